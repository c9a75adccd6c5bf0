// Quick games to train on: both sides play quick turns, as level 6 does in its search, by random strategies and
// sometimes after a random move, for a variety of positions.
import { setupOfDeployments } from '../../src/war/engine/deployment';
import { readPosition } from '../../src/war/engine/notation/notation';
import { OPENINGS } from '../../src/war/engine/openings';
import { positionOf, type Position } from '../../src/war/engine/position';
import { RULE_SETS } from '../../src/war/engine/rules';
import { searchFrom } from '../../src/war/engine/search';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { SIDES, type Side } from '../../src/war/engine/vocabulary';
import { chanceOf, chooseDeployment, type RandomInt } from '../../src/war/opponent/deploy';
import { describe, FEATURES } from '../../src/war/opponent/features';
import { LEVELS } from '../../src/war/opponent/levels';
import { thinkingOf } from '../../src/war/opponent/opponent';
import { plansOf } from '../../src/war/opponent/plans';
import { giveQuickTurn } from '../../src/war/opponent/rollouts';
import { following, strategiesOf, type Strategy } from '../../src/war/opponent/strategies';
import { give, movesNow, type Thinking } from '../../src/war/opponent/thinking';

/** The turns after which a game is drawn, and the most orders of a turn. */
const LONGEST = 140;
const ORDERS = 7;
/** One game in so many begins from an opening; one turn in so many has a random move or two. */
const OPENING_ONE_OF = 5;
const CHANCE_ONE_OF = 12;
/** For how many turns, of both sides, a strategy and plans are kept. */
const STRATEGY_TURNS = 8;
const PLAN_TURNS = 4;

/**
 * The length of a row: the number of the game, its result for the side to move (1, 0, or 0.5 for a draw), and the
 * features.
 */
export const ROW = 2 + FEATURES;

/** Plays a game and returns a row for each of its turns. Each number gives another game. */
export function quickGame(game: number): Float32Array {
  const chance = chanceOf(Math.imul(game, 7919) + 13);
  const start = startOf(game, chance);
  const search = searchFrom(start, ORDERS * (LONGEST + 1));
  const limit = { nodes: Infinity };
  let thinking: Thinking = { ...thinkingOf(start, LEVELS[6], { limit, seed: 0 }), search };
  const strategies: Record<Side, number> = { N: 0, S: 0 };
  const seen: { side: Side; features: Float32Array }[] = [];
  for (let turn = 0; turn < LONGEST && search.position.over === null; turn++) {
    const { side } = search.position;
    if (turn % PLAN_TURNS === 0)
      thinking = { ...thinking, plans: plansOf(search.position), seed: chance(2 ** 30) };
    const all = strategiesOf(search.position, side, thinking.weights);
    if (turn % STRATEGY_TURNS < SIDES.length)
      strategies[side] = chance(2) === 0 ? 0 : chance(all.length);
    const features = new Float32Array(FEATURES);
    describe(search.position, features);
    seen.push({ side, features });
    const now = { ...thinking, side };
    if (chance(CHANCE_ONE_OF) === 0) giveByChance(now, 1 + chance(2), chance);
    giveQuickTurn(following(now, (all[strategies[side]] ?? all[0]) as Strategy));
  }
  const winner = search.position.over?.winner ?? null;
  const rows = new Float32Array(seen.length * ROW);
  for (const [i, { side, features }] of seen.entries()) {
    rows[i * ROW] = game;
    rows[i * ROW + 1] = winner === null ? 0.5 : winner === side ? 1 : 0;
    rows.set(features, i * ROW + 2);
  }
  return rows;
}

/** Makes so many random moves, fewer if the game ends. */
function giveByChance(thinking: Thinking, count: number, chance: RandomInt): void {
  for (let i = 0; i < count; i++) {
    const { position } = thinking.search;
    const moves = position.over === null ? movesNow(position) : [];
    const move = moves[chance(moves.length)];
    if (move === undefined) return;
    give(thinking, move);
  }
}

/** Returns an opening, or deployments of both sides, good or careless; either side may begin. */
export function startOf(game: number, chance: RandomInt): Position {
  const board = STANDARD_BOARD;
  const rules = RULE_SETS.debord;
  const side = SIDES[chance(2)] as Side;
  const opening = OPENINGS[chance(OPENING_ONE_OF * OPENINGS.length)];
  if (opening !== undefined) {
    const reading = readPosition(board, opening.position);
    if (!reading.ok) throw new Error(`the opening ${opening.id} cannot be read`);
    return positionOf(board, rules, { ...reading.setup, side });
  }
  const deployed = (of: Side, seed: number) =>
    chooseDeployment({ board, rules, side: of, seed, level: chance(2) === 0 ? 6 : 2 });
  const setup = setupOfDeployments(
    board,
    deployed('N', 2 * game),
    deployed('S', 2 * game + 1),
    'N',
  );
  return positionOf(board, rules, { ...setup, side });
}
