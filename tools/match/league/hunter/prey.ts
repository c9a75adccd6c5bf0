import { attackAndDefence, outcomeOf } from '../../../../src/war/engine/combat';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import { stepsBetween } from '../../../../src/war/engine/march';
import { positionHash } from '../../../../src/war/engine/positionHash';
import { isLinked, slotAt, squareOf, type Position } from '../../../../src/war/engine/position';
import { takeBack } from '../../../../src/war/engine/search';
import { ARMY_SIZE, BY_SLOT, firstSlot } from '../../../../src/war/engine/units';
import { other, type Side, type Square } from '../../../../src/war/engine/vocabulary';
import { back, give, movesOf, type Hunt, type Move } from './hands';

/** An attack that succeeds, and the moves that prepare it. */
export interface Prey {
  readonly moves: readonly Move[];
  readonly target: Square;
}

/** The positions of one hunt that are followed at a time. */
const WIDTH = 8;
/** The most moves of one, and how far from the target a unit may land that takes part. */
const MOST_MOVES = 5;
const NEAR = 4;
/** The margin that a first move may give up. */
const SETBACK = 5;

/** Returns attacks that the side to move can prepare in this turn, one on each unit at most. */
export function preyOf(hunt: Hunt): Prey[] {
  const { position } = hunt.search;
  const { board } = position;
  if (!mayAttackNow(position)) return [];
  const enemy = other(position.side);
  const linked = linkedOf(position, enemy);
  const all = movesOf(position);
  // Moves that isolate enemy units help against any of them.
  const cutting = all.filter((move) => {
    give(hunt, move);
    const cuts = (linked & ~linkedOf(hunt.search.position, enemy)) !== 0;
    takeBack(hunt.search);
    return cuts;
  });
  const found: Prey[] = [];
  for (let slot = firstSlot(enemy); slot < firstSlot(enemy) + ARMY_SIZE; slot++) {
    const target = squareOf(position, slot);
    if (target < 0 || hunt.budget.used() >= 1) continue;
    if (!within(position, target)) continue;
    const row = target * board.size;
    const inLine = (square: Square): boolean =>
      board.bearing[row + square] !== 0 && stepsBetween(position, square, target) <= NEAR;
    // A unit in line may also make room for a better one.
    const bears = ({ slot: mover, to }: Move): boolean =>
      BY_SLOT.fighting[mover] === 1 && (inLine(to) || inLine(squareOf(position, mover)));
    const moves = huntFor(hunt, target, (move) => bears(move) || cutting.some(same(move)));
    if (moves !== null) found.push({ moves, target });
  }
  return found;
}

/** Returns whether the units that may come to bear on a target could together be more than its defence. */
function within(position: Position, target: Square): boolean {
  const gains: number[] = [];
  const first = firstSlot(position.side);
  for (let slot = first; slot < first + ARMY_SIZE; slot++) {
    const from = squareOf(position, slot);
    if (from < 0 || BY_SLOT.fighting[slot] === 0) continue;
    const reach = Math.max(BY_SLOT.range[slot] as number, BY_SLOT.charging[slot] === 0 ? 0 : NEAR);
    if (stepsBetween(position, from, target) <= reach + (BY_SLOT.speed[slot] as number))
      gains.push(Math.max(BY_SLOT.attack[slot] as number, BY_SLOT.charging[slot] as number));
  }
  const most = gains.reduce((sum, gain) => sum + gain, 0);
  const slot = slotAt(position, target);
  return most > (isLinked(position, slot) ? (BY_SLOT.defence[slot] as number) : 0);
}

const same =
  (one: Move) =>
  ({ slot, to }: Move): boolean =>
    slot === one.slot && to === one.to;

const linkedOf = (position: Position, side: Side): number =>
  side === 'N' ? position.linkedNorth : position.linkedSouth;

/**
 * Returns the moves after which an attack on the unit on a square destroys it, otherwise dislodges it: the margin of
 * attack over defence is raised move by move, with a few positions at a time. Null if none is found.
 */
function huntFor(
  hunt: Hunt,
  target: Square,
  helps: (move: Move) => boolean,
): readonly Move[] | null {
  const { search } = hunt;
  const marginNow = (): number => {
    const { attack, defence } = attackAndDefence(search.position, target);
    return attack === 0 ? -99 : attack - defence;
  };
  let dislodges: readonly Move[] | null = null;
  let beam: { moves: readonly Move[]; margin: number }[] = [{ moves: [], margin: marginNow() }];
  const seen = new Set<number>();
  for (let depth = 0; beam.length > 0; depth++) {
    for (const { moves, margin } of beam) {
      if (margin <= 0) continue;
      for (const move of moves) give(hunt, move);
      const outcome = outcomeOf(search.position, target);
      back(hunt, moves.length);
      if (outcome === 'destroyed') return moves;
      if (outcome === 'dislodged') dislodges ??= moves;
    }
    if (depth === MOST_MOVES) break;
    const next: typeof beam = [];
    for (const { moves, margin } of beam) {
      for (const move of moves) give(hunt, move);
      for (const move of movesOf(search.position)) {
        if (!helps(move)) continue;
        give(hunt, move);
        const hash = positionHash(search.position);
        if (!seen.has(hash) && mayAttackNow(search.position)) {
          seen.add(hash);
          const after = marginNow();
          if (after > margin || (depth < 2 && after >= margin - SETBACK))
            next.push({ moves: [...moves, move], margin: after });
        }
        takeBack(search);
      }
      back(hunt, moves.length);
    }
    beam = next.sort((a, b) => b.margin - a.margin).slice(0, WIDTH);
  }
  return dislodges;
}
