import { serviceWorkers } from './browserApis';

/** Milliseconds after which a requested new version is no longer waited for. */
const PATIENCE = 5_000;

/**
 * Registers the service worker, once the page has loaded, so that the page works offline. When a new version is ready,
 * `offer` is called with a function `take` that reloads the page with it. Does nothing in a browser without service
 * workers.
 */
export function registerOffline(offer: (take: () => void) => void): void {
  const serviceWorker = serviceWorkers();
  if (serviceWorker === null) return;
  const reload = (): void => window.location.reload();
  let asked = 0;
  let served = serviceWorker.controller !== null;

  serviceWorker.addEventListener('controllerchange', () => {
    if (Date.now() - asked < PATIENCE) reload();
    // Another tab has taken the new version, or the old one had fetches left and play went on; files that this page
    // has not loaded yet are no longer cached.
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
        // The first version replaces none, and does not wait.
        if (worker.state === 'installed' && registration.active !== null) offerWaiting(worker);
      });
    });
  }

  // Storage is forbidden, or the page was opened as a file: the game works without the worker.
  const begin = (): void => void register(serviceWorker).catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
