import { expect } from '@playwright/test';
import { RAID } from './games/raid';
import { begin } from './support/savedWars';
import { ONLY_EXHAUSTIVE, heading, square, test } from './support/page';
import {
  destinations,
  expectOrders,
  expectTurn,
  hint,
  move,
  play,
  playOn,
  lastMessage,
  saying,
  sums,
} from './support/war';

// rules.md 8.1, 8.2, 9.2
test(
  'an arsenal taken is the attack of its turn: none may follow, moves may, no second arsenal',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const before = RAID.turns.length - 3;
    await begin(page, RAID);
    await playOn(page, { ...RAID, turns: RAID.turns.slice(0, before) });
    const turn = before + 1;
    await expectTurn(page, { side: 'South', turn });

    // There was something to attack, though with too little for a sum on the board.
    await expect
      .poll(() => saying(page, 'E6'))
      .toBe('North infantry, in communication, can be attacked, 4 against 12: resists');
    await expect(sums(page)).toHaveCount(0);
    await expect.poll(() => saying(page, 'D8')).toBe('arsenal of the North');
    await square(page, 'E8').click();
    await expect.poll(() => destinations(page, 'destination-arsenal')).toEqual(['D8']);
    await square(page, 'E8').click();
    await play(page, 'E8-D8!');
    await expectTurn(page, { side: 'South', turn });
    await expect
      .poll(() => saying(page, 'D8'))
      .toMatch(/^South cavalry, .*, has moved, fallen arsenal of the North$/);
    await expectOrders(page, 4, 'the arsenal was the attack');
    await expect(page.locator('.pips .pip-attack.pip-spent')).toHaveCount(1);
    await expect(hint(page)).toHaveText(
      'An arsenal fell, and that was the attack. You may still make the moves that are left.',
    );

    // D6 is isolated and two squares from D8, but nothing can be fired at any more.
    for (const target of ['D6', 'E6']) {
      await expect.poll(() => saying(page, target)).not.toContain('can be attacked');
      await square(page, target).click();
      await expect(hint(page)).toContainText(
        'The arsenal on D8 fell in this turn, and that was the attack.',
      );
      await expect(page.getByRole('region', { name: /^Attack on/ })).toHaveCount(0);
    }

    // The second arsenal must wait, the other moves need not.
    await square(page, 'C15').click();
    await expect.poll(() => destinations(page, 'destination-arsenal')).toEqual([]);
    await square(page, 'B15').click();
    await expect(hint(page)).toHaveText(
      'Only one arsenal can fall in a turn, and D8 has fallen already: B15 must wait.',
    );
    await expect.poll(() => saying(page, 'B15')).toBe('arsenal of the North');
    await move(page, 'T22', 'S22');
    await expectOrders(page, 3, 'the arsenal was the attack');
    await play(page, '.');
    await play(page, '.');

    // A turn later the second one ends the war.
    await expectTurn(page, { side: 'South', turn: turn + 2 });
    await expectOrders(page, 5, 'one attack left');
    await play(page, RAID.turns.at(-1)!);
    await expect(heading(page, 'The South wins')).toBeVisible();
    await expect(lastMessage(page)).toContainText('Both arsenals of the North have fallen.');
  },
);
