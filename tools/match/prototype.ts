// The previous opponent, as it was described: turns seeded with every kill and every cut, each judged by the
// enemy's worst single strike, and the best eight against a whole greedy turn of the enemy. It uses the present
// evaluation, which is better than its own was.
import type { Position } from '../../src/war/engine/position';
import { other, type Action } from '../../src/war/engine/vocabulary';
import type { Candidate } from '../../src/war/opponent/candidate';
import { candidatesNow } from '../../src/war/opponent/lanes';
import { LEVELS, type Level } from '../../src/war/opponent/levels';
import { actionsOf, thinkingOf, type Request } from '../../src/war/opponent/opponent';
import { giveCandidate, worstStrike } from '../../src/war/opponent/replies';
import { judged, takeBackAll, type Thinking } from '../../src/war/opponent/thinking';
import { giveGreedyTurn } from './greedy';

/** The share of the budget for finding turns, and that after which no more strikes are tried. */
const SEARCHING = 0.6;
const STRIKES = 0.8;
/** The number of turns that are tried against a whole enemy turn. */
const ANSWERED = 8;
const WIDE: Partial<Level> = { width: 16 };

/** Returns the turn that the prototype plays: legal actions, of which the last ends the turn or the game. */
export function choosePrototype(position: Position, request: Omit<Request, 'level'>): Action[] {
  const thinking = thinkingOf(position, { ...LEVELS[6], ...WIDE }, request);
  const { budget } = thinking;
  const struck: { candidate: Candidate; value: number }[] = [];
  for (const candidate of candidatesNow(thinking, SEARCHING)) {
    if (struck.length > 0 && budget.used() >= STRIKES) break;
    struck.push({
      candidate,
      value: after(thinking, candidate, () => worstStrike(thinking, -Infinity, -1).score),
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

/** Judges the position after a candidate. */
function after(thinking: Thinking, candidate: Candidate, judge: () => number): number {
  const orders = giveCandidate(thinking, candidate);
  const value = judge();
  takeBackAll(thinking, orders);
  return value;
}

/** Evaluates the position after a greedy enemy turn. */
function afterGreedy(thinking: Thinking): number {
  if (thinking.search.position.over !== null) return judged(thinking);
  const { orders } = giveGreedyTurn({ ...thinking, side: other(thinking.side) });
  const value = judged(thinking);
  takeBackAll(thinking, orders);
  return value;
}
