import { onIdle } from './pieces';

/** Resolves after the next frame has been painted. In a hidden tab that is once the tab is visible again. */
export const nextFrame = (): Promise<void> =>
  // The frame's callback runs before painting, a timer after it.
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The longest that `whenIdle` waits for a page that is never idle, in milliseconds. */
const LONGEST_BUSY = 1000;

/** Resolves when the page has nothing else to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => onIdle(resolve, { timeout: LONGEST_BUSY }));
