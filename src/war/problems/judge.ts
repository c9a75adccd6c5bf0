import { assaultsOn, type Assault } from '../engine/combat';
import { positionHash } from '../engine/positionHash';
import {
  inCommunication,
  MOVES_A_TURN,
  slotAt,
  squareOf,
  unitAt,
  type Position,
} from '../engine/position';
import { play } from '../engine/turn';
import { UNITS } from '../engine/units';
import { other, type Action, type Square, type Unit } from '../engine/vocabulary';
import { isolatedSince } from './cuts';
import { actionsOf, type Effort } from './turns';
import { shortestStrikes } from './strikes';
import { solutionOf, type Problem } from './problem';
import { refutingReply } from './replies';

/** An order that the player has given to solve a problem, with the positions before and after it. */
export interface SolverStep {
  readonly action: Action;
  readonly before: Position;
  readonly after: Position;
}

/**
 * A reason why orders do or do not solve a problem, distinguished by `code`: the sum of an attack, no target, an
 * isolated unit, the units cut off, an arsenal taken or not, the enemy's threat to the unit, the unit lost or saved,
 * a certain win, or the enemy's reply that prevents it. Sentences are made of it (words/problems.ts).
 */
export type Fact =
  /** The sum of an attack made, or, if `made` is false, of one possible now. */
  | {
      readonly code: 'attack';
      readonly unit: Unit;
      readonly assault: Assault;
      readonly made: boolean;
    }
  /** No enemy unit can be fired at. */
  | { readonly code: 'noTarget' }
  /** A unit that the solver has moved is isolated, in `position`. */
  | { readonly code: 'isolated'; readonly position: Position; readonly square: Square }
  | { readonly code: 'cut'; readonly count: number; readonly best: number }
  | { readonly code: 'taken'; readonly square: Square }
  | { readonly code: 'notTaken' }
  /** How the enemy can destroy the unit in its next turn; without `moves` it takes too long to find. */
  | {
      readonly code: 'threat';
      readonly unit: Unit;
      readonly square: Square;
      readonly moves: readonly Action[] | null;
    }
  | { readonly code: 'lost'; readonly unit: Unit }
  | { readonly code: 'saved'; readonly unit: Unit; readonly square: Square }
  | { readonly code: 'wins' }
  /** An enemy answer that prevents a win in the next turn; null if it takes too long to find. */
  | { readonly code: 'reply'; readonly actions: readonly Action[] | null };

/**
 * The judgement on the orders given so far to a problem: they solve it (`solved`), do not (`wrong`), or may still
 * (`open`, with `left` orders to give); and the reasons.
 */
export type Judgement =
  | { readonly is: 'open'; readonly left: number }
  | { readonly is: 'solved'; readonly why: readonly Fact[] }
  | { readonly is: 'wrong'; readonly why: readonly Fact[] };

/** The orders tried to show what is wrong with an answer: a moment on a phone. */
const SHOWN = 40_000;

/** Returns the number of moves and attacks among actions; the ends of turns do not count. */
export const ordersIn = (actions: readonly Action[]): number =>
  actions.filter(({ type }) => type === 'move' || type === 'attack').length;

/**
 * Returns the judgement on the orders given so far from `start`, the first position of a problem: solved when they
 * reach its task; wrong when no order is left, the turn is over or the game has ended without that; otherwise open.
 * They are compared with the proved result, and the reasons are found in the position they lead to.
 */
export function judge(problem: Problem, start: Position, steps: readonly SolverStep[]): Judgement {
  const now = steps.at(-1)?.after ?? start;
  const left = problem.grade - ordersIn(steps.map(({ action }) => action));
  const ended = left <= 0 || now.turn !== start.turn || now.over !== null;
  switch (problem.kind) {
    case 'destroy':
      return judgeStrike(start, steps, now, ended, left);
    case 'cut': {
      const count = isolatedSince(start, now, other(start.side));
      const why: Fact[] = [{ code: 'cut', count, best: problem.count }];
      if (count >= problem.count) return { is: 'solved', why };
      return ended
        ? { is: 'wrong', why: [...why, ...isolatedMovers(start, steps)] }
        : { is: 'open', left };
    }
    case 'arsenal': {
      const fallen = start.board.arsenals.find(
        (_, i) => (start.standing & ~now.standing & (1 << i)) !== 0,
      );
      if (fallen !== undefined)
        return { is: 'solved', why: [{ code: 'taken', square: fallen.square }] };
      return ended
        ? { is: 'wrong', why: [{ code: 'notTaken' }, ...isolatedMovers(start, steps)] }
        : { is: 'open', left };
    }
    case 'save':
    case 'win':
      if (!ended) return { is: 'open', left };
      return isTheSolution(problem, start, now)
        ? {
            is: 'solved',
            why: problem.kind === 'win' ? [{ code: 'wins' }] : savedFacts(problem, start, now),
          }
        : {
            is: 'wrong',
            why: problem.kind === 'win' ? replyFacts(now, start) : threatFacts(problem, start, now),
          };
  }
}

function judgeStrike(
  start: Position,
  steps: readonly SolverStep[],
  now: Position,
  ended: boolean,
  left: number,
): Judgement {
  const last = steps.at(-1);
  const made = last?.action.type === 'attack' ? attackFact(last.before, last.action.target) : null;
  if (made?.assault.outcome === 'destroyed') return { is: 'solved', why: [made] };
  if (!ended) return { is: 'open', left };
  if (made !== null) return { is: 'wrong', why: [made, ...isolatedMovers(start, steps)] };
  // No attack was made: the possible attack nearest to a destruction.
  const field = now.turn === start.turn ? now : (last?.before ?? start);
  const assaults = assaultsOn(field, other(start.side));
  const nearest = assaults.reduce<Assault | null>(
    (best, each) =>
      best === null || each.attack - each.defence > best.attack - best.defence ? each : best,
    null,
  );
  const unit = nearest && unitAt(field, nearest.target);
  const why: Fact[] =
    nearest === null || unit === null
      ? [{ code: 'noTarget' }]
      : [{ code: 'attack', unit, assault: nearest, made: false }];
  return { is: 'wrong', why: [...why, ...isolatedMovers(start, steps)] };
}

function attackFact(
  before: Position,
  target: Square,
): Extract<Fact, { readonly code: 'attack' }> | null {
  const unit = unitAt(before, target);
  const assault = assaultsOn(before, other(before.side)).find((each) => each.target === target);
  return unit && assault ? { code: 'attack', unit, assault, made: true } : null;
}

/** Returns the own units that were moved to where they are isolated. */
function isolatedMovers(start: Position, steps: readonly SolverStep[]): Fact[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  const field = last.action.type === 'move' ? last.after : last.before;
  return steps.flatMap(({ action }): Fact[] => {
    if (action.type !== 'move') return [];
    const unit = unitAt(field, action.to);
    return unit?.side === start.side &&
      UNITS[unit.kind].fighting &&
      !inCommunication(field, action.to)
      ? [{ code: 'isolated', position: field, square: action.to }]
      : [];
  });
}

/** Returns the position after orders, at the end of their turn. */
function turned(start: Position, now: Position): Position {
  if (now.turn !== start.turn || now.over !== null) return now;
  const ended = play(now, { type: 'endTurn' });
  return ended.ok ? ended.position : now;
}

/** Returns whether a position is the one that the solution leads to. */
function isTheSolution(problem: Problem, start: Position, now: Position): boolean {
  let solved = start;
  for (const action of solutionOf(problem)) {
    const next = play(solved, action);
    if (next.ok) solved = next.position;
  }
  return positionHash(turned(start, solved)) === positionHash(turned(start, now));
}

function savedFacts({ target }: Problem, start: Position, now: Position): Fact[] {
  const slot = target === null ? -1 : slotAt(start, target);
  const unit = target === null ? null : unitAt(start, target);
  return unit === null ? [] : [{ code: 'saved', unit, square: squareOf(now, slot) }];
}

function threatFacts({ target }: Problem, start: Position, now: Position): Fact[] {
  const unit = target === null ? null : unitAt(start, target);
  if (target === null || unit === null) return [];
  const after = turned(start, now);
  const square = squareOf(after, slotAt(start, target));
  if (square < 0) return [{ code: 'lost', unit }];
  const effort: Effort = { left: SHOWN };
  const found = shortestStrikes(after, MOVES_A_TURN, effort, [square])?.found.get(square);
  const moves = found === undefined ? null : actionsOf(after, found);
  return [{ code: 'threat', unit, square, moves }];
}

function replyFacts(now: Position, start: Position): Fact[] {
  const after = turned(start, now);
  const reply = refutingReply(after, { left: SHOWN });
  if (reply === null) return [{ code: 'reply', actions: null }];
  const attack: Action[] = reply.attack === null ? [] : [{ type: 'attack', target: reply.attack }];
  return [{ code: 'reply', actions: [...actionsOf(after, reply.moves), ...attack] }];
}
