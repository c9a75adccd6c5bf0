import type { Locator, Page } from '@playwright/test';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass: what is done with them reaches the page as real touches. */
export interface Fingers {
  readonly down: (...at: Place[]) => Promise<void>;
  readonly move: (...to: Place[]) => Promise<void>;
  readonly up: () => Promise<void>;
  readonly tap: (at: Place) => Promise<void>;
  /** From place to place in small steps, every finger along its own way. */
  readonly slide: (from: readonly Place[], to: readonly Place[], steps?: number) => Promise<void>;
}

/** Milliseconds that a finger stays on the glass for a tap. */
const TAP = 60;

export async function fingersOn(page: Page): Promise<Fingers> {
  const client = await page.context().newCDPSession(page);
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Place[]) => {
    const touchPoints = at.map(({ x, y }, id) => ({ x, y, id }));
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const fingers: Fingers = {
    down: (...at) => send('touchStart', at),
    move: (...to) => send('touchMove', to),
    up: () => send('touchEnd', []),
    // As long as a person's. The answer to the touch is not awaited, because on a busy page that would be a long
    // press.
    tap: async (at) => {
      const down = fingers.down(at);
      await new Promise((lifted) => setTimeout(lifted, TAP));
      await Promise.all([down, fingers.up()]);
    },
    slide: async (from, to, steps = 6) => {
      await fingers.down(...from);
      for (let step = 1; step <= steps; step++)
        await fingers.move(...from.map((start, i) => between(start, to[i]!, step / steps)));
      await fingers.up();
    },
  };
  return fingers;
}

export const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The middle of what is on the page, brought in sight, and its width. */
export async function middleOf(target: Locator): Promise<Place & { readonly size: number }> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2, size: width };
}
