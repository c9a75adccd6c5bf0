import { expect, type Locator, type Page } from '@playwright/test';
import { GAME_KEY, type SideName } from './page';

/** A clock as a game saves it. */
export interface Clock {
  readonly kind: 'turn' | 'bank';
  /** Seconds of either side. */
  readonly seconds: number;
  readonly increment?: number;
}

/** Opens a war to a clock, its first turn about to begin; time stands until a test lets it go on. */
export async function openTimedWar(
  page: Page,
  start: string,
  { kind, seconds, increment = 0 }: Clock,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const clock = {
    kind,
    time: { N: seconds * 1000, S: seconds * 1000 },
    increment: increment * 1000,
  };
  const stage = { name: 'war', start, actions: [], ...more };
  const game = {
    ...{ id: 'timed', players: { N: '', S: '' }, tags: [], rules: 'debord' },
    ...{ way: 'open', opening: null, clock, stage },
  };
  const text = JSON.stringify({ format: 'game-of-war', version: 3, game });
  await page.addInitScript(
    ([key, saved]) => {
      if (localStorage.getItem(key!) === null) localStorage.setItem(key!, saved!);
    },
    [GAME_KEY, text],
  );
  await page.clock.install();
  await page.goto('./#game');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(face(page, 'North')).toBeVisible();
}

/** The time left to a side. */
export const face = (page: Page, side: SideName): Locator =>
  page.getByRole('timer', { name: side }).locator('.clock-digits');

/** Seconds on a face. */
export async function secondsLeft(page: Page, side: SideName): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await face(page, side).textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** Lets so many seconds go by at once. */
export const letPass = (page: Page, seconds: number): Promise<void> =>
  page.clock.runFor(seconds * 1000);

/** The answer to the key of the clock, at once. */
export const alarm = (page: Page): Locator => page.locator('[data-clock]');
