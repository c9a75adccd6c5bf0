/**
 * The pieces of the browser that the page asks for: the one place where each is asked. A browser may be without a piece,
 * or refuse it as it is looked at or made (Firefox, where all cookies are refused); then there is null, or a stand-in
 * with which play goes on.
 */

/** What `ask` gives, or null where there is no such piece, or it is refused. */
function orNull<T>(ask: () => T | null | undefined): T | null {
  try {
    return ask() ?? null;
  } catch {
    return null;
  }
}

/** @throws where the browser forbids it, which is told as such. */
export const localStore = (): Storage => window.localStorage;

/** @throws where the browser forbids it, which is told as such. */
export const databases = (): IDBFactory => {
  const factory = globalThis.indexedDB as IDBFactory | undefined;
  if (factory === undefined) throw new DOMException('there are no databases', 'SecurityError');
  return factory;
};

/** A channel to the page's other tabs; without one a tab looks for itself (`channel.ts`). */
export const broadcastChannel = (name: string): BroadcastChannel | null =>
  orNull(() => new BroadcastChannel(name));

/** What serves the page without a network; without it the page is played with one. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  orNull(() => navigator.serviceWorker as ServiceWorkerContainer | undefined);

/** What says how long the page's storage lasts, which a page served without https has not. */
export const storageManager = (): StorageManager | null =>
  orNull(() => navigator.storage as StorageManager | undefined);

/** The browser and its version, as it says of itself. */
export const browserName = (): string => navigator.userAgent;

/** Encryption, which a page served without https has not. */
export const encryption = (): SubtleCrypto | null =>
  orNull(() => crypto.subtle as SubtleCrypto | undefined);

/** Fills an array by chance: from the cryptographic source of the browser, else from its usual one. */
export function fillByChance<T extends Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  into: T,
): T {
  return (
    orNull(() => crypto.getRandomValues(into)) ??
    (into.map(() => Math.floor(Math.random() * 2 ** (8 * into.BYTES_PER_ELEMENT))) as T)
  );
}

/** As much of a media query as is used. */
export type Media = Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;

const UNASKED: Media = {
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};

/** A media query; where none can be asked, one that never holds. */
export const mediaOf = (query: string): Media => orNull(() => window.matchMedia(query)) ?? UNASKED;

/** Whether the browser has been asked for stillness. */
export const asksForStillness = (): boolean => mediaOf('(prefers-reduced-motion: reduce)').matches;

/** Calls back when the page has nothing else to do; a browser that does not tell (Safari) does so as soon as it can. */
export function onIdle(callback: () => void, options: IdleRequestOptions): void {
  if (orNull(() => requestIdleCallback(callback, options)) === null) setTimeout(callback);
}

/** What sounds are played on; without it nothing is heard. */
export const audioContext = (): AudioContext | null => orNull(() => new AudioContext());

/** Whether sounds can be played at all. */
export function hasSound(): boolean {
  const context = audioContext();
  void context?.close();
  return context !== null;
}

/** A worker, as `make` makes it where its file is named; without one no program thinks. */
export const workerOf = (make: () => Worker): Worker | null => orNull(make);

/** Calls back when the size of one of the elements has changed, and once at first; answers the way to stop. */
export function watchSizes(
  elements: readonly Element[],
  sized: ResizeObserverCallback,
): () => void {
  const observer = orNull(() => new ResizeObserver(sized));
  for (const element of elements) observer?.observe(element);
  return () => observer?.disconnect();
}

/** Puts a text on the clipboard. Rejects where that is forbidden. */
export const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Whether something can be handed to other programs of the device. */
export const canShare = (): boolean => orNull(() => 'share' in navigator) ?? false;

/** Hands over the first that the device takes, else the last. Rejects as the browser does. */
export const shareFirst = async (offers: readonly ShareData[]): Promise<void> => {
  const taken = offers.find((one) => 'canShare' in navigator && navigator.canShare(one));
  await navigator.share(taken ?? offers.at(-1));
};

/** The languages that the browser is set to, the dearest first. */
export const browserLanguages = (): readonly string[] => orNull(() => navigator.languages) ?? [];

/** Whether the page has just been used by hand. */
export const isUsedByHand = (): boolean => orNull(() => navigator.userActivation.isActive) ?? false;

/**
 * Puts an address in the place of the page's, as a step of its history or in the place of the last. Where that is
 * refused, play goes on under the address that stands.
 */
export const putAddress = (how: 'pushState' | 'replaceState', address: string): void =>
  void orNull(() => window.history[how](null, '', address));
