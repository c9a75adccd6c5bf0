import { onIdle } from './browserApis';

/** Resolves after the next frame has been painted; in a hidden tab, after the tab is visible again. */
export const nextFrame = (): Promise<void> =>
  // The frame's callback runs before painting, a timer after it.
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The longest wait of `whenIdle` for a busy page, in milliseconds. */
const LONGEST_BUSY = 1000;

/** Resolves when the page is idle, at the latest after about a second. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => onIdle(resolve, { timeout: LONGEST_BUSY }));
