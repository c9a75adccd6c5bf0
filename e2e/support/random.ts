import type { Page } from '@playwright/test';

/** A small seeded generator (mulberry32): numbers from 0 up to, not including, 1. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One element of a list that is not empty. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  if (list.length === 0) throw new Error('nothing to pick from');
  return list[Math.floor(random() * list.length)]!;
}

/**
 * Makes every lot that a page draws from its next load on fall on the second of its choices, such as the South for the
 * first turn; so are the seeds of battles the same every time.
 */
export const fixLots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((into: Uint32Array<ArrayBuffer>) =>
      into instanceof Uint32Array && into.length === 1
        ? into.fill(1)
        : draw(into)) as typeof crypto.getRandomValues;
  });
