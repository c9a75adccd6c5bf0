import { expect, type BrowserContext, type Page } from '@playwright/test';
import {
  expectCurtain,
  loadOpening,
  newGame,
  openWar,
  raiseCurtain,
  redeploy,
  seal,
} from './deployment';
import { atHeadquarters, button, heading, screen, type SideName, square } from './page';

/** A new hidden game in which the North has sealed its half of the opening. */
export async function sealOpening(page: Page): Promise<void> {
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await seal(page);
  await expectCurtain(page, /South.* deploys/);
}

/** A new hidden game in which both sides have sealed their halves of the opening. */
export async function sealBoth(page: Page): Promise<void> {
  await sealOpening(page);
  await raiseCurtain(page);
  await loadOpening(page, 'Classic');
  await seal(page);
  await expectCurtain(page, 'Both armies are sealed.');
}

/** Moves either side can make first from the opening Classic. */
export const MOVES: Readonly<Record<SideName, readonly [string, string][]>> = {
  North: [
    ['I6', 'J6'],
    ['H6', 'I6'],
  ],
  South: [
    ['K15', 'J15'],
    ['L15', 'K15'],
  ],
};

/** Begins a war and makes two moves; the answer is the side to move. */
export async function warWithTwoMoves(page: Page): Promise<SideName> {
  const side = await openWar(page);
  for (const [from, to] of MOVES[side]) await redeploy(page, from, to);
  await expect(screen(page)).toContainText('3 moves left');
  return side;
}

/** The turn is as `warWithTwoMoves` left it, and continues. */
export async function expectTwoMoves(page: Page, side: SideName): Promise<void> {
  await expect(heading(page, `The ${side} to move`)).toBeVisible();
  await expect(screen(page)).toContainText('Turn 1');
  await expect(screen(page)).toContainText('3 moves left');
  for (const [, to] of MOVES[side])
    await expect(square(page, to)).toHaveAccessibleName(new RegExp(`${side} .*has moved`));
}

/** Another tab of the same browser, at the game it finds there. */
export async function continued(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await atHeadquarters(page);
  await button(page, 'Continue').click();
  return page;
}
