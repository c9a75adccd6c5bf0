import { expect, type Page } from '@playwright/test';
import { inTray, newGame, NORTH, UNITS } from './support/deployment';
import { CROWDED, openWarAt } from './support/savedWars';
import {
  atHeadquarters,
  button,
  sampleOf,
  test,
  type SideName,
  ONLY_EXHAUSTIVE,
} from './support/page';
import { atRest } from './support/rest';
import { fingersOn, middleOf, type Fingers } from './support/touch';
import { endTurn, expectTurn, other } from './support/war';

/** How far fingers fall from what they mean, in pixels: the standard deviation, along and across. */
const TREMOR = 5;
/** Of 150 taps at most two may act on another square than was meant. */
const MOST_WRONG = 2 / 150;

/** Numbers from 0 to 1, the same at every run. */
function chance(seed: number): () => number {
  let now = seed;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

/** Numbers of a normal distribution about 0. */
function normal(next: () => number): () => number {
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

/** The visible state of a square, and what a tap may have changed. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly inSight: boolean;
  /** How the board is seen. */
  readonly view: string;
  readonly chosen: string;
  readonly advice: string;
  /** Whose sum is laid open. */
  readonly aimed: string;
  readonly units: string;
}

/** The state once all earlier presses have had their effect. */
async function see(page: Page, name: string): Promise<Seen> {
  await atRest(page);
  return look(page, name);
}

/** The state without a press since the last look. */
const look = (page: Page, name: string): Promise<Seen> =>
  page.evaluate(async (wanted) => {
    const board = document.querySelector('.board')!;
    while (board.getAnimations().length > 0 || board.matches('.board-held'))
      await new Promise(requestAnimationFrame);
    const cells = [...document.querySelectorAll('[role="gridcell"]')];
    const labels = cells.map((each) => each.getAttribute('aria-label') ?? '');
    const { x, y, width, height } =
      cells[labels.findIndex((label) => label.startsWith(`${wanted},`))]!.getBoundingClientRect();
    const [middle, across] = [x + width / 2, y + height / 2];
    const room = document.querySelector('.board-frame')!.getBoundingClientRect();
    const clear = 22;
    return {
      x: middle,
      y: across,
      inSight:
        middle > room.left + clear &&
        middle < Math.min(room.right, innerWidth) - clear / 2 &&
        across > room.top + clear &&
        across < Math.min(room.bottom, innerHeight) - clear / 2,
      view: getComputedStyle(board).transform,
      chosen: labels
        .filter((_, i) => cells[i]!.ariaSelected === 'true')
        .map((label) => label.split(',')[0])
        .join(),
      advice: document.querySelector('.panel .prompt')?.textContent ?? '',
      aimed: document.querySelector('.assault h2')?.textContent ?? '',
      units: labels.flatMap((label) => /^\w+, (?:North|South) [a-z ]+/.exec(label) ?? []).join(';'),
    };
  }, name);

interface Hand {
  /** Taps a square as people do, again where the board only came nearer. Whether what came of it was meant. */
  readonly tap: (name: string, isIntended: (now: Seen) => boolean) => Promise<boolean>;
  readonly count: { taps: number; wrong: string[]; enlarged: number };
}

function tremblingHand(page: Page, fingers: Fingers, seed: number): Hand {
  const tremor = normal(chance(seed));
  const count = { taps: 0, wrong: [] as string[], enlarged: 0 };

  async function inSight(name: string): Promise<Seen> {
    let seen = await look(page, name);
    if (!seen.inSight) {
      await fingers.tap(await middleOf(button(page, 'The whole board')));
      await expect(button(page, 'The whole board')).toHaveCount(0);
      seen = await see(page, name);
    }
    return seen;
  }

  return {
    count,
    async tap(name, isIntended) {
      for (let attempt = 0; attempt < 6; attempt++) {
        const before = await inSight(name);
        const place = { x: before.x + tremor() * TREMOR, y: before.y + tremor() * TREMOR };
        const down = fingers.down(place);
        await Promise.all([down, fingers.up()]);
        const now = await see(page, name);
        count.taps++;
        if (isIntended(now)) return true;
        const acted =
          now.chosen !== before.chosen ||
          now.units !== before.units ||
          now.aimed !== before.aimed ||
          now.advice !== before.advice;
        if (acted) {
          count.wrong.push(`${name}: chosen ${now.chosen}, ${now.advice}`);
          return false;
        }
        if (now.view !== before.view) count.enlarged++;
      }
      count.wrong.push(`${name} is never met`);
      return false;
    },
  };
}

/** Places the North's army by taps, every unit shown first and confirmed. */
async function deployNorth(page: Page, fingers: Fingers, hand: Hand): Promise<void> {
  for (const unit of UNITS) {
    for (const [i, name] of NORTH[unit].entries()) {
      const held = (await inTray(page, unit).getAttribute('aria-pressed')) === 'true';
      if (i === 0 || !held) await fingers.tap(await middleOf(inTray(page, unit)));
      await expect(inTray(page, unit)).toHaveAttribute('aria-pressed', 'true');
      await atRest(page);
      const shown = await hand.tap(name, ({ advice }) => advice.includes(`Touch ${name} again`));
      const stands = `${name}, North ${unit.toLowerCase()}`;
      if (shown) await hand.tap(name, ({ units }) => units.split(';').includes(stands));
    }
  }
}

/** The squares whose label matches. */
const squaresThat = (page: Page, says: RegExp): Promise<string[]> =>
  page.evaluate(
    ([source]) =>
      [...document.querySelectorAll('[role="gridcell"]')]
        .map((cell) => cell.getAttribute('aria-label') ?? '')
        .filter((label) => new RegExp(source!).test(label))
        .map((label) => label.split(',')[0]!),
    [says.source],
  );

async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await atRest(page);
}

/** Five moves, each unit chosen, its goal shown and confirmed, and a look at the sum of an attack. */
async function fightTurn(page: Page, hand: Hand, side: SideName, next: () => number) {
  const one = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!;
  await atRest(page);
  for (let orders = 0; orders < 5; orders++) {
    const able = await squaresThat(page, new RegExp(`, ${side} .*, can move`));
    if (able.length === 0) break;
    const from = one(able);
    if (!(await hand.tap(from, ({ chosen }) => chosen === from))) {
      await escape(page);
      continue;
    }
    const to = one(await squaresThat(page, /, in reach/));
    const shown = await hand.tap(to, ({ advice }) => advice.includes(`Touch ${to} again`));
    const before = await see(page, to);
    const went = shown && (await hand.tap(to, ({ units }) => units.includes(`${to}, ${side} `)));
    if (went) continue;
    // What was done instead can be taken back.
    if ((await see(page, to)).units !== before.units) {
      await page.keyboard.press('u');
      await expect.poll(async () => (await see(page, to)).units).toBe(before.units);
    }
    await escape(page);
  }
  const targets = await squaresThat(page, /, can be attacked/);
  if (targets.length === 0) return;
  const target = one(targets);
  const { units } = await see(page, target);
  await hand.tap(target, ({ aimed }) => aimed.endsWith(` ${target}`));
  await expect.poll(async () => (await see(page, target)).units, 'no tap attacks').toBe(units);
  await page.keyboard.press('Escape');
}

const WINDOWS = [
  { width: 390, height: 844, seed: 11 },
  { width: 360, height: 640, seed: 12 },
  { width: 844, height: 390, seed: 13 },
];

for (const { width, height, seed } of sampleOf(WINDOWS, 1))
  test(
    `trembling fingers at ${width}×${height} act on what they mean`,
    ONLY_EXHAUSTIVE,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const fingers = await fingersOn(page);
      const hand = tremblingHand(page, fingers, seed);
      await openWarAt(page, CROWDED);
      const next = chance(seed);
      for (let turn = 1; turn <= 3; turn++) {
        const side = turn % 2 === 1 ? 'North' : 'South';
        await expectTurn(page, { side, turn });
        await fightTurn(page, hand, side, next);
        // Moves by chance may leave orders, or units of their own side isolated.
        await endTurn(page, { question: page.getByRole('dialog', { name: /^End the turn / }) });
        await expectTurn(page, { side: other(side), turn: turn + 1 });
      }
      await atHeadquarters(page);
      await newGame(page, { beginning: 'Open' });
      await deployNorth(page, fingers, hand);
      const { taps, wrong, enlarged } = hand.count;
      const summary = `${wrong.length} of ${taps} taps wrong, ${enlarged} enlarged: ${wrong.join('\n')}`;
      if (process.env.TAPS) console.log(summary);
      expect(wrong.length / taps, summary).toBeLessThanOrEqual(MOST_WRONG);
    },
  );
