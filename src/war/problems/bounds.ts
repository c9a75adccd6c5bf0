import { bearingDistance, NOWHERE } from '../engine/board';
import { attackAndDefence, REACH } from '../engine/combat';
import { FIGHTING_COUNT, NOBODY } from '../engine/communication';
import { stepsBetween } from '../engine/march';
import { isLinked, movedSlot, slotAt, squareOf, type Position } from '../engine/position';
import { ARMY, ARMY_SIZE, BY_SLOT, FIGHTING_MASK, firstSlot } from '../engine/units';
import { other, type Side, type Square } from '../engine/vocabulary';

// Bounds that no order of a turn can exceed. A search that skips everything beyond them is as exhaustive as one
// that tries it (docs/problems.md has the proofs; tests/war/problems compares both).

/** Returns 1 for the squares that a unit of a side could be on after at most one move, ignoring obstacles. */
function grasp(position: Position, side: Side, cuttersOnly: boolean): Uint8Array {
  const { board } = position;
  const squares = new Uint8Array(board.size);
  const first = firstSlot(side);
  const last = cuttersOnly ? FIGHTING_COUNT : ARMY_SIZE;
  for (let slot = first; slot < first + last; slot++) {
    const from = squareOf(position, slot);
    if (from === NOWHERE) continue;
    squares[from] = 1;
    if (movedSlot(position, slot)) continue;
    const speed = BY_SLOT.speed[slot] as number;
    for (let square = 0; square < board.size; square++)
      if (stepsBetween(position, from, square) <= speed) squares[square] = 1;
  }
  return squares;
}

/**
 * Returns the enemy units that are certain to be in communication throughout this turn before an attack, whatever the
 * side to move does (rules.md 4), as a mask whose bit i stands for the unit i of `ARMY`. For this, every unit of the
 * side to move that cuts lines counts as standing on all the squares it could reach, which is a lower bound.
 */
export function leastLinked(position: Position): number {
  const { board, rules, standing } = position;
  const enemy = other(position.side);
  const own = firstSlot(enemy);
  const stops = grasp(position, position.side, !rules.communicationsUnitsCutLines);
  // No unit enters a square with an enemy on it before an attack has emptied it.
  for (let slot = own; slot < own + ARMY_SIZE; slot++) {
    const square = squareOf(position, slot);
    if (square !== NOWHERE) stops[square] = 0;
  }
  const onLine = new Uint8Array(board.size);
  const sources = board.arsenals.flatMap(({ side, square }, i) =>
    side === enemy && (standing & (1 << i)) !== 0 && stops[square] === 0 ? [square] : [],
  );
  const contact = rules.contactReachesCommunicationsUnits ? ~0 : FIGHTING_MASK;
  let linked = 0;
  for (let done = 0; ;) {
    for (; done < sources.length; done++) mark(position, sources[done] as Square, stops, onLine);
    const before = linked;
    for (let place = 0; place < ARMY_SIZE; place++) {
      const square = squareOf(position, own + place);
      if (square === NOWHERE || (linked & (1 << place)) !== 0) continue;
      const served = (contact & (1 << place)) !== 0 && touched(position, own, square, linked);
      if (onLine[square] === 0 && !served) continue;
      linked |= 1 << place;
      if (place >= FIGHTING_COUNT) sources.push(square);
    }
    if (linked === before) return linked;
  }
}

/** Marks a source and its eight lines up to an obstacle. */
function mark({ board }: Position, source: Square, stops: Uint8Array, onLine: Uint8Array): void {
  onLine[source] = 1;
  for (let direction = 0; direction < 8; direction++) {
    const length = board.rayLength[source * 8 + direction] as number;
    const step = board.stride[direction] as number;
    for (let i = 1; i <= length; i++) {
      const square = source + i * step;
      if (stops[square] === 1) break;
      onLine[square] = 1;
    }
  }
}

/** Returns whether a fighting unit of a mask is next to a square. */
function touched(
  { board, occupants }: Position,
  own: number,
  square: Square,
  linked: number,
): boolean {
  for (let d = 0; d < 8; d++) {
    const beside = board.around[square * 8 + d] as number;
    if (beside === NOWHERE) continue;
    const place = (occupants[beside] as number) - own;
    if (place >= 0 && place < FIGHTING_COUNT && (linked & (1 << place)) !== 0) return true;
  }
  return false;
}

/**
 * Returns an array by square: 1 where a unit of the side to move could cut an enemy line of communication, or silence
 * or take an enemy arsenal; otherwise 0.
 */
export function lineSquares(position: Position): Uint8Array {
  const { board } = position;
  const enemy = other(position.side);
  const squares = new Uint8Array(board.size);
  const nothing = new Uint8Array(board.size);
  board.arsenals.forEach(({ side, square }) => {
    if (side === enemy) mark(position, square, nothing, squares);
  });
  const first = firstSlot(enemy);
  for (let slot = first + FIGHTING_COUNT; slot < first + ARMY_SIZE; slot++)
    if (squareOf(position, slot) !== NOWHERE)
      mark(position, squareOf(position, slot), nothing, squares);
  return squares;
}

/**
 * Bounds on the sums of an attack on one enemy unit, whatever moves of this turn precede it, by which a search skips
 * hopeless moves: the least defence, and by kind of attacker and square the most that a unit there can add.
 */
export interface TargetBounds {
  readonly target: Square;
  readonly slot: number;
  /** No attack of this turn meets a smaller defence. */
  readonly leastDefence: number;
  /** Whether it is in communication all through the turn; true for a communications unit, which retreats without. */
  readonly alwaysLinked: boolean;
  /** By kind of fighting unit (`kindRow`) and by square: the most that a unit there could add. */
  readonly there: readonly Uint8Array[];
  /** The same for a unit that may still move from there. */
  readonly near: readonly Uint8Array[];
}

// Kinds of fighting units differ in range, factor and speed: one row for each, with the first of its slots.
const KINDS = [...new Set(ARMY.slice(0, FIGHTING_COUNT))];
const ROWS = KINDS.map((kind) => ARMY.indexOf(kind));
const ROW_OF_PLACE = ARMY.map((kind) => KINDS.indexOf(kind));
/** Returns the row in `there` and `near` of the fighting unit of a slot. */
const kindRow = (slot: number): number => ROW_OF_PLACE[slot % ARMY_SIZE] as number;

/**
 * Returns the bounds on an attack on the unit on a square; `least` are the enemy units certain to be in
 * communication, from `leastLinked`.
 */
export function boundsOf(position: Position, target: Square, least: number): TargetBounds {
  const { board, rules } = position;
  const slot = slotAt(position, target);
  const bare: Position = {
    ...position,
    ...(slot < ARMY_SIZE ? { linkedNorth: least } : { linkedSouth: least }),
  };
  const there = ROWS.map((row) =>
    Uint8Array.from({ length: board.size }, (_, square) => mostFrom(position, row, square, target)),
  );
  const near = there.map((values, i) => widened(position, values, ROWS[i] as number));
  return {
    target,
    slot,
    // If units in between block support, one of them may block all of it.
    leastDefence: rules.enemyUnitsBlockFire ? 0 : attackAndDefence(bare, target).defence,
    alwaysLinked: BY_SLOT.fighting[slot] === 0 || isLinked(bare, slot),
    there,
    near,
  };
}

/** The most that a unit of a slot's kind could add to an attack from a square, whichever cavalry charges before it. */
function mostFrom({ board }: Position, slot: number, square: Square, target: Square): number {
  const bearing = board.bearing[target * board.size + square] as number;
  if (bearing === 0) return 0;
  const distance = bearingDistance(bearing);
  const charge =
    board.cover[target] === 0 && distance <= REACH ? (BY_SLOT.charging[slot] as number) : 0;
  return Math.max(
    charge,
    distance <= (BY_SLOT.range[slot] as number) ? (BY_SLOT.attack[slot] as number) : 0,
  );
}

/** Returns for each square the maximum within a unit's speed of it. */
function widened(position: Position, values: Uint8Array, slot: number): Uint8Array {
  const { board } = position;
  const speed = BY_SLOT.speed[slot] as number;
  const most = Uint8Array.from(values);
  for (let step = 0; step < speed; step++) {
    const before = Uint8Array.from(most);
    for (let square = 0; square < board.size; square++)
      for (let d = 0; d < 8; d++) {
        const beside = board.around[square * 8 + d] as number;
        if (beside !== NOWHERE)
          most[square] = Math.max(most[square] as number, before[beside] as number);
      }
  }
  return most;
}

const gains: number[] = [];

/**
 * Returns an upper bound, in points, of an attack on the target after `moves` more moves: every unit counted on its
 * best square, charging and in communication.
 */
export function mostAttack(position: Position, bounds: TargetBounds, moves: number): number {
  const first = firstSlot(position.side);
  let sum = 0;
  gains.length = 0;
  for (let slot = first; slot < first + FIGHTING_COUNT; slot++) {
    const square = squareOf(position, slot);
    if (square === NOWHERE) continue;
    const row = kindRow(slot);
    const stays = (bounds.there[row] as Uint8Array)[square] as number;
    sum += stays;
    if (movedSlot(position, slot)) continue;
    const gain = ((bounds.near[row] as Uint8Array)[square] as number) - stays;
    if (gain > 0) gains.push(gain);
  }
  gains.sort((a, b) => b - a);
  for (let i = 0; i < moves && i < gains.length; i++) sum += gains[i] as number;
  return sum;
}

/**
 * Returns whether a move, the last before an attack, can affect that attack, so that the search must try it: a
 * retreat, a move of a communications unit, one to a square from which the unit fires at one of the targets `alive`
 * or touches an isolated unit of its side, or one onto a square marked in `lines` (`lineSquares`; null if cuts cannot
 * matter).
 */
export function lastMoveMatters(
  position: Position,
  { slot, to }: { readonly slot: number; readonly to: Square },
  alive: readonly TargetBounds[],
  lines: Uint8Array | null,
): boolean {
  // A due retreat prevents every attack until it is made, wherever it goes.
  if (position.retreatDue === slot || BY_SLOT.fighting[slot] === 0) return true;
  if (lines !== null && lines[to] === 1) return true;
  const row = kindRow(slot);
  if (alive.some(({ there }) => ((there[row] as Uint8Array)[to] as number) > 0)) return true;
  const { board, occupants } = position;
  for (let d = 0; d < 8; d++) {
    const beside = board.around[to * 8 + d] as number;
    if (beside === NOWHERE) continue;
    const unit = occupants[beside] as number;
    if (
      unit !== NOBODY &&
      unit !== slot &&
      unit < ARMY_SIZE === slot < ARMY_SIZE &&
      !isLinked(position, unit)
    )
      return true;
  }
  return false;
}
