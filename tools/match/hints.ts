// Plays wars by hints alone: `npm run hints -- [level [games [nodes [seed]]]]`. One side gives the orders of the whole
// hint in each turn, the other is a level; sides and starts as in a match. Prints a line for each war and a summary: how
// many were won, the hints that undo the one before, by the reason that they give, and the arsenals lost of which the
// hint of the turn before said nothing.
import { arsenalsOf, type Position } from '../../src/war/engine/position';
import { nameOf } from '../../src/war/engine/board';
import { play } from '../../src/war/engine/turn';
import { other, type Action, type Square } from '../../src/war/engine/vocabulary';
import { adviceOn, type TurnAdvice } from '../../src/war/opponent/advice';
import { chooseTurn } from '../../src/war/opponent/opponent';
import { planHistoryAfter, planHistoryFrom, planToPlay } from '../../src/war/opponent/planHistory';
import { turnsWaited } from '../../src/war/opponent/pressing';
import { movedSince, returnedOf, slotsOf } from '../../src/war/opponent/returning';
import { startOf } from './games';
import { LONGEST_MATCH_GAME, playerOf } from './players';

const [level = '2:nodes:3000', games = '10', nodes = '50000', seed = '1'] = process.argv.slice(3);
const enemy = playerOf(level);
const total = { won: 0, drawn: 0, hints: 0, lost: 0 };
const back: Record<string, number> = {};
const faults: string[] = [];

for (let game = 0; game < Number(games); game++) {
  const first = Number(seed);
  let now = startOf(Math.floor(game / 2), first);
  const hinted = game % 2 === 0 ? 'N' : 'S';
  const orders: Action[] = [];
  let before: Position | null = null;
  let advice: TurnAdvice | null = null;
  let history = planHistoryFrom(now);
  while (now.over === null && now.turn <= LONGEST_MATCH_GAME) {
    const start = now;
    const waited = turnsWaited(orders);
    const chance = (first + game) * 1000 + now.turn;
    let turn: readonly Action[];
    if (now.side === hinted) {
      const left = slotsOf(now, before === null ? [] : movedSince(before, now));
      turn = chooseTurn(now, {
        level: 6,
        limit: { nodes: Number(nodes) },
        seed: chance,
        waited,
        left,
        plan: planToPlay(history, waited, true),
      }).actions;
      advice = adviceOn(now, turn, left);
      now = after(now, turn);
      total.hints += 1;
      const returned = returnedOf(now, left);
      for (const { because } of advice.returns) back[because] = (back[because] ?? 0) + 1;
      if (returned.length > 0) back['turns'] = (back['turns'] ?? 0) + 1;
      if (returned.length > advice.returns.length) faults.push(`${game + 1}: no reason to go back`);
      before = start;
    } else {
      turn = await enemy.turn(now, 0, chance, { waited });
      now = after(now, turn);
      for (const square of lostBetween(start, now)) {
        total.lost += 1;
        if (advice !== null && warnedOf(advice, square)) continue;
        const name = nameOf(now.board, square);
        faults.push(`${game + 1}: nothing said of ${name}, lost in turn ${start.turn}`);
      }
    }
    orders.push(...turn);
    history = planHistoryAfter(history, turn);
  }
  const winner = now.over?.winner ?? null;
  if (winner === hinted) total.won += 1;
  if (winner === null) total.drawn += 1;
  console.error(
    `${game + 1}: ${winner === null ? 'drawn' : winner === hinted ? 'won' : 'lost'} in ${now.turn}`,
  );
}

console.log(JSON.stringify({ level, games: Number(games), nodes: Number(nodes), ...total, back }));
for (const fault of faults) console.log(fault);

/** Returns the position after legal actions. */
function after(position: Position, actions: readonly Action[]): Position {
  return actions.reduce((now, action) => {
    const next = play(now, action);
    if (!next.ok) throw new Error(JSON.stringify({ action, reasons: next.reasons }));
    return next.position;
  }, position);
}

/** Returns the arsenals of the other side than that to move in `start` that have fallen since. */
function lostBetween(start: Position, end: Position): Square[] {
  const standing = (position: Position): Square[] =>
    arsenalsOf(position).flatMap(({ side, is, square }) =>
      side === other(start.side) && is === 'standing' ? [square] : [],
    );
  const still = standing(end);
  return standing(start).filter((square) => !still.includes(square));
}

/** Returns whether advice has said that the enemy could take an arsenal in its next turn. */
function warnedOf({ threats, remaining }: TurnAdvice, arsenal: Square): boolean {
  return [...threats, ...remaining].some(
    (threat) => threat.code === 'takes' && threat.arsenal === arsenal,
  );
}
