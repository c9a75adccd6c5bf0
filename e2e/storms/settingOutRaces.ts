import { expect, type Page } from '@playwright/test';
import { button, heading } from '../support/page';
import { pick } from '../support/random';
import { everything, leaksIn, type Secret } from '../support/secrets';
import {
  another,
  continued,
  covered,
  enter,
  hasty,
  meet,
  questionIn,
  saved,
  secretsIn,
  type Act,
  type Race,
} from './racing';
import { count, type Random } from './storm';

// Races of two tabs in which a side of Little Wars or Kriegspiel sets out behind the curtain.

// ---- what tells where Red stands -------------------------------------------------------------

/** So many of a side's men in one text reveal its places; one or two may be there by chance. */
const FEWEST_PLACES = 3;

/** How Red's places look in a record and a save. */
const RED_IN_CLEAR: readonly Secret[] = [
  ['a place of Red’s in a record', (text) => /(?<![A-Z])R\d+[@-]-?\d+,-?\d+/.test(text)],
  ['a body of Red’s in a record', (text) => /placeBody:\w+:\d+:\d+:0:R/.test(text)],
];
/** How any side's places look in a save. */
const NOBODY_SET_OUT: readonly Secret[] = [
  ['the places of a save', (text) => /"places\\*":\\*"-\\+n[^"\\]/.test(text)],
];

/**
 * Returns what tells where Red stands, from the plan on which he has just set out: his men and guns by their places, in
 * sixteenths of an inch, written in whatever way. Blue's may stand in the same places as he sees his plan.
 */
async function redsPlaces(tab: Page): Promise<readonly Secret[]> {
  const places = await tab
    .locator('.lw-screen [data-man]')
    .evaluateAll((men) =>
      men.flatMap((man) => /translate\(\S+ \S+\)/.exec(man.getAttribute('transform') ?? '') ?? []),
    );
  const pairs = [...new Set(places)].flatMap((place) => {
    const [x = '', y = ''] = place.slice('translate('.length, -1).split(' ');
    return x === '' ? [] : [`${x}\\D{1,6}${y}`];
  });
  if (pairs.length < FEWEST_PLACES) throw new Error(`${pairs.length} of Red’s men on the plan`);
  const any = new RegExp(`(?<![\\d.])(?:${pairs.join('|')})(?![\\d.])`, 'g');
  return [
    [
      'Red’s men by their places',
      (text) =>
        new Set(text.match(any)?.map((each) => each.replace(/\D+/g, ' '))).size >= FEWEST_PLACES,
    ],
  ];
}

// ---- how it sets out -------------------------------------------------------------------------

/** Begins a battle that is set out behind the curtain, up to Red's plan. */
async function beginBehindCurtain(tab: Page, random: Random): Promise<void> {
  const isKriegspiel = random() < 0.3;
  await button(tab, isKriegspiel ? 'Kriegspiel' : 'New battle').click();
  const curtain = tab.getByRole('group', { name: 'Setting out' });
  await curtain.getByText('behind the curtain', { exact: true }).click();
  await button(tab, isKriegspiel ? 'Begin the battle' : 'Begin').click();
  await takeOver(tab, 'Red');
}

/** A player takes the machine, and sees the plan with what he has set out. */
async function takeOver(tab: Page, side: 'Red' | 'Blue'): Promise<void> {
  await button(tab, `I am ${side}`).click();
  await expect(heading(tab, `${side} sets out`)).toBeVisible();
}

/** Sets out the men who are left, by the program's arrangement. */
async function setOut(tab: Page): Promise<void> {
  await button(tab, 'Set out all the others').click();
  await expect(button(tab, 'Seal')).toBeVisible();
}

const sealButton = (tab: Page) => button(tab, 'Seal');
const seal: Act = { press: (tab) => enter(sealButton(tab)) };

/** The act of a tab at the plan of a side that is being sealed in another. */
const MEANWHILE: readonly Act[] = [
  seal,
  { press: (tab) => enter(button(tab, 'Take up all')) },
  { press: (tab) => enter(button(tab, 'Headquarters')) },
  { press: (tab) => tab.reload() },
  { press: (tab) => tab.close() },
  { press: () => Promise.resolve() },
];

/** Men and guns on the plan of a battle; those behind headquarters are a picture. */
const onPlan = (tab: Page, side = '') => tab.locator(`.lw-screen [data-man^="${side}"]`);

/** Returns what these tabs or their stores have of a secret. */
const seenIn = (race: Race, tabs: readonly Page[], secret: readonly Secret[]): Promise<string[]> =>
  secretsIn(race, tabs, async (tab) => {
    const men = await onPlan(tab, 'R').count();
    return [
      ...(men > 0 ? [`${men} men of Red’s on the plan`] : []),
      ...leaksIn(await everything(tab), secret),
    ];
  });

/** Both tabs are at Red's plan; one seals, while the other does something of its own. */
export async function sealing(race: Race): Promise<readonly string[]> {
  const { one, random } = race;
  await beginBehindCurtain(one, random);
  await setOut(one);
  const two = await continued(race);
  await takeOver(two, 'Red');
  await expect(button(two, 'Seal')).toBeVisible();
  const secret = [...RED_IN_CLEAR, ...NOBODY_SET_OUT, ...(await redsPlaces(one))];
  await meet(random, [one, seal], [two, pick(random, MEANWHILE)]);
  const after = heading(one, /^(?:Red|Blue) sets out$/)
    .or(questionIn(race, one))
    .or(heading(one, 'This battle has been continued in another tab.'));
  await expect(after.first()).toBeVisible();
  const isHandedOver = await heading(one, 'Blue sets out').isVisible();
  const now = await saved(race);
  if (now !== JSON.stringify('Blue sets out'))
    return isHandedOver ? [`handed over, and a new tab shows ${now}`] : [];
  for (const tab of [one, two]) if (!tab.isClosed()) await covered(race, onPlan(tab));
  return seenIn(race, [one, two, await another(race)], secret);
}

/** Both tabs are at Blue's plan; one seals and raises the curtain, while the other does something of its own. */
export async function revealing(race: Race): Promise<readonly string[]> {
  const { one, random, figures } = race;
  await beginBehindCurtain(one, random);
  await setOut(one);
  await sealButton(one).click();
  await takeOver(one, 'Blue');
  await setOut(one);
  const two = await continued(race);
  await takeOver(two, 'Blue');
  const reveal: Act = {
    press: async (tab) => {
      await seal.press(tab);
      const raise = button(tab, 'Raise the curtain');
      await raise.or(questionIn(race, tab)).first().waitFor();
      await raise.click(hasty);
      await heading(tab, / is next$/).waitFor();
    },
  };
  await meet(random, [one, reveal], [two, pick(random, MEANWHILE)]);
  if (!(await heading(one, / is next$/).isVisible())) return seenIn(race, [one, two], RED_IN_CLEAR);
  count(figures, 'reveals');
  if (!two.isClosed()) {
    await covered(race, heading(two, 'Blue sets out'));
    const follow = button(two, race.game.question.follow);
    if (await follow.isVisible()) await follow.click();
  }
  const now = await saved(race);
  return now.includes('is next') ? [] : [`revealed in one tab, and a new one shows ${now}`];
}

/** One tab deletes the battle with Red's sealed places, while Blue sets out in the other. */
export async function discarding(race: Race): Promise<readonly string[]> {
  const { one, random } = race;
  await beginBehindCurtain(one, random);
  await setOut(one);
  await sealButton(one).click();
  await expect(button(one, 'I am Blue')).toBeVisible();
  const two = await continued(race);
  await takeOver(two, 'Blue');
  await race.game.home(one);
  await button(one, 'Saved battles').click();
  await button(one, /^More: /)
    .first()
    .click();
  await button(one, 'Delete').click();
  await meet(
    random,
    [one, { press: (tab) => enter(button(tab, 'Delete it')) }],
    [two, { press: (tab) => enter(button(tab, 'Set out all the others')) }],
  );
  await expect(one.getByRole('dialog')).toHaveCount(0);
  return seenIn(race, [one, two, await another(race)], RED_IN_CLEAR);
}
