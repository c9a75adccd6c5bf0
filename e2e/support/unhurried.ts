import type { Locator, Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';

/** Milliseconds in which a place that has been pressed does nothing that cannot be taken back, and within how many pixels. */
const QUIET = 1_000;
const NEAR = 40;
/** And so many more, for what lies between the test and the page. */
const LEAST = 50;

/** After so long no page is still busy with a press. */
const LONG_SINCE = 10_000;

/** Runs in the page: the quiet time counts from the frame that showed what came of a press, and that has come by the next. */
async function rest(time: number): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise((rested) => setTimeout(rested, time));
}

/** Waits, where the key pressed next would do what cannot be taken back, until no earlier one is too near in time. */
export async function restBeforeWhatStays(page: Page): Promise<void> {
  const guarded = await page.evaluate(
    () => (document.activeElement?.closest('[data-irreversible]') ?? null) !== null,
  );
  if (guarded) await quiet(page);
}

/** Waits until no press of before is too near in time: for presses by fingers or `page.mouse`, which wait for nothing. */
export const quiet = (page: Page): Promise<void> => page.evaluate(rest, QUIET + LEAST);

interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}
/** The recent presses on a page. */
const pressed = new WeakMap<Page, readonly Pressed[]>();

interface Within {
  readonly timeout?: number;
}

/**
 * Where a locator's middle is once it is scrolled into view, as a press does before it falls, and whether what is there cannot be
 * taken back; null where it is not on the page in time.
 */
const middle = async (locator: Locator, within: Within) =>
  locator
    .evaluate(
      (element) => {
        (element as Element & { scrollIntoViewIfNeeded?: () => void }).scrollIntoViewIfNeeded?.();
        const { left, top, width, height } = element.getBoundingClientRect();
        const guarded = element.closest('[data-irreversible]') !== null;
        return { x: left + width / 2, y: top + height / 2, guarded };
      },
      undefined,
      within,
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
  for (const method of ['click', 'tap'] as const) {
    // Called below with the locator that it is a method of.
    const press = kind[method];
    kind[method] = async function unhurried(this: Locator, options?: Within) {
      const owner = this.page();
      // A caller that asks again soon does not wait for an element that has disappeared.
      const place = await middle(this, { timeout: LIMITS.act, ...options });
      const recent = (pressed.get(owner) ?? []).filter(({ at }) => Date.now() - at < LONG_SINCE);
      if (
        place?.guarded === true &&
        recent.some(({ x, y }) => Math.hypot(place.x - x, place.y - y) <= NEAR)
      ) {
        await quiet(owner);
        recent.length = 0;
      }
      await press.call(this, options);
      if (place !== null) recent.push({ x: place.x, y: place.y, at: Date.now() });
      pressed.set(owner, recent);
    };
  }
}
