import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { atRest, lastingFaults } from './rest';
import { pressUnhurried } from './unhurried';

interface Watched {
  /** Errors in the context's pages that are not shown to the player. */
  readonly faults: string[];
}

/** Returns a list that grows by what scripts of a context's pages throw and what their consoles report as errors. */
export function faultsIn(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(String(fault.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** A test of the page also fails if a script of the page threw an error. */
export const test = base.extend<Watched>({
  faults: [
    async ({ context }, use) => {
      context.on('page', pressUnhurried);
      const faults = faultsIn(context);
      await use(faults);
      expect(faults, 'nothing fails behind the players’ backs').toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether everything is looked at everywhere (`npm run exhaustive`), or a sample of it (`npm test`). */
export const EXHAUSTIVE = process.env.EXHAUSTIVE === '1';

/** So many of the items, evenly spread from the first on; all of them in an exhaustive run. */
export const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  EXHAUSTIVE
    ? items
    : Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);

/** A test that `npm run exhaustive` alone runs. */
export const ONLY_EXHAUSTIVE = { tag: '@exhaustive' };

export type SideName = 'North' | 'South';

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { name });

/** The content of the screen once the game has loaded; before that the page has the notice for a failed load. */
export const screen = (page: Page): Locator => page.locator('main:not(#not-loaded, #framed)');

export const board = (page: Page): Locator => page.getByRole('grid');

/** A square by its name, `G5`, whatever is on it. Found by label: roles over 500 squares are slow. */
export const square = (page: Page, name: string): Locator =>
  page.locator(`[role="gridcell"][aria-label^="${name},"]`);

/** The marks on the board of a kind, `destination`, `sum`, `chain` or `line`, and only one side’s if named. */
export const marks = (page: Page, mark: string, side?: SideName): Locator =>
  page.locator(
    `.board-map [data-mark="${mark}"]${side === undefined ? '' : `[data-side="${side[0]}"]`}`,
  );

/** The line that says what can be done, or why something cannot. */
export const advice = (page: Page): Locator => screen(page).getByRole('status');

/** Waits until the board lies as it is going to, after it has been enlarged or moved. */
export async function boardAtRest(page: Page): Promise<void> {
  // Its movement may not have begun yet.
  await atRest(page);
  await expect
    .poll(() =>
      page
        .locator('.board')
        .evaluate((board) => board.getAnimations().length + Number(board.matches('.board-held'))),
    )
    .toBe(0);
}

/** The text in a field, once there is any. */
export async function valueOf(field: Locator): Promise<string> {
  await expect(field).not.toHaveValue('');
  return field.inputValue();
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box of an element, once it has rested for a while. */
export async function boxOf(target: Locator): Promise<Box> {
  let [before, now] = [await target.boundingBox(), null as Box | null];
  await expect(async () => {
    await atRest(target.page());
    [before, now] = [now ?? before, await target.boundingBox()];
    expect(now).not.toBeNull();
    expect(now).toEqual(before);
  }).toPass({ timeout: LIMITS.sight });
  return now!;
}

/** The units on the board, by square: `{ G5: 'North infantry' }`; one side's alone if named. */
export async function unitsOn(page: Page, side?: SideName): Promise<Record<string, string>> {
  const labels = await page
    .locator('[role="gridcell"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  return Object.fromEntries(
    labels.flatMap((label) => {
      const [name = '', unit = ''] = label.split(', ');
      return unit.startsWith(side ?? '') && /^(North|South) /.test(unit) ? [[name, unit]] : [];
    }),
  );
}

/** Index of a square, row by row of 25 from A1. */
export const indexOf = (name: string): number =>
  (name.charCodeAt(0) - 65) * 25 + Number(name.slice(1)) - 1;

/** The rows of a placement as the notation writes them, `6III16`, of letters by square. */
export function rowsOf(units: Readonly<Record<string, string>>): string[] {
  const letters = Array<string>(500).fill('.');
  for (const [name, letter] of Object.entries(units)) letters[indexOf(name)] = letter;
  return Array.from({ length: 20 }, (_, row) =>
    letters
      .slice(row * 25, row * 25 + 25)
      .join('')
      .replace(/\.+/g, (run) => String(run.length)),
  );
}

/** Headquarters, however the page was left before. */
export async function atHeadquarters(page: Page): Promise<void> {
  await page.goto('./');
  await expect(button(page, 'Two at this screen')).toBeVisible();
}

/** Opens the menu of the table. */
export async function openMenu(page: Page): Promise<Locator> {
  await button(page, 'More').click();
  const menu = page.getByRole('group', { name: 'More', exact: true });
  await expect(menu).toBeVisible();
  return menu;
}

/** Presses an entry of that menu: at headquarters all that is not of a first visit. */
export const fromMenu = async (page: Page, entry: string): Promise<void> =>
  (await openMenu(page)).getByRole('button', { name: entry, exact: true }).click();

/** Presses a key until the focus is on what is named; fails after more than `most` presses. */
export async function keyTo(page: Page, key: string, target: Locator, most = 30): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

export const GAME_KEY = 'game-of-war/game';

/** Runs in the page: the text of the current game in the database, after putting another in its place if one is given. */
async function inDatabase(text: string | null): Promise<string | null> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(new Error(String(request.error)));
    });
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'game-of-war-library')) return null;
  const database = await answer(indexedDB.open('game-of-war-library'));
  const games = database.transaction('games', 'readwrite').objectStore('games');
  const id = await answer<unknown>(games.get('(in hand)'));
  const entry =
    typeof id === 'string' &&
    (await answer(games.get(id) as IDBRequest<{ text: string; at: number } | undefined>));
  if (entry && text !== null) await answer(games.put({ ...entry, text }, id));
  database.close();
  return entry ? entry.text : null;
}

/** Runs in the page: what local storage has of the current game, if it may be asked. */
function hinted(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The text of the saved game as the browser has stored it. */
export async function savedText(page: Page): Promise<string | null> {
  const hint = await page.evaluate(hinted, GAME_KEY);
  // Of a hidden deployment local storage has no more than the id.
  return hint?.includes('"game":') ? hint : page.evaluate(inDatabase, null);
}

/**
 * Acts, and waits until the browser keeps another game than before: a page that ends in the milliseconds of a write
 * may take the action in flight with it.
 */
export async function untilSaved(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await savedText(page);
  await act();
  await expect.poll(() => savedText(page)).not.toBe(before);
}

/**
 * Puts another text in place of the saved game, as a fault of the browser or a meddler would: once the page has saved
 * everything, and would not overwrite it.
 */
export async function damage(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const hint = await page.evaluate(hinted, GAME_KEY);
      return hint?.includes('"game":') !== true || hint === (await page.evaluate(inDatabase, null));
    }, 'what is hinted is in the database')
    .toBe(true);
  await page.evaluate(inDatabase, text);
  await page.evaluate(
    ([key, value]) => {
      if (localStorage.getItem(key!)?.includes('"game":') !== false)
        localStorage.setItem(key!, value!);
    },
    [GAME_KEY, text],
  );
}

/** A setting as the browser has stored it. */
export const preferred = (page: Page, options: string): Promise<unknown> =>
  page.evaluate((name) => {
    const text = localStorage.getItem('game-of-war/preferences') ?? '{}';
    return (JSON.parse(text) as Record<string, unknown>)[name];
  }, options);

/** Changes settings as another tab would, on any screen of this one. */
export const prefer = (page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((changes) => {
    const key = 'game-of-war/preferences';
    const saved = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...saved, ...changes }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, settings);

/** The lasting obstacles to seeing the whole board and these parts of the page at once. */
export const outOfSight = (page: Page, parts: readonly Locator[]): Promise<string[]> =>
  lastingFaults(page, () => hiddenNow(page, parts));

async function hiddenNow(page: Page, parts: readonly Locator[]): Promise<string[]> {
  const problems = await page.evaluate(() => {
    const found: string[] = [];
    const { innerWidth: width, innerHeight: height } = window;
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > width) found.push(`the page is ${scrollWidth} pixels wide`);
    if (scrollHeight > height) found.push(`the page is ${scrollHeight} pixels high`);
    // Of an enlarged board what is in its frame is in sight, with the names of its lines.
    const shown = document.querySelector('.rulers') === null ? '.board-map' : '.board-frame';
    const map = document.querySelector(shown)?.getBoundingClientRect() ?? new DOMRect();
    const panel = document.querySelector('.panel')?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, right, bottom } = map;
    const sides = `${left} to ${right}, ${top} to ${bottom}`;
    if (map.width < 200 || left < 0 || top < 0 || right > width + 0.5 || bottom > height + 0.5)
      found.push(`the board lies at ${sides}`);
    if (right > panel.left + 1 && bottom > panel.top + 1) found.push('the panel covers the board');
    return found;
  });
  for (const each of parts) {
    const name = (await each.textContent()) ?? '';
    const seen = await each.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const corners = [
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ] as const;
      return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
    });
    if (!seen) problems.push(`“${name}” is out of sight`);
  }
  return problems;
}
