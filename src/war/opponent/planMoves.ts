import { NOWHERE } from '../engine/board';
import { isLinked, movesMade, MOVES_A_TURN, squareOf, type Position } from '../engine/position';
import { takeBack } from '../engine/search';
import { BY_SLOT } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { stepsTable } from './geometry';
import type { Operation } from './operation';
import {
  give,
  judged,
  landingOf,
  movesNow,
  outOf,
  slotOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';

/** A march that an operation asks for. */
interface Errand {
  readonly slot: number;
  readonly to: Square;
  /** Whether the unit must be in communication after each march, or near enough for its last one. */
  readonly linked: boolean;
}

/**
 * Returns the moves by which a side goes on with an operation in its present turn: for each of its units that is on its
 * way the move that brings it nearest, and before it one of another unit that clears its way if that brings it nearer
 * still. Empty if nothing can move. `thinking.search` is unchanged afterwards.
 */
export function movesOfPlan(thinking: Thinking, operation: Operation): PackedMove[] {
  const moves: PackedMove[] = [];
  for (const errand of errandsOf(operation)) {
    const most = MOVES_A_TURN - movesMade(thinking.search.position);
    for (const move of nearer(thinking, errand, most)) {
      give(thinking, move);
      moves.push(move);
    }
  }
  takeBackAll(thinking, moves.length);
  return moves;
}

/** Returns whether a turn goes on with an operation: a unit of it is nearer to its goal, or the arsenal has fallen. */
export function goesOnWith(before: Position, after: Position, operation: Operation): boolean {
  if (operation.is === 'raid' && isTaken(after, operation.arsenal)) return true;
  const steps = stepsTable(before.board);
  const away = (position: Position, { slot, to }: Errand): number =>
    steps[squareOf(position, slot) * before.board.size + to] as number;
  return errandsOf(operation).some(
    (errand) =>
      squareOf(after, errand.slot) !== NOWHERE && away(after, errand) < away(before, errand),
  );
}

const isTaken = ({ board, standing }: Position, arsenal: Square): boolean =>
  board.arsenals.some(({ square }, i) => square === arsenal && (standing & (1 << i)) === 0);

function errandsOf(operation: Operation): Errand[] {
  switch (operation.is) {
    case 'raid': {
      const { arsenal, by, relay } = operation;
      const line = relay === null ? [] : [{ ...relay, linked: false }];
      return [...line, ...by.slice(0, 1).map((slot) => ({ slot, to: arsenal, linked: true }))];
    }
    case 'relay':
      return operation.marches.map((march) => ({ ...march, linked: false }));
    case 'guard':
      return [{ slot: operation.by, to: operation.arsenal, linked: true }];
  }
}

/** Returns the one or two moves that bring a unit nearest to its goal; none if it cannot come nearer. */
function nearer(thinking: Thinking, errand: Errand, most: number): readonly PackedMove[] {
  const { search, budget } = thinking;
  const speed = BY_SLOT.speed[errand.slot] as number;
  const away = stepsOf(thinking, errand);
  if (away === 0 || most < 1) return [];
  let best: readonly PackedMove[] = [];
  let least = away;
  let score = -Infinity;
  const propose = (moves: readonly PackedMove[], steps: number): void => {
    if (steps > least || (steps === least && moves.length > best.length)) return;
    const now = judged(thinking);
    if (steps === least && moves.length === best.length && now <= score) return;
    [best, least, score] = [moves, steps, now];
  };
  const tryAll = (before: readonly PackedMove[]): void => {
    for (const move of movesNow(search.position)) {
      if (slotOf(move) !== errand.slot || stepsFrom(thinking, errand, landingOf(move)) > least)
        continue;
      give(thinking, move);
      const steps = stepsOf(thinking, errand);
      if (steps < away && (!errand.linked || isReady(thinking, errand, steps)))
        propose([...before, move], steps);
      takeBack(search);
    }
  };
  tryAll([]);
  if (most < 2 || least <= Math.max(0, away - speed)) return best;
  for (const move of movesNow(search.position)) {
    if (outOf(budget)) break;
    if (!isInTheWay(thinking, errand, slotOf(move))) continue;
    give(thinking, move);
    tryAll([move]);
    takeBack(search);
  }
  return best;
}

/** Returns whether a unit stands beside another, no further from its goal. */
function isInTheWay({ search: { position } }: Thinking, errand: Errand, slot: number): boolean {
  if (slot === errand.slot) return false;
  const steps = stepsTable(position.board);
  const { size } = position.board;
  const [from, other] = [squareOf(position, errand.slot), squareOf(position, slot)];
  return (
    steps[from * size + other] === 1 &&
    (steps[other * size + errand.to] as number) <= (steps[from * size + errand.to] as number)
  );
}

const isReady = ({ search: { position } }: Thinking, { slot }: Errand, steps: number): boolean =>
  isLinked(position, slot) || steps <= (BY_SLOT.speed[slot] as number);

const stepsOf = (thinking: Thinking, errand: Errand): number =>
  stepsFrom(thinking, errand, squareOf(thinking.search.position, errand.slot));

const stepsFrom = ({ search: { position } }: Thinking, { to }: Errand, from: Square): number =>
  from === NOWHERE ? 0 : (stepsTable(position.board)[from * position.board.size + to] as number);
