import { NOWHERE, type Board } from '../engine/board';
import { FIGHTING_COUNT, measureLines } from '../engine/communication';
import { isLinked, squareOf, type Position } from '../engine/position';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import { cutsLines } from './lines';
import { linkedOf } from './worths';

/** The turns that stand for never: no communications unit can be brought into line with the unit. */
const NEVER = 8;
const MOST_SOURCES = 32;
const MOST_SQUARES = 1024;
const RELAYS = ARMY_SIZE - FIGHTING_COUNT;
const UNKNOWN = 255;
/**
 * The length of the state: both armies' squares except the side's own fighting units; which of its communications
 * units are linked; the arsenals; the rules.
 */
const STATE = ARMY_SIZE + RELAYS + 3;

/** What the turns depend on besides the unit's square, as last computed for a side, and the turns by square since. */
interface Known {
  board: Board | null;
  readonly state: Int32Array;
  readonly turns: Uint8Array;
  /** The sources of communication: square, slot of the communications unit or NOWHERE, and the eight lines' lengths. */
  readonly sources: Int16Array;
  readonly relays: Int16Array;
  readonly ends: Uint8Array;
  count: number;
}
const nothing = (): Known => ({
  board: null,
  state: new Int32Array(STATE),
  turns: new Uint8Array(MOST_SQUARES),
  sources: new Int16Array(MOST_SOURCES),
  relays: new Int16Array(MOST_SOURCES),
  ends: new Uint8Array(MOST_SOURCES * 8),
  count: 0,
});
const knownBySide = { N: nothing(), S: nothing() };
// Scratch: the lengths of the lines of one unit.
const unitEnds = new Uint8Array(8);

/** Returns the cache of a side, cleared if anything has changed. */
function knownOf(position: Position, side: Side): Known {
  const { board, rules, squares } = position;
  const known = knownBySide[side];
  const { state } = known;
  const enemy = firstSlot(other(side));
  const relay = firstSlot(side) + FIGHTING_COUNT;
  let same = known.board === board;
  known.board = board;
  const note = (at: number, value: number): void => {
    if (state[at] === value) return;
    state[at] = value;
    same = false;
  };
  for (let place = 0; place < ARMY_SIZE; place++) note(place, squares[enemy + place] as number);
  for (let i = 0; i < RELAYS; i++) note(ARMY_SIZE + i, squares[relay + i] as number);
  note(STATE - 3, linkedOf(position, side) >>> FIGHTING_COUNT);
  note(STATE - 2, position.standing);
  note(STATE - 1, rules.communicationsUnitsCutLines ? 1 : 0);
  if (same) return known;
  known.turns.fill(UNKNOWN);
  findSources(position, side, known);
  return known;
}

/**
 * Returns how far a side's isolated fighting units are from rescue: the sum, over these units, of the turns until one
 * of its communications units that is in communication could stand in line with the unit, ignoring obstacles, at most
 * 8 for each.
 */
export function turnsToRescue(position: Position, side: Side): number {
  const first = firstSlot(side);
  let isolated = 0;
  for (let place = 0; place < FIGHTING_COUNT; place++)
    if (squareOf(position, first + place) !== NOWHERE && !isLinked(position, first + place))
      isolated |= 1 << place;
  if (isolated === 0) return 0;
  const known = knownOf(position, side);
  const { turns } = known;
  let sum = 0;
  for (let rest = isolated; rest !== 0; rest &= rest - 1) {
    const square = squareOf(position, first + 31 - Math.clz32(rest & -rest));
    if (turns[square] === UNKNOWN) turns[square] = turnsTo(position, side, known, square);
    sum += turns[square] as number;
  }
  return sum;
}

/** Finds the sources of a side with their lines: its arsenals, and its communications units in communication. */
function findSources(position: Position, side: Side, known: Known): void {
  const { board, standing } = position;
  known.count = 0;
  for (let i = 0; i < board.arsenals.length; i++) {
    const arsenal = board.arsenals[i] as Board['arsenals'][number];
    if (arsenal.side !== side || (standing & (1 << i)) === 0) continue;
    if (!cutsLines(position, side, arsenal.square))
      addSource(position, side, known, arsenal.square, NOWHERE);
  }
  const first = firstSlot(side);
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (isLinked(position, slot)) addSource(position, side, known, squareOf(position, slot), slot);
}

function addSource(
  position: Position,
  side: Side,
  known: Known,
  square: Square,
  relay: number,
): void {
  known.sources[known.count] = square;
  known.relays[known.count] = relay;
  measureFor(position, side, square, known.ends, known.count * 8);
  known.count += 1;
}

/** Returns how far a side's eight lines run from a square before an enemy cuts them, his square included. */
function measureFor(
  position: Position,
  side: Side,
  square: Square,
  into: Uint8Array,
  at: number,
): void {
  const enemy = firstSlot(other(side));
  const { communicationsUnitsCutLines } = position.rules;
  const cutters = enemy + (communicationsUnitsCutLines ? ARMY_SIZE : FIGHTING_COUNT);
  measureLines(position, square, enemy, cutters, into, at);
}

/** Returns whether a line of a source other than a given communications unit runs over a square. */
function isOnLine(
  { board, sources, relays, ends, count }: Known,
  square: Square,
  relay: number,
): boolean {
  const { bearing, size } = board as Board;
  for (let i = 0; i < count; i++) {
    if (relays[i] === relay) continue;
    const source = sources[i] as number;
    if (source === square) return true;
    const packed = bearing[source * size + square] as number;
    if (packed !== 0 && (packed & 31) < (ends[i * 8 + (packed >> 5)] as number)) return true;
  }
  return false;
}

/** Returns how soon a communications unit of a side could stand on a line, in line with the unit on a square. */
function turnsTo(position: Position, side: Side, known: Known, unit: Square): number {
  const { board } = position;
  const { rayLength, stride, size } = board;
  const steps = stepsTable(board);
  const first = firstSlot(side);
  measureFor(position, side, unit, unitEnds, 0);
  let best = NEVER;
  for (let relay = first + FIGHTING_COUNT; relay < first + ARMY_SIZE; relay++) {
    const from = squareOf(position, relay);
    if (from === NOWHERE) continue;
    const row = from * size;
    const speed = BY_SLOT.speed[relay] as number;
    // From this many steps on it is no sooner than the best so far.
    let latest = (best - 1) * speed + 1;
    for (let direction = 0; direction < 8; direction++) {
      const length = Math.min(
        rayLength[unit * 8 + direction] as number,
        (unitEnds[direction] as number) - 1,
      );
      const step = stride[direction] as number;
      for (let i = 1, square = unit + step; i <= length; i++, square += step) {
        const away = steps[row + square] as number;
        if (away >= latest || !isOnLine(known, square, relay)) continue;
        best = ((away + speed - 1) / speed) | 0;
        latest = (best - 1) * speed + 1;
      }
    }
  }
  return best;
}
