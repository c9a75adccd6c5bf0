import { expect, type Locator, type Page } from '@playwright/test';
import { fromMenu, board, button, heading, screen, type SideName, square, unitsOn } from './page';

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

/** The North of the opening Classic, placed by hand. */
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

/** Every unit of an army as the board labels it: `{ G8: 'North foot artillery' }`. */
export const textOf = (side: SideName, army: Army): Record<string, string> =>
  Object.fromEntries(
    UNITS.flatMap((unit) => army[unit].map((at) => [at, `${side} ${unit.toLowerCase()}`])),
  );

export interface Plan {
  readonly north?: string;
  readonly south?: string;
  readonly beginning?: 'Hidden' | 'Open' | 'An opening';
  /** Name of the opening to start from. */
  readonly opening?: string;
}

/** The field for a side's player in the form of a new game. */
export const nameOf = (page: Page, side: SideName): Locator =>
  page.getByRole('textbox', { name: new RegExp(side) });

/** Fills in the form of a new game and begins it, giving up a game in progress. */
export async function newGame(page: Page, plan: Plan = {}): Promise<void> {
  await fromMenu(page, 'New game');
  if (plan.north) await nameOf(page, 'North').fill(plan.north);
  if (plan.south) await nameOf(page, 'South').fill(plan.south);
  if (plan.beginning) await page.getByRole('radio', { name: plan.beginning, exact: true }).check();
  if (plan.opening) await page.getByLabel('Opening', { exact: true }).selectOption(plan.opening);
  await button(page, 'Begin').click();
  const abandon = button(page, 'Give it up and begin');
  await expect(page.locator('main.table, main.curtain').or(abandon).first()).toBeVisible();
  if (await abandon.isVisible()) await abandon.click();
}

export const raiseCurtain = (page: Page): Promise<void> =>
  button(page, /raise the curtain/i).click();

/** The card that hides the board, and nothing of the board with it. */
export async function expectCurtain(page: Page, title: string | RegExp): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(board(page)).toHaveCount(0);
  await expect(page.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
  await expect(page.locator('.board-map, [data-mark], .tray')).toHaveCount(0);
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

/** Places a whole army from the tray by hand, where that is what is looked at. */
export async function placeArmy(page: Page, army: Army): Promise<void> {
  for (const unit of UNITS) await place(page, unit, ...army[unit]);
}

/** Places an army without a hand: how that is done is looked at elsewhere. */
export async function deployArmy(page: Page, army: Army): Promise<void> {
  await expect(page.locator('.tray')).toBeVisible();
  await page.evaluate(
    async (places) => {
      for (const [unit, squares] of places)
        for (const at of squares) {
          const tray = document.querySelector<HTMLElement>(`.tray [aria-label^="${unit}:"]`);
          if (tray?.ariaPressed !== 'true') tray?.click();
          await new Promise((done) => setTimeout(done));
          document.querySelector<HTMLElement>(`.cell[aria-label^="${at},"]`)?.click();
          await new Promise((done) => setTimeout(done));
        }
    },
    UNITS.map((unit) => [unit, army[unit]] as const),
  );
  await expect(page.getByText('All 17 units are placed.', { exact: true })).toBeVisible();
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
  await newGame(page, { ...plan, beginning: 'Hidden' });
  await raiseCurtain(page);
  await deployArmy(page, army);
  await sealHoweverIsolated(page);
  await expectCurtain(page, /South.* deploys/);
}

/** Draws the lots shown and begins the war; the answer is the side that has the first turn. */
export async function beginWar(page: Page): Promise<SideName> {
  await button(page, 'Draw lots').click();
  const result = screen(page).getByRole('status');
  await expect(result).toContainText('The first turn goes to');
  const first = /the (North|South)/.exec((await result.textContent()) ?? '')![1] as SideName;
  await button(page, 'Begin the war').click();
  await expect(heading(page, `The ${first} to move`)).toBeVisible();
  return first;
}

/** A war from the opening Classic, begun by one press at headquarters; the answer is the side that has the first turn. */
export async function openWar(page: Page): Promise<SideName> {
  await expect(button(page, 'Two at this screen')).toBeVisible();
  // The first number that is drawn chooses the opening, the next one who begins.
  await page.evaluate(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = ((into: Uint32Array<ArrayBuffer>) => {
      if (!(into instanceof Uint32Array) || into.length !== 1) return draw(into);
      crypto.getRandomValues = draw;
      return into.fill(0);
    }) as typeof crypto.getRandomValues;
  });
  await button(page, 'Two at this screen').click();
  const [north, south] = [heading(page, 'The North to move'), heading(page, 'The South to move')];
  const abandon = button(page, 'Give it up and begin');
  await expect(north.or(south).or(abandon).first()).toBeVisible();
  if (await abandon.isVisible()) await abandon.click();
  await expect(north.or(south)).toBeVisible();
  return (await north.isVisible()) ? 'North' : 'South';
}

/** Waits until the board shows exactly these units (of one side, if named). */
export const expectUnits = (
  page: Page,
  units: Readonly<Record<string, string>>,
  side?: SideName,
): Promise<void> => expect.poll(() => unitsOn(page, side)).toEqual(units);

/** Seals, and answers the question about isolated units if it is asked. */
export async function sealHoweverIsolated(page: Page): Promise<void> {
  await seal(page);
  const anyway = button(page, 'Seal it');
  await expect(anyway.or(page.locator('main.curtain')).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}
