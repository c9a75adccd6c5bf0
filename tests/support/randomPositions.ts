import { mulberry32, pick } from '../../e2e/support/random';
import { SWITCHES, SWITCH_NAMES, type Rules, type Switch } from '../../src/war/engine/rules';
import {
  ARSENALS,
  EIGHT,
  FORTS,
  MOUNTAINS,
  PASSES,
  columnOf,
  everySquare,
  isFighting,
  isMountain,
  otherSide,
  put,
  rowOf,
  size,
  sideOf,
  step,
  unitAt,
  unitsOf,
  write,
  type Side,
} from './naive/position';
import { isStuck } from './naive/march';

/*
 * Seeded positions and rules for tests that compare two implementations. The positions are valid as notation.md says,
 * though hardly any could arise in play. Each side has a fighting unit and a standing arsenal at least,
 * so that no position is one in which the game has already ended.
 */

export { mulberry32, pick };

/** A whole number from `low` to `high`, both included. */
function between(random: () => number, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** rules.md 2: how many of each an army has. */
const ARMY: readonly (readonly [string, number])[] = [
  ['I', 9],
  ['C', 4],
  ['A', 1],
  ['H', 1],
  ['R', 1],
  ['S', 1],
];

/** A subset of an army, as letters, with one fighting unit at least. */
function randomArmy(random: () => number, side: Side): string[] {
  const whole = random() < 0.4;
  const units: string[] = [];
  for (const [letter, number] of ARMY) {
    const count = whole ? number : between(random, 0, number);
    for (let i = 0; i < count; i++) units.push(letter);
  }
  if (!units.some(isFighting)) units.push('I');
  return side === 'N' ? units : units.map((letter) => letter.toLowerCase());
}

/** In one of the eight directions from the arsenal, or on it; whatever stands between. */
function isInLine(square: string, arsenal: string): boolean {
  const rows = Math.abs(rowOf(square) - rowOf(arsenal));
  const columns = Math.abs(columnOf(square) - columnOf(arsenal));
  return rows === 0 || columns === 0 || rows === columns;
}

/** The squares of an area of 6×6 to 10×10, half the time one that holds a feature of the ground. */
function crowdedArea(random: () => number): string[] {
  const board = size();
  const height = between(random, 6, 10);
  const width = between(random, 6, 10);
  let top = between(random, 0, board.height - height);
  let left = between(random, 0, board.width - width);
  if (random() < 0.5) {
    const feature = pick(random, [...MOUNTAINS, ...PASSES, ...FORTS, ...ARSENALS.N, ...ARSENALS.S]);
    top = Math.min(
      Math.max(rowOf(feature) - between(random, 0, height - 1), 0),
      board.height - height,
    );
    left = Math.min(
      Math.max(columnOf(feature) - between(random, 0, width - 1), 0),
      board.width - width,
    );
  }
  return everySquare().filter((square) => {
    const row = rowOf(square) - top;
    const column = columnOf(square) - left;
    return row >= 0 && row < height && column >= 0 && column < width;
  });
}

/** A valid position string; the same seed gives the same position. */
export function randomPosition(seed: number): string {
  const random = mulberry32(seed);
  const side: Side = random() < 0.5 ? 'N' : 'S';
  const standing: string[] = [];
  for (const owner of ['N', 'S'] as const) {
    const stand = random() < 0.6 ? ARSENALS[owner] : [pick(random, ARSENALS[owner])];
    standing.push(...stand);
  }

  const area = random() < 0.5 ? everySquare() : crowdedArea(random);
  const cells: string[][] = [];
  for (let row = 0; row < size().height; row++)
    cells.push(new Array<string>(size().width).fill(''));
  const canTake = (square: string, unit: string): boolean => {
    if (isMountain(square) || unitAt(cells, square) !== '') return false;
    const enemy = otherSide(sideOf(unit)!);
    return !(isFighting(unit) && standing.includes(square) && ARSENALS[enemy].includes(square));
  };
  const waiting = [...randomArmy(random, 'N'), ...randomArmy(random, 'S')];
  /** Puts the first waiting unit with that letter, if there is one and it may stand there. */
  const place = (square: string, unit: string): void => {
    const index = waiting.indexOf(unit);
    if (index < 0 || !canTake(square, unit)) return;
    waiting.splice(index, 1);
    put(cells, square, unit);
  };

  // Forts, passes and arsenals are few: fill some of those in the area, so that clauses 6.5, 6.6 and 8 come up.
  for (const square of [...PASSES, ...FORTS, ...ARSENALS.N, ...ARSENALS.S]) {
    if (area.includes(square) && waiting.length > 0 && random() < 0.4)
      place(square, pick(random, waiting));
  }
  // A column of cavalry, sometimes with gaps, before a unit of the other side: clause 6.6.
  if (random() < 0.5) {
    const rider = random() < 0.7 ? side : otherSide(side);
    const cavalry = rider === 'N' ? 'C' : 'c';
    const prey = waiting.filter((unit) => sideOf(unit) !== rider);
    const target = pick(random, area);
    const direction = pick(random, EIGHT);
    if (prey.length > 0) place(target, pick(random, prey));
    for (let distance = 1; distance <= 4; distance++) {
      const square = step(target, direction, distance);
      if (square === null) break;
      if (random() < 0.8) place(square, cavalry);
    }
  }
  // The rest anywhere, or with the armies each on its half of the area; many in line with an arsenal of their side,
  // communications units above all, or nearly all would be isolated.
  const mingled = random() < 0.5;
  const middle = area.map(rowOf).reduce((sum, row) => sum + row, 0) / area.length;
  for (const unit of [...waiting].reverse()) {
    const open = area.filter((square) => canTake(square, unit));
    const half = open.filter((square) => (sideOf(unit) === 'N') === rowOf(square) <= middle);
    let choice = !mingled && half.length > 0 ? half : open;
    const own = ARSENALS[sideOf(unit)!].filter((arsenal) => standing.includes(arsenal));
    const lined = choice.filter((square) => own.some((arsenal) => isInLine(square, arsenal)));
    if (lined.length > 0 && random() < (isFighting(unit) ? 0.3 : 0.7)) choice = lined;
    if (choice.length > 0) place(pick(random, choice), unit);
  }

  // A unit to retreat, mostly one that can under any rules: a setting under which lines are cut most, contact serves
  // least and no arsenal is a way out leaves it a move. Some of the others are destroyed when the position is read (7.4).
  const p = {
    cells,
    side,
    standing,
    dislodged: null,
    turn: between(random, 1, 60),
    moved: [],
    retreated: null,
    arsenalTaken: null,
    advance: null,
    over: null,
  };
  if (random() < 0.2) {
    const strict = {
      ...randomRules(seed),
      communicationsUnitsCutLines: true,
      contactReachesCommunicationsUnits: false,
      dislodgedMayAttack: false,
    };
    const mobile = unitsOf(cells, side).filter(
      (square) => !isStuck(cells, standing, square, strict),
    );
    if (random() < 0.3) return write({ ...p, dislodged: pick(random, unitsOf(cells, side)) });
    if (mobile.length > 0) return write({ ...p, dislodged: pick(random, mobile) });
  }
  return write(p);
}

/** A random setting of every switch; the same seed gives the same rules. */
export function randomRules(seed: number): Rules {
  // Not the numbers that randomPosition draws from the same seed.
  const random = mulberry32(seed ^ 0x5eed);
  const drawn = SWITCH_NAMES.map((name): [Switch, Rules[Switch] | undefined] => {
    const [first, second] = SWITCHES[name];
    const coin = random() < 0.5;
    return [name, typeof first === 'boolean' ? coin : coin ? first : second];
  });
  return Object.fromEntries(drawn) as unknown as Rules;
}
