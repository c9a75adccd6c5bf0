import { expect } from '@playwright/test';
import { ARSENALS } from './games/arsenals';
import { beginWar, expectCurtain, raiseCurtain } from './support/deployment';
import { ONLY_EXHAUSTIVE, button, heading, test, unitsOn } from './support/page';
import {
  deploy,
  giveTurnTo,
  newGame,
  playOn,
  lastMessage,
  saying,
  type Armies,
} from './support/war';

/** Every square on which a unit was placed. */
const squaresOf = ({ North, South }: Armies): string[] =>
  [North, South].flatMap((army) => Object.values(army).flatMap((squares) => squares.split(' ')));

// rules.md 3, 8.1, 9.2
test(
  'a hidden deployment, and a whole game won by taking both arsenals',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await newGame(page, 'Hidden', { names: { North: 'Alice', South: 'Guy' } });
    await expectCurtain(page, /North.* deploys/);
    await button(page, 'I am Alice: raise the curtain').click();
    await deploy(page, ARSENALS.North);
    await expectCurtain(page, /South.* deploys/);
    await button(page, 'I am Guy: raise the curtain').click();
    await expect(heading(page, 'The South deploys')).toBeVisible();
    await expect.poll(() => unitsOn(page)).toEqual({});
    await deploy(page, ARSENALS.South);
    await expectCurtain(page, 'Both armies are sealed.');
    await raiseCurtain(page);

    const drawn = await beginWar(page);
    await expect
      .poll(async () => Object.keys(await unitsOn(page)).sort())
      .toEqual(squaresOf(ARSENALS).sort());
    const first = await giveTurnTo(page, ARSENALS.first, drawn);
    await playOn(page, ARSENALS, first);

    await expect(lastMessage(page)).toContainText(
      'The North wins. Both arsenals of the South have fallen.',
    );
    await expect(heading(page, 'The North wins')).toBeFocused();
    const end = page.getByRole('region', { name: 'The North wins' });
    await expect(end).toContainText('Alice');
    await expect(end).toContainText(
      `Both arsenals of the South have fallen. After ${first + ARSENALS.turns.length - 1} turns.`,
    );
    const balance = (row: string) => end.getByRole('row', { name: row }).getByRole('cell');
    await expect(balance('Fighting units left')).toHaveText(['14', '14']);
    await expect(balance('Losses')).toHaveText(['1 infantry', '1 infantry']);
    await expect(balance('Arsenals lost')).toHaveText(['B15', 'T3 and T23']);
    // The board stands as it was left, and nobody can move on it.
    await expect
      .poll(() => saying(page, 'T23'))
      .toBe('North cavalry, isolated, has moved, fallen arsenal of the South');
    await expect(page.locator('[role="gridcell"][aria-label*="can move"]')).toHaveCount(0);
    await expect(button(page, 'End the turn')).toHaveCount(0);

    await button(page, 'Return match, sides changed').click();
    await expectCurtain(page, /North.* deploys/);
    await expect(button(page, 'I am Guy: raise the curtain')).toBeVisible();
    await button(page, 'I am Guy: raise the curtain').click();
    await expect(page.getByText(/^17 units left to place: /)).toBeVisible();
    await expect.poll(() => unitsOn(page)).toEqual({});
  },
);
