import { expect } from '@playwright/test';
import { GAME_KEY } from '../support/page';
import type { Driver } from './driver';

/** The journeys of the war. What a game begins with lies in storage, as another visit would have left it. */

/** The opening Classic, the North to move. */
export const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** Opens a war saved at a position, so many actions after it. */
export async function openWar(driver: Driver, start: string, actions: readonly string[] = []) {
  const stage = { name: 'war', start, actions };
  const players = { N: 'Ada', S: 'Charles' };
  const tags = [{ name: 'Analysis', value: 'allowed' }];
  const game = { id: 'kept', players, tags, rules: 'debord', way: 'open', opening: null };
  const text = JSON.stringify({ format: 'game-of-war', version: 2, game: { ...game, stage } });
  await driver.open();
  await driver.seesA('New game');
  await driver.ask(
    ([key, saved]) => localStorage.setItem(key!, saved!),
    [GAME_KEY, text] as string[],
  );
  await driver.reload();
  await driver.press('Continue');
  await driver.seesHeading(/to move/);
}

/** The buttons that bring the board closer come with what follows a drag. */
export const mayDrag = (driver: Driver): Promise<unknown> => driver.seesA('Closer');

export const fromMenu = async (driver: Driver, item: string): Promise<void> => {
  await driver.press('More');
  await driver.press(item, { within: ['group', 'More'] });
};

export async function march(driver: Driver, from: string, to: string): Promise<void> {
  await driver.pressSquare(from);
  await driver.pressSquare(to);
  await driver.squareSays(to, /has moved/);
}

/** From the first page to a deployment, to a war, to the legend and to the rules. */
export async function firstMinute(driver: Driver): Promise<void> {
  await driver.open();
  await driver.seesHeading('The Game of War');
  await driver.press('New game');
  await driver.press('Open', { role: 'radio' });
  await driver.press('Begin');
  await driver.press('Fill the rest');
  await driver.sees('All 17 units are placed.');
  await driver.keys('u');
  await driver.sees('17 units left to place');
  await driver.back();
  await driver.press('Play now');
  await driver.seesHeading(/^The (North|South) to move$/);
  await expect.poll(() => driver.squaresSaying(/, (North|South) /)).toBe(34);
  await driver.pointAt('C11');
  await driver.sees('Nobody can enter it. It stops marches, fire and lines of communication.');
  await fromMenu(driver, 'Legend');
  await driver.seesA('Legend of the map', { role: 'dialog' });
  await driver.keys('Escape');
  await driver.seesNo('Legend of the map', { role: 'dialog' });
  await fromMenu(driver, 'Rule book');
  await driver.seesHeading('The rules');
  await driver.back();
  await driver.seesA(/^The board/, { role: 'grid' });
}
