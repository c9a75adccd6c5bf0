import { expect } from '@playwright/test';
import { CHARGE } from './games/charge';
import { CUT } from './games/cut';
import { RAID } from './games/raid';
import { begin } from './support/savedWars';
import { ONLY_EXHAUSTIVE, button, heading, square, test } from './support/page';
import {
  advance,
  attack,
  endTurn,
  expectOrders,
  expectTurn,
  hint,
  play,
  playOn,
  lastMessage,
  saying,
  sums,
} from './support/war';

// rules.md 6.8 (victorMustAdvance)
test(
  'under Bracken, an attacker of the player’s choice advances after a destruction',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await begin(page, CHARGE, 'bracken');
    await attack(page, 'K15');
    // The turn is not over before the advance.
    await expectTurn(page, { side: 'North', turn: 1 });
    await expect.poll(() => saying(page, 'K15')).toBe('empty');
    await expect(hint(page)).toHaveText(
      /^A unit that counted in the attack must take K15: choose cavalry at G15, cavalry at H15, cavalry at I15,? or cavalry at J15\.$/,
    );
    await expect(button(page, 'Undo')).toBeDisabled();
    await button(page, 'End the turn').click();
    const due = 'A unit that counted in the attack must first advance to K15.';
    await expect(hint(page)).toHaveText(due);
    // Neither a unit that did not count nor another square.
    await square(page, 'C15').click();
    await square(page, 'D15').click();
    await expect(hint(page)).toContainText(due);
    await expectTurn(page, { side: 'North', turn: 1 });

    // H15 is three squares away and goes there all the same.
    await advance(page, 'H15', 'K15');
    await expectTurn(page, { side: 'South', turn: 2 });
    await expect(lastMessage(page)).toContainText('Cavalry advanced from H15 to K15.');
    await expect.poll(() => saying(page, 'H15')).toBe('empty');
    await expect
      .poll(() => saying(page, 'K15'))
      .toBe('North cavalry, in communication, can be attacked, 4 against 15: resists');
    await expect(page.getByText('The cavalry at H15 advanced to K15.')).toBeVisible();
  },
);

// rules.md 8.2 (arsenalFalls: atEndOfTurn)
test(
  'under Summary, an arsenal falls at the end of the turn, after an attack',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const before = RAID.turns.length - 3;
    await begin(page, RAID, 'summary');
    await playOn(page, { ...RAID, turns: RAID.turns.slice(0, before) });
    const turn = before + 1;
    await play(page, 'E8-D8');
    await expect(lastMessage(page)).not.toContainText('fallen');
    await expect.poll(() => saying(page, 'D8')).toMatch(/, arsenal of the North$/);
    await expectOrders(page, 4, 'one attack left');
    await expect(sums(page)).toHaveText(['4:0']);

    await play(page, 'xD6#');
    await expect(lastMessage(page)).toContainText('The arsenal on D8 has fallen.');
    await expectTurn(page, { side: 'North', turn: turn + 1 });
    await expect.poll(() => saying(page, 'D8')).toMatch(/, fallen arsenal of the North$/);
    await play(page, '.');

    // The other arsenal ends the war with the turn, not before.
    await play(page, 'C15-B15');
    await expectTurn(page, { side: 'South', turn: turn + 2 });
    await endTurn(page);
    await expect(heading(page, 'The South wins')).toBeVisible();
  },
);

// rules.md 9.3 (isolationLoses); under Debord the game of games/annihilation.ts goes on all isolated.
test(
  'under Pykrieg, an army cut off from its arsenals and without communications units loses at the end of the turn',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const South = { ...CUT.South, 'Foot communications': '', 'Mounted communications': '' };
    await begin(page, { ...CUT, South }, 'pykrieg');
    await play(page, 'J23-L23');
    await expect.poll(() => saying(page, 'K23')).toBe('South infantry, isolated');
    await expectTurn(page, { side: 'North', turn: 1 });
    await endTurn(page);
    await expect(heading(page, 'The North wins')).toBeVisible();
    await expect(page.getByRole('region', { name: 'The North wins' })).toContainText(
      `No communications unit of the South is left, and none of its fighting units is in communication. After 1 turn.`,
    );
    await expect(page.getByRole('row', { name: 'Losses' }).getByRole('cell')).toHaveText([
      'none',
      'none',
    ]);
  },
);
