import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { below } from './store/chance';
import { databaseArchive } from './store/library';
import { createSealer, databaseKeeper } from './store/seal';
import { createDrawer, windowWatcher } from './store/slot';
import { readPreferences } from './store/preferences';
import { fetchReader } from './store/reader';
import { anythingKept } from './store/keeping';
import { createGame } from './store/store';
import { App } from './ui/App';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { CommandContext } from './ui/useGame';
import { FETCHED } from './words/fetched';
import { languageOf } from './words/languages';
import { speak, wordsFrom } from './words/speech';
import './ui/theme.css';

const drawer = createDrawer(() => window.localStorage);

/** Shows the game once its words are here and, where something is kept, what reads it. */
async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root to show the game in');
  const { language } = readPreferences(drawer);
  wordsFrom(FETCHED);
  await Promise.all([
    speak(language === 'browser' ? languageOf(navigator.languages) : language),
    anythingKept(drawer) && fetchReader(),
  ]);
  const command = createGame({
    drawer,
    watcher: windowWatcher,
    sealer: createSealer(databaseKeeper),
    below,
    newId: () => Array.from({ length: 16 }, () => below(36).toString(36)).join(''),
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
    import('./store/offline').then(
      ({ keepOffline }) => keepOffline(command.offerVersion),
      () => undefined,
    );
}

open().catch(() => document.getElementById('not-loaded')?.removeAttribute('hidden'));
