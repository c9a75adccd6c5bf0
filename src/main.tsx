import { randomInt } from './shell/platform/random';
import { createTextStorage, windowWatcher } from './shell/platform/webStorage';
import { lateSealer } from './shell/seal';
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
      sealer: lateSealer(async () => {
        const { createSealer, databaseKeeper } = await import('./shell/platform/seal');
        return createSealer(databaseKeeper());
      }),
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

open().catch(() => document.getElementById('not-loaded')?.removeAttribute('hidden'));
