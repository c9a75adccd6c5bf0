/**
 * The browser APIs that the page uses, each accessed only here. A browser may lack one, or refuse it on access or
 * construction (Firefox, if all cookies are refused); then there is null, or a substitute with which play
 * continues.
 */

/** Returns the result of `ask`, or null if the API is missing or refused. */
function orNull<T>(ask: () => T | null | undefined): T | null {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the browser's local storage.
 *
 * @throws {DOMException} if the browser forbids it.
 */
export const localStore = (): Storage => window.localStorage;

/**
 * Returns the browser's IndexedDB factory, with which databases are opened.
 *
 * @throws {DOMException} if the browser forbids databases.
 */
export const databases = (): IDBFactory => {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (factory === undefined) throw new DOMException('there are no databases', 'SecurityError');
  return factory;
};

/**
 * Returns a channel with this name to the page's other tabs; null in a browser without broadcast channels, where a tab
 * must poll for changes.
 */
export const broadcastChannel = (name: string): BroadcastChannel | null =>
  orNull(() => new BroadcastChannel(name));

/** Returns the browser's service worker container, for offline use; null if it has none. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  orNull(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);

/**
 * Returns the browser's storage manager, which says how long storage is kept; null on a page served without https.
 */
export const storageManager = (): StorageManager | null =>
  orNull(() => navigator.storage as StorageManager | undefined);

/** Returns the browser's user agent string, such as `Mozilla/5.0 …`. */
export const browserName = (): string => navigator.userAgent;

/** Returns the browser's cryptography (`SubtleCrypto`); null on a page served without https. */
export const encryption = (): SubtleCrypto | null =>
  orNull(() => crypto.subtle as SubtleCrypto | undefined);

/**
 * Fills an array with random numbers from the browser's cryptographic source, over the whole range of its type, and
 * returns it. In a browser without that source, returns a new array of the same length with numbers from `Math.random`.
 */
export function fillByChance<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  into: T,
): T {
  return (
    orNull(() => crypto.getRandomValues(into)) ??
    (into.map(() => Math.floor(Math.random() * 2 ** (8 * into.BYTES_PER_ELEMENT))) as T)
  );
}

/** The result of a media query: whether it `matches` at present, and the functions that listen to its changes. */
export type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const UNASKED: Media = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/**
 * Returns the browser's result of a media query, such as `(prefers-reduced-motion: reduce)`. In a browser without media
 * queries it never matches and never changes.
 */
export const mediaOf = (query: string): Media => orNull(() => window.matchMedia(query)) ?? UNASKED;

/** Returns whether the user has asked the operating system for reduced motion. */
export const asksForStillness = (): boolean => mediaOf('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `callback` once when the page is idle, at the latest after `options.timeout` milliseconds; in a browser that
 * does not report idleness (Safari), as soon as the present work has ended.
 */
export function onIdle(callback: () => void, options: IdleRequestOptions): void {
  if (orNull(() => requestIdleCallback(callback, options)) === null) setTimeout(callback);
}

/** Returns a new audio context; null if the browser cannot play sounds. */
export const audioContext = (): AudioContext | null => orNull(() => new AudioContext());

/** Returns whether this browser can play sounds. */
export function hasSound(): boolean {
  const context = audioContext();
  void context?.close();
  return context !== null;
}

/** Returns the worker that `make` constructs; null if the browser refuses to start it. */
export const workerOf = (make: () => Worker): Worker | null => orNull(make);

/**
 * Calls `sized` whenever the size of one of the elements has changed, and once at first; returns an unsubscribe
 * function. Never calls it in a browser without a `ResizeObserver`.
 */
export function watchSizes(
  elements: readonly Element[],
  sized: ResizeObserverCallback,
): () => void {
  const observer = orNull(() => new ResizeObserver(sized));
  for (const element of elements) observer?.observe(element);
  return () => observer?.disconnect();
}

/** Puts a text on the clipboard. Rejects if the browser forbids it. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Returns whether the browser can share content with other programs of the device (the Web Share API). */
export const canShare = (): boolean => orNull(() => 'share' in navigator) ?? false;

/**
 * Has the user share, with another program of the device, the first of these offers that the device accepts, otherwise
 * the last. Rejects if the user cancels or the browser refuses.
 */
export const shareFirst = async (offers: readonly ShareData[]): Promise<void> => {
  const taken = offers.find((one) => 'canShare' in navigator && navigator.canShare(one));
  await navigator.share(taken ?? offers.at(-1));
};

/**
 * Returns the language tags that the user prefers by the browser's settings, such as `fr-CA`, the most preferred first;
 * empty if the browser states none.
 */
export const browserLanguages = (): readonly string[] => orNull(() => navigator.languages) ?? [];

/**
 * Returns whether the user has pressed a key or a button of the page within the last few seconds, by the browser's user
 * activation; false if the browser does not report it.
 */
export const hasUserActivation = (): boolean =>
  orNull(() => navigator.userActivation.isActive) ?? false;

/**
 * Changes the page's address without loading anything: as a new entry of the browser's history (`pushState`), or in
 * place of the present one (`replaceState`). Does nothing if the browser refuses.
 */
export const putAddress = (how: 'pushState' | 'replaceState', address: string): void =>
  void orNull(() => window.history[how](null, '', address));
