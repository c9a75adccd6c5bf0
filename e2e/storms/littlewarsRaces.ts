import { expect, type Browser, type Page } from '@playwright/test';
import { atLittleWars, CHARGE, MELEES, openBattle, SHOT } from '../support/littlewars';
import { button, fromMenu, heading } from '../support/page';
import { pick } from '../support/random';
import { AWAY, endMove, march, mine, oneByOne, settle, shoot } from './battleActs';
import { KRIEGSPIEL } from './kriegspielKills';
import { LITTLE_WARS, type Moment } from './littlewarsKills';
import {
  another,
  continued,
  enter,
  judged,
  meet,
  NO_GAME,
  questionIn,
  racing,
  secretsIn,
  type Act,
  type Race,
  type RaceOf,
  type Raced,
} from './racing';
import { discarding, revealing, sealing } from './settingOutRaces';
import { count, type Outcome, type StormOptions } from './storm';

/** The state of a battle that a tab shows; nothing at headquarters. */
const reading =
  (read: (tab: Page) => Promise<unknown>) =>
  async (tab: Page): Promise<string> => {
    const away = button(tab, 'New battle');
    // The curtain over notes that are being opened rises by itself.
    const curtain = tab.locator('main.curtain').filter({ hasNotText: 'being opened' });
    await expect(tab.locator('.lw-side').or(curtain).or(away).first()).toBeVisible();
    if (await away.isVisible()) return NO_GAME;
    if (await curtain.isVisible()) return JSON.stringify(await curtain.locator('h1').textContent());
    return JSON.stringify(await read(tab));
  };

const BATTLE: Raced = {
  home: async (tab) => {
    await atLittleWars(tab);
    await expect(button(tab, 'New battle')).toBeVisible();
  },
  resume: 'Go on with the battle',
  resumed: '.lw-side, main.curtain',
  read: reading(LITTLE_WARS.read),
  question: {
    title: 'Another tab has gone on with this battle',
    follow: 'Go on from there',
    stay: 'Keep this tab’s',
  },
};
const BRIGADES: Raced = { ...BATTLE, read: reading(KRIEGSPIEL.read) };

/** The irreversible state of a battle: the side to move, the shots fired and the melees left. */
const irreversible = (moment: string): string => {
  if (!moment.startsWith('{')) return moment;
  const { title, shots, melees } = JSON.parse(moment) as Moment;
  return JSON.stringify({ title, shots, melees });
};

/** The irreversible state of every saved battle. */
async function inLibrary(race: Race): Promise<string[]> {
  const tab = await another(race);
  await button(tab, 'Saved battles').click();
  const open = tab.locator('.library-row').filter({ hasNotText: 'as Wells tells it' });
  await expect(open.first()).toBeVisible();
  const found: string[] = [];
  for (let i = 0; i < (await open.count()); i++) {
    await open.nth(i).locator('.library-acts > button').first().click();
    found.push(irreversible(await race.game.read(tab)));
    await tab.goBack();
    await expect(open.nth(i)).toBeVisible();
  }
  await tab.close();
  return found;
}

/** A tab that follows another loses no shot and no end of a move since `start`: they are in the library too. */
const lostBy =
  (race: Race, start: string) =>
  async (tab: Page): Promise<readonly string[]> => {
    const own = irreversible(await race.game.read(tab));
    if (own === irreversible(start)) return [];
    const found = await inLibrary(race);
    return found.includes(own) ? [] : [`a tab shows ${own}, saved are ${found.join(' and ')}`];
  };

/** Both tabs play the same move of a battle, which its own act ends or goes on with, or one leaves it. */
async function playing(race: Race, record: string, own: Act): Promise<readonly string[]> {
  const { one, random } = race;
  await openBattle(one, record);
  const start = await race.game.read(one);
  const two = await continued(race);
  // No act is the beginning of another: a battle that is not in the library is lost, and not just continued there.
  // Mostly what cannot be undone, and different in the two tabs.
  const acts = (): Act =>
    pick(random, [
      ...[own, endMove, march(random)],
      ...[own, own, endMove].map((each) => oneByOne(march(random), each)),
    ]);
  await meet(random, [one, acts()], [two, random() < 0.75 ? acts() : pick(random, AWAY)]);
  return judged(race, [one, two], lostBy(race, start));
}

/** Both tabs play the same move of a battle of Kriegspiel, and begin a mine that is noted under seal. */
async function noting(race: Race): Promise<readonly string[]> {
  const { one, random } = race;
  const battle: Race = { ...race, game: BRIGADES };
  await KRIEGSPIEL.begin(one);
  await expect(heading(one, /moves$/)).toBeVisible();
  const two = await continued(battle);
  await expect(heading(two, /moves$/)).toBeVisible();
  await meet(
    random,
    [one, random() < 0.4 ? oneByOne(mine, endMove) : mine],
    [two, pick(random, [mine, endMove, ...AWAY])],
  );
  const failures = await secretsIn(battle, [one, two], KRIEGSPIEL.leaks!);
  failures.push(...(await judged(battle, [one, two])));
  const third = await another(battle);
  failures.push(...(await secretsIn(battle, [one, two, third], KRIEGSPIEL.leaks!)));
  return failures;
}

/** A battle whose moves are timed. */
const TIMED = CHARGE.replace('[Time "none"]', '[Time "standard"]');
/** How many saves of a clock are waited for; it makes one every four seconds. */
const SAVES = 2;

/** The clock of a battle runs in one tab, or in both: neither is asked for it, but for what the other then plays. */
async function waiting(race: Race): Promise<readonly string[]> {
  const { one, random, acknowledged } = race;
  const isKriegspiel = random() < 0.5;
  const battle: Race = { ...race, game: isKriegspiel ? BRIGADES : BATTLE };
  if (isKriegspiel) await KRIEGSPIEL.begin(one);
  else await openBattle(one, TIMED);
  const two = await continued(battle);
  // It waits where the time left had been saved when the second tab was opened.
  const again = button(two, 'Start the clock again');
  if (random() < 0.5 && (await again.isVisible())) await again.click();
  const { size } = acknowledged.texts;
  await expect.poll(() => acknowledged.texts.size).toBeGreaterThanOrEqual(size + SAVES);
  for (const tab of [one, two])
    if (await questionIn(battle, tab).isVisible()) return ['a tab is asked because a clock runs'];
  await meet(random, [one, endMove]);
  await expect(questionIn(battle, two)).toBeVisible();
  return judged(battle, [one, two]);
}

const NAME = 'The long afternoon';

/** One tab deletes the battle in the library, or names it, while the other plays. */
async function filing(race: Race): Promise<readonly string[]> {
  const { one, random, figures } = race;
  await openBattle(one, CHARGE);
  const start = await race.game.read(one);
  const two = await continued(race);
  await fromMenu(one, 'Headquarters');
  await button(one, 'Saved battles').click();
  await button(one, /^More: /)
    .first()
    .click();
  const deletes = random() < 0.5;
  await button(one, deletes ? 'Delete' : 'Rename').click();
  if (!deletes) await one.getByLabel('Name of the battle').fill(NAME);
  const filed: Act = {
    press: (tab) =>
      enter(deletes ? button(tab, 'Delete it') : tab.getByLabel('Name of the battle')),
  };
  await meet(random, [one, filed], [two, random() < 0.5 ? march(random) : endMove]);
  count(figures, deletes ? 'battles deleted' : 'battles renamed');
  await expect(one.getByRole('dialog')).toHaveCount(0);
  if (!deletes) {
    const third = await another(race);
    await button(third, 'Saved battles').click();
    const named = heading(third, NAME).first();
    const isNamed = await named.waitFor().then(
      () => true,
      () => false,
    );
    await third.close();
    if (!isNamed) return ['a battle has been renamed, and none has the name'];
  }
  // A tab that has deleted a battle has lost it.
  return judged(race, [two], deletes ? undefined : lostBy(race, start));
}

const charging: RaceOf = (race) => playing(race, CHARGE, endMove);
const fighting: RaceOf = (race) => playing(race, MELEES, settle);
const shooting: RaceOf = (race) => playing(race, SHOT, shoot);

const CROSSING = { charging, fighting, shooting, noting, filing } as const;
const RACES = { sealing, revealing, waiting, discarding, ...CROSSING } as const;

/** Two tabs of one battle at once, where local storage works, is full or is denied. */
export const littlewarsRaceStorm = (browser: Browser, options: StormOptions): Promise<Outcome> =>
  racing(browser, options, BATTLE, RACES, Object.keys(CROSSING));
