import { expect, type Page } from '@playwright/test';
import {
  act,
  BACK,
  heard,
  judge,
  passTheMove,
  pick,
  tick,
  to,
  unfold,
  write,
} from './support/byKeys';
import { listen, lost, press, told } from './support/keyboard';
import { ONLY_EXHAUSTIVE, button, heading, test } from './support/page';

/** Sets out some by inches from the west edge and before the line. */
async function setOut(page: Page, kind: RegExp, along: string, before: string, count = '') {
  await act(page, kind, BACK);
  await unfold(page, 'By inches');
  if (count !== '') await write(page.getByLabel('How many'), count);
  await write(page.getByLabel('Inches from the west edge'), along);
  await write(page.getByLabel('Inches before the line'), before);
  await press(page, 'Enter');
}

/** Chooses a body in the list of men. */
async function choose(page: Page, body: RegExp): Promise<void> {
  await act(page, body);
  await unfold(page, 'Move the chosen by words', BACK);
}

async function march(page: Page, body: RegExp, feet: string, inches: string): Promise<void> {
  await choose(page, body);
  await write(page.getByLabel('Feet'), feet);
  await write(page.getByLabel('Inches'), inches);
  await press(page, 'Enter');
}

async function charge(page: Page, body: RegExp): Promise<void> {
  await choose(page, body);
  await act(page, 'Move there');
}

/** The first button of the panel is framed, while it has the focus, in the colour of the side that is named above it. */
async function framedAsHead(page: Page, side: 'red' | 'blue'): Promise<void> {
  // The heading has the focus after a move has begun, and no frame.
  await press(page, 'Tab');
  await expect
    .poll(() =>
      page.evaluate(() => {
        const head = document.querySelector<HTMLElement>('.lw-head')!;
        const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement!);
        const isAlike = outlineColor === getComputedStyle(head).borderInlineStartColor;
        return [head.dataset.side, outlineStyle, isAlike];
      }),
    )
    .toEqual([side, 'solid', true]);
}

const READY = 'Nothing is wrong: the country is ready to fight over.';
const OPEN_SPACE =
  'A large open space lies along the middle: nobody dares advance, and guns fire to no effect.';

/** Every word of the battle below, in order. */
const ANNOUNCED = [
  `${READY} There is little cover. Too much is better than too little. ${OPEN_SPACE}`,
  // The house is put in the middle, which lies open again once it has been moved three inches.
  ...['', ...Array.from({ length: 9 }, (_, inch) => ` ${inch + 1} in`)].map(
    (inches) =>
      `house 1, 2 ft${inches} from the west edge, 2 ft from Red’s line${inches === ' 3 in' ? ` ${READY} ${OPEN_SPACE}` : ''}`,
  ),
  // Nobody is with it yet.
  '1 set out. Gun G1: 0 men are within 6 in of it. It needs 4 to move or fire.',
  '4 set out.',
  '6 set out.',
  '4 set out.',
  '5 set out.',
  '2 set out.',
  'Red moves first.',
  'Move 1 – No gun may fire yet, but guns and men may be moved.',
  '6 men have moved.',
  '4 men have moved.',
  'Taken back.',
  'Done again.',
  'Nobody fell, and nobody was taken.',
  // Blue has no gun to be told of.
  'Move 1',
  '5 men have moved.',
  'Nobody fell, and nobody was taken.',
  'Move 2 – Guns first: they may fire or be moved until a man is moved.',
  '13 degrees to the right of straight ahead, raised 2½ degrees. Cavalry, 5 in all, nearest 2 ft 9 in, straight ahead. One horseman of your own, 11 in, far to the right.',
  'A cavalryman is knocked over: one dead.',
  'The last shot first struck 2 ft 9 in away, a hair’s breadth to the right.',
  '6 men have moved. 6 red against 4 blue. Blue’s 4 are isolated: supported by 0 of the 2 they need. Red takes 2; 2 men die on each side.',
  'Melee 1: 6 red against 4 blue. Blue’s 4 are isolated: supported by 0 of the 2 they need. Red takes 2; 2 men die on each side.',
  '1 shot fired, 1 dead.',
  'Red lost 2 dead.',
  'Blue lost 3 dead.',
  '2 of Blue were taken.',
  'Move 2',
  '2 men have moved.',
  'Nobody fell, and nobody was taken.',
  'Move 3 – Guns first: they may fire or be moved until a man is moved.',
  '4 men have moved. 4 red against 2 blue. Blue’s 2 are isolated: supported by 0 of the 1 they need. Red takes all 2.',
  'Melee 1: 4 red against 2 blue. Blue’s 2 are isolated: supported by 0 of the 1 they need. Red takes all 2.',
  '2 of Blue were taken.',
  'Red has won: Blue has nobody left on the field.',
  'Points: Red 128, Blue 2.',
];

/**
 * Red's gun kills one of five horsemen, six of Red's ride into the other four, and four more into the two that are left: two
 * bodies without support.
 */
test(
  'a whole battle by keyboard alone, from the country to the score, every word in order',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./#littlewars');
    await expect(heading(page, 'Little Wars')).toBeVisible();
    await listen(page);
    // A Country four feet by four, with a house that is put, moved and named.
    await act(page, 'New battle');
    await act(page, 'Lay out a country by hand');
    await expect(heading(page, 'Laying out the country')).toBeFocused();
    await to(page, page.getByLabel('Start from'));
    await page.keyboard.type('an');
    await write(page.getByLabel('Feet from line to line'), '4', BACK);
    await write(page.getByLabel('Feet along the back lines'), '4', BACK);
    await act(page, 'House', BACK);
    await to(page, page.getByRole('application', { name: 'The field being laid out' }), BACK);
    for (let inch = 0; inch < 9; inch++) await press(page, 'ArrowRight');
    await write(page.getByLabel('Name of the country'), 'The Short Field');
    await write(page.getByLabel('Its name'), 'the Inn');
    await judge(page);
    await act(page, 'Fight over it');

    await pick(page, 'The forces', 'as you like');
    for (const [side, infantry, cavalry, guns] of [
      ['Red', '4', '10', '1'],
      ['Blue', '2', '5', '0'],
    ] as const) {
      const force = page.getByRole('group', { name: side, exact: true });
      await write(force.getByLabel('Infantry'), infantry);
      await write(force.getByLabel('Cavalry'), cavalry);
      await write(force.getByLabel('Guns'), guns);
    }
    await pick(page, 'The clock', 'no clock');
    await pick(page, 'Who moves first', 'Red');
    await unfold(page, 'Random seed');
    await write(page.getByLabel('A whole number'), '1913');
    await act(page, 'Begin');
    // Who laid out the country leaves the choice of the side to the other.
    await expect(page.getByRole('radio', { name: 'from the north' })).toBeFocused();
    await act(page, 'Begin');

    await expect(heading(page, 'Red sets out')).toBeFocused();
    await act(page, 'I am Red');
    await expect(heading(page, 'Red sets out')).toBeFocused();
    await to(page, button(page, '1 gun'));
    await setOut(page, /^1 gun/, '12', '4');
    await setOut(page, /^4 infantry/, '5.5', '2', '4');
    await setOut(page, /^10 cavalry/, '20', '2', '6');
    await setOut(page, /^4 cavalry/, '40', '2', '4');
    await act(page, 'Seal');
    await expect(heading(page, 'Blue sets out')).toBeFocused();
    await act(page, 'I am Blue');
    await expect(button(page, '5 cavalry')).toBeVisible();
    await to(page, button(page, '5 cavalry'));
    await setOut(page, /^5 cavalry/, '20', '2', '5');
    await setOut(page, /^2 infantry/, '44', '2', '2');
    await act(page, 'Seal');
    await act(page, 'Raise the curtain');
    await expect(heading(page, 'Red is next')).toBeFocused();
    await act(page, 'Go');

    await framedAsHead(page, 'red');
    await march(page, /^6 cavalry/, '1', '0');
    // To move a man closes the guns, which is asked about once a move.
    await act(page, 'Move him');
    await march(page, /^4 cavalry/, '1', '0');
    // Taken back, and done again.
    await press(page, 'Tab', 'u');
    await act(page, 'Redo', BACK);
    await passTheMove(page);
    await framedAsHead(page, 'blue');
    await march(page, /^5 cavalry/, '0', '8');
    await passTheMove(page);

    // The gun is looked along, aimed by numbers, and fired.
    await act(page, /^Gun G1/);
    await unfold(page, 'Fire by bearing and elevation', BACK);
    await write(page.getByLabel('Bearing, in degrees'), '13.24');
    await write(page.getByLabel('Elevation, in degrees'), '2.5');
    await act(page, 'Look along the barrel', BACK);
    await press(page, 's');
    await judge(page);
    await press(page, 'f');
    await expect.poll(() => told(page)).toContainEqual(expect.stringMatching(/^The last shot/));
    await press(page, 'Escape');
    await charge(page, /^6 cavalry/);
    await act(page, 'Move him');
    await act(page, 'End the move', BACK);
    await expect(heading(page, 'Red settles the melees')).toBeFocused();

    await expect.poll(() => lost(page)).toEqual([]);

    // Another dies than was proposed.
    await unfold(page, 'Choose who dies and who is taken');
    await tick(page, 'horseman R5: dies');
    await expect(page.locator('.lw-melee [role="status"]')).toHaveText(
      /^1 of Red are named to die/,
    );
    await expect(button(page, 'Settle')).toBeDisabled();
    await tick(page, 'horseman R10: dies');
    await judge(page);
    await act(page, 'Settle');
    await expect(heading(page, 'Blue is next')).toBeFocused();
    await act(page, 'Go');
    await march(page, /^2 infantry/, '1', '0');
    await passTheMove(page);
    await charge(page, /^4 cavalry, .* of the Inn/);
    await act(page, 'Move him');
    await act(page, 'End the move', BACK);
    await expect(heading(page, 'Red settles the melees')).toBeFocused();
    await act(page, 'Settle');
    await expect(heading(page, 'The battle is over')).toBeFocused();
    await framedAsHead(page, 'red');
    await expect(page.getByRole('row', { name: /^in all/ })).toHaveText(/128.*2$/);
    await judge(page);

    await expect.poll(() => heard(page)).toEqual(ANNOUNCED);
  },
);
