import { slotAt, squareOf, type Position } from '../engine/position';
import { searchFrom } from '../engine/search';
import type { Action } from '../engine/vocabulary';
import { answered } from './answers';
import { bestPredicted } from './foresight';
import { predictedScore } from './predictedScore';
import { budgetOf, type Limit } from './budget';
import type { Candidate } from './candidate';
import type { Operation } from './operation';
import { plansOf } from './plans';
import { candidatesNow } from './lanes';
import { LEVELS, type Level, type LevelNumber } from './levels';
import { pressed, pressure } from './pressing';
import { giveCandidate } from './replies';
import type { LeftSquare } from './returning';
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

/** A request for a turn: its level, the limit of its search, and a seed that decides between equal scores. */
export interface Request {
  readonly level: LevelNumber;
  readonly limit: Limit;
  /** Decides between turns of equal score; a whole number. */
  readonly seed: number;
  /** How many of the enemy's last turns in a row it waited in (`turnsWaited`), 0 by default. */
  readonly waited?: number;
  /** Squares that units have left, to which level 6 then goes back only for a good reason; none by default. */
  readonly left?: readonly LeftSquare[];
  /** The side's plan of several turns (`nextPlan`); none by default. */
  readonly plan?: Operation | null;
  /** Weights other than the level's own, for experiments. */
  readonly weights?: Weights;
  /** Changes to the level's abilities, for experiments. */
  readonly sees?: Partial<Level>;
}

/** The rest of a turn as the opponent would play it: its actions, its score, and the number of orders tried. */
export interface ChosenTurn {
  readonly actions: readonly Action[];
  /** The score after the turn and the considered answers, in tenths of an infantry, for the side to move. */
  readonly score: number;
  /** The orders tried. */
  readonly nodes: number;
}

/** The most orders of a turn: five moves, an attack, the advance; and the most turns of look-ahead. */
const ORDERS = 7;
const TURNS = 20;
const DEPTH = ORDERS * TURNS;
/** The shares of the budget for finding candidates, with the enemy's answers and with predictions. */
const BEFORE_ANSWERS = 0.3;
const BEFORE_FORESIGHT = 0.25;

/** Returns the state of a search before anything has been searched. `weights` replace those of the level. */
export const thinkingOf = (
  position: Position,
  level: Level,
  {
    weights = level.weights,
    limit,
    seed,
    waited = 0,
    left = [],
    plan = null,
  }: Omit<Request, 'level'>,
): Thinking => {
  const pressing = pressure(waited);
  // What level 6 learned against itself makes it slow against an enemy that waits.
  const calm = pressing > 0 && level.foresees ? WEIGHTS : weights;
  // The clock of the budget starts here, before the plans.
  const budget = budgetOf(limit);
  const operations = { N: null, S: null, [position.side]: plan };
  const plans = plansOf(position, pressing, operations, calm.progress > 0);
  return {
    search: searchFrom(position, DEPTH),
    side: position.side,
    level,
    weights: pressed(calm, pressing, plans[position.side].routes !== null),
    pressing,
    left,
    budget,
    plans,
    likely: new Map(),
    seed,
  };
};

/**
 * Returns the opponent's choice for the rest of the current turn: legal actions, the last of which ends the turn or the
 * game. With a limit of orders (`nodes`) it is the same on every machine; with one in milliseconds it takes about that
 * time.
 *
 * @throws {RangeError} if the game is over.
 */
export function chooseTurn(position: Position, request: Request): ChosenTurn {
  if (position.over !== null) throw new RangeError('the game is over');
  const level = { ...LEVELS[request.level], ...request.sees };
  const thinking = thinkingOf(position, level, request);
  const { budget } = thinking;
  if (position.advance !== null) {
    const ended = finishWith(thinking, null);
    const finish = ended?.finish ?? { target: null, victor: position.advance.from[0] ?? null };
    const { weights = level.weights } = request;
    return {
      actions: actionsOf(thinking, [], finish),
      score: rounded(scoreOf(thinking, weights, { moves: [], finish, score: ended?.score ?? 0 })),
      nodes: budget.nodes,
    };
  }
  const best = bestOf(thinking);
  if (best === undefined) throw new RangeError('no legal turn');
  return {
    actions: actionsOf(thinking, best.moves, best.finish),
    score: rounded(scoreOf(thinking, request.weights ?? level.weights, best)),
    nodes: budget.nodes,
  };
}

/**
 * Returns the score of a chosen turn, by `weights` if the side presses on: by pressed ones an army far from the arsenals
 * has lost, and a bot would surrender.
 */
function scoreOf(
  thinking: Thinking,
  weights: Weights,
  turn: Pick<Candidate, 'moves' | 'finish' | 'score'>,
): number {
  if (thinking.pressing === 0) return turn.score;
  const { side, plans } = thinking;
  const calm: Thinking = {
    ...thinking,
    weights,
    pressing: 0,
    plans: { ...plans, [side]: { ...plans[side], routes: null } },
  };
  const orders = giveCandidate(calm, turn);
  const score = predictedScore(calm);
  takeBackAll(calm, orders);
  return score;
}

/** Returns the best turn that a level finds by its look-ahead. */
function bestOf(thinking: Thinking): Candidate | undefined {
  const { foresees, turnsAhead } = thinking.level;
  if (foresees) return bestPredicted(thinking, candidatesNow(thinking, BEFORE_FORESIGHT));
  if (turnsAhead > 0) return answered(thinking, candidatesNow(thinking, BEFORE_ANSWERS));
  return candidatesNow(thinking, 1)[0];
}

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** Returns packed moves and the end of the turn as actions, from the position of `thinking.search`, unchanged. */
export function actionsOf(
  thinking: Thinking,
  moves: readonly PackedMove[],
  finish: Finish,
): Action[] {
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
