import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { atLittleWars } from './littlewars';
import { boxOf, button, heading, type Box } from './page';
import { everything } from './secrets';
import { middleOf, type Place } from './touch';

/** The texts and buttons of the battle below, by language. */
const WORDS = {
  en: {
    newBattle: 'New battle',
    free: 'as you like',
    sides: ['Red', 'Blue'],
    arms: ['Infantry', 'Cavalry', 'Guns'],
    noClock: 'no clock',
    movesFirst: 'Who moves first',
    begin: 'Begin',
    iAm: (side: string) => `I am ${side}`,
    cavalry: (count: number) => `${count} cavalry`,
    line: 'a line',
    setOut: (count: number) => `${count} set out.`,
    seal: 'Seal',
    raise: 'Raise the curtain',
    moves: (side: string) => `${side} moves`,
    go: 'Go',
    list: 'Men and guns',
    moved: (count: number) => `${count} men have moved.`,
    end: 'End the move',
    melee: 'Melee 1',
    settle: 'Settle',
    over: 'The battle is over',
    outcome: 'Red has won: Blue has nobody left to fight.',
    score: /^in all ?116[.]5 ?1[.]5$/,
  },
  fr: {
    newBattle: 'Nouvelle bataille',
    free: 'libres',
    sides: ['Rouge', 'Bleu'],
    arms: ['Fantassins', 'Cavaliers', 'Canons'],
    noClock: 'sans pendule',
    movesFirst: 'Qui joue d’abord',
    begin: 'Commencer',
    iAm: (side: string) => `Je suis ${side}`,
    cavalry: (count: number) => `${count} cavaliers`,
    line: 'une ligne',
    setOut: (count: number) => `${count} en place.`,
    seal: 'Sceller',
    raise: 'Lever le rideau',
    moves: (side: string) => `${side} joue`,
    go: 'Partez',
    list: 'Hommes et canons',
    moved: (count: number) => `${count} hommes déplacés.`,
    end: 'Terminer',
    melee: 'Mêlée 1',
    settle: 'Régler',
    over: 'La bataille est finie',
    outcome: 'Rouge a gagné\u00a0: Bleu n’a plus personne pour se battre.',
    score: /^en tout ?116,5 ?1,5$/,
  },
} as const;

/** The field with its margins, in inches; the mover's back line is at its foot. */
const SHEET = { width: 128, height: 114, left: 4, line: 105 };

/** Where on the screen a place lies that is so many inches from the left edge and before the own line. */
function placeOn(field: Box, along: number, before: number): Place {
  const inch = Math.min(field.width / SHEET.width, field.height / SHEET.height);
  return {
    x: field.x + field.width / 2 + (SHEET.left + along - SHEET.width / 2) * inch,
    y: field.y + field.height / 2 + (SHEET.line - before - SHEET.height / 2) * inch,
  };
}

/** A button under the pointer has the colour of the side that is named at the head of the panel. */
async function underPointerAsHead(target: Locator): Promise<void> {
  await target.hover();
  await expect
    .poll(() =>
      target.evaluate(
        (element) =>
          getComputedStyle(element).backgroundColor ===
          getComputedStyle(document.querySelector('.lw-head')!).borderInlineStartColor,
      ),
    )
    .toBe(true);
}

export interface Hands {
  readonly press: 'click' | 'tap';
  /** Draws on the plan from one place of the screen to another. */
  readonly draw: (from: Place, to: Place) => Promise<void>;
}

/**
 * Ten horsemen against three, set out behind the curtain in lines drawn on the plan, ride at each other by drags, until
 * the three charge and are taken: 100 points for the victory, 15 for ten horsemen and half a point for each prisoner.
 */
export async function fightToTheFinish(
  page: Page,
  language: keyof typeof WORDS,
  { press, draw }: Hands,
): Promise<void> {
  const words = WORDS[language];
  const [red, blue] = words.sides;
  const on = (name: string | RegExp): Promise<void> => button(page, name).first()[press]();
  const label = (name: string): Promise<void> =>
    page.locator('.segments label').filter({ hasText: name }).first()[press]();
  const message = page.locator('.lw-top > p');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atLittleWars(page);
  await on(words.newBattle);
  await label(words.free);
  for (const [side, cavalry] of [
    [red, '10'],
    [blue, '3'],
  ] as const)
    for (const [i, count] of ['0', cavalry, '0'].entries())
      await page.getByRole('group', { name: side }).getByLabel(words.arms[i]!).fill(count);
  await label(words.noClock);
  await page.getByRole('group', { name: words.movesFirst }).getByText(red)[press]();
  await on(words.begin);

  for (const [side, count, from, to] of [
    [red, 10, 1, 19],
    // The western end is on the right as Blue sees it.
    [blue, 3, 107, 112.4],
  ] as const) {
    await on(words.iAm(side));
    // Without infantry it is the horsemen who are set out.
    await expect(button(page, words.cavalry(count))).toHaveAttribute('aria-pressed', 'true');
    await label(words.line);
    const field = await boxOf(page.locator('.plan'));
    await draw(placeOn(field, from, 4), placeOn(field, to, 4));
    await expect(message.first()).toHaveText(words.setOut(count));
    await on(words.seal);
  }
  // Where the two stand is neither shown nor saved in clear before the curtain rises.
  const inClear = async (): Promise<boolean> =>
    Object.values(await everything(page)).some((text) => text.includes('B2@'));
  await expect(button(page, words.raise)).toBeVisible();
  await expect.poll(inClear).toBe(false);
  await on(words.raise);
  await expect.poll(inClear).toBe(true);

  /** All of a side at one place ride at an enemy as far as they can, dragged by one of them. */
  const rideAt = async (count: number, by: string, enemy: string): Promise<void> => {
    await on(words.go);
    const side = by.startsWith('R') ? red : blue;
    await expect(heading(page, words.moves(side))).toBeVisible();
    const list = button(page, words.list);
    if (await list.isVisible()) await list[press]();
    await on(new RegExp(`^${words.cavalry(count)}`));
    await expect(page.locator('.plan-chosen')).toHaveCount(count);
    await draw(
      await middleOf(page.locator(`[data-man="${by}"]`)),
      await middleOf(page.locator(`[data-man="${enemy}"]`)),
    );
    await expect(message.first()).toContainText(words.moved(count));
    // The answer stays where it is, however far the panel is scrolled.
    await page.locator('.lw-side').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    await expect(message.first()).toBeInViewport({ ratio: 1 });
    if (press === 'click') await underPointerAsHead(button(page, words.end));
    await on(words.end);
  };
  await rideAt(10, 'R5', 'B1');
  await rideAt(3, 'B1', 'R5');
  await rideAt(10, 'R5', 'B1');
  await rideAt(3, 'B1', 'R5');

  await expect(heading(page, words.melee)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await on(words.settle);
  await expect(heading(page, words.over)).toBeVisible();
  await expect(page.locator('.lw-result')).toHaveText(words.outcome);
  await expect(page.getByRole('row', { name: words.score })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
}
