import { expect } from '@playwright/test';
import { RETREAT } from './games/retreat';
import { begin } from './support/savedWars';
import { button, square, test, ONLY_EXHAUSTIVE } from './support/page';
import {
  aim,
  allSquares,
  endTurn,
  expectOrders,
  expectSum,
  expectTurn,
  hint,
  move,
  play,
  lastMessage,
  saying,
  sums,
} from './support/war';

// rules.md 6.7, 7.1, 7.3
test(
  'a unit beaten by one point retreats before anything else, and does not fire in that turn',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await begin(page, RETREAT);
    const [attackTurn, retreatTurn, waitTurn] = RETREAT.turns;

    await aim(page, 'K12');
    await expectSum(page, 'Attack', ['Cavalry J13 charging 7', 'Sum 7']);
    await expectSum(page, 'Defence', ['Infantry K12 target 6', 'Sum 6']);
    await expect(
      page.getByText('The target is dislodged: it must retreat before anything else next turn.'),
    ).toBeVisible();
    await button(page, 'Do not attack').click();
    await play(page, attackTurn!);
    await expect(lastMessage(page)).toContainText('The infantry on K12 must retreat first.');

    // The unit is chosen already, and it is said why.
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect(square(page, 'K12')).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() => saying(page, 'K12'))
      .toBe('South infantry, in communication, must retreat');
    await expect(hint(page)).toHaveText(
      'Beaten by one point, the infantry on K12 must retreat before anything else. Choose where.',
    );
    await expectOrders(page, 5, 'attack after the retreat');
    // No other unit can move, none can be fired at.
    await expect(page.locator('[role="gridcell"][aria-label*="can move"]')).toHaveCount(0);
    await expect(sums(page)).toHaveCount(0);

    const before = await allSquares(page);
    const refusal = 'The dislodged infantry on K12 must retreat before anything else.';
    await square(page, 'O8').click();
    await square(page, 'M10').click();
    await expect(hint(page)).toContainText(refusal);
    await square(page, 'J13').click();
    await expect(hint(page)).toContainText(refusal);
    await button(page, 'End the turn').click();
    await expect(hint(page)).toContainText(refusal);
    await page.keyboard.press('e');
    await expect(hint(page)).toContainText(refusal);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect.poll(() => allSquares(page)).toEqual(before);

    // The retreat is one of the five moves; then the others may move.
    await page.keyboard.press('Escape');
    await expect(square(page, 'K12')).toHaveAttribute('aria-selected', 'true');
    await square(page, 'L11').click();
    await expect
      .poll(() => saying(page, 'L11'))
      .toBe('South infantry, in communication, has moved');
    await expectOrders(page, 4, 'one attack left');
    await move(page, 'O8', 'M10');
    await expectOrders(page, 3, 'one attack left');

    // The retreated infantry is in range of J13, and does not count: 5, not 9, which is not worth a look.
    await expect(sums(page)).toHaveCount(0);
    await aim(page, 'J13');
    await expectSum(page, 'Attack', ['Mounted artillery M10 5', 'Sum 5']);
    await expectSum(page, 'Defence', ['Cavalry J13 target 5', 'Infantry J14 6', 'Sum 11']);
    await button(page, 'Do not attack').click();
    await endTurn(page);
    expect(retreatTurn).toBe('K12-L11 O8-M10 .');

    // A turn later it does.
    await play(page, waitTurn!);
    await expectTurn(page, { side: 'South', turn: 4 });
    await aim(page, 'J13');
    await expectSum(page, 'Attack', ['Infantry L11 4', 'Mounted artillery M10 5', 'Sum 9']);
  },
);
