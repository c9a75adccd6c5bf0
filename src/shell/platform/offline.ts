import { serviceWorkers } from './pieces';

/** Milliseconds after which nobody who has asked for a new version waits for it any longer. */
const PATIENCE = 5_000;

/**
 * Keeps the page for use without a network, by the service worker that the build makes, once the page has
 * loaded. A new version waits until its taking is asked for, through what `offer` is handed: how to take it.
 * Without service workers nothing happens.
 */
export function keepOffline(offer: (take: () => void) => void): void {
  const serviceWorker = serviceWorkers();
  if (serviceWorker === null) return;
  const reload = (): void => window.location.reload();
  let asked = 0;
  let served = serviceWorker.controller !== null;

  serviceWorker.addEventListener('controllerchange', () => {
    if (Date.now() - asked < PATIENCE) reload();
    // Another tab has taken the new version, or the old one had something left to fetch and whoever asked plays on:
    // what this page has not loaded yet is no longer kept.
    else if (served) offer(reload);
    served = true;
  });

  const offerWaiting = (worker: ServiceWorker): void =>
    offer(() => {
      asked = Date.now();
      worker.postMessage({ type: 'SKIP_WAITING' });
    });

  async function register(workers: ServiceWorkerContainer): Promise<void> {
    const registration = await workers.register('./sw.js');
    if (registration.waiting !== null) offerWaiting(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        // The first of all has none before it, and waits for nobody.
        if (worker.state === 'installed' && registration.active !== null) offerWaiting(worker);
      });
    });
  }

  // Storage that is forbidden, or a page opened as a file: the game is played as it is.
  const begin = (): void => void register(serviceWorker).catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
