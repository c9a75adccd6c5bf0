import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { randomInt } from './shell/platform/random';
import { databaseArchive } from './war/store/library';
import { createSealer, databaseKeeper } from './shell/platform/seal';
import { createDrawer, windowWatcher } from './shell/platform/slot';
import { readPreferences } from './war/store/preferences';
import { fetchReader } from './war/store/reader';
import { anythingKept } from './war/store/keeping';
import { createGame } from './war/store/store';
import { App } from './war/ui/App';
import { ErrorBoundary } from './shell/ui/ErrorBoundary';
import { CommandContext } from './war/ui/base/useGame';
import { FETCHED } from './war/words/fetched';
import { languageOf } from './shell/language/languages';
import { setLanguage, addMessages } from './shell/language/current';
import './shell/ui/theme.css';
import { SHELL_FETCHED } from './shell/words/fetched';

const drawer = createDrawer(() => window.localStorage);

/** Shows the game once its words are here and, where something is kept, what reads it. */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root to show the game in');
  const { language } = readPreferences(drawer);
  addMessages(SHELL_FETCHED, ['shell']);
  addMessages(FETCHED, ['first']);
  await Promise.all([
    setLanguage(language === 'browser' ? languageOf(navigator.languages) : language),
    anythingKept(drawer) && fetchReader(),
  ]);
  const command = createGame({
    drawer,
    watcher: windowWatcher,
    sealer: createSealer(databaseKeeper),
    randomInt,
    newId: () => Array.from({ length: 16 }, () => randomInt(36).toString(36)).join(''),
    now: () => new Date(),
    archive: databaseArchive(),
  });
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <CommandContext value={command}>
          <App />
        </CommandContext>
      </ErrorBoundary>
    </StrictMode>,
  );
  if (import.meta.env.PROD)
    import('./shell/platform/offline').then(
      ({ keepOffline }) => keepOffline(command.offerVersion),
      () => undefined,
    );
}

open().catch(() => document.getElementById('not-loaded')?.removeAttribute('hidden'));
