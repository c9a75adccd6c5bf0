// The opponent that went before the game's own, as it was described: turns seeded with every kill and every cut, each judged by
// the worst single blow of the enemy's, and the best eight of them against a whole greedy turn of his. It judges by the
// evaluation of today, which is better than what it had.
import type { Position } from '../../src/war/engine/position';
import { other, type Action } from '../../src/war/engine/vocabulary';
import type { Candidate } from '../../src/war/opponent/candidate';
import { giveGreedyTurn } from '../../src/war/opponent/greedy';
import { candidatesNow } from '../../src/war/opponent/lanes';
import { LEVELS, type Level } from '../../src/war/opponent/levels';
import { actionsOf, thinkingOf, type Request } from '../../src/war/opponent/opponent';
import { giveCandidate, worstBlow } from '../../src/war/opponent/replies';
import { judged, takeBackAll, type Thinking } from '../../src/war/opponent/thinking';

/** Shares of the budget for finding turns, and after which no more blows are tried. */
const SEARCHING = 0.6;
const BLOWS = 0.8;
/** Turns that are tried against a whole turn of the enemy's. */
const ANSWERED = 8;
const WIDE: Partial<Level> = { width: 16 };

/** The turn that the prototype plays: legal actions, the last of which ends the turn or the game. */
export function choosePrototype(position: Position, request: Omit<Request, 'level'>): Action[] {
  const thinking = thinkingOf(position, { ...LEVELS[6], ...WIDE }, request);
  const { budget } = thinking;
  const struck: { candidate: Candidate; value: number }[] = [];
  for (const candidate of candidatesNow(thinking, SEARCHING)) {
    if (struck.length > 0 && budget.used() >= BLOWS) break;
    struck.push({
      candidate,
      value: after(thinking, candidate, () => worstBlow(thinking, -Infinity, -1).score),
    });
  }
  struck.sort((a, b) => b.value - a.value);
  let best = struck[0];
  let most = -Infinity;
  for (const each of struck.slice(0, ANSWERED)) {
    if (budget.used() >= 1) break;
    const greedy = after(thinking, each.candidate, () => afterGreedy(thinking));
    const value = Math.min(each.value, greedy);
    if (value > most) [best, most] = [each, value];
  }
  if (best === undefined) throw new RangeError('no legal turn');
  return actionsOf(thinking, best.candidate.moves, best.candidate.finish);
}

/** What is judged once a candidate has been given. */
function after(thinking: Thinking, candidate: Candidate, judge: () => number): number {
  const orders = giveCandidate(thinking, candidate);
  const value = judge();
  takeBackAll(thinking, orders);
  return value;
}

/** How the position stands after a greedy turn of the enemy's. */
function afterGreedy(thinking: Thinking): number {
  if (thinking.search.position.over !== null) return judged(thinking);
  const { orders } = giveGreedyTurn({ ...thinking, side: other(thinking.side) });
  const value = judged(thinking);
  takeBackAll(thinking, orders);
  return value;
}
