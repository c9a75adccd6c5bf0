import { expect, type Page } from '@playwright/test';
import { act, BACK, heard, judge, passTheMove, pick, to, unfold, write } from './support/byKeys';
import { listen, lost, press } from './support/keyboard';
import { ONLY_EXHAUSTIVE, button, heading, test } from './support/page';

/** Every word of the battle below, in order. */
const ANNOUNCED: readonly string[] = [
  'Red moves first.',
  'Red begins move 1.',
  'Move 1 – No gun may fire yet, but guns and men may be moved.',
  'Body B: 20 infantry in two ranks, near Red’s back line, 6 ft 6 in from the west edge',
  'Body B marches 11 in: 92% of a march, 8% left.',
  'Body D: 6 engineers in two ranks, near Red’s back line, 7 ft 6 in from the east edge',
  'It is noted and sealed.',
  'Body F: 12 cavalry in two ranks, near Red’s back line, 2 ft 6 in from the east edge',
  'Cavalry is for Grace to order.',
  'Grace has the keys: cavalry and artillery.',
  'Body F marches 2 ft 5 in: 81% of a march, 19% left.',
  'Taken back.',
  'Done again.',
  'Red ends the move.',
  'Nobody fell, and nobody was taken.',
  'Blue begins move 1.',
  'Move 1 – No gun may fire yet, but guns and men may be moved.',
  'Blue ends the move.',
  'Nobody fell, and nobody was taken.',
  'Red begins move 2.',
  'Move 2 – Guns first: they may fire or be moved until a man is moved.',
  'Grace has the keys: cavalry and artillery.',
  'Gun G1.',
  'The heavy screw: it leaves at 4 metres a second.',
  'Straight ahead, raised half a degree. Nobody is in sight. Straight before the muzzle stands a wall, 7 ft 2 in away.',
  'The shell bursts 2 ft 6 in south-west of the inn. Nobody is within three inches of it.',
  'The last shot first struck 11 in away, a hair’s breadth to the right.',
  'Ada has the keys: infantry, engineers and supply and transport.',
  'Body C: 20 infantry in two ranks, near Red’s back line, 8 ft 6 in from the west edge',
  'Off the floor, then an infantryman is touched and dies of it: one dead.',
  'Red ends the move.',
  '2 shots fired, 1 dead.',
  'Blue lost 1 dead.',
  'Blue begins move 2.',
  'Move 2 – Guns first: they may fire or be moved until a man is moved.',
  'Blue surrenders the battle. Red has won: Blue has surrendered.',
  '101 of Blue were led away.',
  'Red has captured gun G3.',
  'Red has captured gun G4.',
  'Red has won: Blue has surrendered.',
  'Points: Red 304.5, Blue 50.5.',
];

/** Chooses a body in the list, and gives it a march by words. */
async function march(page: Page, body: RegExp, feet: string, inches: string): Promise<void> {
  await act(page, body);
  await unfold(page, 'Move the chosen by words', BACK);
  await write(page.getByLabel('Feet'), feet);
  await write(page.getByLabel('Inches'), inches);
  await press(page, 'Enter');
  await expect(page.getByRole('status').filter({ hasText: 'To the place' })).toBeVisible();
  await act(page, 'March there');
}

/** Ada has foot and engineers, Grace horse and guns: a mine, a march, a shell and a volley, until Blue surrenders. */
test(
  'two officers of a side play Kriegspiel by keyboard alone, from the country to the score, every word in order',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const draw = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = ((into: Uint32Array<ArrayBuffer>) =>
        into instanceof Uint32Array && into.length === 1
          ? into.fill(1)
          : draw(into)) as typeof crypto.getRandomValues;
    });
    await page.goto('./#littlewars');
    await expect(heading(page, 'Little Wars')).toBeVisible();
    await listen(page);
    await act(page, 'Kriegspiel');
    await expect(heading(page, 'Kriegspiel')).toBeVisible();
    await to(page, page.getByRole('combobox', { name: 'The country' }));
    await page.keyboard.type('The Ra');
    await unfold(page, 'Chapters, Generals, clock and officers');
    await pick(page, 'Who plays Red', '2 officers');
    await write(page.getByRole('textbox', { name: 'officer 1' }), 'Ada');
    await write(page.getByRole('textbox', { name: 'officer 2' }), 'Grace');
    await act(page, 'Begin the battle');
    await expect(heading(page, 'Red is next')).toBeFocused();
    await act(page, 'Go');

    await march(page, /^Body B/, '0', '6');
    await act(page, /^Body D/);
    await unfold(page, 'Begin a work', BACK);
    await to(page, page.getByRole('combobox', { name: 'Which' }));
    await page.keyboard.type('A m');
    await act(page, 'Begin it');
    // Horse is not hers to order: Grace is called.
    await march(page, /^Body F/, '2', '0');
    await act(page, 'Call Grace', BACK);
    await act(page, 'March there');
    await press(page, 'u');
    await act(page, 'Redo', BACK);
    await passTheMove(page);
    await passTheMove(page);

    // Red's second move: the first of his officers is called again.
    await act(page, 'Call Grace');
    await act(page, /^Gun G1/);
    await act(page, 'Look along the barrel', BACK);
    await press(page, '3', 'ArrowUp', 's', 'f');
    await expect(button(page, /3 shots left/)).toBeVisible();
    await press(page, 'Escape');
    await judge(page);
    await act(page, 'Call Ada', BACK);
    await act(page, /^Body C/);
    await act(page, 'Look along the rifles', BACK);
    await press(page, 'f');
    await expect(button(page, /3.fives can fire/)).toBeVisible();
    // The first ends the hit that is shown again.
    await press(page, 'Escape', 'Escape');
    await expect(page.getByRole('application', { name: 'The field of battle' })).toBeVisible();
    await press(page, 's');
    await expect(heading(page, 'Supply')).toBeVisible();
    await judge(page);
    await press(page, 's');
    await passTheMove(page);
    await act(page, 'More', BACK);
    await act(page, 'Surrender the battle');
    await act(page, 'Surrender');
    await expect(heading(page, 'The battle is over')).toBeFocused();
    await judge(page);
    await expect.poll(() => lost(page)).toEqual([]);
    await expect.poll(() => heard(page)).toEqual(ANNOUNCED);
  },
);
