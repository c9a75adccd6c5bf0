import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { button, faultsIn, screen } from '../support/page';
import { pick } from '../support/random';
import { deniedStorage, fullStorage, delayMessages } from '../support/trouble';
import { quiet } from '../support/unhurried';
import { acknowledgedIn, lostSaves, type Acknowledged } from './acknowledged';
import {
  count,
  longest,
  storm,
  type Figures,
  type Outcome,
  type Random,
  type StormOptions,
} from './storm';

/** The state of local storage in a race: it works, is full, or is denied. */
const TROUBLES = { sound: null, full: fullStorage, denied: deniedStorage } as const;

/** A game that two tabs have open at once. */
export interface Raced {
  /** Goes to the page from which it is resumed. */
  readonly home: (tab: Page) => Promise<void>;
  /** The name of the button that resumes it. */
  readonly resume: string;
  /** The screen once it is resumed: its board, or a curtain. */
  readonly resumed: string;
  /** Returns what a tab shows of it, as far as it would be missed. */
  readonly read: (tab: Page) => Promise<string>;
  /** The question of a tab whose game another tab has continued, and its answers. */
  readonly question: { readonly title: string; readonly follow: string; readonly stay: string };
}

/** Two tabs of a game, and what is counted. */
export interface Race {
  readonly game: Raced;
  readonly context: BrowserContext;
  readonly one: Page;
  readonly random: Random;
  readonly figures: Figures;
  /** The orders that the tabs have as saved. */
  readonly acknowledged: Acknowledged;
}

/** A race from its beginning: returns what failed, in words. */
export type RaceOf = (race: Race) => Promise<readonly string[]>;

/** The value for a game that cannot be resumed. */
export const NO_GAME = 'no game';

const LOST = 'actions lost beyond the one in flight';
const OVERWRITTEN = 'acknowledged saves overwritten';
const SEEN = 'secrets seen';
const COVERED = 'longest until the other tab was covered, in ms';

/** Presses what is there, and waits for no more than that it can be pressed. */
export const hasty = { timeout: LIMITS.race };

/** The question of a tab whose game another tab has continued. */
export const questionIn = ({ game }: Race, tab: Page): Locator =>
  tab.getByRole('dialog', { name: game.question.title });
const isAsked = (race: Race, tab: Page): Promise<boolean> => questionIn(race, tab).isVisible();

/** Opens another tab, at the page from which the game is resumed. */
export async function another({ context, game }: Race): Promise<Page> {
  const tab = await context.newPage();
  await game.home(tab);
  return tab;
}

/** Opens another tab, and resumes the game in it. */
export async function continued(race: Race): Promise<Page> {
  const tab = await another(race);
  await button(tab, race.game.resume).click();
  await expect(tab.locator(race.game.resumed).first()).toBeVisible();
  return tab;
}

/** Returns what a new tab shows of the game once it is resumed there; the tab is closed again. */
export async function saved(race: Race): Promise<string> {
  const tab = await another(race);
  const resume = button(tab, race.game.resume);
  const isThere = await resume.isVisible();
  if (isThere) {
    await resume.click();
    await expect(tab.locator(race.game.resumed).first()).toBeVisible();
  }
  const shown = isThere ? await race.game.read(tab) : NO_GAME;
  const asked = await isAsked(race, tab);
  await tab.close();
  return asked ? `asked, over ${shown}` : shown;
}

/** Something that a player does in a tab. */
export interface Act {
  /** Everything before the last press. */
  readonly prepare?: (tab: Page) => Promise<unknown>;
  readonly press: (tab: Page) => Promise<unknown>;
}

/** How often more a new tab is opened to see what is saved, because a message takes a moment. */
const TRIES = 4;

/** Within so many milliseconds of one another tabs act: before a message can have come, or afterwards. */
const SPREADS = [20, 500];

/** Acts within milliseconds or half a second of one another, by lot. */
export async function together(random: Random, ...acts: readonly (() => Promise<unknown>)[]) {
  const spread = pick(random, SPREADS);
  await Promise.all(
    acts
      .map((act) => ({ act, delay: random() * spread }))
      .map(async ({ act, delay }) => {
        await new Promise((done) => setTimeout(done, delay));
        // A button that another tab has covered meanwhile cannot be pressed.
        await act().catch(() => undefined);
      }),
  );
}

/** Prepares an act in each of these tabs, and then does all of them together. */
export async function meet(
  random: Random,
  ...acts: readonly (readonly [tab: Page, act: Act])[]
): Promise<void> {
  await Promise.all(
    acts.map(async ([tab, { prepare }]) => {
      await prepare?.(tab).catch(() => undefined);
      // Presses too soon after an earlier one do nothing irreversible.
      await quiet(tab);
    }),
  );
  await together(
    random,
    ...acts.map(
      ([tab, { press }]) =>
        () =>
          press(tab),
    ),
  );
}

/** Presses a button by its key, at once. */
export const enter = (target: Locator): Promise<void> => target.press('Enter', hasty);

/** Waits until a tab shows nothing that `hidden` finds, and counts how long that took. */
export async function covered({ figures }: Race, hidden: Locator): Promise<void> {
  const start = Date.now();
  await expect(hidden).toHaveCount(0);
  longest(figures, COVERED, Date.now() - start);
}

/** Returns the secrets that any of these tabs shows or its stores have, by `search`, and counts them. */
export async function secretsIn(
  { figures }: Race,
  tabs: readonly Page[],
  search: (tab: Page) => Promise<readonly string[]>,
): Promise<string[]> {
  const finds: string[] = [];
  for (const [i, tab] of tabs.entries())
    if (!tab.isClosed()) finds.push(...(await search(tab)).map((find) => `tab ${i + 1}: ${find}`));
  if (finds.length > 0) count(figures, SEEN, finds.length);
  return finds;
}

/** Returns the orders of which a tab was told that they are saved, and which are not, and counts them. */
async function overwritten(race: Race): Promise<readonly string[]> {
  const tab = await another(race);
  const lost = await lostSaves(tab, race.acknowledged);
  await tab.close();
  count(race.figures, OVERWRITTEN, lost.length);
  return lost.map((what) => `${what}, and it is in no game of the library`);
}

/** A tab that is asked nothing shows what is saved. Where saves cross, both tabs may be asked; each then keeps its own. */
async function faultOf(race: Race, all: readonly Page[]): Promise<string> {
  const tabs = all.filter((tab) => !tab.isClosed());
  const now = await saved(race);
  const faults: string[] = [];
  let asked = 0;
  for (const tab of tabs) {
    if (await isAsked(race, tab)) {
      asked += 1;
      continue;
    }
    const shown = await race.game.read(tab);
    if (shown !== NO_GAME && shown !== now)
      faults.push(`a tab that is asked nothing shows ${shown}, saved is ${now}`);
  }
  if (all.length > 1 && asked === all.length) count(race.figures, 'both tabs asked');
  return faults.join('; ');
}

/**
 * Judges tabs that have played at once: a tab that is asked nothing shows what is saved, and what a tab was told is saved is there.
 * Each of the tabs that are asked chooses by lot, and what is chosen is saved. `isFollowed` says, before the game of another tab is followed, what would be lost by it.
 */
export async function judged(
  race: Race,
  all: readonly Page[],
  lostBy: (tab: Page) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<readonly string[]> {
  const { game, random, figures } = race;
  let fault = await faultOf(race, all);
  for (let tries = 0; fault !== '' && tries < TRIES; tries++) fault = await faultOf(race, all);
  if (fault !== '') {
    count(figures, LOST);
    return [fault];
  }
  const before = await overwritten(race);
  if (before.length > 0) return before;
  for (const tab of all) {
    if (tab.isClosed() || !(await isAsked(race, tab))) continue;
    count(figures, 'choices');
    const { stay: save, follow } = game.question;
    const stays = random() < 0.5 && (await button(tab, save).isVisible());
    const lost = stays ? [] : await lostBy(tab);
    if (lost.length > 0) {
      count(figures, LOST, lost.length);
      return lost;
    }
    await button(tab, stays ? save : follow).click();
    await expect(questionIn(race, tab)).toHaveCount(0);
    // A question of the game's own, under that of the other tab, is still open.
    if (await tab.getByRole('dialog').isVisible()) await tab.keyboard.press('Escape');
    const shown = await game.read(tab);
    let now = await saved(race);
    for (let tries = 0; now !== shown && tries < TRIES; tries++) now = await saved(race);
    expect(now, 'what was chosen is saved').toBe(shown);
  }
  return overwritten(race);
}

/** Returns the tabs that show nothing, and what their scripts threw. */
async function broken(context: BrowserContext, faults: readonly string[]): Promise<string[]> {
  const found = faults.map((fault) => `a tab reports ${fault}`);
  for (const tab of context.pages())
    if (!(await screen(tab).first().isVisible())) found.push(`a tab is blank at ${tab.url()}`);
  return found;
}

/** After so many milliseconds tabs are notified of one another’s writes: at once, or when both have saved. */
const DELAYS = [0, 500, 1_500];

/**
 * Races of two tabs of a game, by lot, where local storage works, is full or is denied. In those of `crossing` the tabs
 * are notified of one another late, by lot, so that their saves cross.
 */
export async function racing(
  browser: Browser,
  options: StormOptions,
  game: Raced,
  races: Readonly<Record<string, RaceOf>>,
  crossing: readonly string[],
): Promise<Outcome> {
  const figures: Figures = {
    ...{ [LOST]: 0, [OVERWRITTEN]: 0, [SEEN]: 0, [COVERED]: 0, 'blank or broken tabs': 0 },
  };
  return storm(options, figures, async (random) => {
    const context = await browser.newContext({
      baseURL: process.env.E2E_URL!,
      serviceWorkers: 'block',
    });
    const faults = faultsIn(context);
    try {
      const trouble = pick(random, Object.keys(TROUBLES) as (keyof typeof TROUBLES)[]);
      const name = pick(random, Object.keys(races));
      const script = TROUBLES[trouble];
      if (script !== null) await context.addInitScript(script);
      const delay = crossing.includes(name) ? pick(random, DELAYS) : 0;
      if (delay > 0) {
        count(figures, 'late messages');
        await context.addInitScript(delayMessages, delay);
      }
      const acknowledged = await acknowledgedIn(context);
      const one = await context.newPage();
      await game.home(one);
      count(figures, `races of ${name}`);
      count(figures, `local storage ${trouble}`);
      const race: Race = { game, context, one, random, figures, acknowledged };
      const failures = await races[name]!(race).catch((error: unknown) => {
        throw new Error(`${name}, local storage ${trouble}: ${String(error)}`);
      });
      const after = await broken(context, faults);
      count(figures, 'blank or broken tabs', after.length);
      return [...failures, ...after].map((what) => `${name}, local storage ${trouble}: ${what}`);
    } finally {
      await context.close();
    }
  });
}
