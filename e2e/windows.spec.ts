import { expect, type Page } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import { CROWDED, openWarAt } from './support/savedWars';
import { boxOf, button, sampleOf, square, test, ONLY_EXHAUSTIVE } from './support/page';
import { atRest, lastingFaults } from './support/rest';

/** A window of 1280 by 720, and one of 1366 by 850, with everything enlarged so many times; and the smallest asked for. */
const ENLARGED = [
  { width: 1024, height: 576, times: 1.25 },
  { width: 853, height: 480, times: 1.5 },
  { width: 640, height: 360, times: 2 },
  { width: 427, height: 240, times: 3 },
  { width: 320, height: 180, times: 4 },
  { width: 683, height: 425, times: 2 },
  { width: 455, height: 283, times: 3 },
  { width: 320, height: 256, times: 4 },
];

/** The side of a square in pixels, once the board has come to rest. */
async function side(page: Page): Promise<number> {
  await atRest(page);
  return page.evaluate(async () => {
    const board = document.querySelector('.board')!;
    while (board.getAnimations().length > 0) await new Promise(requestAnimationFrame);
    return document.querySelector('[role="gridcell"]')!.getBoundingClientRect().width;
  });
}

/** The squares in sight whose names are not those of the ruler above them and beside them. */
const misnamed = (page: Page): Promise<string[]> => lastingFaults(page, () => misnamedNow(page));
const misnamedNow = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    while (document.getAnimations().length > 0) await new Promise(requestAnimationFrame);
    const rulers = document.querySelector('.rulers')!;
    const names = [...rulers.querySelectorAll('span')].map((span) => ({
      text: span.textContent,
      box: span.getBoundingClientRect(),
    }));
    const room = document.querySelector('.board-frame')!.getBoundingClientRect();
    const [above, beside] = [...rulers.children].map((each) => each.getBoundingClientRect());
    let looked = 0;
    const wrong = [...document.querySelectorAll('[role="gridcell"]')].flatMap((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const [mx, my] = [x + width / 2, y + height / 2];
      if (mx < beside!.right || mx > room.right || my < above!.bottom || my > room.bottom)
        return [];
      looked++;
      const over = names.find(
        ({ box }) => Math.abs(box.x + box.width / 2 - mx) < 1 && box.bottom <= above!.bottom + 1,
      );
      const left = names.find(
        ({ box }) => Math.abs(box.y + box.height / 2 - my) < 1 && box.right <= beside!.right + 1,
      );
      const name = [over?.text ?? '', left?.text ?? ''].sort((a, b) => (a < b ? 1 : -1)).join('');
      const label = cell.getAttribute('aria-label')!.split(',')[0]!;
      return name === label ? [] : [`${label} is named ${name}`];
    });
    return looked === 0 ? ['no square is in sight'] : wrong;
  });

test('a page enlarged shows larger squares, never smaller ones, each with its name in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWarAt(page, CROWDED);
  const usual = await side(page);
  for (const { width, height, times } of ENLARGED) {
    const window = `${width}×${height}`;
    await page.setViewportSize({ width, height });
    // Margins and the panel grow with the page: of a board that is whole they take a hundredth.
    await expect
      .configure({ soft: true })
      .poll(async () => (await side(page)) * times, window)
      .toBeGreaterThan(usual * 0.985);
    await expect
      .configure({ soft: true })
      .poll(() => side(page), window)
      .toBeGreaterThanOrEqual(24);
    if (times < 2) continue;
    await expect
      .configure({ soft: true })
      .poll(() => misnamed(page), window)
      .toEqual([]);
    // At least four squares each way, in the middle of which the fight is.
    const seen = await boxOf(page.locator('.board-frame'));
    expect.soft(Math.min(seen.width, seen.height), window).toBeGreaterThan(4 * 24);
    await expect.soft(square(page, 'K17'), window).toBeInViewport();
  }
});

test(
  'keys and buttons lead from the smallest squares to the largest and back, and never stick',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    expect(ENLARGED.slice(2)).toHaveLength(6);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWarAt(page, CROWDED);
    for (const { width, height } of sampleOf(ENLARGED.slice(2), 2)) {
      const window = `${width}×${height}`;
      await page.setViewportSize({ width, height });
      const rest = await side(page);
      await page.keyboard.press('+');
      let last = await side(page);
      expect.soft(last, window).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('+');
      await expect
        .configure({ soft: true })
        .poll(() => side(page), window)
        .toBeGreaterThan(last);
      await page.keyboard.press('0');
      const whole = await side(page);
      expect.soft(whole, window).toBeLessThan(rest);
      const drawn = await boxOf(page.locator('.board'));
      const room = await boxOf(page.locator('.board-frame'));
      expect.soft(drawn.width, window).toBeLessThanOrEqual(room.width + 1);
      expect.soft(drawn.height, window).toBeLessThanOrEqual(room.height + 1);
      // Step by step to the end, and step by step back.
      for (let presses = 0; presses < 12; presses++) await page.keyboard.press('+');
      await expect
        .configure({ soft: true })
        .poll(() => side(page), window)
        .toBeGreaterThanOrEqual(80);
      for (let presses = 0; presses < 12; presses++) {
        last = await side(page);
        await page.keyboard.press('-');
        if ((await side(page)) >= last) break;
      }
      await expect
        .configure({ soft: true })
        .poll(() => side(page), window)
        .toBeCloseTo(whole, 1);
      // A board that the player has made small stays so until the player changes it.
      await button(page, 'Closer').click();
      await expect
        .configure({ soft: true })
        .poll(() => side(page), window)
        .toBeGreaterThanOrEqual(44);
      await page.reload();
      await expect(page.getByRole('grid')).toBeVisible();
    }
  },
);

test('in the smallest window all of the panel is reached by scrolling, with a wheel over the board too', async ({
  page,
}) => {
  await openWarAt(page, CROWDED);
  await page.setViewportSize({ width: 320, height: 256 });
  const end = button(page, 'End the turn');
  await expect(end).not.toBeInViewport();
  const { x, y, width } = await boxOf(page.locator('.board-frame'));
  await page.mouse.move(x + width / 2, y + 60);
  const before = await side(page);
  // The panel scrolls by itself until the page knows how small its window is.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(end).toBeInViewport({ ratio: 1, timeout: LIMITS.attempt });
  }).toPass();
  await expect.poll(() => side(page)).toBe(before);
  // By keyboard: the square with the focus comes in sight, of the page and of the board.
  await square(page, 'K17').focus();
  for (const key of ['Control+Home', 'Control+End']) {
    await page.keyboard.press(key);
    await expect(page.locator(':focus')).toBeInViewport({ ratio: 0.99 });
  }
});
