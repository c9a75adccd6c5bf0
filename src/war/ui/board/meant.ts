import type { Square } from '../../engine/vocabulary';

/** Where a finger was, and the square that was under it. */
export interface Touched {
  readonly square: Square | null;
  readonly clientX: number;
  readonly clientY: number;
}

/** A finger meets a square within this many pixels of its middle, though the square be smaller. */
const FINGER = 12;

/**
 * The square a touch means: of the relevant ones the one touched, else the nearest whose finger room it fell
 * into; else the one touched. Told by the pointer and not by the click, which browsers move to what they guess.
 */
export function meantSquare(
  grid: HTMLElement,
  touched: Touched | null,
  relevant: ReadonlySet<Square> = new Set(),
): Square | null {
  if (touched?.square == null || relevant.has(touched.square)) return touched?.square ?? null;
  let best = touched.square;
  let least = FINGER;
  for (const square of relevant) {
    const box = grid.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
    if (box === undefined) continue;
    const away = Math.max(
      Math.abs(box.left + box.width / 2 - touched.clientX),
      Math.abs(box.top + box.height / 2 - touched.clientY),
    );
    if (away <= least) {
      best = square;
      least = away;
    }
  }
  return best;
}
