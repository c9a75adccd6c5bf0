import { NOWHERE, type Board, type Direction } from './board';
import type { Rules } from './rules';
import { ARMY_SIZE, FIGHTING_MASK, firstSlot } from './units';
import { other, type Side, type Square } from './vocabulary';

/** What communication depends on (rules.md 4): the board, the rules, all units' squares, the standing arsenals. */
export interface Field {
  readonly board: Board;
  readonly rules: Rules;
  /** The slot of the unit on each square, or NOBODY. */
  readonly occupants: ArrayLike<number>;
  /** The square of the unit of each slot, or NOWHERE if it is not on the board. */
  readonly squares: ArrayLike<number>;
  /** The mask over `board.arsenals` of the standing ones. */
  readonly standing: number;
}

/** The value that stands for no unit, -1, where a slot (0 to 33, units.ts) is expected. */
export const NOBODY = -1;

/** The number of fighting units of an army, 15. They come first in `ARMY`, so their indices in it are 0 to 14. */
export const FIGHTING_COUNT = 32 - Math.clz32(FIGHTING_MASK);

/** Two arsenals and two communications units a side, with room for other maps' arsenals. */
const MOST_SOURCES = 32;
const UNCUT = 32;
// The result of the last `communicationOf`: its sources, and how far each of their eight lines runs before an enemy
// cuts it. Module variables, so that computing communication allocates nothing.
const sources = new Int16Array(MOST_SOURCES);
const cutAt = new Uint8Array(MOST_SOURCES * 8);
let sourceCount = 0;

/**
 * Returns the units of one side that are in communication (rules.md 4), as a mask whose bit i stands for the unit i of
 * `ARMY`. The unit of slot `without` is treated as off the board; `NOBODY`, the default, leaves none out.
 */
export function communicationOf(field: Field, side: Side, without: number = NOBODY): number {
  const { board, occupants, squares } = field;
  const own = firstSlot(side);
  const enemy = firstSlot(other(side));
  const cutters = enemy + (field.rules.communicationsUnitsCutLines ? ARMY_SIZE : FIGHTING_COUNT);
  const contactForAll = field.rules.contactReachesCommunicationsUnits;

  let present = 0;
  for (let place = 0; place < ARMY_SIZE; place++)
    if ((squares[own + place] as number) >= 0) present |= 1 << place;
  if (without !== NOBODY) present &= ~(1 << (without - own));

  sourceCount = 0;
  for (let i = 0; i < board.arsenals.length; i++) {
    const arsenal = board.arsenals[i] as { square: Square; side: Side };
    if (arsenal.side !== side || (field.standing & (1 << i)) === 0) continue;
    const holder = occupants[arsenal.square] as number;
    if (holder < enemy || holder >= cutters) sources[sourceCount++] = arsenal.square;
  }

  let linked = 0;
  let head = 0;
  for (;;) {
    for (; head < sourceCount; head++)
      linked = extendLines(field, head, own, enemy, cutters, present, linked);
    linked = extendContact(field, own, present, linked, contactForAll);
    if (head === sourceCount) return linked;
  }
}

/**
 * Measures how far each of the eight lines from the square `from` runs before an enemy unit cuts it (rules.md 4.2);
 * the enemy's slots are those from `first` below `end`. Writes into `into`, from index `at` on and by direction, the
 * number of steps to the nearest such unit, or 32 for none. Mountains and the edge are not considered.
 */
export function measureLines(
  { squares, board: { bearing, size } }: Field,
  from: Square,
  first: number,
  end: number,
  into: Uint8Array,
  at: number,
): void {
  // Faster than `fill` for eight elements.
  for (let i = at; i < at + 8; i++) into[i] = UNCUT;
  const row = from * size;
  for (let slot = first; slot < end; slot++) {
    const square = squares[slot] as number;
    if (square < 0) continue;
    const packed = bearing[row + square] as number;
    if (packed === 0) continue;
    const line = at + (packed >> 5);
    if ((packed & 31) < (into[line] as number)) into[line] = packed & 31;
  }
}

/**
 * Erases the intermediate results of the last computation of communication, because they could show an army that is
 * still hidden. Only code that passes a hidden army to `positionOf` or `communicationLines` need call it.
 */
export function forgetSources(): void {
  sources.fill(0);
  cutAt.fill(0);
  sourceCount = 0;
}

/** Follows the lines of source number `head` (4.1 to 4.4): adds the units that they reach, and further sources. */
function extendLines(
  field: Field,
  head: number,
  own: number,
  enemy: number,
  cutters: number,
  present: number,
  linked: number,
): number {
  const { squares } = field;
  const { bearing, size } = field.board;
  const source = sources[head] as number;
  const row = source * size;
  const cuts = head * 8;
  measureLines(field, source, enemy, cutters, cutAt, cuts);
  for (let rest = present & ~linked; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest);
    const square = squares[own + place] as number;
    if (square !== source) {
      const packed = bearing[row + square] as number;
      if (packed === 0 || (packed & 31) > (cutAt[cuts + (packed >> 5)] as number)) continue;
    }
    linked |= 1 << place;
    if (place >= FIGHTING_COUNT) sources[sourceCount++] = square;
  }
  return linked;
}

/** Spreads communication by contact (4.5, 4.6) from fighting units in communication to those around them. */
function extendContact(
  field: Field,
  own: number,
  present: number,
  linked: number,
  forAll: boolean,
): number {
  const served = forAll ? present : present & FIGHTING_MASK;
  for (let again = true; again;) {
    again = false;
    for (let rest = served & ~linked; rest !== 0; rest &= rest - 1) {
      const place = 31 - Math.clz32(rest & -rest);
      const square = field.squares[own + place] as number;
      if (!touches(field, own, square, linked)) continue;
      linked |= 1 << place;
      again = true;
      if (place >= FIGHTING_COUNT) sources[sourceCount++] = square;
    }
  }
  return linked;
}

function touches(field: Field, own: number, square: Square, linked: number): boolean {
  const { around } = field.board;
  for (let i = square * 8; i < square * 8 + 8; i++) {
    const neighbour = around[i] as number;
    if (neighbour === NOWHERE) continue;
    const place = (field.occupants[neighbour] as number) - own;
    if (place >= 0 && place < FIGHTING_COUNT && (linked & (1 << place)) !== 0) return true;
  }
  return false;
}

/**
 * Returns which single steps of the fighting unit of a slot (0 to 33, units.ts) leave it in communication (rules.md
 * 5.3), its former square being empty then. `steps`, the steps to examine, and the result are masks whose bit d stands
 * for the direction d of `DIRECTIONS`; all steps must lead to free squares.
 */
export function linkedSteps(field: Field, side: Side, slot: number, steps: number): number {
  const { around } = field.board;
  const linked = communicationOf(field, side, slot);
  const first = (field.squares[slot] as number) * 8;
  let inCommunication = steps;
  for (let rest = steps; rest !== 0; rest &= rest - 1) {
    const step = rest & -rest;
    const square = around[first + 31 - Math.clz32(step)] as number;
    if (!wouldBeLinked(field, side, square, linked)) inCommunication &= ~step;
  }
  return inCommunication;
}

/** Whether a unit on a free square would be in communication, given `linked`, the communication just computed. */
function wouldBeLinked(field: Field, side: Side, square: Square, linked: number): boolean {
  const { bearing, size } = field.board;
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i] as number;
    if (source === square) return true;
    const packed = bearing[source * size + square] as number;
    if (packed !== 0 && (packed & 31) < (cutAt[i * 8 + (packed >> 5)] as number)) return true;
  }
  return touches(field, firstSlot(side), square, linked);
}

/** One line of communication: its source, its direction, the last square it reaches, and what stops it there. */
export interface Line {
  /** The square of the arsenal or communications unit that sends the line. */
  readonly source: Square;
  readonly direction: Direction;
  /** The last square that the line reaches. */
  readonly end: Square;
  /** What stops it there: the board's edge, a mountain, or the enemy unit on `cutBy`. */
  readonly cut: 'edge' | 'mountain' | 'enemy';
  readonly cutBy?: Square;
}

/**
 * Returns every line of communication of a side (rules.md 4.1 to 4.3): those of its arsenals first, then those of
 * communications units in the order in which lines reach them. A line whose first square holds an enemy that cuts it
 * is included and ends on its source; one stopped at once by a mountain or the edge is not.
 */
export function communicationLines(field: Field, side: Side): Line[] {
  const { board } = field;
  communicationOf(field, side);
  const lines: Line[] = [];
  for (let i = 0; i < sourceCount; i++) {
    const source = sources[i] as number;
    // A communications unit on its own arsenal sends the arsenal's lines.
    if (sources.indexOf(source) < i) continue;
    for (let direction = 0; direction < 8; direction++) {
      const open = board.rayLength[source * 8 + direction] as number;
      const enemyAt = cutAt[i * 8 + direction] as number;
      const stride = board.stride[direction] as number;
      const length = Math.min(open, enemyAt - 1);
      const end = source + length * stride;
      if (enemyAt <= open) {
        lines.push({ source, direction, end, cut: 'enemy', cutBy: source + enemyAt * stride });
      } else if (open > 0) {
        lines.push({
          source,
          direction,
          end,
          cut: endsAtMountain(board, end, direction) ? 'mountain' : 'edge',
        });
      }
    }
  }
  forgetSources();
  return lines;
}

/** A line that no enemy cuts ends at the edge, or at a mountain if the next square is on the board. */
function endsAtMountain(board: Board, end: Square, direction: Direction): boolean {
  const next = end + (board.stride[direction] as number);
  const sameColumnStep = Math.abs((next % board.width) - (end % board.width)) <= 1;
  return next >= 0 && next < board.size && sameColumnStep;
}
