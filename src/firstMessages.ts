// Requests the first messages, on import. The program fetches them once it has started, and then finds them on their way:
// on a slow network headquarters appear a sixth of a second earlier.
import { gameAt } from './shell/game';
import { preferredLanguage } from './shell/language/preferred';
import { localStore } from './shell/platform/pieces';
import { preloadFiles } from './shell/platform/preload';
import { createTextStorage } from './shell/platform/webStorage';
import { settingsFrom, SHELL_SETTINGS } from './shell/settings';
import { SETTINGS_KEY, storedSettings } from './shell/settingsStore';
import { ADDRESSES as OF_SHELL } from './shell/words/parts.json?urls';
import { ADDRESSES as OF_WAR } from './war/words/parts.json?urls';

const { language: setting } = settingsFrom(
  SHELL_SETTINGS,
  storedSettings(createTextStorage(localStore), SETTINGS_KEY),
);
const language = preferredLanguage(setting);
// Little Wars fetches its messages with its first screen.
const { first } = gameAt(
  [{ id: 'war', first: OF_WAR[language]?.['first'] }, { id: 'littlewars' }],
  window.location.hash,
);
preloadFiles([OF_SHELL[language]?.['shell'], first].filter((address) => address !== undefined));
