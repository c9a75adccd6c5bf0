import { expect, type Page } from '@playwright/test';
import { act, BACK, announced, judge, pick, to, unfold, write } from './byKeys';
import { listen, lost, press } from './keyboard';
import { ANNOUNCED, WORDS, type Words } from './kriegspielByKeysWords';
import { button, heading } from './page';
import { fixLots } from './random';

/** Ends the move, and begins the next. */
async function pass(page: Page, words: Words): Promise<void> {
  await act(page, words.end, BACK);
  await expect(heading(page, words.next)).toBeFocused();
  await act(page, words.go);
  await expect(heading(page, words.moves)).toBeFocused();
}

/** Chooses a body in the list, and gives it a march by words. */
async function march(
  page: Page,
  words: Words,
  body: string,
  feet: string,
  inches: string,
): Promise<void> {
  await act(page, words.body(body));
  await unfold(page, words.byWords, BACK);
  await write(page.getByLabel(words.feet), feet);
  await write(page.getByLabel(words.inches), inches);
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: words.preview })).toBeVisible();
  await act(page, words.marchThere);
}

/**
 * A battle of Kriegspiel by keyboard alone, from the country to the score: Ada has foot and engineers, Grace horse and
 * guns. They begin a mine, march, fire a shell and a volley, until Blue surrenders.
 */
export async function fightKriegspielByKeys(
  page: Page,
  language: keyof typeof WORDS,
): Promise<void> {
  const words = WORDS[language];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fixLots(page);
  await page.goto('./#littlewars');
  await expect(heading(page, 'Little Wars')).toBeVisible();
  await listen(page);
  await act(page, 'Kriegspiel');
  await expect(heading(page, 'Kriegspiel')).toBeVisible();
  await to(page, page.getByRole('combobox', { name: words.country }));
  await page.keyboard.type(words.railway);
  await unfold(page, words.more);
  await pick(page, words.plays, words.officers);
  await write(page.getByRole('textbox', { name: words.officer(1) }), 'Ada');
  await write(page.getByRole('textbox', { name: words.officer(2) }), 'Grace');
  await act(page, words.begin);
  await expect(heading(page, words.redNext)).toBeFocused();
  await act(page, words.go);

  await march(page, words, 'B', '0', '6');
  await act(page, words.body('D'));
  await unfold(page, words.work, BACK);
  await to(page, page.getByRole('combobox', { name: words.which }));
  await page.keyboard.type(words.mine);
  await act(page, words.beginWork);
  // Horse is not hers to order: Grace is called.
  await march(page, words, 'F', '2', '0');
  await act(page, words.call('Grace'), BACK);
  await act(page, words.marchThere);
  await press(page, 'u');
  await act(page, words.redo, BACK);
  await pass(page, words);
  await pass(page, words);

  // Red's second move: the first of his officers is called again.
  await act(page, words.call('Grace'));
  await act(page, words.gun);
  await act(page, words.barrel, BACK);
  await press(page, '3', 'ArrowUp', 's', 'f');
  await expect(button(page, words.threeShots)).toBeVisible();
  await press(page, 'Escape');
  await judge(page);
  await act(page, words.call('Ada'), BACK);
  await act(page, words.body('C'));
  await act(page, words.rifles, BACK);
  await press(page, 'f');
  await expect(button(page, words.threeFives)).toBeVisible();
  // The first ends the hit that is shown again.
  await press(page, 'Escape', 'Escape');
  await expect(page.getByRole('application', { name: words.plan })).toBeVisible();
  await press(page, 's');
  await expect(heading(page, words.supply)).toBeVisible();
  await judge(page);
  await press(page, 's');
  await pass(page, words);
  await act(page, words.menu, BACK);
  await act(page, words.surrender);
  await act(page, words.yes);
  await expect(heading(page, words.over)).toBeFocused();
  await judge(page);
  await expect.poll(() => lost(page)).toEqual([]);
  await expect.poll(() => announced(page)).toEqual(ANNOUNCED[language]);
}
