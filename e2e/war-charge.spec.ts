import { expect } from '@playwright/test';
import { CHARGE } from './games/charge';
import { begin } from './support/savedWars';
import { ONLY_EXHAUSTIVE, boxOf, button, test } from './support/page';
import { aim, expectSum, expectTurn, play, lastMessage, saying, sums } from './support/war';

// rules.md 6.4, 6.5, 6.6, 6.6a
test(
  'four cavalry in a column charge with 28; before a fort they count 4, within range only',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await begin(page, CHARGE);
    const [charge, , assault] = CHARGE.turns;

    // The attack on the fort by 4 against 16 is not worth a look.
    await expect(sums(page)).toHaveText(['28:16']);
    const panel = await aim(page, 'K15');
    await expectSum(page, 'Attack', [
      'Cavalry G15 charging 7',
      'Cavalry H15 charging 7',
      'Cavalry I15 charging 7',
      'Cavalry J15 charging 7',
      'Sum 28',
    ]);
    await expectSum(page, 'Defence', [
      'Infantry K15 target 6',
      'Infantry L15 fort +4 10',
      'Sum 16',
    ]);
    await expect(panel.getByText('The target is destroyed.')).toBeVisible();
    // The totals are compared beside one another, however many terms either has.
    const [ours, theirs] = await Promise.all(
      ['Attack', 'Defence'].map((name) =>
        boxOf(panel.getByRole('table', { name }).locator('tfoot')),
      ),
    );
    expect(Math.abs(ours!.y - theirs!.y)).toBeLessThan(1);
    await button(page, 'Do not attack').click();
    await expect(panel).toBeHidden();
    await expect
      .poll(() => saying(page, 'K15'))
      .toBe('South infantry, in communication, can be attacked, 28 against 16: is destroyed');

    await play(page, charge!);
    await expect(lastMessage(page)).toContainText(
      'Attack on the South infantry at K15, 28 against 16: it is destroyed.',
    );
    await expect.poll(() => saying(page, 'K15')).toBe('empty');
    await expectTurn(page, { side: 'South', turn: 2 });
    await play(page, '.');

    // The column closes up to the fort.
    const moves = assault!.split(' ').slice(0, -1).join(' ');
    await play(page, moves);
    await expect(sums(page)).toHaveText(['8:10']);
    const fort = await aim(page, 'L15');
    await expectSum(page, 'Attack', [
      'Cavalry J15 no charge at a fort 4',
      'Cavalry K15 no charge at a fort 4',
      'Sum 8',
    ]);
    await expectSum(page, 'Defence', ['Infantry L15 target, fort +4 10', 'Sum 10']);
    await expect(fort.getByText('The target resists.')).toBeVisible();
    await play(page, 'xL15=');
    await expect.poll(() => saying(page, 'L15')).toMatch(/^South infantry, in communication/);
    await expectTurn(page, { side: 'South', turn: 4 });
  },
);
