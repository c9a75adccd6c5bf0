// Requests, on import, what the first screens need besides programs. The network is idle while the program starts, and the
// program, which asks for these files later, finds them on their way: on a slow network headquarters and the first board
// appear a fifth of a second earlier.
import { gameAt } from './shell/game';
import { preferredLanguage } from './shell/language/preferred';
import { requestMessages } from './shell/language/source';
import { localStore } from './shell/platform/browserApis';
import { fetchFonts } from './shell/platform/styleSheets';
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
const ofWar = OF_WAR[language];
// Little Wars fetches its messages with its first screen.
const { ofGame } = gameAt(
  [
    { id: 'war', ofGame: [ofWar?.['first'], ofWar?.['game']] },
    { id: 'littlewars', ofGame: [] },
  ],
  window.location.hash,
);
for (const address of [OF_SHELL[language]?.['shell'], ...ofGame])
  if (address !== undefined) requestMessages(address);
void fetchFonts();
