import { expect } from '@playwright/test';
import { ARSENALS } from '../games/arsenals';
import { RAID } from '../games/raid';
import { CROWDED, deployedPosition } from '../support/savedWars';
import { GAME_KEY } from '../support/page';
import type { Driver } from './driver';
import { WINDOW } from './wire';

/** The journeys of the war. What a game begins with lies in storage, as another visit would have left it. */

/** The opening Classic, the North to move. */
export const CLASSIC =
  '25/25/25/2R22/25/4S4I15/2CC1IIAI16/2CCIHIII16/5I19/25/14iiiac6/14iiicc6/14iiic7/16s8/15h6r2/25/25/25/25/25 N B15,D8,T3,T23 - 1';

/** A style sheet for which the journeys' server never answers. */
export const SILENT = 'silent.css';

/** Opens a war saved at a position, so many actions after it. */
export async function openWar(driver: Driver, start: string, actions: readonly string[] = []) {
  const stage = { name: 'war', start, actions };
  const players = { N: 'Ada', S: 'Charles' };
  const tags = [{ name: 'Analysis', value: 'allowed' }];
  const game = { id: 'saved', players, tags, rules: 'debord', way: 'open', opening: null };
  const text = JSON.stringify({ format: 'game-of-war', version: 2, game: { ...game, stage } });
  await driver.open();
  await driver.seesA('Two at this screen');
  await driver.ask(([key, saved]) => localStorage.setItem(key!, saved!), [
    GAME_KEY,
    text,
  ] as string[]);
  await driver.reload();
  await driver.press('Continue');
  await driver.seesHeading(/to move/);
}

/** The buttons that bring the board closer come with what follows a drag. */
export const mayDrag = (driver: Driver): Promise<unknown> => driver.seesA('Closer');

export const fromMenu = async (driver: Driver, item: string): Promise<void> => {
  await driver.press('More');
  await driver.seesA(item, { within: ['group', 'More'] });
  // Its entries are as high as their words need, not as the window.
  const heights = await driver.ask(
    () =>
      [...document.querySelectorAll('.menu:popover-open button')].map((each) => each.clientHeight),
    null,
  );
  expect(Math.max(...heights)).toBeLessThan(60);
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
  await fromMenu(driver, 'New game');
  await driver.press('Open', { role: 'radio' });
  await driver.press('Begin');
  await driver.press('Fill the rest');
  await driver.sees('All 17 units are placed.');
  await driver.keys('u');
  await driver.sees('17 units left to place');
  await driver.back();
  await driver.press('Two at this screen');
  await driver.seesHeading(/^The (North|South) to move$/);
  await expect.poll(() => driver.squaresSaying(/, (North|South) /)).toBe(34);
  await driver.pointAt('C11');
  await driver.sees('Nobody can enter it. It stops marches, fire and lines of communication.');
  await fromMenu(driver, 'Legend');
  await driver.seesA('Legend of the map', { role: 'dialog' });
  await driver.keys('Escape');
  await driver.seesNo('Legend of the map', { role: 'dialog' });
  await fromMenu(driver, 'Rule book');
  await driver.seesHeading('Rule book');
}

/** Tabs through what is shown and back, in a window of so many pixels. */
export async function tabThrough(
  driver: Driver,
  width: number,
  height: number,
  presses: number,
): Promise<void> {
  await driver.resize(width, height);
  for (const key of ['Tab', 'Shift+Tab']) await driver.focusStaysOpen(key, presses);
  await driver.resize(WINDOW.width, WINDOW.height);
  await driver.keys('Escape');
}

/** In small windows nothing that stays at the head or the foot lies over what a key has brought the focus to. */
export async function focusInSmallWindows(driver: Driver): Promise<void> {
  await openWar(driver, CROWDED);
  await fromMenu(driver, 'Record…');
  await driver.seesA('The record of this game', { role: 'dialog' });
  await tabThrough(driver, 320, 256, 16);
  await fromMenu(driver, 'Settings');
  await driver.seesA('Settings', { role: 'dialog' });
  await tabThrough(driver, 683, 425, 14);
  await driver.open('./#');
  await fromMenu(driver, 'New game');
  await driver.seesHeading('New game');
  await tabThrough(driver, 427, 240, 34);
}

/** Both armies are placed in secret, and come on the board together. */
export async function behindTheCurtain(driver: Driver): Promise<void> {
  await driver.open();
  await fromMenu(driver, 'New game');
  await driver.write(/North/, 'Ada');
  await driver.write(/South/, 'Charles');
  await driver.press('Hidden', { role: 'radio' });
  await driver.press('Begin');
  for (const [name, side] of [
    ['Ada', 'North'],
    ['Charles', 'South'],
  ] as const) {
    await driver.seesHeading(new RegExp(`${side}.* deploys`));
    await driver.seesNo(/^The board/, { role: 'grid' });
    await driver.press(`I am ${name}: raise the curtain`);
    await driver.seesHeading(`The ${side} deploys`);
    await expect.poll(() => driver.squaresSaying(/, (North|South) /)).toBe(0);
    await driver.choose('Load an opening', 'Classic');
    await expect.poll(() => driver.squaresSaying(new RegExp(`, ${side} `))).toBe(17);
    // One of them by hand, from where it stands to another square.
    await driver.pressSquare(side === 'North' ? 'H9' : 'K15');
    await driver.pressSquare(side === 'North' ? 'I9' : 'L14');
    await driver.squareSays(side === 'North' ? 'I9' : 'L14', new RegExp(`, ${side} infantry`));
    await driver.press('Seal the deployment');
  }
  await driver.seesHeading('Both armies are sealed.');
  await driver.press(/raise the curtain|Raise the curtain/);
  await driver.seesHeading('Lots for the first turn');
  await expect.poll(() => driver.squaresSaying(/, (North|South) /)).toBe(34);
  await driver.press('Draw lots');
  await driver.sees('The first turn goes to');
  await driver.press('Begin the war');
  await driver.seesHeading(/^The (North|South) to move$/);
}

/** Ends a turn with orders left, and tells the page not to ask about that again. */
export async function endTurn(driver: Driver, asks: boolean): Promise<void> {
  await driver.press('End the turn');
  if (!asks) return;
  await driver.press('Do not ask again', { role: 'checkbox' });
  await driver.press('End the turn', { within: ['dialog', 'End the turn with orders left?'] });
}

/** An attack with moves left, which is asked about once. */
export async function attack(driver: Driver, target: string, asks: boolean): Promise<void> {
  await driver.pressSquare(target);
  await driver.press(`Attack ${target}`);
  if (!asks) return;
  const within = ['dialog', 'Attack with moves left?'] as const;
  await driver.press('Do not ask again', { role: 'checkbox', within });
  await driver.press('Attack and end the turn', { within });
}

/** A race for the arsenals from the first turn on, every order by the mouse. */
export async function toItsEndByMouse(driver: Driver): Promise<void> {
  await openWar(driver, deployedPosition(ARSENALS));
  let asks = true;
  for (const [i, turn] of ARSENALS.turns.entries()) {
    const side = (i % 2 === 0) === (ARSENALS.first === 'North') ? 'North' : 'South';
    await driver.seesHeading(`The ${side} to move`);
    for (const action of turn.replaceAll(/[#!]/g, '').split(' ')) {
      const [from = '', to = ''] = action.replace('x', '').split('-');
      if (action === '.') await endTurn(driver, asks);
      else if (action.startsWith('x')) await attack(driver, from, asks);
      else if (i < ARSENALS.turns.length - 1) await march(driver, from, to);
      else {
        await driver.pressSquare(from);
        await driver.pressSquare(to);
      }
      // The first order that ends the turn with others left causes a question.
      if (action === '.' || action.startsWith('x')) asks = false;
    }
  }
  await driver.seesHeading('The North wins');
}

/** The last turns of a raid on two arsenals, by the keyboard alone. */
export async function toItsEndByKeyboard(driver: Driver): Promise<void> {
  const before = RAID.turns.slice(0, 6).join(' ').split(' ');
  await openWar(driver, deployedPosition(RAID), before);
  const ride = async (from: string, ...keys: string[]) => {
    await driver.goTo(from);
    await driver.keys('Enter', ...keys, 'Enter');
  };
  await driver.seesHeading('The South to move');
  // Screens that are fetched ahead bring theirs; WebKit keeps the focus from what it has not laid out meanwhile.
  await driver.ask((sheet) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: sheet }));
  }, SILENT);
  await ride('E15', 'ArrowUp', 'ArrowUp');
  await driver.squareSays('C15', /South cavalry.*has moved/);
  await driver.keys('e');
  // Forwards the way leads out of the page, to the browser's own buttons.
  await driver.keyTo('Shift+Tab', 'Do not ask again', { role: 'checkbox' });
  await driver.keys(' ');
  await driver.keyTo('Tab', 'End the turn', {
    within: ['dialog', 'End the turn with orders left?'],
  });
  await driver.keys('Enter');
  await driver.seesHeading('The North to move');
  await driver.keys('e');
  await driver.seesHeading('The South to move');
  await ride('E8', 'ArrowUp');
  await driver.sees('The arsenal on D8 has fallen.');
  await driver.keys('e');
  await driver.seesHeading('The North to move');
  await driver.keys('e');
  await driver.seesHeading('The South to move');
  await ride('C15', 'ArrowUp');
  await driver.seesHeading('The South wins');
}

/** A program answers a turn, and gives the turn back. */
export async function againstAProgram(driver: Driver): Promise<void> {
  await openRecord(
    driver,
    `[Rules "debord"]\n[NorthProgram "1"]\n[Position "${CLASSIC.replace(' N ', ' S ')}"]\n`,
  );
  await driver.seesHeading('Your move');
  await march(driver, 'K15', 'J15');
  await endTurn(driver, true);
  await driver.seesHeading('Your move');
  await driver.seesA('The board, turn 3', { role: 'grid' });
  await driver.squareSays('J15', /South infantry/);
}

/** Pastes a record at headquarters, and opens its game. */
async function openRecord(driver: Driver, record: string): Promise<void> {
  await driver.open('./');
  await fromMenu(driver, 'Open a record');
  await driver.paste('Paste it here', record);
  await driver.sees('It has no faults.');
  await driver.press('Open this game');
  await driver.seesA(/^The board/, { role: 'grid' });
}

/** Replays the past, saves it as a record, and reads that in again. */
export async function historyAndRecord(driver: Driver): Promise<void> {
  await openWar(driver, CLASSIC, ['G8-F9', 'G3-E5', '.', 'K15-J15', '.']);
  await driver.keys('h');
  await driver.press('To the start');
  await driver.sees('The past: the start');
  await driver.squareSays('G8', /North foot artillery/);
  await driver.press('Back to the present');
  await driver.squareSays('F9', /North foot artillery/);
  await fromMenu(driver, 'Record…');
  const saved = await driver.download('Save as a file');
  await driver.pressText('Read it');
  const record = await driver.valueOf('The record');
  expect(record).toContain('1. G8-F9 G3-E5 .\n2. K15-J15 .\n');
  expect(saved ?? record).toBe(record);
  await openRecord(driver, record);
  await driver.squareSays('E5', /North cavalry/);
  await driver.squareSays('J15', /South infantry/);
  await driver.seesHeading('The North to move');
}

/** Another way is tried, with a comment, and the game is where it was. */
export async function study(driver: Driver): Promise<void> {
  await openWar(driver, CLASSIC, ['G8-F9', 'G3-E5', '.', 'K15-J15']);
  await driver.keys('h');
  await driver.press('Try from here');
  const within = ['group', 'The turns and their variations'] as const;
  await driver.press('G8-F9', { within });
  await driver.pressSquare('H6');
  await driver.pressSquare('J7');
  await driver.seesA('H6-J7', { within });
  await driver.write('A comment on this moment', 'Guards the relay');
  await driver.keys('Tab');
  await driver.untilSaved('game-of-war-studies', 'Guards the relay');
  await driver.reload();
  await driver.seesA('H6-J7', { within });
  expect(await driver.valueOf('A comment on this moment')).toBe('Guards the relay');
  await driver.press('Back to the game');
  await driver.seesHeading('The South to move');
  await driver.squareSays('H6', /North mounted artillery/);
}

/** A map is drawn, by keys and by a stroke, and outlasts a reload with its faults. */
export async function mapEditor(driver: Driver): Promise<void> {
  await driver.open();
  await fromMenu(driver, 'New game');
  await driver.press('Draw a map');
  await driver.seesHeading('Map editor');
  await fromMenu(driver, 'New map…');
  await driver.write(/^Columns/, '12', 'spinbutton');
  await driver.write(/^Rows/, '10', 'spinbutton');
  await driver.press('Begin');
  await expect.poll(() => driver.squaresSaying(/./)).toBe(120);
  for (const [name, key] of Object.entries({ B3: '5', J6: '5', I5: '6', I10: '6', D7: '4' })) {
    // The editor has no key that leads to a square.
    await driver.ask((at) => window.journeys.square(at).focus(), name);
    await driver.keys(key);
  }
  await driver.press('Mountain');
  await driver.drag('A2', 'A6');
  for (const name of ['A2', 'A4', 'A6']) await driver.squareSays(name, /mountain/);
  await driver.press('Undo');
  await driver.squareSays('A4', /plain/);
  await driver.press('Redo');
  await driver.sees('The arsenal of the North on J6 stands in enemy territory.');
  await driver.untilSaved(null, '.^^^^^');
  await driver.reload();
  await driver.squareSays('A4', /mountain/);
  await driver.press('Take away J6');
  await driver.squareSays('J6', /plain/);
}

/** A unit is dragged to where it may march, and goes back from where it may not. */
export async function marchByDrag(driver: Driver): Promise<void> {
  await openWar(driver, CLASSIC);
  await mayDrag(driver);
  await driver.drag('H6', 'J7');
  await driver.squareSays('J7', /North mounted artillery.*has moved/);
  await driver.squareSays('H6', /empty/);
  await driver.drag('G8', 'E8');
  await driver.sees('E8 is 2 squares away; the foot artillery marches 1 square a turn.');
  await driver.squareSays('G8', /North foot artillery/);
  await expect.poll(() => driver.scrolledSideways()).toEqual([]);
  await fromMenu(driver, 'Legend');
  await driver.seesA('Legend of the map', { role: 'dialog' });
}

/** A deployment, a turn and a battle are left in the middle, and are there again. */
export async function reloadInTheMiddle(driver: Driver): Promise<void> {
  await openWar(driver, CLASSIC);
  await march(driver, 'H6', 'J7');
  await driver.untilSaved(null, 'H6-J7');
  await driver.reload();
  await driver.seesHeading('The North to move');
  await driver.squareSays('J7', /North mounted artillery.*has moved/);
  await driver.press('Undo');
  await driver.squareSays('H6', /North mounted artillery/);
}

/** After the first visit all of it is played without a network: the server is gone. */
export async function offline(driver: Driver, server: { stop: () => void }): Promise<void> {
  await driver.open();
  await driver.seesA('Two at this screen');
  await expect
    .poll(() => driver.ask(() => navigator.serviceWorker.controller?.state ?? 'none', null))
    .toBe('activated');
  server.stop();
  await driver.reload();
  await driver.press('Two at this screen');
  await driver.seesHeading(/^The (North|South) to move$/);
  await endTurn(driver, true);
  await driver.seesA('The board, turn 2', { role: 'grid' });
  await fromMenu(driver, 'Rule book');
  await driver.seesHeading('Rule book');
  await driver.open('./?from=home#littlewars');
  await driver.press('From the first move');
  await driver.press('Go');
  await driver.seesHeading(/moves$/);
}
