import {
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import {
  expectUnits,
  loadOpening,
  newGame,
  NORTH,
  openWar,
  raiseCurtain,
  redeploy,
  seal,
  SOUTH,
  told as unitsTold,
} from '../support/deployment';
import { fromMenu, atHeadquarters, board, button, heading, type SideName } from '../support/page';
import { pick } from '../support/random';
import { search } from '../support/secrets';
import { deniedStorage, fullStorage } from '../support/trouble';
import { endTurn } from '../support/war';
import { continuedMoment, readMoment, told } from './moment';
import {
  count,
  longest,
  storm,
  type Figures,
  type Outcome,
  type Random,
  type StormWish,
} from './storm';

const TROUBLES = { sound: null, full: fullStorage, denied: deniedStorage } as const;

/** Two tabs of a game, and what is counted. */
interface Race {
  readonly context: BrowserContext;
  readonly one: Page;
  readonly random: Random;
  readonly figures: Figures;
}

const otherTab = (tab: Page): Locator =>
  tab.getByRole('dialog', { name: 'Another tab has gone on with a game' });
const isTold = (tab: Page): Promise<boolean> => otherTab(tab).isVisible();

async function another({ context }: Race): Promise<Page> {
  const tab = await context.newPage();
  await atHeadquarters(tab);
  return tab;
}

async function continued(race: Race): Promise<Page> {
  const tab = await another(race);
  await button(tab, 'Continue').click();
  await expect(tab.locator('main.table, main.curtain').first()).toBeVisible();
  return tab;
}

/** Within half a second of one another, by lot. */
const together = (random: Random, ...acts: readonly (() => Promise<unknown>)[]) =>
  Promise.all(
    acts.map(async (act) => {
      await new Promise((done) => setTimeout(done, random() * 500));
      // What another tab has covered meanwhile cannot be pressed.
      await act().catch(() => undefined);
    }),
  );

/** What of the North any of these tabs has, or their stores. */
async function seenIn(race: Race, tabs: readonly Page[]): Promise<string[]> {
  const finds: string[] = [];
  for (const [i, tab] of tabs.entries())
    finds.push(...(await search(tab, NORTH)).map((find) => `tab ${i + 1}: ${find}`));
  if (finds.length > 0) count(race.figures, 'squares of a sealed army seen', finds.length);
  return finds;
}

/** Waits until a tab shows no board, and counts how long that took. */
async function covered({ figures }: Race, tab: Page): Promise<void> {
  const start = Date.now();
  await expect(tab.getByRole('gridcell', { includeHidden: true })).toHaveCount(0);
  longest(figures, 'longest until the other tab was covered, in ms', Date.now() - start);
}

/** Presses what is there, and waits for no more than that it can be pressed. */
const hasty = { timeout: LIMITS.race };

/** Both tabs are at the North's board; one seals, while the other does something of its own. */
async function sealing(race: Race): Promise<string[]> {
  const { one, random } = race;
  await newGame(one, { way: 'Hidden' });
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await expectUnits(one, unitsTold('North', NORTH));
  const two = await continued(race);
  await raiseCurtain(two);
  await expectUnits(two, unitsTold('North', NORTH));
  const own = pick(random, [
    () => redeploy(two, 'F10', 'F9'),
    () => seal(two),
    () => two.reload(),
    () => Promise.resolve(),
  ]);
  await together(random, () => seal(one), own);
  // Over whatever it shows lies what tells it of the other tab, where that was the first.
  const card = heading(one, /South.* deploys|not sealed/)
    .or(board(one))
    .or(otherTab(one));
  await expect(card.first()).toBeVisible();
  const third = await another(race);
  await button(third, 'Continue').click();
  const now = await readMoment(third);
  if (now.at !== 'deploying') return [`a fresh tab is at ${told(now)}`];
  if (now.side === 'North') {
    const handed = await heading(one, /South.* deploys/).isVisible();
    return handed ? ['handed over, and the North deploys again'] : [];
  }
  await covered(race, two);
  await covered(race, one);
  return seenIn(race, [one, two, third]);
}

/** Both tabs are at the South's board; one seals and raises the curtain, while the other does something of its own. */
async function revealing(race: Race): Promise<string[]> {
  const { one, random } = race;
  await newGame(one, { way: 'Hidden' });
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await seal(one);
  await expect(heading(one, /South.* deploys/)).toBeVisible();
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await expectUnits(one, unitsTold('South', SOUTH));
  const two = await continued(race);
  await raiseCurtain(two);
  const own = pick(random, [
    () => redeploy(two, 'K15', 'K14'),
    () => seal(two),
    () => two.reload(),
    () => Promise.resolve(),
  ]);
  const reveal = async (): Promise<void> => {
    await seal(one);
    await expect(heading(one, 'Both armies are sealed.')).toBeVisible();
    await raiseCurtain(one);
    await expect(heading(one, 'Lots for the first turn')).toBeVisible();
  };
  await together(random, reveal, own);
  const isRevealed = await heading(one, 'Lots for the first turn').isVisible();
  if (!isRevealed) return seenIn(race, [two, one]);
  count(race.figures, 'reveals');
  await covered(race, two);
  if (await button(two, 'Keep this tab’s game').isVisible()) {
    await button(two, 'Keep this tab’s game')
      .click(hasty)
      .catch(() => undefined);
    await expect(button(two, 'Keep this tab’s game')).toHaveCount(0);
  }
  const now = await continuedMoment(await another(race));
  return now.at === 'lots' ? [] : [`revealed in one tab, and another is at ${told(now)}`];
}

const MOVES: Readonly<Record<SideName, readonly (readonly [string, string])[]>> = {
  North: [
    ['I6', 'J6'],
    ['H6', 'I6'],
    ['H9', 'I9'],
  ],
  South: [
    ['K15', 'J15'],
    ['L15', 'K15'],
    ['K17', 'J17'],
  ],
};

/** Both tabs play the same turn. What a tab shows is what is kept, or it says that another has gone on. */
async function playing(race: Race): Promise<string[]> {
  const { one, random, figures } = race;
  const side = await openWar(one);
  const two = await continued(race);
  const acts = (tab: Page) => async (): Promise<void> => {
    for (let moves = 1 + Math.floor(random() * 2); moves > 0; moves--) {
      const [from, to] = pick(random, MOVES[side]);
      await tab.locator(`[role="gridcell"][aria-label^="${from},"]`).click(hasty);
      await tab.locator(`[role="gridcell"][aria-label^="${to},"]`).click(hasty);
    }
    if (random() < 0.4) await endTurn(tab, { askAgain: true });
  };
  await together(random, acts(one), acts(two));
  /** Whoever was told nothing has what is kept. */
  const judge = async (): Promise<string> => {
    const third = await another(race);
    const kept = told(await continuedMoment(third));
    await third.close();
    const faults: string[] = [];
    const quiet: string[] = [];
    for (const tab of [one, two]) {
      if (await isTold(tab)) continue;
      const shown = told(await readMoment(tab));
      quiet.push(shown);
      if (shown !== kept) faults.push(`a tab told nothing shows ${shown}, kept is ${kept}`);
    }
    if (quiet.length === 0) faults.push('both tabs are told that the other has gone on');
    return faults.join('; ');
  };
  let fault = await judge();
  // What is told to a tab takes a moment.
  for (let tries = 0; fault !== '' && tries < 4; tries++) fault = await judge();
  if (fault !== '') {
    count(figures, 'actions lost beyond the one in flight');
    return [fault];
  }
  for (const tab of [one, two])
    if (await isTold(tab)) {
      count(figures, 'choices');
      const keeps = random() < 0.5 && (await button(tab, 'Keep this tab’s game').isVisible());
      await button(tab, keeps ? 'Keep this tab’s game' : 'Go on from the other tab').click();
      await expect(tab.getByRole('dialog')).toHaveCount(0);
      const shown = told(await readMoment(tab));
      const kept = async (): Promise<string> => {
        const third = await another(race);
        const moment = told(await continuedMoment(third));
        await third.close();
        return moment;
      };
      await expect.poll(kept, { message: 'what was chosen is kept' }).toBe(shown);
    }
  return [];
}

/** One tab deletes the game with its sealed North, while the South goes on in the other. */
async function deleting(race: Race): Promise<string[]> {
  const { one, random } = race;
  await newGame(one, { way: 'Hidden' });
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await seal(one);
  await expect(heading(one, /South.* deploys/)).toBeVisible();
  const two = await continued(race);
  await raiseCurtain(two);
  await atHeadquarters(one);
  await fromMenu(one, 'Library');
  await button(one, /^More: /)
    .first()
    .click();
  await button(one, 'Delete').click();
  await together(
    random,
    () => button(one, 'Delete it').click(),
    () => loadOpening(two, 'Classic'),
  );
  await expect(one.getByRole('dialog', { name: 'Delete this game?' })).toHaveCount(0);
  return seenIn(race, [one, two, await another(race)]);
}

const RACES = { sealing, revealing, playing, deleting } as const;

/** Two tabs of one game at once, where local storage is sound, full or denied. */
export async function raceStorm(browser: Browser, wish: StormWish): Promise<Outcome> {
  const figures: Figures = {
    'actions lost beyond the one in flight': 0,
    'squares of a sealed army seen': 0,
    'longest until the other tab was covered, in ms': 0,
  };
  return storm(wish, figures, async (random) => {
    const context = await browser.newContext({
      baseURL: process.env.E2E_URL!,
      serviceWorkers: 'block',
    });
    try {
      const trouble = pick(random, Object.keys(TROUBLES) as (keyof typeof TROUBLES)[]);
      const name = pick(random, Object.keys(RACES) as (keyof typeof RACES)[]);
      const script = TROUBLES[trouble];
      if (script !== null) await context.addInitScript(script);
      const one = await context.newPage();
      await atHeadquarters(one);
      count(figures, `races of ${name}`);
      count(figures, `local storage ${trouble}`);
      const failures = await RACES[name]({ context, one, random, figures });
      return failures.map((what) => `${name}, local storage ${trouble}: ${what}`);
    } finally {
      await context.close();
    }
  });
}
