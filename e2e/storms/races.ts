import { expect, type Browser, type Page } from '@playwright/test';
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
  textOf as textOfUnits,
} from '../support/deployment';
import { fromMenu, atHeadquarters, board, button, heading, type SideName } from '../support/page';
import { pick } from '../support/random';
import { search } from '../support/secrets';
import { endTurn } from '../support/war';
import { continuedMoment, readMoment, momentText } from './moment';
import {
  another,
  continued,
  covered,
  hasty,
  judged,
  questionIn,
  racing,
  secretsIn,
  together,
  type Race,
  type Raced,
} from './racing';
import { count, type Outcome, type StormOptions } from './storm';

const WAR: Raced = {
  home: atHeadquarters,
  resume: 'Continue',
  resumed: 'main.table, main.curtain',
  read: async (tab) => momentText(await readMoment(tab)),
  question: {
    title: 'Another tab has gone on with a game',
    follow: 'Go on from the other tab',
    stay: 'Keep this tab’s game',
  },
};

/** Returns what these tabs or their stores have of the North. */
const seenIn = (race: Race, tabs: readonly Page[]): Promise<string[]> =>
  secretsIn(race, tabs, (tab) => search(tab, NORTH));

const squares = (tab: Page) => tab.getByRole('gridcell', { includeHidden: true });

/** Both tabs are at the North's board; one seals, while the other does something of its own. */
async function sealing(race: Race): Promise<string[]> {
  const { one, random } = race;
  await newGame(one, { beginning: 'Hidden' });
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await expectUnits(one, textOfUnits('North', NORTH));
  const two = await continued(race);
  await raiseCurtain(two);
  await expectUnits(two, textOfUnits('North', NORTH));
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
    .or(questionIn(race, one));
  await expect(card.first()).toBeVisible();
  const third = await another(race);
  await button(third, 'Continue').click();
  const now = await readMoment(third);
  if (now.at !== 'deploying') return [`a fresh tab is at ${momentText(now)}`];
  if (now.side === 'North') {
    const handed = await heading(one, /South.* deploys/).isVisible();
    return handed ? ['handed over, and the North deploys again'] : [];
  }
  await covered(race, squares(two));
  await covered(race, squares(one));
  return seenIn(race, [one, two, third]);
}

/** Both tabs are at the South's board; one seals and raises the curtain, while the other does something of its own. */
async function revealing(race: Race): Promise<string[]> {
  const { one, random } = race;
  await newGame(one, { beginning: 'Hidden' });
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await seal(one);
  await expect(heading(one, /South.* deploys/)).toBeVisible();
  await raiseCurtain(one);
  await loadOpening(one, 'Classic');
  await expectUnits(one, textOfUnits('South', SOUTH));
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
  await covered(race, squares(two));
  if (await button(two, 'Keep this tab’s game').isVisible()) {
    await button(two, 'Keep this tab’s game')
      .click(hasty)
      .catch(() => undefined);
    await expect(button(two, 'Keep this tab’s game')).toHaveCount(0);
  }
  const now = await continuedMoment(await another(race));
  return now.at === 'lots' ? [] : [`revealed in one tab, and another is at ${momentText(now)}`];
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

/** Both tabs play the same turn. A tab shows the saved state, or that another has continued. */
async function playing(race: Race): Promise<readonly string[]> {
  const { one, random } = race;
  const side = await openWar(one);
  const two = await continued(race);
  const acts = (tab: Page) => async (): Promise<void> => {
    for (let moves = 1 + Math.floor(random() * 2); moves > 0; moves--) {
      const [from, to] = pick(random, MOVES[side]);
      await tab.locator(`[role="gridcell"][aria-label^="${from},"]`).click(hasty);
      await tab.locator(`[role="gridcell"][aria-label^="${to},"]`).click(hasty);
    }
    if (random() < 0.75) await endTurn(tab, { askAgain: true });
  };
  await together(random, acts(one), acts(two));
  return judged(race, [one, two]);
}

/** One tab deletes the game with its sealed North, while the South continues in the other. */
async function deleting(race: Race): Promise<string[]> {
  const { one, random } = race;
  await newGame(one, { beginning: 'Hidden' });
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

/** Two tabs of one war at once, where local storage works, is full or is denied. */
export const raceStorm = (browser: Browser, options: StormOptions): Promise<Outcome> =>
  racing(browser, options, WAR, RACES, ['playing']);
