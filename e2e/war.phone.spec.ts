import { expect, type Page } from '@playwright/test';
import { CHARGE } from './games/charge';
import { beginWar } from './support/deployment';
import { begin } from './support/savedWars';
import { ONLY_EXHAUSTIVE, button, square, test } from './support/page';
import {
  allSquares,
  chosen,
  expectMoved,
  expectOrders,
  expectSum,
  expectTurn,
  giveTurnTo,
  hint,
  newGame,
  lastMessage,
  saying,
  movesLeftQuestion,
  unspentQuestion,
} from './support/war';

const tap = (page: Page, name: string): Promise<void> => square(page, name).tap();

test('a turn by taps: the first shows a move, the second makes it', async ({ page }) => {
  await newGame(page, 'Classic');
  const turn = await giveTurnTo(page, 'North', await beginWar(page));
  const before = await allSquares(page);

  await tap(page, 'H6');
  await expect.poll(() => chosen(page)).toBe('H6');
  await tap(page, 'J4');
  await expect(hint(page)).toHaveText('Touch J4 again to march there.');
  await expect(
    page.getByText('1 of your units loses communication: mounted artillery J4.'),
  ).toBeVisible();
  // Another destination is shown in its place; nothing has been ordered yet.
  await tap(page, 'J7');
  await expect(hint(page)).toHaveText('Touch J7 again to march there.');
  await expect(page.getByText(/loses? communication/)).toHaveCount(0);
  const unmoved = async () =>
    (await allSquares(page)).map((lastMessage) => lastMessage?.replace(/, in reach.*$/, ''));
  await expect.poll(unmoved).toEqual(before);
  await expectOrders(page, 5, 'one attack left');
  await tap(page, 'J7');
  await expectMoved(page, 'North mounted artillery', 'J7');
  await expectOrders(page, 4, 'one attack left');

  await tap(page, 'G8');
  await tap(page, 'F8');
  await tap(page, 'F8');
  await expectMoved(page, 'North foot artillery', 'F8');
  await button(page, 'Undo').tap();
  await expectOrders(page, 4, 'one attack left');
  await expect
    .poll(() => saying(page, 'G8'))
    .toBe('North foot artillery, in communication, can move');

  await button(page, 'End the turn').tap();
  await unspentQuestion(page).getByRole('button', { name: 'End the turn' }).tap();
  await expectTurn(page, { side: 'South', turn: turn + 1 });
  await expect.poll(() => saying(page, 'J7')).toBe('North mounted artillery, in communication');
});

// rules.md 6.6
test(
  'an attack by taps: the first lays open its sum, the button attacks',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await begin(page, CHARGE);
    await tap(page, 'K15');
    await expectSum(page, 'Attack', [
      'Cavalry G15 charging 7',
      'Cavalry H15 charging 7',
      'Cavalry I15 charging 7',
      'Cavalry J15 charging 7',
      'Sum 28',
    ]);
    await button(page, 'Do not attack').tap();
    await expect(button(page, 'Attack K15')).toHaveCount(0);
    await expectTurn(page, { side: 'North', turn: 1 });
    // A second tap on the unit is no order to attack.
    await tap(page, 'K15');
    await tap(page, 'K15');
    await expect
      .poll(() => saying(page, 'K15'))
      .toBe('South infantry, in communication, can be attacked, 28 against 16: is destroyed');
    await button(page, 'Attack K15').tap();
    await expect(movesLeftQuestion(page)).toContainText('5 moves would go unspent.');
    await movesLeftQuestion(page).getByRole('button', { name: 'Go on with the turn' }).tap();
    await expectTurn(page, { side: 'North', turn: 1 });
    await button(page, 'Attack K15').tap();
    await movesLeftQuestion(page).getByRole('button', { name: 'Attack and end the turn' }).tap();
    await expect(lastMessage(page)).toContainText('28 against 16: it is destroyed.');
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect.poll(() => saying(page, 'K15')).toBe('empty');
  },
);

test('a tap on a fort or a mountain explains it', ONLY_EXHAUSTIVE, async ({ page }) => {
  await begin(page, CHARGE);
  await page.keyboard.press('0');
  const ground = page.locator('.ground-here');
  for (const [name, is, does] of [
    ['M3', /^Fort/, /defend with 4 more/],
    ['N14', /^Mountain/, /Nobody can enter it/],
  ] as const) {
    await tap(page, name);
    await expect(ground).toContainText(is);
    await expect(ground).toContainText(does);
  }
});
