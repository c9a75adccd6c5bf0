import { movesMade, slotAt, squareOf, type Position } from '../engine/position';
import { searchFrom } from '../engine/search';
import type { Action } from '../engine/vocabulary';
import { budgetOf, type Limit } from './budget';
import { giveGreedyTurn } from './greedy';
import { candidatesNow, type Candidate } from './lanes';
import { LEVELS, type Level, type LevelNumber } from './levels';
import { keyOf, neighboursOf } from './neighbours';
import { afterBlow, playedOut } from './rollouts';
import { giveCandidate, worstBlow, type Reply } from './replies';
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
export const STAT: Record<string, number> = {};
const DEPTH = 200;
export const X = { turns: 2, blow: 0.2, searching: 0.3, blows: 0.4, most: 40, rolling: 0.7, tries: 8, min: 0 };
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
  const candidates = candidatesNow(thinking, replies === 'none' ? 1 : X.searching);
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
  const judgedOnes: { candidate: Candidate; blow: Reply; value: number }[] = [];
  let leading = -Infinity;
  let feared = -1;
  const { outlook } = thinking.weights;
  const blowOn = (candidate: Candidate): { candidate: Candidate; blow: Reply; value: number } => {
    const orders = giveCandidate(thinking, candidate);
    const blow = worstBlow(thinking, leading - outlook * candidate.score - CLOSE, feared);
    takeBackAll(thinking, orders);
    feared = blow.target ?? feared;
    const value = blow.score + outlook * candidate.score;
    leading = Math.max(leading, value);
    return { candidate, blow, value };
  };
  for (const candidate of candidates.slice(0, X.most)) {
    if (judgedOnes.length > 0 && budget.used() >= (level.replies === 'turns' ? X.blows : 1)) break;
    judgedOnes.push(blowOn(candidate));
  }
  judgedOnes.sort((a, b) => b.value - a.value);
  if (level.replies !== 'turns') return judgedOnes[0]?.candidate;
  STAT.candidates = candidates.length; STAT.lanes = new Set(candidates.map((c) => c.lane)).size; STAT.judged = judgedOnes.length; STAT.nodesBlows = budget.nodes;
  interface Rolled { readonly candidate: Candidate; readonly value: number; expanded: boolean }
  const rolled: Rolled[] = [];
  const out = (): boolean => budget.used() >= 1;
  const roll = ({ candidate, blow, value }: { candidate: Candidate; blow: Reply; value: number }): void => {
    const orders = giveCandidate(thinking, candidate);
    let left = playedOut(thinking, X.turns);
    if (X.min > 0) left = left * (1 - X.min) + X.min * Math.min(left, afterBlow(thinking, blow));
    takeBackAll(thinking, orders);
    rolled.push({ candidate, value: left + X.blow * value, expanded: false });
  };
  for (const each of judgedOnes) {
    if (budget.used() >= X.rolling) break;
    roll(each);
  }
  STAT.rolled = rolled.length; STAT.nodesRolled = budget.nodes; STAT.expanded = 0;
  const known = new Set(candidates.map(keyOf));
  let top = bestOf(rolled);
  const first = top;
  while (!out() && top !== undefined) {
    const from = bestOf(rolled.filter((each) => !each.expanded));
    if (from === undefined) break;
    from.expanded = true;
    STAT.expanded += 1;
    let tries = 0;
    for (const next of neighboursOf(thinking, from.candidate, known, out)) {
      if (out() || tries >= X.tries) break;
      tries += 1;
      roll(blowOn(next));
    }
    top = bestOf(rolled);
  }
  STAT.rolledAll = rolled.length; STAT.nodes = budget.nodes; STAT.gain = (top?.value ?? 0) - (first?.value ?? 0);
  (STAT as any).values = rolled.map((r) => `${r.candidate.moves.length} ${Math.round(r.candidate.score)}/${Math.round(r.value)}`).join(' ');
  if (top === undefined) return judgedOnes[0]?.candidate;
  return { ...top.candidate, score: top.value };
}

const bestOf = <T extends { readonly value: number }>(all: readonly T[]): T | undefined =>
  all.reduce<T | undefined>((a, b) => (a === undefined || b.value > a.value ? b : a), undefined);

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
