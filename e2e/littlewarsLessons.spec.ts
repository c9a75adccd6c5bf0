import { expect, type Page } from '@playwright/test';
import { axeFaults } from './support/axe';
import { act, BACK, announced, judge, steady, to, unfold, write } from './support/byKeys';
import { listen, lost, press } from './support/keyboard';
import { ONLY_EXHAUSTIVE, button, heading, screen, test } from './support/page';

const lesson = (page: Page) => page.getByRole('region', { name: 'Winning' });
const step = (page: Page, number: number) =>
  expect(lesson(page)).toContainText(`Step ${number} of 8`);

/** Sends the chosen so far, by default towards the far side. */
async function march(page: Page, feet: number, inches: number, direction = 'north'): Promise<void> {
  const words = page.locator('details').filter({ hasText: 'Move the chosen by words' });
  if ((await words.getAttribute('open')) === null) await words.locator('summary').click();
  await words.getByLabel('Direction').selectOption(direction);
  await words.getByLabel('Feet').fill(String(feet));
  await words.getByLabel('Inches').fill(String(inches));
  await words.getByRole('button', { name: 'Move', exact: true }).click();
}

/** Ends a move in which nothing was done, which is asked about. */
async function wait(page: Page): Promise<void> {
  await button(page, 'End the move').click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the move' }).click();
}

test(
  'a lesson is played to its end, remembered as finished, and left; it is no battle of the library',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'Lessons').click();
    await expect(heading(page, 'Lessons')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await button(page, /^Winning/).click();
    await step(page, 1);
    expect(await axeFaults(page)).toEqual([]);
    await button(page, 'Go').click();
    await step(page, 2);
    await button(page, /^4 cavalry/).click();
    await march(page, 1, 11);
    await step(page, 3);
    // After an undo the step stays done.
    await button(page, 'Undo').click();
    await step(page, 3);
    await button(page, 'Redo').click();
    await button(page, 'End the move').click();
    await step(page, 4);
    await button(page, 'Go').click();
    await wait(page);
    await step(page, 5);
    await button(page, 'Go').click();
    await button(page, /^4 cavalry/).click();
    await march(page, 1, 0);
    await step(page, 6);
    await button(page, 'End the move').click();
    await step(page, 7);
    await button(page, 'Go').click();
    await button(page, /^3 infantry/).click();
    await button(page, 'Leave over the back line').click();
    await step(page, 8);
    await button(page, 'End the move').click();
    await expect(lesson(page)).toContainText('Done: that was the whole lesson.');
    await button(page, 'All lessons').click();
    await expect(screen(page).getByText('done', { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(screen(page).getByText('done', { exact: true })).toHaveCount(1);
    await page.goto('./#littlewars');
    await expect(button(page, 'Play Hook’s Farm')).toBeVisible();
    await expect(button(page, 'Go on with the battle')).toHaveCount(0);
  },
);

test('a charge of Kriegspiel is learned at its table', async ({ page }) => {
  const charges = page.getByRole('region', { name: 'Charges' });
  const at = (number: number) => expect(charges).toContainText(`Step ${number} of 9`);
  await page.goto('./#littlewars/kriegspiel');
  await button(page, 'Lesson: charges').click();
  await at(1);
  await button(page, 'Go').click();
  await button(page, /^Body A/).click();
  await march(page, 1, 0);
  await button(page, 'March there').click();
  // From there it is still too far, and the lesson says so.
  await expect(charges).toContainText('more than a foot away still');
  await march(page, 0, 9);
  await button(page, 'March there').click();
  await at(3);
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await button(page, 'End the move').click();
  await at(5);
  await button(page, 'Go').click();
  await button(page, /^Body A/).click();
  await page.locator('summary').getByText('Charge', { exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await button(page, 'Charge').scrollIntoViewIfNeeded();
  await button(page, 'Charge').click();
  await at(6);
  await button(page, 'Settle').click();
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await button(page, 'End the move').click();
  await button(page, 'Go').click();
  await at(8);
});

test(
  'shells and supply are learned to the end, and an error is explained',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    const supply = page.getByRole('region', { name: 'Shells and supply' });
    await page.goto('./#littlewars/learn/supply');
    await button(page, 'Go').click();
    await button(page, /^Gun G1/).click();
    await button(page, 'Look along the barrel').click();
    await page.keyboard.press('PageUp');
    await steady(page);
    await page.keyboard.press('f');
    await expect(supply).toContainText('Step 4 of 7');
    await button(page, 'Leave the gun').click();
    await button(page, 'Supply').click();
    await expect(page.getByText(/between cut off waggon W1/)).toBeVisible();
    await button(page, /^Waggon W1/).click();
    await march(page, 0, 2, 'west');
    await button(page, 'March there').click();
    await expect(supply).toContainText('From there the line is still cut.');
    await button(page, 'Undo').click();
    await march(page, 0, 11, 'west');
    await button(page, 'March there').click();
    await expect(supply).toContainText('Step 5 of 7');
    await button(page, 'End the move').click();
    await button(page, 'Go').click();
    await button(page, 'End the move').click();
    await button(page, 'Go').click();
    await button(page, 'End the move').click();
    await expect(supply).toContainText('Done: that was the whole lesson.');
  },
);

/** Every word of the lesson below, in order. */
const ANNOUNCED: readonly string[] = [
  'Red moves first.',
  'Twelve of Red’s cavalry, body A, face twenty of Blue’s infantry in extended order, body B. Press “Go”.',
  'Move 1',
  'They could charge from here, but from over two feet it costs them most. Drag body A north until it stands within a foot of body B, without touching it: cavalry goes three feet in a move.',
  'Body A: 12 cavalry in two ranks, 1 ft from Red’s back line, 2 ft from the west edge',
  'Body A marches 1 ft 9 in: 59% of a march, 41% left.',
  'Press “End the move”.',
  'Nobody fell, and nobody was taken.',
  'Infantry so near to horse does well to retire or to close up. Blue waits: press “Go”, and “End the move”.',
  'Move 1',
  'Nobody fell, and nobody was taken.',
  'Press “Go”, and body A; then open “Charge”. The table shows which line counts, and the panel what both would lose. Press “Charge” once more.',
  'Move 2',
  'Body A: 12 cavalry in two ranks, 2 ft 6 in from Blue’s back line, 2 ft from the west edge',
  'Body A charges body B from 10 in. Charging: 1 dead. Charged: 20 dead. Name the dead.',
  'Both lose at once. Press men on the plan to choose who falls, or leave it as it is proposed; then press “Settle”.',
  'The charge is settled: 1 horseman of Red and 20 infantry of Blue die.',
  'Press “End the move”; for Blue “Go” and “End the move”; then “Go” for Red.',
  'Red lost 1 dead.',
  'Blue lost 20 dead.',
  'Move 2',
  'Nobody fell, and nobody was taken.',
  'Move 3',
  'Body C, eight men in two ranks, is another matter. Press body A, open “Charge” and choose body C: in close order they kill more than they lose, from wherever you come. Leave them, and ride body A away.',
];

test(
  'charges are learned by keyboard alone, with every announcement',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars/learn');
    await expect(heading(page, 'Lessons')).toBeFocused();
    await listen(page);
    await act(page, /^Charges/);
    const charges = page.getByRole('region', { name: 'Charges' });
    const at = (number: number) => expect(charges).toContainText(`Step ${number} of 9`);
    const marchOn = async (feet: string, inches: string): Promise<void> => {
      await unfold(page, 'Move the chosen by words', BACK);
      await write(page.getByLabel('Feet'), feet);
      await write(page.getByLabel('Inches'), inches);
      await press(page, 'Enter');
      await act(page, 'March there');
    };
    const pass = async (): Promise<void> => {
      await act(page, 'End the move', BACK);
      await act(page, 'Go');
    };
    await act(page, 'Go');
    await act(page, /^Body A/);
    await marchOn('1', '9');
    await at(3);
    await pass();
    await pass();
    await act(page, /^Body A/);
    await unfold(page, 'Charge', BACK);
    await judge(page);
    await act(page, 'Charge');
    await at(6);
    await act(page, 'Settle');
    await pass();
    await pass();
    await at(8);
    await expect.poll(() => lost(page)).toEqual([]);
    await expect.poll(() => announced(page)).toEqual(ANNOUNCED);
  },
);

/** Every word of the lesson below, in order. */
const SUPPLY_ANNOUNCED: readonly string[] = [
  'Nobody fell, and nobody was taken.',
  'It is Red’s fifth move. His gun stands in the south-west, Blue’s men straight before it in the north, and a waggon on the road in the east. Press “Go”.',
  'Move 5 – Guns first: they may fire or be moved until a man is moved.',
  'Press the gun, and “Look along the barrel”. Blue’s men stand straight ahead: raise the barrel some five degrees, and press “Fire”.',
  'Gun G1.',
  'Straight ahead, raised 3½ degrees. Infantry, 8 in all, nearest 2 ft, straight ahead. Your own infantry, 2 in all, nearest 1 ft, far to the right.',
  'Now supply: press “Leave the gun”, and “Supply”. At the end of Red’s next move his men must eat, and Blue’s body B stands within six inches of the line from the waggon: the red cross. Press the waggon, and drag it west along the road as far as it goes.',
  'The shell bursts 2 ft from Blue’s back line, 6 in from the west edge. Of 8 men within three inches 4 die: 4 infantry of Blue.',
  'The last shot first struck 1 ft 11 in away, a hair’s breadth to the left.',
  'Supply: shown',
  'Waggon W1.',
  'Waggon W1 marches 11 in: 92% of a march, 8% left.',
  'From there the line is open. A waggon that has moved gives nothing in that move, and no line is drawn from it: so it had to go now. Press “End the move”.',
  'Red’s gun G1 fired 1 shot: 4 of Blue dead.',
  'Blue lost 4 dead.',
  'Blue waits: press “Go”, and “End the move”.',
  'Move 5',
  'Nobody fell, and nobody was taken.',
  'Red’s sixth move. Press “Go”, let the waggon stand, and press “End the move”: it gives up a packet for every thirty men.',
  'Move 6 – Guns first: they may fire or be moved until a man is moved.',
  'Red gives up 1 packet.',
  'Done: that was the whole lesson.',
];

test(
  'shells and supply are learned by keyboard alone, with every announcement',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars/learn');
    await expect(heading(page, 'Lessons')).toBeFocused();
    await listen(page);
    await act(page, /^Shells and supply/);
    const supply = page.getByRole('region', { name: 'Shells and supply' });
    const at = (number: number) => expect(supply).toContainText(`Step ${number} of 7`);
    const pass = async (): Promise<void> => {
      await act(page, 'End the move', BACK);
      await act(page, 'Go');
    };
    await act(page, 'Go');
    await act(page, /^Gun G1/);
    await act(page, 'Look along the barrel', BACK);
    await expect(page.getByLabel('Aim of gun G1')).toBeFocused();
    for (let halves = 0; halves < 7; halves++) await press(page, 'ArrowUp');
    await expect(page.locator('.gunner-dials')).toContainText('3.5° up');
    await steady(page);
    await press(page, 'f');
    await at(4);
    await expect(button(page, /3.shots left/)).toBeVisible();
    // The first ends the hit that is shown again.
    await press(page, 'Escape', 'Escape');
    await expect(page.getByRole('application', { name: 'The field of battle' })).toBeVisible();
    await press(page, 's');
    await expect(heading(page, /^Supply$/)).toBeVisible();
    await judge(page);
    await act(page, /^Waggon W1/);
    await unfold(page, 'Move the chosen by words', BACK);
    await to(page, page.getByLabel('Direction'));
    await page.keyboard.type('west');
    await write(page.getByLabel('Feet'), '0');
    await write(page.getByLabel('Inches'), '11');
    await press(page, 'Enter');
    await act(page, 'March there');
    await at(5);
    await pass();
    await pass();
    await at(7);
    await act(page, 'End the move', BACK);
    await expect(supply).toContainText('Done: that was the whole lesson.');
    await judge(page);
    await expect.poll(() => lost(page)).toEqual([]);
    await expect.poll(() => announced(page)).toEqual(SUPPLY_ANNOUNCED);
  },
);

test(
  'the rule book is searched, read in French, and closed at the former place',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.goto('./#littlewars');
    await button(page, 'Rule book').click();
    await expect(heading(page, 'The rules of Little Wars')).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('escort');
    await expect(page.getByText('1 rule found')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Prisoners')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Rule book')).toBeFocused();
    await page.getByText('Français').click();
    await button(page, 'Livre des règles').click();
    await expect(heading(page, 'Les règles de Little Wars')).toBeFocused();
    await page.keyboard.press('Escape');
    // A page that was opened at the one game has the words of the other too.
    await button(page, 'Le Jeu de la Guerre').click();
    await expect(button(page, 'À deux devant cet écran')).toBeVisible();
  },
);
