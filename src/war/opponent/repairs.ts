import { bearingDistance } from '../engine/board';
import { NOBODY } from '../engine/communication';
import { movesMade, MOVES_A_TURN, slotAt, type Position } from '../engine/position';
import { takeBack } from '../engine/search';
import { BY_SLOT } from '../engine/units';
import { keyOf, type Candidate } from './candidate';
import { entriesNow } from './entries';
import { stepsTable } from './geometry';
import { hangingNow, lossBy, worseOf, type Hanging } from './hanging';
import { stillFalls } from './kills';
import { giveLegal } from './neighbours';
import { giveCandidate, type Reply } from './replies';
import { giveQuickTurn } from './rollouts';
import { QUICK } from './solver';
import {
  finishWith,
  give,
  giveFinish,
  landingOf,
  movesNow,
  NO_ATTACK,
  outOf,
  slotOf,
  takeBackAll,
  type PackedMove,
  type Thinking,
} from './thinking';

/** A turn, and the worst attack of the enemy after it (`hanging`). */
export interface Verified {
  readonly candidate: Candidate;
  readonly hanging: Hanging;
}

/** The most orders by which a repair differs, the turns followed at a time, and the searches for attacks at each step. */
const MOST_CHANGES = 3;
const WIDTH = 5;
const MOST_SEARCHES = 8;

/**
 * Returns a turn that differs from a given one by up to three orders, each added, left out or replaced by one of the
 * same unit, after which the enemy can destroy less (`Hanging`) and enter no more arsenals; null if none is found in
 * the budget. If an arsenal would be lost, the three orders may also be the whole turn, completed by a quick one.
 * `strikes` are the known attacks, to which those found are added; turns whose `keyOf` is in `known` are left out, and
 * those tried added to it.
 */
export function repairOf(
  thinking: Thinking,
  from: Verified,
  strikes: Hanging[],
  known: Set<string>,
): Verified | null {
  const { budget, search, weights } = thinking;
  const { candidate, hanging } = from;
  const { loss } = hanging;
  const entries = (turn: Candidate): number =>
    after(thinking, turn, () => entriesNow(thinking).length);
  const open = entries(candidate);
  let beam: Verified[] = [from];
  if (loss >= weights.arsenal && search.position.retreatDue === NOBODY)
    beam.push({ candidate: { ...candidate, moves: [], finish: NO_ATTACK }, hanging });
  for (let change = 0; change < MOST_CHANGES && !outOf(budget); change++) {
    const escaped: Verified[] = [];
    const caught: Verified[] = [];
    for (const parent of beam) {
      const strike = parent.hanging.strike as Reply;
      forEachChange(thinking, parent.candidate, strike, (turn) => {
        if (known.has(keyOf(turn))) return;
        known.add(keyOf(turn));
        const orders = giveFinish(thinking, turn.finish);
        let worst = lossBy(thinking, strike);
        const list = worst.loss < loss ? escaped : caught;
        for (const other of strikes)
          if (worst.loss < loss) worst = worseOf(worst, lossBy(thinking, other.strike as Reply));
        takeBackAll(thinking, orders);
        list.push({ candidate: turn, hanging: worst });
      });
    }
    const worse = escaped.filter((each) => each.hanging.loss >= loss);
    const better = escaped.filter((each) => each.hanging.loss < loss).sort(byLoss);
    let searches = MOST_SEARCHES;
    for (const { candidate: turn } of better) {
      if (searches === 0 || outOf(budget)) break;
      if (entries(turn) > open) continue;
      searches -= 1;
      const found = after(thinking, turn, () => hangingNow(thinking, QUICK));
      if (found.loss < loss) {
        const short = turn.moves.length < candidate.moves.length - 1;
        return short
          ? completed(thinking, { candidate: turn, hanging: found })
          : { candidate: turn, hanging: found };
      }
      strikes.push(found);
      worse.push({ candidate: turn, hanging: found });
    }
    // Turns against which another attack is needed, and those that weaken the same one.
    beam = [worse, caught].flatMap((list) => list.sort(byLoss).slice(0, WIDTH));
  }
  return null;
}

const byLoss = (a: Verified, b: Verified): number =>
  a.hanging.loss - b.hanging.loss ||
  a.hanging.margin - b.hanging.margin ||
  b.candidate.score - a.candidate.score;

/** Returns a value of the position after a turn. */
function after<T>(thinking: Thinking, turn: Candidate, valueOf: () => T): T {
  const orders = giveCandidate(thinking, turn);
  const value = valueOf();
  takeBackAll(thinking, orders);
  return value;
}

/** Returns a turn with the moves of a quick one after its own, or unchanged if more hangs then. */
function completed(thinking: Thinking, repair: Verified): Verified {
  const { candidate, hanging } = repair;
  const opening: Reply = { moves: candidate.moves, target: candidate.finish.target, score: 0 };
  const { moves, finish, orders } = giveQuickTurn(thinking, undefined, opening);
  const now = hangingNow(thinking, QUICK);
  takeBackAll(thinking, orders);
  if (now.loss > hanging.loss) return repair;
  return { candidate: { ...candidate, moves, finish }, hanging: now };
}

/**
 * Calls a function with each turn that differs by one order that may help against a strike: with a move left out, replaced
 * by another of the same unit, or added, if need be instead of the one missed least. Its moves have been made on `thinking.search`.
 */
function forEachChange(
  thinking: Thinking,
  turn: Candidate,
  strike: Reply,
  take: (turn: Candidate) => void,
): void {
  const { budget, search } = thinking;
  const { position } = search;
  const { target } = turn.finish;
  const begun = movesMade(position);
  const hanging = after(thinking, turn, () => slotAt(position, strike.target ?? 0));
  const mayHelp = helping(position, strike, hanging);
  /** Takes the turn whose moves have been made, if its attack still succeeds; returns its score. */
  const takeNow = (moves: readonly PackedMove[]): number => {
    if (target !== null && !stillFalls(thinking, target)) return -Infinity;
    const ended = finishWith(thinking, target);
    if (ended === null) return -Infinity;
    take({ ...turn, moves, finish: ended.finish, score: ended.score });
    return ended.score;
  };
  const tryAll = (moves: readonly PackedMove[]): number => {
    const given = giveLegal(thinking, moves);
    const score = given === moves.length ? takeNow(moves) : -Infinity;
    takeBackAll(thinking, given);
    return score;
  };
  const first = movesNow(position).filter(mayHelp);
  /** Adds each move that may help, of one unit if a slot is given. */
  const extend = (base: readonly PackedMove[], slot: number | null): void => {
    if (begun + base.length === MOVES_A_TURN) return;
    const ofUnit = (move: PackedMove): boolean => slot === null || slotOf(move) === slot;
    const given = giveLegal(thinking, base);
    const last =
      given < base.length ? [] : movesNow(position).filter((move) => ofUnit(move) && mayHelp(move));
    for (const move of last) {
      if (outOf(budget)) break;
      give(thinking, move);
      takeNow([...base, move]);
      takeBack(search);
    }
    takeBackAll(thinking, given);
    // Others must be made before the moves that isolate the unit or bar its way.
    const moved = new Set(base.map(slotOf));
    for (const move of first)
      if (ofUnit(move) && !moved.has(slotOf(move)) && !last.includes(move) && !outOf(budget))
        tryAll([move, ...base]);
  };
  let base = turn.moves;
  let most = -Infinity;
  for (const left of turn.moves) {
    if (outOf(budget)) return;
    const rest = turn.moves.filter((move) => move !== left);
    const score = tryAll(rest);
    extend(rest, slotOf(left));
    if (score <= most) continue;
    most = score;
    if (begun + turn.moves.length === MOVES_A_TURN) base = rest;
  }
  extend(base, null);
}

/**
 * Returns a function that returns whether a move may help the unit of a slot against a strike: a move of that unit, one onto
 * a square that the strike needs, and one to where the unit can be supported or replaced from.
 */
function helping(
  { board }: Position,
  { moves, target }: Reply,
  hanging: number,
): (move: PackedMove) => boolean {
  const steps = stepsTable(board);
  const needed = new Set(moves.map(landingOf));
  return (move) => {
    const [slot, to] = [slotOf(move), landingOf(move)];
    if (needed.has(to)) return true;
    if (target === null) return BY_SLOT.fighting[slot] === 0;
    if (slot === hanging) return true;
    const at = target * board.size + to;
    const bearing = board.bearing[at] as number;
    if (bearing !== 0 && bearingDistance(bearing) <= (BY_SLOT.range[slot] as number)) return true;
    return (steps[at] as number) <= (BY_SLOT.speed[slot] as number);
  };
}
