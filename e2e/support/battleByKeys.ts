import { expect, type Page } from '@playwright/test';
import { ANNOUNCED, WORDS, type Words } from './battleByKeysWords';
import { act, BACK, announced, judge, pick, tick, to, unfold, write } from './byKeys';
import { listen, lost, press, announcements } from './keyboard';
import { button, heading } from './page';

/** Sets out some by inches from the west edge and before the line. */
async function setOut(
  page: Page,
  words: Words,
  kind: string,
  along: string,
  before: string,
  count = '',
) {
  await act(page, kind, BACK);
  await unfold(page, words.byInches);
  if (count !== '') await write(page.getByLabel(words.howMany), count);
  await write(page.getByLabel(words.along), along);
  await write(page.getByLabel(words.before), before);
  await press(page, 'Enter');
}

/** Chooses a body in the list of men. */
async function choose(page: Page, words: Words, body: RegExp): Promise<void> {
  await act(page, body);
  await unfold(page, words.byWords, BACK);
}

async function march(
  page: Page,
  words: Words,
  body: RegExp,
  feet: string,
  inches: string,
): Promise<void> {
  await choose(page, words, body);
  await write(page.getByLabel(words.feet, { exact: true }), feet);
  await write(page.getByLabel(words.inches, { exact: true }), inches);
  await press(page, 'Enter');
}

async function charge(page: Page, words: Words, body: RegExp): Promise<void> {
  await choose(page, words, body);
  await act(page, words.moveThere);
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

/**
 * A whole battle by keyboard alone. Red's gun kills one of five horsemen, six of Red's ride into the other four, and four more
 * into the two that are left: two bodies without support.
 */
export async function fightByKeys(page: Page, language: keyof typeof WORDS): Promise<void> {
  const words = WORDS[language];
  const { red, blue } = words.sides;
  const body = (men: string): RegExp => new RegExp(`^${men}`);
  const pass = async (): Promise<void> => {
    await act(page, words.end, BACK);
    await expect(heading(page, new RegExp(words.next('.*')))).toBeFocused();
    await act(page, words.go);
    await expect(heading(page, new RegExp(words.moves('.*')))).toBeFocused();
  };

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#littlewars');
  await expect(heading(page, words.title)).toBeVisible();
  await listen(page);
  // A Country four feet by four, with a house that is put, moved and named.
  await act(page, words.newBattle);
  await act(page, words.layOut);
  await expect(heading(page, words.layingOut)).toBeFocused();
  await to(page, page.getByLabel(words.startFrom));
  await page.keyboard.type(words.empty);
  await write(page.getByLabel(words.deep), '4', BACK);
  await write(page.getByLabel(words.wide), '4', BACK);
  await act(page, words.house, BACK);
  await to(page, page.getByRole('application', { name: words.field }), BACK);
  for (let inch = 0; inch < 9; inch++) {
    const before = (await announcements(page)).length;
    await press(page, 'ArrowRight');
    // The log holds the latest eight: of nine that a busy machine shows in one frame the first would never be there.
    await expect.poll(async () => (await announcements(page)).length).toBeGreaterThan(before);
  }
  await write(page.getByLabel(words.countryName), 'The Short Field');
  await write(page.getByLabel(words.pieceName), 'the Inn');
  await judge(page);
  await act(page, words.use);

  await pick(page, words.forces, words.free);
  for (const [side, infantry, cavalry, guns] of [
    [words.sides.red, '4', '10', '1'],
    [words.sides.blue, '2', '5', '0'],
  ] as const) {
    const force = page.getByRole('group', { name: side, exact: true });
    await write(force.getByLabel(words.arms[0]), infantry);
    await write(force.getByLabel(words.arms[1]), cavalry);
    await write(force.getByLabel(words.arms[2]), guns);
  }
  await pick(page, words.clock, words.noClock);
  await pick(page, words.first, red);
  await unfold(page, words.seed);
  await write(page.getByLabel(words.number), '1913');
  await act(page, words.begin);
  // Who laid out the country leaves the choice of the side to the other.
  await expect(page.getByRole('radio', { name: words.north })).toBeFocused();
  await act(page, words.begin);

  await expect(heading(page, words.setsOut(red))).toBeFocused();
  await act(page, words.iAm(red));
  await expect(heading(page, words.setsOut(red))).toBeFocused();
  await to(page, button(page, words.gun));
  await setOut(page, words, words.gun, '12', '4');
  await setOut(page, words, words.infantry(4), '5.5', '2', '4');
  await setOut(page, words, words.cavalry(10), '20', '2', '6');
  await setOut(page, words, words.cavalry(4), '40', '2', '4');
  await act(page, words.seal);
  await expect(heading(page, words.setsOut(blue))).toBeFocused();
  await act(page, words.iAm(blue));
  await expect(button(page, words.cavalry(5))).toBeVisible();
  await to(page, button(page, words.cavalry(5)));
  await setOut(page, words, words.cavalry(5), '20', '2', '5');
  await setOut(page, words, words.infantry(2), '44', '2', '2');
  await act(page, words.seal);
  await act(page, words.raise);
  await expect(heading(page, words.next(red))).toBeFocused();
  await act(page, words.go);

  await framedAsHead(page, 'red');
  await march(page, words, body(words.cavalry(6)), '1', '0');
  // To move men closes the guns, which is asked about once a move.
  await act(page, words.moveThem);
  await march(page, words, body(words.cavalry(4)), '1', '0');
  // Taken back, and done again.
  await press(page, 'Tab', 'u');
  await act(page, words.redo, BACK);
  await pass();
  await framedAsHead(page, 'blue');
  await march(page, words, body(words.cavalry(5)), '0', '8');
  await pass();

  // The gun is looked along, aimed by numbers, and fired.
  await act(page, words.gunLine);
  await unfold(page, words.numbers, BACK);
  await write(page.getByLabel(words.bearing), '13.24');
  await write(page.getByLabel(words.elevation), '2.5');
  await act(page, words.look, BACK);
  await press(page, 's');
  await judge(page);
  await press(page, 'f');
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(words.lastShot));
  await press(page, 'Escape');
  await charge(page, words, body(words.cavalry(6)));
  await act(page, words.moveThem);
  await act(page, words.end, BACK);
  await expect(heading(page, words.settles(red))).toBeFocused();

  await expect.poll(() => lost(page)).toEqual([]);

  // Another dies than was proposed.
  await unfold(page, words.chooseDead);
  await tick(page, words.dies('R5'));
  await expect(page.locator('.lw-melee [role="status"]')).toHaveText(words.named);
  await expect(button(page, words.settle)).toBeDisabled();
  await tick(page, words.dies('R10'));
  await judge(page);
  await act(page, words.settle);
  await expect(heading(page, words.next(blue))).toBeFocused();
  await act(page, words.go);
  await march(page, words, body(words.infantry(2)), '1', '0');
  await pass();
  await charge(page, words, words.ofTheInn);
  await act(page, words.moveThem);
  await act(page, words.end, BACK);
  await expect(heading(page, words.settles(red))).toBeFocused();
  await act(page, words.settle);
  await expect(heading(page, words.over)).toBeFocused();
  await framedAsHead(page, 'red');
  await expect(page.getByRole('row', { name: words.total })).toHaveText(/128.*2$/);
  await judge(page);

  await expect.poll(() => announced(page)).toEqual(ANNOUNCED[language]);
}
