import { expect } from '@playwright/test';
import { openWarAt } from './support/insight';
import { board, outOfSight, square, test } from './support/page';

const NETWORK =
  '25/25/25/25/25/25/25/7R17/25/25/25/7c2II13/20I4/25/7I17/25/25/25/20c4/7i10h6 N B15,D8,T3,T23 - 1';

test('a tap on a unit of either side tells its chain or what it lacks', async ({ page }) => {
  await openWarAt(page, NETWORK);
  const chain = page.getByRole('list', { name: 'Chain of communication' });
  await square(page, 'L12').tap();
  await expect(chain).toHaveText('Arsenal D8line to foot communications H8line to L12');
  await expect(page.locator('.lit-chain')).toHaveCount(1);
  await square(page, 'T8').tap();
  await expect(chain).toHaveText('Arsenal T3line to T8');
  await square(page, 'L8').tap();
  const isolates = page.getByText('Out of communication for that alone: infantry at O8.');
  await isolates.scrollIntoViewIfNeeded();
  await expect(isolates).toBeVisible();
  await page.getByRole('group', { name: 'Lines' }).getByText('theirs').tap();
  await expect(page.getByRole('radio', { name: 'theirs' })).toBeChecked();
  expect(await outOfSight(page, [page.getByRole('group', { name: 'Lines' })])).toEqual([]);
  await expect(board(page)).toBeVisible();
});
