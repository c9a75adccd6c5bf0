import { fetchMessages } from './language/current';
import { nextFrame, whenIdle } from './platform/nextFrame';
import { fetchFonts, fixStyleSheets, styleSheetsMissing } from './platform/styleSheets';
import { createSignal } from './signal';

/**
 * The handle of a module that is fetched when it is first needed, or earlier: `fetch` loads it, `here` and `state`
 * return it synchronously once it is loaded, and `watch` reports changes of its state.
 */
export interface LazyModule<T> {
  /** Resolves with the module, which is loaded only once. Rejects if it cannot be fetched; another call tries again. */
  readonly fetch: () => Promise<T>;
  /** Returns the module; null until it is fetched. */
  readonly here: () => T | null;
  /** Returns the module; null until it is fetched; false after a failure, until another attempt succeeds. */
  readonly state: () => T | false | null;
  /**
   * Fetches it, and calls `changed` whenever the state of any lazy module may have changed; returns an unsubscribe
   * function. With `unreported`, no component on the page reports that it is missing, so the page shows a notice
   * itself.
   */
  readonly watch: (unreported: boolean) => (changed: () => void) => () => void;
}

interface Part {
  /** @throws if it cannot be fetched; another call tries again. */
  readonly fetch: () => Promise<unknown>;
  readonly missing: boolean;
  /** The number of users without a component that reports it missing. */
  unreported: number;
}

/** Whether a part has arrived since a style sheet failed: an import does not wait again for that one. */
let unstyled = false;
const styles: Part = {
  fetch: async () => {
    await fixStyleSheets();
    notify();
  },
  get missing() {
    return unstyled && styleSheetsMissing();
  },
  // Reported by the page, unless a notice requests them too (`countNotice`).
  unreported: 1,
};
const parts: Part[] = [styles];
const { send: notify, subscribe } = createSignal();
let failures = 0;
const nothing = (): void => undefined;

/**
 * Declares a module that `load` imports when it is first needed, together with the parts of the messages named in
 * `messages`. Returns its handle; nothing is fetched yet.
 */
export function lazyModule<T>(
  load: () => Promise<T>,
  ...messages: readonly string[]
): LazyModule<T> {
  let there: T | null = null;
  let coming: Promise<T> | null = null;
  let failedOnce = false;

  async function arrive(): Promise<T> {
    try {
      // A part is not shown without its style sheet.
      const fixing = failedOnce ? fixStyleSheets() : null;
      if (fixing !== null) await fixing;
      const [code] = await Promise.all([load(), fetchFonts(), ...messages.map(fetchMessages)]);
      there = code;
      part.missing = false;
      const without = styleSheetsMissing();
      if (without && !unstyled) failures++;
      unstyled = without;
      return code;
    } catch (error) {
      coming = null;
      part.missing = true;
      failedOnce = true;
      failures++;
      throw error;
    } finally {
      notify();
    }
  }
  const fetch = (): Promise<T> => (coming ??= arrive());
  const part = { fetch, missing: false, unreported: 0 };
  parts.push(part);

  return {
    fetch,
    here: () => there,
    state: () => there ?? (part.missing ? false : null),
    watch: (unreported) => (changed) => {
      part.unreported += Number(unreported);
      const stop = subscribe(changed);
      if (there === null && coming === null) {
        part.missing = false;
        // What is shown beside the rest waits until that is painted, because each request takes time.
        if (unreported) void nextFrame().then(fetch).catch(nothing);
        else fetch().catch(nothing);
      }
      return () => {
        part.unreported -= Number(unreported);
        stop();
      };
    },
  };
}

/**
 * Fetches all lazy modules that are not loaded yet, one after the other in the order of their declaration, each when
 * the page is idle. Resolves at the end, even if some could not be fetched; never rejects.
 */
export async function fetchAhead(): Promise<void> {
  for (const { fetch } of parts) {
    await whenIdle();
    await fetch().catch(nothing);
  }
}

/**
 * Returns the lazy modules that were needed, could not be loaded, and are still missing; missing style sheets count
 * together as one. Empty if nothing is missing. `fetch` of each tries again.
 */
export const missingParts = (): readonly Part[] => parts.filter(({ missing }) => missing);

/**
 * Returns 0 unless a lazy module is missing that no component on the page reports; then the number of all failed
 * attempts to load lazy modules. The page shows a notice while it is greater than 0, and again when it grows.
 */
export const unreportedFailures = (): number =>
  parts.some(({ missing, unreported }) => missing && unreported > 0) ? failures : 0;

/**
 * Registers that a component on the page reports missing style sheets, so that the page shows no notice of its own for
 * them. Returns a function that withdraws this.
 */
export function countNotice(): () => void {
  styles.unreported--;
  notify();
  return () => {
    styles.unreported++;
    notify();
  };
}

/** Calls the listener whenever a lazy module has been loaded or has failed; returns an unsubscribe function. */
export const onLazyModuleChange = subscribe;
