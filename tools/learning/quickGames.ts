// Quick games to train on: both sides play quick turns, as level 6 does in its search, by random strategies and
// sometimes after a random move, for a variety of positions.
import { searchFrom } from '../../src/war/engine/search';
import { SIDES, type Side } from '../../src/war/engine/vocabulary';
import { chanceOf, type RandomInt } from '../../src/war/opponent/deploy';
import { LEVELS } from '../../src/war/opponent/levels';
import { thinkingOf } from '../../src/war/opponent/opponent';
import { plansOf } from '../../src/war/opponent/plans';
import { giveQuickTurn } from '../../src/war/opponent/rollouts';
import { following, strategiesOf, type Strategy } from '../../src/war/opponent/strategies';
import { give, movesNow, type Thinking } from '../../src/war/opponent/thinking';
import { QUICK, rowsOf, seenIn, type Seen } from './rows';
import { startOf } from './starts';

/** The turns after which a game is drawn, and the most orders of a turn. */
const LONGEST = 140;
const ORDERS = 7;
/** One turn in so many has a random move or two. */
const CHANCE_ONE_OF = 12;
/** For how many turns, of both sides, a strategy and plans are kept. */
const STRATEGY_TURNS = 8;
const PLAN_TURNS = 4;

/** Plays a game and returns a row for each of its turns. Each number gives another game. */
export function quickGame(game: number): Float32Array {
  const chance = chanceOf(Math.imul(game, 7919) + 13);
  const start = startOf(game, chance);
  const search = searchFrom(start, ORDERS * (LONGEST + 1));
  const limit = { nodes: Infinity };
  let thinking: Thinking = { ...thinkingOf(start, LEVELS[6], { limit, seed: 0 }), search };
  const strategies: Record<Side, number> = { N: 0, S: 0 };
  const seen: Seen[] = [];
  for (let turn = 0; turn < LONGEST && search.position.over === null; turn++) {
    const { side } = search.position;
    if (turn % PLAN_TURNS === 0)
      thinking = { ...thinking, plans: plansOf(search.position), seed: chance(2 ** 30) };
    const all = strategiesOf(search.position, side, thinking.weights);
    if (turn % STRATEGY_TURNS < SIDES.length)
      strategies[side] = chance(2) === 0 ? 0 : chance(all.length);
    seen.push(seenIn(search.position, thinking.plans));
    const now = { ...thinking, side };
    if (chance(CHANCE_ONE_OF) === 0) giveByChance(now, 1 + chance(2), chance);
    giveQuickTurn(following(now, (all[strategies[side]] ?? all[0]) as Strategy));
  }
  const winner = search.position.over?.winner ?? null;
  return rowsOf({ game, kind: QUICK, winner }, seen);
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
