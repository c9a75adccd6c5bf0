import { LIMITS } from '../../scripts/timeLimits.mjs';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaults } from './axe';
import { atLittleWars } from './littlewars';
import { button, heading } from './page';

/** The texts and buttons of a battle against the program, by language. */
const WORDS = {
  en: {
    form: 'Against the machine',
    kinds: ['Fight to the Finish', 'Blow at the Rear', 'Defensive Game'],
    side: 'Your side',
    first: /^Who (moves first|attacks)/,
    red: 'Red',
    begin: 'Begin',
    setOut: 'Set out all the others',
    done: 'Done',
    raise: 'Raise the curtain',
    go: 'Go',
    end: 'End the move',
    atOnce: 'Show at once',
    ended: 'ends the move.',
    moves: 'Red moves',
    next: 'Red is next',
    over: 'The battle is over',
    more: 'More',
    seats: 'Who plays…',
    whoPlays: 'Who plays Red',
    pace: 'At once',
    apply: 'Apply',
  },
  fr: {
    form: 'Contre la machine',
    kinds: ['Lutte à outrance', 'Coup de main sur les arrières', 'Partie défensive'],
    side: 'Votre camp',
    first: /^Qui (joue d’abord|attaque)/,
    red: 'Rouge',
    begin: 'Commencer',
    setOut: 'Placer tous les autres',
    done: 'C’est fait',
    raise: 'Lever le rideau',
    go: 'Partez',
    end: 'Terminer',
    atOnce: 'Tout montrer aussitôt',
    ended: 'termine son mouvement.',
    moves: 'Rouge joue',
    next: 'À Rouge de jouer',
    over: 'La bataille est finie',
    more: 'Plus',
    seats: 'Qui joue…',
    whoPlays: 'Qui joue Rouge',
    pace: 'Aussitôt',
    apply: 'Appliquer',
  },
} as const;

/** A language in which a battle against the program is played. */
export type Spoken = keyof typeof WORDS;

/** Presses something: with the pointer, a finger or the keys. */
export type Press = (target: Locator) => Promise<void>;

/** What is agreed for a battle: the words of its kind and of the program's name, by default those of the form. */
interface Agreed {
  readonly kind?: string;
  readonly name?: string;
}

/** Returns every kind of battle against every program, by their words in a language. */
export const everyBattle = (language: Spoken): readonly (readonly [kind: string, name: string])[] =>
  WORDS[language].kinds.flatMap((kind) =>
    ['Pell', 'Marlow', 'Thorne'].map((name) => [kind, name] as const),
  );

/** From headquarters to the first move of Red against the program, who is set out as the program proposes. */
export async function beginAgainst(
  page: Page,
  language: Spoken,
  press: Press,
  { kind, name }: Agreed = {},
): Promise<void> {
  const words = WORDS[language];
  const on = (what: string): Promise<void> => press(button(page, what));
  await atLittleWars(page);
  await on(words.form);
  await expect(heading(page, words.form)).toBeFocused();
  for (const choice of [name, kind])
    if (choice !== undefined)
      await page.getByRole('radio', { name: choice }).check({ force: true });
  for (const legend of [words.side, words.first])
    await page
      .getByRole('group', { name: legend })
      .getByRole('radio', { name: words.red })
      .check({ force: true });
  expect(await axeFaults(page)).toEqual([]);
  await on(words.begin);
  await on(words.setOut);
  await on(words.done);
  await on(words.raise);
  await expect(heading(page, words.next)).toBeVisible();
}

/** Red does nothing in his move; the program plays its own, of which the end is reported; then Red is next, or the battle over. */
export async function oneMoveEach(page: Page, language: Spoken, press: Press): Promise<void> {
  const words = WORDS[language];
  await press(button(page, words.go));
  await expect(heading(page, words.moves)).toBeVisible();
  await press(button(page, words.end));
  await press(page.getByRole('dialog').getByRole('button', { name: words.end }));
  await press(button(page, words.atOnce));
  await expect(page.locator('.lw-program')).toContainText(words.ended);
  await expect(page.getByRole('log')).toContainText(words.ended);
  expect(await axeFaults(page)).toEqual([]);
  await expect(heading(page, words.next)).toBeVisible();
}

/** Gives Red to the program too, and watches the battle to its end. */
async function watchToTheEnd(page: Page, language: Spoken, press: Press): Promise<void> {
  const words = WORDS[language];
  await press(button(page, words.more));
  await press(button(page, words.seats));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.whoPlays).selectOption('3');
  await dialog.getByRole('radio', { name: words.pace }).check({ force: true });
  expect(await axeFaults(page)).toEqual([]);
  await press(dialog.getByRole('button', { name: words.apply }));
  await expect(heading(page, words.over)).toBeVisible({ timeout: LIMITS.wholeBattle });
  await expect(page.locator('.lw-result')).not.toBeEmpty();
  await expect(page.locator('.lw-program button')).toHaveCount(0);
}

/** From headquarters to the end of a battle: Red gives one move, the program another, and then it plays both sides. */
export async function wholeBattle(
  page: Page,
  language: Spoken,
  press: Press,
  agreed: Agreed,
): Promise<void> {
  await beginAgainst(page, language, press, agreed);
  await oneMoveEach(page, language, press);
  await watchToTheEnd(page, language, press);
}
