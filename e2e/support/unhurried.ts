import type { Locator, Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';

/** Milliseconds in which a place that has been pressed does nothing that cannot be taken back, and within how many pixels. */
const QUIET = 1_000;
const NEAR = 40;
/** And so many more, for what lies between the test and the page. */
const LEAST = 50;

interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}
const pressed = new WeakMap<Page, Pressed>();

/** Where a locator's middle is, and whether what is there cannot be taken back; null where it is not on the page yet. */
const middle = async (locator: Locator) =>
  locator
    .evaluate(
      (element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const guarded = element.closest('[data-irreversible]') !== null;
        return { x: left + width / 2, y: top + height / 2, guarded };
      },
      undefined,
      { timeout: LIMITS.act },
    )
    .catch(() => null);

/**
 * Presses as a person does, who looks before pressing again at the same place what cannot be taken back
 * (`useIrreversible`). Two presses that are meant to be quick are made by `page.mouse` or by fingers.
 */
export function pressUnhurried(page: Page): void {
  const kind = Object.getPrototypeOf(page.locator('body')) as Locator & { unhurried?: true };
  if (kind.unhurried === true) return;
  kind.unhurried = true;
  for (const way of ['click', 'tap'] as const) {
    // Called below with the locator that it is a method of.
    // oxlint-disable-next-line typescript/unbound-method
    const press = kind[way];
    kind[way] = async function unhurried(this: Locator, options?: object) {
      const owner = this.page();
      const [before, place] = [pressed.get(owner), await middle(this)];
      if (before !== undefined && place?.guarded === true) {
        const left = before.at + QUIET + LEAST - Date.now();
        const near = Math.hypot(place.x - before.x, place.y - before.y) <= NEAR;
        if (near && left > 0) await new Promise((rested) => setTimeout(rested, left));
      }
      await press.call(this, options);
      if (place !== null) pressed.set(owner, { x: place.x, y: place.y, at: Date.now() });
    };
  }
}
