import { movesMade, slotAt, squareOf, type Position } from '../engine/position';
import { searchFrom } from '../engine/search';
import type { Action } from '../engine/vocabulary';
import { budgetOf, type Limit } from './budget';
import { giveGreedyTurn } from './greedy';
import { candidatesNow, type Candidate } from './lanes';
import { LEVELS, type Level, type LevelNumber } from './levels';
import { afterGreedyTurn, giveCandidate, worstBlow } from './replies';
import {
  give,
  finishWith,
  giveFinish,
  landingOf,
  slotOf,
  takeBackAll,
  type Finish,
  type PackedMove,
  type Thinking,
} from './thinking';
import { WEIGHTS, type Weights } from './weights';

/** What is asked of the opponent besides the position. */
export interface Request {
  readonly level: LevelNumber;
  readonly limit: Limit;
  /** Decides between turns worth the same; a whole number. */
  readonly seed: number;
  /** Other weights than the opponent's own, to try them. */
  readonly weights?: Weights;
}

/** The rest of a turn that the opponent would play. */
export interface ChosenTurn {
  readonly actions: readonly Action[];
  /** How it judges the position after the turn, and the enemy's answers it saw: tenths of an infantry, for the side to move. */
  readonly score: number;
  /** Orders tried. */
  readonly nodes: number;
}

/** Orders deep at most: a turn, the advance, the end, twice, and what looks ahead within the second. */
const DEPTH = 32;
/** Share of the budget for finding candidates, and for single blows against them; whole turns have what is left. */
const SEARCHING = 0.5;
const BLOWS = 0.8;
/** Candidates that blows are tried against, and those tried against whole turns. */
const MOST_BLOWS = 40;
const MOST_TURNS = 8;
/** Candidates so near to the best are judged to the end, in tenths of an infantry. */
const CLOSE = 4;

const thinkingOf = (
  position: Position,
  level: Level,
  request: Omit<Request, 'level'>,
): Thinking => ({
  search: searchFrom(position, DEPTH),
  side: position.side,
  level,
  weights: request.weights ?? WEIGHTS,
  budget: budgetOf(request.limit),
  seed: request.seed,
});

/**
 * What the opponent would play for the rest of the turn under way: legal actions, the last of which ends the turn or the
 * game. With a limit of nodes the same on every machine; with one of milliseconds it keeps the time.
 *
 * @throws {RangeError} where the game is over.
 */
export function chooseTurn(position: Position, request: Request): ChosenTurn {
  if (position.over !== null) throw new RangeError('the game is over');
  const thinking = thinkingOf(position, LEVELS[request.level], request);
  const { budget } = thinking;
  if (position.advance !== null) {
    const ended = finishWith(thinking, null);
    const finish = ended?.finish ?? { target: null, victor: position.advance.from[0] ?? null };
    return {
      actions: actionsOf(thinking, [], finish),
      score: rounded(ended?.score ?? 0),
      nodes: budget.nodes,
    };
  }
  const replies = thinking.level.replies;
  const candidates = candidatesNow(thinking, replies === 'none' ? 1 : SEARCHING);
  const best = replies === 'none' ? candidates[0] : answered(thinking, candidates);
  if (best === undefined) throw new RangeError('no legal turn');
  return {
    actions: actionsOf(thinking, best.moves, best.finish),
    score: rounded(replies === 'none' ? best.score : best.score / (1 + thinking.weights.outlook)),
    nodes: budget.nodes,
  };
}

/** The greedy turn, to be measured against: the best single order by the same evaluation, again and again, then the best attack. */
export function chooseGreedily(position: Position, request: Omit<Request, 'level'>): ChosenTurn {
  const thinking = thinkingOf(position, LEVELS[6], request);
  const { moves, finish, orders } = giveGreedyTurn(thinking, 5 - movesMade(position));
  takeBackAll(thinking, orders);
  return { actions: actionsOf(thinking, moves, finish), score: 0, nodes: thinking.budget.nodes };
}

/** The candidate that stands best after the worst of the enemy's answers. */
function answered(thinking: Thinking, candidates: readonly Candidate[]): Candidate | undefined {
  const { budget, level } = thinking;
  const judgedOnes: Candidate[] = [];
  let leading = -Infinity;
  let feared = -1;
  for (const candidate of candidates.slice(0, MOST_BLOWS)) {
    if (judgedOnes.length > 0 && budget.used() >= (level.replies === 'turns' ? BLOWS : 1)) break;
    const orders = giveCandidate(thinking, candidate);
    const outlook = thinking.weights.outlook * candidate.score;
    const { score, target } = worstBlow(thinking, leading - outlook - CLOSE, feared);
    takeBackAll(thinking, orders);
    feared = target ?? feared;
    leading = Math.max(leading, score + outlook);
    judgedOnes.push({ ...candidate, score: score + outlook });
  }
  judgedOnes.sort((a, b) => b.score - a.score);
  if (level.replies !== 'turns') return judgedOnes[0];
  const best: Candidate[] = [];
  for (const candidate of judgedOnes.slice(0, MOST_TURNS)) {
    if (budget.used() >= 1) break;
    const orders = giveCandidate(thinking, candidate);
    const left = afterGreedyTurn(thinking);
    takeBackAll(thinking, orders);
    const before = candidates.find(({ moves }) => moves === candidate.moves)?.score ?? 0;
    best.push({
      ...candidate,
      score: Math.min(candidate.score, left + thinking.weights.outlook * before),
    });
  }
  return best.sort((a, b) => b.score - a.score)[0] ?? judgedOnes[0];
}

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** A turn as actions. */
function actionsOf(thinking: Thinking, moves: readonly PackedMove[], finish: Finish): Action[] {
  const { search } = thinking;
  const actions: Action[] = [];
  for (const move of moves) {
    actions.push({
      type: 'move',
      from: squareOf(search.position, slotOf(move)),
      to: landingOf(move),
    });
    give(thinking, move);
  }
  if (search.position.over === null) {
    if (search.position.advance === null)
      actions.push(
        finish.target === null ? { type: 'endTurn' } : { type: 'attack', target: finish.target },
      );
    const orders = giveFinish(thinking, { ...finish, victor: null });
    const due = search.position.advance;
    if (due !== null && finish.victor !== null && slotAt(search.position, finish.victor) >= 0)
      actions.push({ type: 'advance', from: finish.victor, to: due.to });
    takeBackAll(thinking, orders);
  }
  takeBackAll(thinking, moves.length);
  return actions;
}
