// First, so that the messages arrive while the rest of the program starts.
import './firstRequests';
import { localStore } from './shell/platform/browserApis';
import { randomInt } from './shell/platform/random';
import { nextFrame } from './shell/platform/nextFrame';
import { createTextStorage, windowWatcher } from './shell/platform/webStorage';
import { fetchAhead } from './shell/lazyModule';
import { createSealer, databaseKeyStore } from './shell/platform/seal';
import { startShell } from './shell/start';
import { SHELL_FETCHED } from './shell/words/fetched';
import { littleWars } from './littlewars/entry';
import { war } from './war/entry';

async function open(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root to show the game in');
  await startShell(root, {
    platform: {
      storage: createTextStorage(localStore),
      watcher: windowWatcher,
      sealer: createSealer(databaseKeyStore()),
      randomInt,
      newId: () => Array.from({ length: 16 }, () => randomInt(36).toString(36)).join(''),
      now: () => new Date(),
    },
    messages: SHELL_FETCHED,
    games: [war, littleWars],
    onShown: (offer) => void goOn(offer),
  });
}

/**
 * Fetches all other screens before they can be opened, but after the first frame, which a hundred requests would
 * delay. Offline caching comes last: it takes from the browser's cache what has been fetched by then.
 */
async function goOn(offerNewVersion: (take: () => void) => void): Promise<void> {
  await nextFrame();
  await fetchAhead();
  if (!import.meta.env.PROD) return;
  const offline = await import('./shell/platform/offline').catch(() => null);
  offline?.registerOffline(offerNewVersion);
}

/**
 * Returns whether a page of another origin shows this one in a frame, where it could cover the buttons and have
 * them pressed. The host sends no header against frames, and a policy in the page cannot forbid them.
 */
function isFramed(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

if (isFramed()) {
  document.getElementById('framed')?.removeAttribute('hidden');
  document.getElementById('not-loaded')?.remove();
} else open().catch(() => document.getElementById('not-loaded')?.classList.add('now'));
