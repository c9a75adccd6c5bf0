import { randomInt } from './shell/platform/random';
import { createSealer, databaseKeeper } from './shell/platform/seal';
import { createTextStorage, windowWatcher } from './shell/platform/webStorage';
import { fetchAhead } from './shell/late';
import { startShell } from './shell/start';
import { SHELL_FETCHED } from './shell/words/fetched';
import { war } from './war/door';

async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root to show the game in');
  await startShell(root, {
    platform: {
      storage: createTextStorage(() => window.localStorage),
      watcher: windowWatcher,
      sealer: createSealer(databaseKeeper),
      randomInt,
      newId: () => Array.from({ length: 16 }, () => randomInt(36).toString(36)).join(''),
      now: () => new Date(),
    },
    messages: SHELL_FETCHED,
    games: [war],
    ...(import.meta.env.PROD && {
      keepOffline: (offer) =>
        void import('./shell/platform/offline').then(
          ({ keepOffline }) => keepOffline(offer),
          () => undefined,
        ),
    }),
  });
}

open().then(
  // What keys and buttons open is there before it can be wanted, and once the page stands.
  () => void setTimeout(fetchAhead),
  () => document.getElementById('not-loaded')?.classList.add('now'),
);
