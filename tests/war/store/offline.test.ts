import { afterEach, expect, test, vi } from 'vitest';
import { registerOffline } from '../../../src/shell/platform/offline';

afterEach(() => void vi.unstubAllGlobals());

/** A worker of the browser, as far as the page deals with one. */
function createWorker(state: ServiceWorkerState = 'installed') {
  const messages: unknown[] = [];
  const worker = Object.assign(new EventTarget(), {
    state,
    messages,
    postMessage: (message: unknown) => void messages.push(message),
    become(next: ServiceWorkerState) {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    },
  });
  return worker;
}
type Worker = ReturnType<typeof createWorker>;

interface Scene {
  /** Whether the page came from a worker. */
  readonly served?: boolean;
  readonly waiting?: Worker;
  readonly active?: Worker;
  readonly forbidden?: boolean;
}

/** A page that has loaded, in a browser with service workers; what it is offered, reloads and registrations counted. */
async function load({ served = false, waiting, active, forbidden = false }: Scene = {}) {
  const registration = Object.assign(new EventTarget(), {
    waiting: waiting ?? null,
    active: active ?? null,
    installing: null as Worker | null,
  });
  const register = vi.fn<(url: string) => Promise<typeof registration>>(() =>
    forbidden ? Promise.reject(new Error('forbidden')) : Promise.resolve(registration),
  );
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: served ? {} : null,
    register,
  });
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { reload } }));
  const offer = vi.fn<(take: () => void) => void>();
  registerOffline(offer);
  await Promise.resolve();
  await Promise.resolve();
  return {
    register,
    reload,
    offers: () => offer.mock.calls.length,
    take: () => offer.mock.lastCall?.[0](),
    find(worker: Worker) {
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
    },
    activate: (worker: Worker) => void (registration.active = worker),
    change: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
  };
}

test('the first visit is cached silently, and never reloaded', async () => {
  const page = await load();
  expect(page.register.mock.calls).toEqual([['./sw.js']]);
  const first = createWorker('installing');
  page.find(first);
  first.become('installed');
  page.activate(first);
  first.become('activated');
  page.change();
  expect(page.offers()).toBe(0);
  expect(page.reload).not.toHaveBeenCalled();
});

test('nothing is requested from the network before the page has loaded', async () => {
  vi.stubGlobal('document', { readyState: 'loading' });
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const register = vi.fn(() => Promise.reject(new Error('forbidden')));
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { serviceWorker });
  registerOffline(vi.fn());
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(register).toHaveBeenCalledOnce();
});

test('a new version waits until it is accepted, and the page reloads once it has come', async () => {
  const page = await load({ served: true, active: createWorker('activated') });
  const next = createWorker('installing');
  page.find(next);
  expect(page.offers()).toBe(0);
  next.become('installed');
  expect(page.offers()).toBe(1);
  expect(next.messages).toEqual([]);
  expect(page.reload).not.toHaveBeenCalled();
  page.take();
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(page.reload).not.toHaveBeenCalled();
  page.change();
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a version that comes long after it was accepted is offered again, because nobody waits for it any longer', async () => {
  vi.useFakeTimers();
  try {
    const page = await load({
      served: true,
      active: createWorker('activated'),
      waiting: createWorker(),
    });
    page.take();
    vi.advanceTimersByTime(6_000);
    page.change();
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.offers()).toBe(2);
    page.take();
    expect(page.reload).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a new version found during the first visit is offered like any other', async () => {
  const page = await load();
  page.activate(createWorker('activated'));
  page.change();
  const next = createWorker('installing');
  page.find(next);
  next.become('installed');
  page.take();
  page.change();
  expect(next.messages).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a postponed version is offered again by the next page', async () => {
  const page = await load({
    served: true,
    active: createWorker('activated'),
    waiting: createWorker(),
  });
  expect(page.offers()).toBe(1);
});

test('if another tab has accepted it, this one asks before it reloads', async () => {
  const page = await load({ served: true, active: createWorker('activated') });
  page.change();
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.offers()).toBe(1);
  page.take();
  expect(page.reload).toHaveBeenCalledOnce();
});

test('a browser that forbids or lacks service workers changes nothing', async () => {
  const page = await load({ forbidden: true });
  expect(page.offers()).toBe(0);
  vi.stubGlobal('navigator', {});
  expect(() => registerOffline(vi.fn())).not.toThrow();
});
