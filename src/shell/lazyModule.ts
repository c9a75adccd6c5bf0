import { fetchMessages } from './language/current';
import { nextFrame, whenIdle } from './platform/nextFrame';
import { fetchFonts, fixStyleSheets, styleSheetsMissing } from './platform/styleSheets';
import { createSignal } from './signal';

/** Code that is fetched when it is first wanted, or ahead of that, and from then on at once there. */
export interface LazyModule<T> {
  /** @throws where it cannot be fetched; another call tries again. */
  readonly fetch: () => Promise<T>;
  /** Null until it is fetched. */
  readonly here: () => T | null;
  /** Null until it is fetched; false where that has failed, until another try has not. */
  readonly state: () => T | false | null;
  /**
   * Fetches it, and calls back when its state has changed; answers what ends that. Where nothing in its own place tells
   * that it is missing (`untold`), the page does.
   */
  readonly watch: (untold: boolean) => (changed: () => void) => () => void;
}

interface Part {
  /** @throws where it cannot be fetched; another call tries again. */
  readonly fetch: () => Promise<unknown>;
  readonly missing: boolean;
  /** How many want it where nothing in its own place tells that it is missing. */
  untold: number;
}

/** Whether a part has come since a style sheet failed: an import waits for none that another has waited for in vain. */
let unstyled = false;
const styles: Part = {
  fetch: async () => {
    await fixStyleSheets();
    notify();
  },
  get missing() {
    return unstyled && styleSheetsMissing();
  },
  // Told by the page, but while a notice asks for them too (`countNotice`).
  untold: 1,
};
const parts: Part[] = [styles];
const { send: notify, subscribe } = createSignal();
let failures = 0;
const nothing = (): void => undefined;

/** Declares code that comes late, and the parts of the messages that it tells. */
export function lazyModule<T>(
  load: () => Promise<T>,
  ...messages: readonly string[]
): LazyModule<T> {
  let there: T | null = null;
  let coming: Promise<T> | null = null;
  let failedOnce = false;

  async function arrive(): Promise<T> {
    try {
      // Without its style sheet a part is not shown.
      const mending = failedOnce ? fixStyleSheets() : null;
      if (mending !== null) await mending;
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
  const part = { fetch, missing: false, untold: 0 };
  parts.push(part);

  return {
    fetch,
    here: () => there,
    state: () => there ?? (part.missing ? false : null),
    watch: (untold) => (changed) => {
      part.untold += Number(untold);
      const stop = subscribe(changed);
      if (there === null && coming === null) {
        part.missing = false;
        // What comes beside all else waits until that is seen: each request takes its time.
        if (untold) void nextFrame().then(fetch).catch(nothing);
        else fetch().catch(nothing);
      }
      return () => {
        part.untold -= Number(untold);
        stop();
      };
    },
  };
}

/** Fetches all that has been declared, one after the other, in the order of being declared. Never rejects. */
export async function fetchAhead(): Promise<void> {
  for (const { fetch } of parts) {
    await whenIdle();
    await fetch().catch(nothing);
  }
}

/** All that was wanted, could not be fetched, and is not here yet. */
export const missingParts = (): readonly Part[] => parts.filter(({ missing }) => missing);

/** How many tries have failed, where something is missing that nothing else tells of; else 0. */
export const untoldFailures = (): number =>
  parts.some(({ missing, untold }) => missing && untold > 0) ? failures : 0;

/** While a place says of itself that something is missing, it asks for the style sheets too; returns what ends that. */
export function countNotice(): () => void {
  styles.untold--;
  notify();
  return () => {
    styles.untold++;
    notify();
  };
}

/** Calls back whenever anything has come or failed; returns an unsubscribe function. */
export const onLazyModuleChange = subscribe;
