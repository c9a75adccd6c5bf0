import { expect, type Locator, type Page } from '@playwright/test';
import { CHARGE } from './games/charge';
import { beginWar } from './support/deployment';
import { begin, openWarAt } from './support/savedWars';
import { POSITION } from './support/records';
import {
  openMenu,
  ONLY_EXHAUSTIVE,
  boxOf,
  button,
  heading,
  keyTo,
  square,
  test,
} from './support/page';
import {
  aim,
  allSquares,
  chosen,
  destinations,
  endTurn,
  expectMoved,
  expectOrders,
  expectTurn,
  hint,
  linesDrawn,
  mayDrag,
  move,
  newGame,
  openSettings,
  other,
  pathsDrawn,
  play,
  lastMessage,
  saying,
  unspentQuestion,
} from './support/war';

/** A war from the classic opening, the North to move. */
const northToMove = (page: Page): Promise<void> => openWarAt(page, POSITION);

/** Five legal moves of the North, one step and two steps, fighting and communications units. */
const FIVE = ['G8-F9', 'G3-E5', 'F5-E4', 'H6-J7', 'H4-H6'];

// rules.md 5.1 to 5.3
test('destinations, moves of one and two steps, five of them counted, and why no more', async ({
  page,
}) => {
  await northToMove(page);
  await expectOrders(page, 5, 'one attack left');

  await square(page, 'H6').click();
  await expect(hint(page)).toHaveText('Choose a square for the mounted artillery.');
  await expect
    .poll(() => destinations(page, 'destination'))
    .toEqual(['F4', 'F6', 'G5', 'I4', 'I5', 'I7', 'I8', 'J5', 'J6', 'J7', 'J8'].sort());
  await expect.poll(() => destinations(page, 'destination-isolated')).toEqual(['J4']);
  // Pointing shows what a move would do before it is made.
  await square(page, 'J4').hover();
  await expect(
    page.getByText('1 of your units loses communication: mounted artillery J4.'),
  ).toBeVisible();
  await square(page, 'J7').hover();
  await expect(page.getByText(/loses? communication/)).toHaveCount(0);
  await expect
    .poll(() => saying(page, 'H6'))
    .toBe('North mounted artillery, in communication, can move');

  // A square that is no destination says why, and the unit stays chosen.
  await square(page, 'K6').click();
  await expect(hint(page)).toHaveText(
    'K6 is 3 squares away; the mounted artillery marches 2 squares a turn.',
  );
  await expect(square(page, 'H6')).toHaveAttribute('aria-selected', 'true');
  await square(page, 'F10').click();
  await square(page, 'G10').click();
  await expect(hint(page)).toHaveText('G10 is a mountain: nobody can stand there.');
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen(page)).toBe(null);

  for (const [i, order] of FIVE.entries()) {
    const [from = '', to = ''] = order.split('-');
    await move(page, from, to);
    await expect.poll(() => saying(page, from)).toBe('empty');
    await expect(lastMessage(page)).toContainText(` marched from ${from} to ${to}.`);
    await expectOrders(page, 4 - i, 'one attack left');
    if (i > 0) continue;
    // A unit moves once a turn.
    await square(page, 'F9').click();
    const moved = 'The foot artillery on F9 has already moved in this turn.';
    await expect(hint(page)).toHaveText(moved);
    await expect.poll(() => destinations(page, 'destination')).toEqual([]);
    await square(page, 'F8').click();
    await expect(hint(page)).toHaveText(moved);
    await expect
      .poll(() => saying(page, 'F9'))
      .toBe('North foot artillery, in communication, has moved');
  }

  await expect(page.locator('[role="gridcell"][aria-label*="can move"]')).toHaveCount(0);
  await square(page, 'H9').click();
  await expect(hint(page)).toHaveText('All five moves of this turn have been made.');
  await square(page, 'I9').click();
  await expect(hint(page)).toHaveText('All five moves of this turn have been made.');
  await expect.poll(() => saying(page, 'H9')).toBe('North infantry, in communication');
  await expectTurn(page, { side: 'North', turn: 1 });

  // Nothing being left to order, the turn ends without a question.
  await button(page, 'End the turn').click();
  await expectTurn(page, { side: 'South', turn: 2 });
  await expect(lastMessage(page)).toHaveText(`Turn 2. The South to move.`);
});

test(
  'undo takes moves back one by one to the very start of the turn, and no further',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await northToMove(page);
    await expect(button(page, 'Undo')).toBeDisabled();
    const positions = [await allSquares(page)];
    for (const order of ['H6-J4', 'G8-F9', 'F5-E4']) {
      await play(page, order);
      positions.push(await allSquares(page));
    }
    expect(new Set(positions.map((position) => position.join()))).toHaveProperty('size', 4);
    positions.pop();
    for (let left = 3; positions.length > 0; left++) {
      await button(page, 'Undo').click();
      await expect(lastMessage(page)).toHaveText('The last move has been taken back.');
      await expectOrders(page, left, 'one attack left');
      await expect.poll(() => allSquares(page)).toEqual(positions.pop());
    }
    await expect(button(page, 'Undo')).toBeDisabled();

    // What was ordered in a turn that has ended cannot be taken back.
    await play(page, 'G8-F9 .');
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect(button(page, 'Undo')).toBeDisabled();
    await page.keyboard.press('u');
    await expectTurn(page, { side: 'South', turn: 2 });
  },
);

test(
  'ending a turn with orders left asks once, and the question can be switched off',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, 'Classic');
    const drawn = await beginWar(page);
    await button(page, 'End the turn').click();
    await expect(unspentQuestion(page)).toContainText('5 moves are left.');
    await unspentQuestion(page).getByRole('button', { name: 'Go on with the turn' }).click();
    await expect(unspentQuestion(page)).toBeHidden();
    await expectTurn(page, { side: drawn, turn: 1 });

    // With that setting it does not ask in the next turn.
    await button(page, 'End the turn').click();
    await unspentQuestion(page).getByLabel('Do not ask again').check();
    await unspentQuestion(page).getByRole('button', { name: 'End the turn' }).click();
    await expectTurn(page, { side: other(drawn), turn: 2 });
    await button(page, 'End the turn').click();
    await expectTurn(page, { side: drawn, turn: 3 });

    // It asks again once the setting is on.
    const settings = await openSettings(page);
    await expect(settings.getByLabel(/^Ask before a turn ends/)).not.toBeChecked();
    await settings.getByLabel(/^Ask before a turn ends/).check();
    await page.keyboard.press('Escape');
    await button(page, 'End the turn').click();
    await expect(unspentQuestion(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectTurn(page, { side: drawn, turn: 3 });
  },
);

test(
  'the last turn is announced at the start of the next, and again at a key',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await northToMove(page);
    await play(page, `${FIVE.join(' ')} .`);
    const summary = heading(page, new RegExp(`^Turn 1: the North$`, 'i'));
    await expect(summary).toBeVisible();
    const message = page
      .getByRole('main')
      .getByText(
        /^Foot artillery G8–F9, cavalry G3–E5, mounted communications F5–E4, mounted artillery H6–J7,? and cavalry H4–H6\.$/,
      );
    await expect(message).toBeVisible();
    await expect(page.getByRole('main').getByText('No attack.', { exact: true })).toBeVisible();
    await expect(pathsDrawn(page)).toHaveCount(5);

    // The first order puts it away; the key and the button bring it back.
    await play(page, 'K15-J15');
    await expect(summary).toHaveCount(0);
    await expect(pathsDrawn(page)).toHaveCount(0);
    await page.keyboard.press('l');
    await expect(message).toBeVisible();
    await expect(pathsDrawn(page)).toHaveCount(5);
    await page.keyboard.press('l');
    await expect(summary).toHaveCount(0);
    await button(page, 'Last turn').click();
    await expect(message).toBeVisible();
    await play(page, '.');
    await expect(heading(page, new RegExp(`^Turn 2: the South$`, 'i'))).toBeVisible();
    await expect(
      page.getByRole('main').getByText('Infantry K15–J15.', { exact: true }),
    ).toBeVisible();
  },
);

test(
  'a hand-over card hides the board between turns, if asked for',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, 'Classic', { names: { North: 'Alice', South: 'Guy' } });
    const drawn = await beginWar(page);
    const [name, next, side] =
      drawn === 'North' ? ['Alice', 'Guy', 'South' as const] : ['Guy', 'Alice', 'North' as const];
    await (await openSettings(page)).getByLabel('Hand-over card between turns').check();
    await page.keyboard.press('Escape');
    await endTurn(page);
    await expect(heading(page, `It is ${next}’s turn.`)).toBeVisible();
    await expect(page.getByText(`${name} has ended the turn.`)).toBeVisible();
    await expect(page.locator('[role="gridcell"], [data-mark]')).toHaveCount(0);
    await button(page, `I am ${next}: raise the curtain`).click();
    await expectTurn(page, { side, turn: 2 });
  },
);

test(
  'the board turns round, and lines are drawn for one side, the other, both or none',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await northToMove(page);
    const corner = page.locator('[role="gridcell"]').first();
    await expect(corner).toHaveAttribute('aria-label', 'A1, empty');
    const before = (await allSquares(page)).sort();
    const settings = await openSettings(page);
    await settings.getByLabel('Rotate the board').check();
    await page.keyboard.press('Escape');
    const lines = page.getByRole('group', { name: 'Lines' });
    for (const [layer, ...sides] of [
      ['none'],
      ['theirs', 'South'],
      ['both', 'North', 'South'],
      ['mine', 'North'],
    ] as const) {
      await lines.getByText(layer, { exact: true }).click();
      await expect.poll(() => linesDrawn(page)).toEqual(sides);
    }
    await expect(corner).toHaveAttribute('aria-label', 'T25, empty');
    await expect.poll(async () => (await allSquares(page)).sort()).toEqual(before);
    // A square is where it is shown.
    const [h6, a1] = [square(page, 'H6'), square(page, 'A1')];
    expect((await boxOf(h6)).x).toBeLessThan((await boxOf(a1)).x);
    await move(page, 'H6', 'J7');

    // The same by keys; `mine` are the lines of the side to move.
    await page.keyboard.press('f');
    await expect(corner).toHaveAttribute('aria-label', 'A1, empty');
    for (const sides of [['South'], ['North', 'South'], [], ['North']]) {
      await page.keyboard.press('n');
      await expect.poll(() => linesDrawn(page)).toEqual(sides);
    }
    await play(page, '.');
    await expect.poll(() => linesDrawn(page)).toEqual(['South']);
  },
);

test('a turn by keys alone', ONLY_EXHAUSTIVE, async ({ page }) => {
  await northToMove(page);
  // Units that can act, in the order of the board, round and round.
  await page.keyboard.press(']');
  await expect.poll(() => chosen(page)).toBe('D3');
  await page.keyboard.press(']');
  await expect.poll(() => chosen(page)).toBe('F5');
  await page.keyboard.press('[');
  await expect.poll(() => chosen(page)).toBe('D3');
  await page.keyboard.press('[');
  await expect.poll(() => chosen(page)).toBe('I6');
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen(page)).toBe(null);

  // In the open menu Escape closes the menu, and the other keys rest.
  await page.keyboard.press(']');
  const menu = await openMenu(page);
  await page.keyboard.press('e');
  await expect(unspentQuestion(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect.poll(() => chosen(page)).toBe('D3');
  await page.keyboard.press('Escape');
  await expect.poll(() => chosen(page)).toBe(null);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('previous and next unit that can act');
  // The keys rest while a dialog is open.
  await page.keyboard.press(']');
  await page.keyboard.press('e');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect.poll(() => chosen(page)).toBe(null);
  await expectTurn(page, { side: 'North', turn: 1 });

  // The grid: to G8, choose, one row up, march.
  await square(page, 'G1').focus();
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
  await expect(square(page, 'G8')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen(page)).toBe('G8');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expectMoved(page, 'North foot artillery', 'F8');
  await expectOrders(page, 4, 'one attack left');
  await page.keyboard.press('u');
  await expectOrders(page, 5, 'one attack left');
  await expect
    .poll(() => saying(page, 'G8'))
    .toBe('North foot artillery, in communication, can move');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+End');
  await expect(square(page, 'T25')).toBeFocused();

  await page.keyboard.press('e');
  await expect(unspentQuestion(page)).toBeVisible();
  // Enter goes on with the turn; the key itself ends it.
  await page.keyboard.press('Enter');
  await expect(unspentQuestion(page)).toHaveCount(0);
  await expectTurn(page, { side: 'North', turn: 1 });
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expectTurn(page, { side: 'South', turn: 2 });
});

test('a unit is dragged to its destination, and stays where it may not go', async ({ page }) => {
  await northToMove(page);
  await mayDrag(page);
  await square(page, 'H6').dragTo(square(page, 'J7'));
  await expectMoved(page, 'North mounted artillery', 'J7');
  await expect.poll(() => saying(page, 'H6')).toBe('empty');
  await expectOrders(page, 4, 'one attack left');

  await square(page, 'G8').dragTo(square(page, 'E8'));
  await expect(hint(page)).toHaveText(
    'E8 is 2 squares away; the foot artillery marches 1 square a turn.',
  );
  await expect
    .poll(() => saying(page, 'G8'))
    .toBe('North foot artillery, in communication, can move');
  await expectOrders(page, 4, 'one attack left');
  // An enemy unit cannot be dragged.
  await square(page, 'K15').dragTo(square(page, 'J15'));
  await expect.poll(() => saying(page, 'K15')).toBe('South infantry, in communication');
});

// rules.md 4.7, 6.1, 6.9
test('an isolated unit explains why; a hopeless attack asks again; an attack cannot be undone', async ({
  page,
}) => {
  await begin(page, CHARGE);
  await expect.poll(() => saying(page, 'F21')).toBe('North infantry, isolated');
  const isolated =
    'The infantry on F21 is isolated: no line of communication reaches it, so it cannot march.';
  await square(page, 'F21').click();
  await expect(hint(page)).toHaveText(isolated);
  await expect.poll(() => destinations(page, 'destination')).toEqual([]);
  await square(page, 'F22').click();
  await expect(hint(page)).toHaveText(isolated);
  await square(page, 'K23').click();
  await expect(hint(page)).toHaveText('None of your units in communication can fire at K23.');

  await move(page, 'C15', 'D15');
  await aim(page, 'L15');
  const ask = button(page, 'Attack L15');
  const question = page.getByRole('dialog', { name: 'Attack a unit that will resist?' });
  await ask.click();
  await expect(question).toContainText(
    '4 against 16: the South infantry will resist, and the turn ends.',
  );
  // Its title is that of any dialog, although the headings of its panel are smaller.
  const title = (dialog: Locator) =>
    dialog
      .getByRole('heading', { level: 2 })
      .evaluate((heading) => getComputedStyle(heading).fontSize);
  const asked = await title(question);
  await question.getByRole('button', { name: 'Do not attack' }).click();
  await expect(question).toBeHidden();
  const settings = await openSettings(page);
  expect(asked).toBe(await title(settings));
  await page.keyboard.press('Escape');
  await expectTurn(page, { side: 'North', turn: 1 });

  // The same by keys: from the square to the order, and through the question.
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await square(page, 'L15').focus();
  await page.keyboard.press('Enter');
  await keyTo(page, 'Tab', ask);
  await page.keyboard.press('Enter');
  await keyTo(page, 'Tab', question.getByRole('button', { name: 'Attack and end the turn' }));
  await page.keyboard.press('Enter');

  await expectTurn(page, { side: 'South', turn: 2 });
  const sum = 'Attack on the South infantry at L15, 4 against 16: it resists.';
  await expect(lastMessage(page)).toHaveText(`${sum} Turn 2. The South to move.`);
  await expect.poll(() => saying(page, 'L15')).toMatch(/^South infantry, in communication/);
  await expect(page.getByText('Infantry C15–D15.', { exact: true })).toBeVisible();
  await expect(page.getByText(sum, { exact: true })).toBeVisible();
  await expect(button(page, 'Undo')).toBeDisabled();
  await page.keyboard.press('u');
  await expectTurn(page, { side: 'South', turn: 2 });
  await expect.poll(() => saying(page, 'D15')).toMatch(/^North infantry/);
});
