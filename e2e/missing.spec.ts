import { expect, test } from '@playwright/test';
import { LIMITS } from '../scripts/timeLimits.mjs';
import {
  SCREEN_ENTRIES,
  dialog,
  inDialog,
  OF_LITTLE_WARS,
  onPage,
  type ScreenEntry,
} from './support/screenEntries';
import { fail, failRecovery, openWarUnderWay, type Failure } from './support/lazyLoading';
import { atLittleWars } from './support/littlewars';
import { board, heading, sampleOf } from './support/page';
import { atRest } from './support/rest';

/** Every door without a network, and one in three on a host that has other files by now, which ends alike. */
const TRIED: readonly (ScreenEntry & { readonly failure: Failure })[] = [
  ...[...SCREEN_ENTRIES, ...OF_LITTLE_WARS].map((entry) => ({
    ...entry,
    failure: 'the network is gone' as const,
  })),
  ...SCREEN_ENTRIES.filter((_, i) => i % 3 === 0).map((entry) => ({
    ...entry,
    failure: 'the host has other files' as const,
  })),
];
for (const { failure, of, at, open, noticeOf = inDialog, there, again = false } of sampleOf(
  TRIED,
  1,
))
  test(`${failure}: ${of} is reported in its place, and fetched again on request`, async ({
    page,
  }) => {
    if (at === 'littlewars') await atLittleWars(page);
    const fix = await fail(page, failure);
    if (at === 'war') await openWarUnderWay(page);
    if (at === 'headquarters') await page.goto('./');
    await open(page);
    const notice = noticeOf(page);
    await expect(notice).toContainText('could not be loaded');
    // The first press may hit the notice that is shown until the overlay has loaded.
    await expect(async () => {
      await notice.getByRole('button', { name: 'Try again' }).click({ timeout: LIMITS.attempt });
      const reload = notice.getByRole('button', { name: 'Reload the page' });
      await expect(reload).toBeVisible({ timeout: LIMITS.attempt });
    }).toPass({ timeout: LIMITS.sight });
    if (at === 'war') await expect(board(page)).toBeAttached();
    await fix();
    // Of all fetches that were repeated, the last may arrive by itself now.
    await expect(async () => {
      const tryAgain = notice.getByRole('button', { name: 'Try again' });
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: LIMITS.attempt });
      await expect(notice).toHaveCount(0, { timeout: LIMITS.attempt });
    }).toPass({ timeout: LIMITS.sight });
    await expect(onPage(page)).toHaveCount(0);
    // It may have come by itself by now, and the key would close it.
    await atRest(page);
    if (again && !(await there(page).isVisible())) await open(page);
    await expect(there(page)).toBeVisible();
    await expect(page.locator('.not-loaded')).toHaveCount(0);
    // It has come with its style sheet; others may be on their way.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
              ({ sheet }) => sheet === null,
            ).length,
        ),
      )
      .toBe(0);
  });

test('keys typed for an overlay that cannot be fetched are dropped, and the game continues', async ({
  page,
}) => {
  await fail(page, 'the network is gone');
  await openWarUnderWay(page);
  for (const key of ['g', 'e', '5', 'Enter']) await page.keyboard.press(key);
  await expect(inDialog(page)).toContainText('is ignored');
  // A key typed once that has failed may have opened its own question.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0, { timeout: LIMITS.attempt });
  }).toPass({ timeout: LIMITS.sight });
  await expect(heading(page, 'The South to move')).toBeVisible();
  await page.keyboard.press('e');
  await expect(dialog(page, 'End the turn with orders left?')).toBeVisible();
});

const WITHOUT_ALL = SCREEN_ENTRIES.filter(({ of }) =>
  ['the key sheet', 'the library', 'what explains a position'].includes(of),
);
for (const { of, at, open, noticeOf = inDialog, there } of sampleOf(WITHOUT_ALL, 1))
  test(`if nothing at all can be fetched ${of} reports that, and still comes on request`, async ({
    page,
  }) => {
    const restore = await fail(page, 'the network is gone');
    await failRecovery(page);
    if (at === 'war') await openWarUnderWay(page);
    else await page.goto('./');
    await open(page);
    const notice =
      noticeOf === inDialog ? page.locator('.not-loaded[data-place=dialog]') : noticeOf(page);
    await expect(notice).toContainText('could not be loaded');
    // All that is fetched ahead has been tried, and nothing comes by itself any more.
    await page.waitForLoadState('networkidle');
    await restore();
    await page.unrouteAll();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(there(page)).toBeVisible();
    await expect(page.locator('.not-loaded')).toHaveCount(0);
  });
