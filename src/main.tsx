import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { below } from './store/chance';
import { databaseArchive } from './store/library';
import { keepOffline } from './store/offline';
import { createSealer, databaseKeeper } from './store/seal';
import { createDrawer, windowWatcher } from './store/slot';
import { createGame } from './store/store';
import { App } from './ui/App';
import { ErrorBoundary } from './ui/ErrorBoundary';
import { CommandContext } from './ui/useGame';
import { languageOf } from './words/languages';
import { speak } from './words/speech';
import './ui/theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root to show the game in');

const command = createGame({
  drawer: createDrawer(() => window.localStorage),
  watcher: windowWatcher,
  sealer: createSealer(databaseKeeper),
  below,
  newId: () => Array.from({ length: 16 }, () => below(36).toString(36)).join(''),
  now: () => new Date(),
  archive: databaseArchive(),
});

const { language } = command.store.getState().preferences;
void speak(language === 'browser' ? languageOf(navigator.languages) : language).then(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <CommandContext value={command}>
          <App />
        </CommandContext>
      </ErrorBoundary>
    </StrictMode>,
  ),
);

if (import.meta.env.PROD) keepOffline(command.offerVersion);
