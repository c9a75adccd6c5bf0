import { expect } from '@playwright/test';
import { MELEE, openWarAt } from './support/savedWars';
import { linesDrawn } from './support/war';
import {
  ONLY_EXHAUSTIVE,
  board,
  button,
  marks,
  outOfSight,
  prefer,
  sampleOf,
  square,
  test,
} from './support/page';

const NETWORK =
  '25/25/25/25/25/25/25/7R17/25/25/25/7c2II13/20I4/25/7I17/25/25/25/20c4/7i10h6 N B15,D8,T3,T23 - 1';

test(
  'a tap on a unit of either side shows its chain or the reason of its isolation',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, NETWORK);
    const chain = page.getByRole('list', { name: 'Chain of communication' });
    await square(page, 'L12').tap();
    await expect(chain).toHaveText('Arsenal D8line to foot communications H8line to L12');
    await expect(marks(page, 'chain')).toHaveCount(1);
    await square(page, 'T8').tap();
    await expect(chain).toHaveText('Arsenal T3line to T8');
    await square(page, 'L8').tap();
    const isolates = page.getByText('Out of communication for that reason alone: infantry at O8.');
    await isolates.scrollIntoViewIfNeeded();
    await expect(isolates).toBeVisible();
    await page.getByRole('group', { name: 'Lines' }).getByText('theirs').tap();
    await expect.poll(() => linesDrawn(page)).toEqual(['South']);
    expect(await outOfSight(page, [page.getByRole('group', { name: 'Lines' })])).toEqual([]);
    await expect(board(page)).toBeVisible();
  },
);

const FORT =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';

test(
  'a tap on a sum lists its terms and, on request, units that do not count',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await openWarAt(page, FORT);
    await square(page, 'L15').tap();
    await page.getByText('Near, but not counted: 7').tap();
    const reason = page.getByText(
      '3 squares away, with a range of 2, and no charge at a fort: cavalry at L12.',
    );
    await reason.scrollIntoViewIfNeeded();
    await expect(reason).toBeInViewport();
    expect(await outOfSight(page, [page.getByRole('button', { name: 'Attack L15' })])).toEqual([]);
  },
);

for (const [width, height, language] of sampleOf(
  [
    [390, 844, 'en'],
    [390, 844, 'fr'],
    [320, 640, 'fr'],
    [320, 640, 'en'],
    [844, 390, 'fr'],
  ] as const,
  2,
))
  test(`the longest sums scroll above their totals and the line on units that do not count: ${width}, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWarAt(page, MELEE[0]);
    await prefer(page, { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const room = page.locator('.assault > .sums');
    const overflows: number[] = [];
    for (const target of ['J15', 'J16', 'K15', 'K16', 'L16', 'L17']) {
      await square(page, target).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.assault h2')).toContainText(target);
      overflows.push(await room.evaluate((box) => box.scrollHeight - box.clientHeight));
      const [attack, defence] = await room.locator('tfoot td:last-child').all();
      const parts = [attack!, defence!, page.locator('.assault summary')];
      const orders = await page.locator('.assault .panel-actions button').all();
      expect(await outOfSight(page, [...parts, ...orders]), target).toEqual([]);
    }
    expect(Math.max(...overflows)).toBeGreaterThan(0);
  });

test('a first tap on a destination shows the changes by the move; threats are a tap away', async ({
  page,
}) => {
  await openWarAt(page, FORT);
  await square(page, 'J17').tap();
  await square(page, 'K18').tap();
  const worst = page.getByText('Infantry at K18: 8 : 32 → 22 : 6, is destroyed');
  await expect(worst).toBeInViewport();
  await square(page, 'K18').tap();
  await page.getByRole('group', { name: 'Fire' }).getByText('theirs').tap();
  const threats = page.getByRole('region', { name: 'If the South attacked now' });
  await expect(threats.getByRole('row').first()).toHaveText('Infantry K1822 : 6is destroyed');
  await expect(threats.getByRole('row').first()).toBeInViewport();
  await expect(marks(page, 'fire-figures').locator('text')).not.toHaveCount(0);
  expect(await outOfSight(page, [page.getByRole('button', { name: 'End the turn' })])).toEqual([]);
});

/** North cavalry on R25 can take the South's last arsenal, T23. */
const LAST_ARSENAL =
  '25/25/25/25/25/25/25/25/25/22I2/25/24R/25/25/7c17/6i18/19i5/24C/24I/25 N B15,D8,T23 - 28';

test(
  'a first tap shows that the move wins the war, in the smallest window too',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openWarAt(page, LAST_ARSENAL);
    await button(page, 'The whole board').tap();
    // The whole board is too small for fingers: a tap enlarges it there.
    await square(page, 'R25').tap();
    await square(page, 'R25').tap();
    await square(page, 'T23').tap();
    const decides = page.getByText('Takes the arsenal on T23 and wins the war.');
    await expect(decides).toBeInViewport({ ratio: 0.99 });
    await expect(marks(page, 'decides')).toBeVisible();
    await expect(page.locator('.changes p').nth(2)).toHaveText(
      '1 of your units loses communication: cavalry T23.',
    );
  },
);
