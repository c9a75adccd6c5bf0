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
 * @throws if the browser forbids it.
 */
export const localStore = (): Storage => window.localStorage;

/**
 * Returns the browser's IndexedDB factory.
 *
 * @throws if the browser forbids databases.
 */
export const databases = (): IDBFactory => {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (factory === undefined) throw new DOMException('there are no databases', 'SecurityError');
  return factory;
};

/**
 * Returns a channel of this name to the page's other tabs; null in a browser without broadcast channels, where a tab
 * must poll for changes (`channel.ts`).
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

/** Returns the browser's user agent string. */
export const browserName = (): string => navigator.userAgent;

/** Returns the browser's cryptography (`SubtleCrypto`); null on a page served without https. */
export const encryption = (): SubtleCrypto | null =>
  orNull(() => crypto.subtle as SubtleCrypto | undefined);

/**
 * Fills an array with random values and returns it: from the browser's cryptographic source, or from `Math.random` if
 * there is none.
 */
export function fillByChance<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  into: T,
): T {
  return (
    orNull(() => crypto.getRandomValues(into)) ??
    (into.map(() => Math.floor(Math.random() * 2 ** (8 * into.BYTES_PER_ELEMENT))) as T)
  );
}

/** The members of a `MediaQueryList` that the page uses. */
export type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const UNASKED: Media = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/**
 * Returns the browser's result of a media query, such as `(prefers-reduced-motion: reduce)`; one that never matches
 * if the browser has no media queries.
 */
export const mediaOf = (query: string): Media => orNull(() => window.matchMedia(query)) ?? UNASKED;

/** Returns whether the user has asked the system for reduced motion. */
export const asksForStillness = (): boolean => mediaOf('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls back when the page is idle; in a browser that does not report this (Safari), as soon as possible. `options`
 * has the latest time.
 */
export function onIdle(callback: () => void, options: IdleRequestOptions): void {
  if (orNull(() => requestIdleCallback(callback, options)) === null) setTimeout(callback);
}

/** Returns a new audio context; null if the browser has no sound. */
export const audioContext = (): AudioContext | null => orNull(() => new AudioContext());

/** Returns whether this browser can play sounds. */
export function hasSound(): boolean {
  const context = audioContext();
  void context?.close();
  return context !== null;
}

/** Returns the worker that `make` constructs; null if the browser cannot start it, and then no program can play. */
export const workerOf = (make: () => Worker): Worker | null => orNull(make);

/**
 * Calls `sized` when the size of any of the elements has changed, and once at first; returns an unsubscribe function.
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

/** Returns whether the browser can share content with other programs of the device. */
export const canShare = (): boolean => orNull(() => 'share' in navigator) ?? false;

/**
 * Shares the first of some offers that the device accepts, otherwise the last of them. Rejects if the user cancels or
 * the browser refuses.
 */
export const shareFirst = async (offers: readonly ShareData[]): Promise<void> => {
  const taken = offers.find((one) => 'canShare' in navigator && navigator.canShare(one));
  await navigator.share(taken ?? offers.at(-1));
};

/** Returns the language tags that the user prefers by the browser's settings, the most preferred first. */
export const browserLanguages = (): readonly string[] => orNull(() => navigator.languages) ?? [];

/** Returns whether a user has just interacted with the page, by the browser's user activation. */
export const isUsedByHand = (): boolean => orNull(() => navigator.userActivation.isActive) ?? false;

/**
 * Changes the page's address without loading: as a new entry of the browser's history (`pushState`), or in place of
 * the last (`replaceState`). If the browser refuses, nothing happens.
 */
export const putAddress = (how: 'pushState' | 'replaceState', address: string): void =>
  void orNull(() => window.history[how](null, '', address));
