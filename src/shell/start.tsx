// First, so that all other style sheets come after it.
import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createStore } from 'zustand/vanilla';
import { gameAt, type GameEntry, type Platform } from './game';
import { addMessages, setLanguage } from './language/current';
import { preferredLanguage } from './language/preferred';
import type { MessageSource } from './language/source';
import { fetchDisplayFont, watchLinks } from './platform/styleSheets';
import { surviveTranslators } from './platform/translators';
import { SHELL_SETTINGS } from './settings';
import { createSettings } from './settingsStore';
import { Shell } from './ui/Shell';

interface Start {
  readonly platform: Platform;
  /** The source of the shell's own messages. */
  readonly messages: MessageSource<'shell'>;
  /** All games of the page; the first has the addresses that no other has. */
  readonly games: readonly [GameEntry, ...GameEntry[]];
  /** Called once the page is shown; its argument offers a new version. */
  readonly onShown?: (offerNewVersion: (take: () => void) => void) => void;
}

/**
 * Shows the page in the element `root`, after loading the game to which the page's address belongs, and the messages in
 * the user's language. Resolves with React's root. `start` has the platform, the shell's messages and the games;
 * rejects if a module or messages cannot be fetched.
 */
export async function startShell(root: HTMLElement, start: Start): Promise<Root> {
  const { platform, messages, games, onShown } = start;
  watchLinks();
  surviveTranslators();
  const settings = createSettings(SHELL_SETTINGS, platform.storage, platform.watcher);
  const services = { ...platform, settings };
  const newVersion = createStore<(() => void) | null>(() => null);
  addMessages(messages, ['shell']);
  for (const { messages: ofGame } of games) if (ofGame !== undefined) addMessages(ofGame, []);
  const game = gameAt(games, window.location.hash);
  const opening = game.open(services);
  const { language } = settings.getState();
  const [screen] = await Promise.all([
    opening,
    setLanguage(preferredLanguage(language)),
    fetchDisplayFont(),
  ]);
  // It arrives while the first frame is drawn.
  screen.fetchNext?.();
  const page = createRoot(root);
  page.render(
    <StrictMode>
      <Shell
        services={services}
        games={games}
        first={{ ...screen, game }}
        settings={settings}
        newVersion={newVersion}
      />
    </StrictMode>,
  );
  // Wrapped, because the offered value is itself a function.
  onShown?.((take) => newVersion.setState(() => take, true));
  return page;
}
