import { tour } from './support/tour';
import { expect, type Page } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import {
  fromMenu,
  ONLY_EXHAUSTIVE,
  atHeadquarters,
  button,
  heading,
  sampleOf,
  screen,
  test,
} from './support/page';
import { littleWarsTour } from './support/littlewarsTour';
import { atRest } from './support/rest';
import { shifts, watchShifts } from './support/shifts';
import type { Visit } from './support/stops';

/** How long is waited for what may move by itself, in milliseconds: a second, in which a person presses what is seen. */
const A_SECOND = 1000;

async function slowedDown(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Waits while elements move by themselves. */
async function aSecondLater(page: Page): Promise<void> {
  // That nothing moves is a fact of time.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), A_SECOND);
  await atRest(page);
}

test('an element that moves by itself is found, and one that a press moves is not', async ({
  page,
}) => {
  await watchShifts(page);
  await page.route('**/blank.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Words</p>' }),
  );
  await page.goto('./blank.html');
  await page.evaluate((later) => {
    document.body.innerHTML = '<i></i><p>Words</p><button>Press</button>';
    const high = (px: number) => {
      document.querySelector('i')!.style.cssText = `display: block; height: ${px}px`;
    };
    document.querySelector('button')!.onclick = () => {
      high(40);
    };
    setTimeout(() => {
      high(29);
    }, later);
  }, A_SECOND);
  await aSecondLater(page);
  await expect
    .poll(() => shifts(page))
    .toEqual([expect.stringMatching(/^“Press” moved with button/)]);
  await button(page, 'Press').click();
  await aSecondLater(page);
  expect(await shifts(page)).toEqual([]);
});

const WINDOWS = [
  [390, 844],
  [1280, 900],
] as const;
for (const [width, height] of sampleOf(WINDOWS, 1))
  test(`headquarters stay where they were painted first, on ${width} by ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    await slowedDown(page);
    await atHeadquarters(page);
    await aSecondLater(page);
    // Lazily loaded elements have arrived, and the empty place for the notice of a new version.
    await expect(screen(page).getByRole('status')).toBeAttached({ timeout: LIMITS.act });
    await aSecondLater(page);
    expect(await shifts(page), 'headquarters').toEqual([]);
    const views = ['In one minute', 'New game', 'Open a record', 'Library'];
    for (const view of sampleOf(views, 2)) {
      await fromMenu(page, view);
      await heading(page, view).first().waitFor();
      await aSecondLater(page);
      expect.soft(await shifts(page), view).toEqual([]);
      await button(page, 'Back').click();
      await button(page, 'More').waitFor();
    }
  });

test('the notice that the database does not answer lies over the screen and moves nothing', async ({
  page,
}) => {
  await watchShifts(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await atHeadquarters(page);
  await expect(page.getByText(/database is not responding/)).toBeVisible();
  await aSecondLater(page);
  expect(await shifts(page)).toEqual([]);
});

/** Stays a second at each stop of a tour, where nothing may move. */
const stay =
  (page: Page): Visit =>
  async ({ name }) => {
    await aSecondLater(page);
    expect.soft(await shifts(page), name).toEqual([]);
  };

test('nothing moves by itself on any screen of Little Wars', ONLY_EXHAUSTIVE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await littleWarsTour(page, stay(page));
});

test('nothing moves by itself on any screen of the war', ONLY_EXHAUSTIVE, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchShifts(page);
  await atHeadquarters(page);
  await tour(page, stay(page));
});
