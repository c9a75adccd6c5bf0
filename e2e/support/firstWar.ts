import { expect, type Locator, type Page } from '@playwright/test';
import { LIMITS } from '../../scripts/timeLimits.mjs';
import { button, outOfSight } from './page';

/** The texts by which the first war is found, in each language. */
export const FIRST_WAR_WORDS = {
  en: {
    locale: 'en-GB',
    enemy: 'The South moves…',
    won: 'You have won',
    goOn: 'Go on',
    endTurn: 'End the turn',
    machine: 'Against the machine',
    lessons: 'Learn the game',
  },
  fr: {
    locale: 'fr-FR',
    enemy: 'Le Sud joue…',
    won: 'Vous avez gagné',
    goOn: 'Continuer',
    endTurn: 'Finir le coup',
    machine: 'Contre la machine',
    lessons: 'Apprendre le jeu',
  },
} as const;

type Words = (typeof FIRST_WAR_WORDS)[keyof typeof FIRST_WAR_WORDS];

/** The sentence of the first war. */
export const firstWarTask = (page: Page): Locator => page.locator('.lesson-task');

/** How a player gives the orders that a sentence asks for, each square as its cell. */
interface Hand {
  readonly goOn: () => Promise<void>;
  readonly march: (from: Locator, to: Locator) => Promise<void>;
  readonly attack: (target: Locator) => Promise<void>;
  readonly endTurn: () => Promise<void>;
}

/** Squares in a row of its map. */
const WIDTH = 12;

const attackButton = (page: Page): Locator => page.locator('.assault .primary');

/** By mouse or by finger, whose presses differ in where a march is asked for again. */
function byPresses(page: Page, words: Words, by: 'click' | 'tap'): Hand {
  const press = (target: Locator): Promise<void> => target[by]();
  const end = button(page, words.endTurn);
  return {
    goOn: () => press(button(page, words.goOn)),
    async march(from, to) {
      await press(from);
      await press(to);
      if (by === 'tap') await press(to);
    },
    async attack(target) {
      await press(target);
      await expect(attackButton(page)).toBeVisible();
      // The sum leaves the sentence in sight.
      expect(await outOfSight(page, [firstWarTask(page), attackButton(page)])).toEqual([]);
      await press(attackButton(page));
    },
    // A press at the place of one before is not taken within a second.
    endTurn: () =>
      expect(async () => {
        await end[by]({ timeout: LIMITS.attempt });
        await expect(end).toBeHidden({ timeout: LIMITS.attempt });
      }).toPass({ timeout: LIMITS.sight }),
  };
}

function byKeys(page: Page, words: Words): Hand {
  const { keyboard } = page;
  const indexOf = async (cell: Locator): Promise<number> =>
    Number(await cell.getAttribute('data-square'));
  const focus = page.locator('.cells :focus');

  /** Goes by arrows from where the focus is. */
  async function goTo(cell: Locator): Promise<void> {
    const [from, to] = [await indexOf(focus), await indexOf(cell)];
    const down = Math.floor(to / WIDTH) - Math.floor(from / WIDTH);
    const right = (to % WIDTH) - (from % WIDTH);
    for (let i = 0; i < Math.abs(down); i += 1)
      await keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(right); i += 1)
      await keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
    await expect(cell).toBeFocused();
  }
  return {
    async goOn() {
      await expect(button(page, words.goOn)).toBeFocused();
      await keyboard.press('Enter');
    },
    async march(from, to) {
      await goTo(from);
      await keyboard.press('Enter');
      await goTo(to);
      await keyboard.press('Enter');
    },
    async attack(target) {
      await goTo(target);
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await expect(attackButton(page)).toBeFocused();
      // Enter that is pressed twice attacks nobody; another key parts the two.
      await keyboard.press('Shift');
      await keyboard.press('Enter');
    },
    endTurn: () => keyboard.press('e'),
  };
}

const HANDS = {
  mouse: (page: Page, words: Words) => byPresses(page, words, 'click'),
  finger: (page: Page, words: Words) => byPresses(page, words, 'tap'),
  keyboard: byKeys,
} as const;

/** More orders than the first war takes. */
const MOST = 40;

/** Plays the first war to its end by what its sentences mark; each is in sight with the board. */
export async function playFirstWar(
  page: Page,
  by: keyof typeof HANDS,
  language: keyof typeof FIRST_WAR_WORDS,
): Promise<void> {
  const words = FIRST_WAR_WORDS[language];
  const hand = HANDS[by](page, words);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#first-war');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const task = firstWarTask(page);
  const marks = page.locator('[data-mark="task"]');
  const cellOf = async (i: number): Promise<Locator> =>
    page.locator(`.cells [data-square="${await marks.nth(i).getAttribute('data-square')}"]`);
  await expect(task).toBeVisible();
  for (let i = 0; i < MOST; i += 1) {
    await expect(task).not.toHaveText(words.enemy, { timeout: LIMITS.sight });
    const sentence = await task.innerText();
    if (sentence.includes(words.won)) break;
    expect(await outOfSight(page, [task, page.getByRole('grid')])).toEqual([]);
    const count = await marks.count();
    if (await button(page, words.goOn).isVisible()) await hand.goOn();
    else if (count > 1) await hand.march(await cellOf(0), await cellOf(1));
    else if (count === 1) await hand.attack(await cellOf(0));
    else await hand.endTurn();
    await expect(task).not.toHaveText(sentence);
  }
  await expect(task).toContainText(words.won);
}
