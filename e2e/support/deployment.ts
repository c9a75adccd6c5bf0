import { expect, type Locator, type Page } from '@playwright/test';
import { advice, board, button, heading, square, unitsOn, type SideName } from './page';

export const UNITS = [
  'Infantry',
  'Cavalry',
  'Foot artillery',
  'Mounted artillery',
  'Foot communications',
  'Mounted communications',
] as const;
export type UnitName = (typeof UNITS)[number];

/** The letter of each kind of unit in the notation. */
export const LETTERS: Readonly<Record<UnitName, string>> = {
  Infantry: 'I',
  Cavalry: 'C',
  'Foot artillery': 'A',
  'Mounted artillery': 'H',
  'Foot communications': 'R',
  'Mounted communications': 'S',
};

/** Squares of the units of each kind. */
export type Army = Readonly<Record<UnitName, readonly string[]>>;

/** The North of the opening RSG default, placed by hand. */
export const NORTH: Army = {
  Infantry: ['F10', 'G6', 'G7', 'G9', 'H5', 'H7', 'H8', 'H9', 'I6'],
  Cavalry: ['G3', 'G4', 'H3', 'H4'],
  'Foot artillery': ['G8'],
  'Mounted artillery': ['H6'],
  'Foot communications': ['D3'],
  'Mounted communications': ['F5'],
};

/** The South of the same opening. */
export const SOUTH: Army = {
  Infantry: ['K15', 'K16', 'K17', 'L15', 'L16', 'L17', 'M15', 'M16', 'M17'],
  Cavalry: ['K19', 'L18', 'L19', 'M18'],
  'Foot artillery': ['K18'],
  'Mounted artillery': ['O16'],
  'Foot communications': ['O23'],
  'Mounted communications': ['N17'],
};

/** Every unit of an army as the board tells of it: `{ G8: 'North foot artillery' }`. */
export const told = (side: SideName, army: Army): Record<string, string> =>
  Object.fromEntries(
    UNITS.flatMap((unit) => army[unit].map((at) => [at, `${side} ${unit.toLowerCase()}`])),
  );

export interface Plan {
  readonly north?: string;
  readonly south?: string;
  readonly way?: 'Hidden' | 'Open' | 'An opening';
  /** Name of the opening to start from. */
  readonly opening?: string;
}

/** Where the form of a new game asks for a side's player. */
const nameOf = (page: Page, side: SideName): Locator =>
  page.getByRole('textbox', { name: new RegExp(side) });

/** Fills in the form of a new game and begins it, giving up a game in progress. */
export async function newGame(page: Page, plan: Plan = {}): Promise<void> {
  await button(page, 'New game').click();
  if (plan.north) await nameOf(page, 'North').fill(plan.north);
  if (plan.south) await nameOf(page, 'South').fill(plan.south);
  if (plan.way) await page.getByRole('radio', { name: plan.way, exact: true }).check();
  if (plan.opening) await page.getByLabel('Opening', { exact: true }).selectOption(plan.opening);
  await button(page, 'Begin').click();
  const giveUp = button(page, 'Give it up and begin');
  await expect(page.locator('main.table, main.curtain').or(giveUp).first()).toBeVisible();
  if (await giveUp.isVisible()) await giveUp.click();
}

export const raiseCurtain = (page: Page): Promise<void> =>
  button(page, /raise the curtain/i).click();

/** The card that hides the board, and nothing of the board with it. */
export async function expectCurtain(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
  await expect(page.locator('.board-map, .piece, .tray')).toHaveCount(0);
}

/** The button of a kind of unit in the tray. */
export const inTray = (page: Page, unit: UnitName): Locator =>
  page
    .getByRole('group', { name: 'Units to place' })
    .getByRole('button', { name: new RegExp(`^${unit}:`) });

/** Takes a kind of unit from the tray and presses the squares, one unit each. */
export async function place(page: Page, unit: UnitName, ...squares: string[]): Promise<void> {
  const tray = inTray(page, unit);
  if ((await tray.getAttribute('aria-pressed')) !== 'true') await tray.click();
  for (const name of squares) await square(page, name).click();
}

/** Places a whole army from the tray. */
export async function placeArmy(page: Page, army: Army): Promise<void> {
  for (const unit of UNITS) await place(page, unit, ...army[unit]);
}

export const loadOpening = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Load an opening').selectOption(name);
};

/** Moves a unit of the board to another square. */
export async function redeploy(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

export const sealButton = (page: Page): Locator =>
  button(page, /^(Seal the deployment|Deployment done)$/);

export const seal = (page: Page): Promise<void> => sealButton(page).click();

/** A new hidden game in which the North has sealed this army; the South's card is shown. */
export async function sealNorth(page: Page, army: Army, plan: Plan = {}): Promise<void> {
  await newGame(page, { ...plan, way: 'Hidden' });
  await raiseCurtain(page);
  await placeArmy(page, army);
  await sealHoweverIsolated(page);
  await expectCurtain(page, /South.* deploys/);
}

/** Draws the lots shown and begins the war; the answer is the side that has the first turn. */
export async function beginWar(page: Page): Promise<SideName> {
  await button(page, 'Draw lots').click();
  const result = page.locator('main').getByRole('status');
  await expect(result).toContainText('The first turn goes to');
  const first = /the (North|South)/.exec((await result.textContent()) ?? '')![1] as SideName;
  await button(page, 'Begin the war').click();
  await expect(heading(page, `The ${first} to move`)).toBeVisible();
  return first;
}

/** A war from an opening; the answer is the side that has the first turn. */
export async function openWar(page: Page, opening = 'RSG default'): Promise<SideName> {
  await newGame(page, { way: 'An opening', opening });
  return beginWar(page);
}

/** Waits until the board shows exactly these units (of one side, if named). */
export const expectUnits = (
  page: Page,
  units: Readonly<Record<string, string>>,
  side?: SideName,
): Promise<void> => expect.poll(() => unitsOn(page, side)).toEqual(units);

// A tour of every screen, for what must hold on each of them

export interface Stop {
  readonly name: string;
  /** Whether the board lies on the screen. */
  readonly board: boolean;
  /** What must be in sight: the advice and the main buttons of the screen, or of the dialog over it. */
  readonly shown: readonly Locator[];
}

/**
 * Armies so near one another that the North's first shot, from J13 at K12, dislodges its target by one
 * point; the answer from K12 and M10 is resisted.
 */
const NEAR: Readonly<Record<SideName, Army>> = {
  North: {
    Infantry: ['J14', 'B8', 'C7', 'C8', 'D7', 'E7', 'E9', 'D9', 'C15'],
    Cavalry: ['J13', 'C9', 'E8', 'D5'],
    'Foot artillery': ['C6'],
    'Mounted artillery': ['C14'],
    'Foot communications': ['B14'],
    'Mounted communications': ['D6'],
  },
  South: {
    Infantry: ['K12', 'T16', 'T21', 'S24', 'R25', 'T1', 'S2', 'S1', 'T20'],
    Cavalry: ['K23', 'T17', 'T18', 'T19'],
    'Foot artillery': ['M23'],
    'Mounted artillery': ['O8'],
    'Foot communications': ['P23'],
    'Mounted communications': ['L23'],
  },
};

/** Leads a hidden game from headquarters to a surrender, stopping at every screen and state of it. */
export async function tour(page: Page, visit: (stop: Stop) => Promise<void>): Promise<void> {
  const labelled = (labels: readonly (string | RegExp)[]) =>
    labels.map((label) => button(page, label));
  const bare = (name: string, ...labels: (string | RegExp)[]) =>
    visit({ name, board: false, shown: labelled(labels) });
  const menu = (name: string, ...labels: string[]) =>
    visit({ name, board: true, shown: labelled(labels) });
  const table = async (name: string, ...labels: string[]) => {
    await expect(board(page)).toBeVisible();
    const said = await advice(page).filter({ hasText: /./ }).all();
    await visit({ name, board: true, shown: [...said, ...labelled(labels)] });
  };
  const dialog = async (name: string, ...labels: string[]) => {
    const open = page.getByRole('dialog');
    await expect(open).toBeVisible();
    const behind = (await page.getByRole('grid', { includeHidden: true }).count()) > 0;
    const shown = labels.map((label) => open.getByText(label, { exact: true }));
    await visit({ name, board: behind, shown });
  };
  const press = (name: string | RegExp) => button(page, name).click();

  await bare('headquarters', 'New game', 'Rule book');
  await press('Rule book');
  await expect(heading(page, /rule/i).first()).toBeVisible();
  await bare('rule book');
  await page
    .getByRole('button', { name: /back|close/i })
    .first()
    .click();

  await press('New game');
  await page.getByRole('radio', { name: 'An opening', exact: true }).check();
  await bare('new game');
  await page.getByText('House rules', { exact: true }).click();
  await bare('house rules');
  await page.getByRole('radio', { name: 'Hidden', exact: true }).check();
  await nameOf(page, 'North').fill('Ada');
  await press('Begin');

  await expectCurtain(page, /North.* deploys/);
  await bare('curtain', /raise the curtain/i);
  await raiseCurtain(page);
  const orders = ['Shuffle', 'Mirror', 'Clear', 'Seal the deployment'];
  await table('deployment', ...orders);
  await inTray(page, 'Cavalry').click();
  await table('deployment, a unit in hand', ...orders);
  await square(page, 'C11').click();
  await table('deployment, a refusal', ...orders);
  await placeArmy(page, NEAR.North);
  await table('deployment, all placed', ...orders);
  await redeploy(page, 'B8', 'A25');
  await redeploy(page, 'E9', 'J1');
  await redeploy(page, 'D6', 'J25');
  await table('deployment, units isolated', ...orders);
  await seal(page);
  await dialog('deployment, asked before sealing', 'Go back to the board', 'Seal it');
  await press('Go back to the board');
  await redeploy(page, 'A25', 'B8');
  await redeploy(page, 'J1', 'E9');
  await square(page, 'J25').click();
  await table(
    'deployment, a unit taken up',
    'Shuffle',
    'Mirror',
    'Put back',
    'Seal the deployment',
  );
  await square(page, 'D6').click();
  await sealHoweverIsolated(page);

  await expectCurtain(page, /South.* deploys/);
  await bare('curtain, handed over', /raise the curtain/i);
  await raiseCurtain(page);
  await placeArmy(page, NEAR.South);
  await sealHoweverIsolated(page);
  await expectCurtain(page, 'Both armies stand sealed.');
  await bare('curtain, both sealed', 'Raise the curtain');
  await raiseCurtain(page);
  await table('lots', 'Draw lots');
  await page.goBack();
  await bare('headquarters, a game in progress', 'Continue', 'New game', 'Rule book');
  await press('New game');
  await expect(page.getByText(/ stays in the library\.$/)).toBeVisible();
  await bare('new game, another in progress', 'Back', 'Begin');
  await press('Back');
  await press('Open a record');
  await bare('open a record', 'Back');
  await press('Back');
  await press('Library');
  await bare('library', /^Open /, 'Back');
  await press('Back');
  await press('Continue');
  await press('Draw lots');
  await table('lots drawn', 'Begin the war');
  await press('Begin the war');

  const controls = ['Undo', 'Last turn', 'More', 'End the turn'];
  await table('war', ...controls);
  const north = heading(page, 'The North to move');
  const south = heading(page, 'The South to move');
  const endTurn = async () => {
    await press('End the turn');
    await page.getByRole('dialog').getByRole('button', { name: 'End the turn' }).click();
  };
  await expect(north.or(south)).toBeVisible();
  if (await south.isVisible()) await endTurn();
  await expect(north).toBeVisible();
  await square(page, 'E8').click();
  await table('war, a unit chosen', ...controls);
  await square(page, 'T25').click();
  await table('war, a refusal', ...controls);
  await page.keyboard.press('Escape');
  await square(page, 'K12').click();
  await table('war, an attack laid open', 'Attack K12', 'Leave it');
  await press('Leave it');
  await press('More');
  await expect(page.getByRole('group', { name: 'More' })).toBeVisible();
  await menu(
    'war, the menu',
    'Rule book',
    'Keys',
    'Settings',
    'Offer a draw',
    'Surrender',
    'Headquarters',
  );
  await press('Settings');
  await dialog('war, the settings', 'Close');
  await press('Close');
  await press('More');
  await press('Keys');
  await dialog('war, the keys', 'Close');
  await press('Close');
  await press('More');
  await press('Record…');
  await dialog('war, the record', 'Save as a file');
  await press('Close');
  await press('More');
  await press('Offer a draw');
  await dialog('war, a draw offered', 'Fight on', 'Agree to the draw');
  await press('Fight on');
  await press('End the turn');
  await dialog('war, orders left', 'Go on with the turn', 'End the turn');
  await press('Go on with the turn');
  await square(page, 'K12').click();
  await press('Attack K12');

  await expect(south).toBeVisible();
  await table('war, a retreat due', ...controls);
  await redeploy(page, 'K12', 'L11');
  await redeploy(page, 'O8', 'M10');
  await endTurn();
  await expect(north).toBeVisible();
  await table('war, the last turn told', ...controls);
  await endTurn();
  await expect(south).toBeVisible();
  await square(page, 'J13').click();
  await table('war, an attack that will be resisted', 'Attack J13', 'Leave it');
  await press('Attack J13');
  await dialog('war, asked before an attack', 'Leave it', 'Attack all the same');
  await page.keyboard.press('Escape');
  await press('Leave it');
  await press('More');
  await press('Surrender');
  await dialog('war, asked before surrender', 'Fight on', 'Surrender');
  await page.getByRole('dialog').getByRole('button', { name: 'Surrender' }).click();
  await expect(heading(page, 'The North wins')).toBeVisible();
  await table('end', 'Return match, sides changed', 'Headquarters');
  await press('Headquarters');
  await bare('headquarters, a game that is over', 'See how it ended', 'New game', 'Rule book');
}

/** Seals, and answers the question about isolated units if it is asked. */
async function sealHoweverIsolated(page: Page): Promise<void> {
  await seal(page);
  const anyway = button(page, 'Seal it');
  await expect(anyway.or(page.locator('main.curtain')).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}
