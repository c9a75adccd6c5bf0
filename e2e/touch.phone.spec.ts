import { expect, type Page } from '@playwright/test';
import {
  beginWar,
  expectCurtain,
  expectUnits,
  inTray,
  newGame,
  NORTH,
  openWar,
  raiseCurtain,
  sealButton,
  textOf,
  UNITS,
} from './support/deployment';
import {
  ONLY_EXHAUSTIVE,
  advice,
  atHeadquarters,
  boardAtRest,
  button,
  savedText,
  square,
  test,
  unitsOn,
} from './support/page';
import { atRest } from './support/rest';
import { between, fingersOn, middleOf, type Fingers, type Place } from './support/touch';
import { quiet } from './support/unhurried';
import { chosen, expectMoved, expectTurn, giveTurnTo, hint } from './support/war';

const at = (page: Page, name: string) => middleOf(square(page, name));

/** Shows the whole board, which is too small for fingers and begins nearer. */
async function showWhole(page: Page, fingers: Fingers): Promise<void> {
  await fingers.tap(await middleOf(button(page, 'The whole board')));
  await expect(button(page, 'The whole board')).toHaveCount(0);
  await boardAtRest(page);
}

/** The state that a gesture on the board must not change: the game, the choice, the display and the announcements. */
async function state(page: Page) {
  await atRest(page);
  return {
    savedGame: await savedText(page),
    chosen: await chosen(page),
    panel: await page.locator('.panel').textContent(),
  };
}

test('a whole deployment and a turn by touch', ONLY_EXHAUSTIVE, async ({ page }) => {
  await atHeadquarters(page);
  const fingers = await fingersOn(page);
  await newGame(page, { beginning: 'Hidden' });
  await raiseCurtain(page);
  await showWhole(page, fingers);

  // Infantry from the tray by taps: shown first, then placed; a tap elsewhere shows it there instead.
  await fingers.tap(await middleOf(inTray(page, 'Infantry')));
  await fingers.tap(await at(page, 'B3'));
  await expect(advice(page)).toHaveText('Touch B3 again to place it there.');
  await expectUnits(page, {});
  for (const name of NORTH.Infantry) {
    const place = await at(page, name);
    await fingers.tap(place);
    await expect(advice(page)).toContainText(`Touch ${name} again`);
    await fingers.tap(place);
    await expect(square(page, name)).toHaveAttribute('aria-label', /infantry/);
  }
  // The others are dragged; the loupe shows the square a finger hides, and whether a unit may stand there.
  const peak = await at(page, 'C11');
  for (const unit of UNITS.slice(1)) {
    for (const name of NORTH[unit]) {
      await fingers.down(await middleOf(inTray(page, unit)));
      await fingers.move(peak);
      await expect(page.locator('.loupe [data-mark="landing-refused"]')).toBeVisible();
      await fingers.move(await at(page, name));
      await expect(page.locator('.loupe [data-mark="landing"]')).toBeVisible();
      await fingers.up();
    }
  }
  await expectUnits(page, textOf('North', NORTH));
  await expect(page.locator('.loupe')).toHaveCount(0);
  await quiet(page);
  await fingers.tap(await middleOf(sealButton(page)));
  await expectCurtain(page, /South.* deploys/);
  await raiseCurtain(page);
  await fingers.tap(await middleOf(button(page, 'Shuffle')));
  await expect(sealButton(page)).toBeEnabled();
  await quiet(page);
  await fingers.tap(await middleOf(sealButton(page)));
  const anyway = button(page, 'Seal it');
  await expect(anyway.or(page.locator('main.curtain')).first()).toBeVisible();
  await quiet(page);
  if (await anyway.isVisible()) await fingers.tap(await middleOf(anyway));
  await quiet(page);
  await fingers.tap(await middleOf(button(page, 'Raise the curtain')));

  const turn = await giveTurnTo(page, 'North', await beginWar(page));
  const goal = await at(page, 'J6');
  await fingers.tap(await at(page, 'I6'));
  await fingers.tap(goal);
  await expect(hint(page)).toHaveText('Touch J6 again to march there.');
  await fingers.tap(goal);
  await expectMoved(page, 'North infantry', 'J6');
  await fingers.slide([await at(page, 'G9')], [await at(page, 'F9')]);
  await expectMoved(page, 'North infantry', 'F9');
  await quiet(page);
  await fingers.tap(await middleOf(button(page, 'End the turn')));
  const ask = page.getByRole('dialog').getByRole('button', { name: 'End the turn' });
  await fingers.tap(await middleOf(ask));
  await expectTurn(page, { side: 'South', turn: turn + 1 });
});

test('two fingers keep what lies between them there, and a button shows the whole board', async ({
  page,
}) => {
  await atHeadquarters(page);
  await openWar(page);
  const fingers = await fingersOn(page);
  await showWhole(page, fingers);
  const before = await state(page);
  const { x, y, size } = await at(page, 'J13');
  const spread = (apart: number): Place[] => [
    { x: x - apart, y },
    { x: x + apart, y },
  ];
  await fingers.slide(spread(30), spread(90));
  await boardAtRest(page);
  const after = await at(page, 'J13');
  expect(after.size / size).toBeCloseTo(3, 1);
  expect(Math.hypot(after.x - x, after.y - y)).toBeLessThan(1.5);
  expect(after.size).toBeGreaterThanOrEqual(44);

  await fingers.slide([{ x, y }], [{ x: x + 40, y: y - 25 }]);
  await boardAtRest(page);
  const panned = await at(page, 'J13');
  expect(Math.hypot(panned.x - after.x - 40, panned.y - after.y + 25)).toBeLessThan(1.5);
  await expect.poll(() => state(page)).toEqual(before);

  await fingers.tap(await middleOf(button(page, 'The whole board')));
  await expect.poll(async () => Math.round((await at(page, 'J13')).size)).toBe(Math.round(size));
  // Without a gesture: the button makes squares fit for fingers about the held unit.
  await fingers.tap(await at(page, before.panel?.includes('The North') ? 'F10' : 'O23'));
  await fingers.tap(await middleOf(button(page, 'Closer')));
  await expect.poll(async () => (await at(page, 'J13')).size).toBeGreaterThanOrEqual(44);
  await boardAtRest(page);
  const unit = await at(page, (await chosen(page))!);
  expect(Math.abs(unit.x - 195)).toBeLessThan(100);
});

/** A generator of the same numbers from 0 to 1 at every run. */
function chance(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

test('no pinch and no pan acts on a unit', ONLY_EXHAUSTIVE, async ({ page }) => {
  await atHeadquarters(page);
  const side = await openWar(page);
  const fingers = await fingersOn(page);
  const seed = 20;
  const next = chance(seed);
  const anywhere = (): Place => ({ x: 40 + next() * 310, y: 40 + next() * 400 });

  async function unmoved(gestures: number): Promise<void> {
    const before = await state(page);
    for (let i = 0; i < gestures; i++) {
      const pinch = i === 0 || next() < 0.5;
      const ends = pinch ? [anywhere(), anywhere()] : [anywhere()];
      // The first enlarges the board: one finger on a whole one has a unit to drag.
      const starts = pinch
        ? i === 0
          ? [
              { x: 180, y: 250 },
              { x: 200, y: 260 },
            ]
          : [anywhere(), anywhere()]
        : [anywhere()];
      if (pinch && i > 0 && shrinks(starts, ends)) continue;
      await fingers.slide(starts, ends, 4);
      await expect.poll(() => state(page), `gesture ${i} of seed ${seed}`).toEqual(before);
    }
    await button(page, 'The whole board').tap();
  }
  await unmoved(12);
  await square(page, side === 'North' ? 'F10' : 'O23').tap();
  await expect(advice(page)).not.toHaveText('');
  await unmoved(12);
});

/** Whether two fingers end nearer to one another than they began. */
function shrinks([a, b]: readonly Place[], [c, d]: readonly Place[]): boolean {
  const apart = (one: Place, two: Place) => Math.hypot(one.x - two.x, one.y - two.y);
  return apart(c!, d!) < apart(a!, b!) * 0.8;
}

test('a finger half a square off means the unit, or in a crowd zooms the board in; nothing marches', async ({
  page,
}) => {
  await atHeadquarters(page);
  const side = await openWar(page);
  const fingers: Fingers = await fingersOn(page);
  await showWhole(page, fingers);
  const saved = await savedText(page);
  const units = Object.keys(await unitsOn(page, side));
  const places = new Map<string, Place & { size: number }>();
  for (const name of Object.keys(await unitsOn(page))) places.set(name, await at(page, name));
  let [chose, enlarged] = [0, 0];
  for (const [i, name] of units.filter((_, n) => n % 3 === 0).entries()) {
    const { x, y, size } = places.get(name)!;
    const angle = (i * 5 * Math.PI) / 4;
    const touch = {
      x: x + Math.sign(Math.round(Math.sin(angle))) * size * 0.5,
      y: y + Math.sign(Math.round(Math.cos(angle))) * size * 0.5,
    };
    const far = (other: string): number => {
      const middle = places.get(other)!;
      return Math.hypot(middle.x - touch.x, middle.y - touch.y);
    };
    await page.keyboard.press('Escape');
    await expect.poll(() => chosen(page)).toBeNull();
    await boardAtRest(page);
    await fingers.tap(touch);
    const came = async () => (await at(page, name)).size >= 44;
    await expect
      .poll(async () => (await chosen(page)) !== null || (await came()), `${name}, touched ${i}`)
      .toBe(true);
    const chosenBefore = await chosen(page);
    if (chosenBefore === null) {
      enlarged++;
      await showWhole(page, fingers);
    } else {
      chose++;
      const nearest = Math.min(...[...places.keys()].map(far));
      expect(far(chosenBefore)).toBeLessThanOrEqual(nearest + 1);
    }
  }
  expect(Math.min(chose, enlarged)).toBeGreaterThan(0);
  await expect.poll(() => savedText(page)).toBe(saved);
});

test(
  'a resting finger sees in a loupe the square it hides, and presses that',
  ONLY_EXHAUSTIVE,
  async ({ page }) => {
    await atHeadquarters(page);
    const side = await openWar(page);
    const fingers = await fingersOn(page);
    await showWhole(page, fingers);
    const [unit, beside] = side === 'North' ? ['H7', 'H8'] : ['L16', 'L17'];
    const [from, to] = [await at(page, unit), await at(page, beside)];
    const before = await savedText(page);
    await fingers.down(from);
    await expect(page.locator('.loupe [data-mark="under-finger"]')).toBeVisible();
    await expect(page.locator('.loupe .loupe-name')).toHaveText(unit);
    await fingers.up();
    await expect(page.locator('.loupe')).toHaveCount(0);
    await expect.poll(() => chosen(page)).toBe(unit);
    // On empty ground it can be moved to the intended square, and the board stays.
    await page.keyboard.press('Escape');
    const empty = await at(page, 'P8');
    await fingers.down(empty);
    await expect(page.locator('.loupe .loupe-name')).toHaveText('P8');
    for (let step = 1; step <= 5; step++) await fingers.move(between(empty, to, step / 5));
    await expect(page.locator('.loupe .loupe-name')).toHaveText(beside);
    await fingers.up();
    await expect.poll(() => chosen(page)).toBe(beside);
    await expect.poll(() => at(page, unit)).toEqual(from);
    await expect.poll(() => savedText(page)).toBe(before);
  },
);
