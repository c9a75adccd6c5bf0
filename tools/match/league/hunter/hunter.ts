import { positionHash } from '../../../../src/war/engine/positionHash';
import { squareOf, type Position } from '../../../../src/war/engine/position';
import { searchFrom, takeBack, tryMove } from '../../../../src/war/engine/search';
import type { Action, Square } from '../../../../src/war/engine/vocabulary';
import type { Budget } from '../../../../src/war/opponent/budget';
import { against, answered, type Answered } from './answers';
import { back, end, endOf, give, moverOf, type Hunt, type Turn } from './hands';
import { neighboursOf, scoreOf, turnsOf } from './turns';
import { WON } from './values';

/** The shares of the budget after which no more turns are found, and none of these is answered. */
const FOUND = 0.35;
const ANSWERED = 0.65;
/** The most turns that are answered, and those that begin with the same two moves. */
const MOST_ANSWERED = 400;
const ALIKE = 4;
/** The neighbours of a turn that are answered. */
const NEIGHBOURS = 8;

/**
 * Returns the turn of a player that hunts: whole turns by a beam over single moves, begun with nothing, with every
 * attack it can prepare, arsenal it can enter and line it can cut; judged after the enemy's worst answer of the same
 * kinds, which counts in full; and improved move by move until the budget ends. Its evaluation and its search for
 * attacks are its own. The last of its legal actions ends the turn or the game.
 */
export function chooseHunting(position: Position, budget: Budget): Action[] {
  const hunt: Hunt = {
    search: searchFrom(position, 40),
    side: position.side,
    budget: seldomRead(budget),
  };
  if (position.advance !== null) {
    const [from = 0] = position.advance.from;
    return [{ type: 'advance', from, to: position.advance.to }];
  }
  return actionsOf(hunt, bestOf(hunt) ?? { moves: [], target: null, score: 0 });
}

/** The questions to a budget between two readings of its clock. */
const READ_EVERY = 24;

/** Returns a budget that reads the clock of another one seldom. */
function seldomRead(budget: Budget): Budget {
  let asked = 0;
  let known = 0;
  const seldom: Budget = {
    nodes: 0,
    used: () => {
      if (asked++ % READ_EVERY !== 0) return known;
      budget.nodes = seldom.nodes;
      known = budget.used();
      return known;
    },
  };
  return seldom;
}

function bestOf(hunt: Hunt): Turn | undefined {
  const { budget } = hunt;
  const turns = turnsOf(hunt, FOUND);
  const [first] = turns;
  if (first === undefined || first.score >= WON) return first;
  const all: Answered[] = [];
  const known = new Set<number>();
  let feared: Square | null = null;
  const most = (): number => all.reduce((best, { value }) => Math.max(best, value), -Infinity);
  /** Answers a turn; one whose answers were not all tried is worth nothing. */
  const consider = (turn: Turn): void => {
    const next = answered(hunt, turn, most(), feared);
    if (all.length > 0 && budget.used() >= 1) return;
    feared = next.answer.target ?? feared;
    all.push(next);
    known.add(hashOf(hunt, turn));
  };
  for (const turn of diverse(turns).slice(0, MOST_ANSWERED)) {
    if (all.length > 0 && budget.used() >= ANSWERED) break;
    consider(turn);
  }
  while (budget.used() < 1) {
    const base = best(all.filter(({ expanded }) => !expanded));
    if (base === undefined) break;
    base.expanded = true;
    const near = neighboursOf(hunt, base.turn, known, () => {
      const score = scoreOf(hunt, base.turn.target);
      return score === null ? null : against(hunt, base.turn.target, base.answer, score);
    });
    near.sort((a, b) => b.score - a.score);
    for (const { moves, target } of near.slice(0, NEIGHBOURS)) {
      if (budget.used() >= 1) break;
      for (const move of moves) give(hunt, move);
      const score = scoreOf(hunt, target) ?? -Infinity;
      back(hunt, moves.length);
      consider({ moves, target, score });
    }
  }
  return best(all)?.turn ?? first;
}

const best = (all: readonly Answered[]): Answered | undefined =>
  all.reduce<Answered | undefined>(
    (most, each) => (most === undefined || each.value > most.value ? each : most),
    undefined,
  );

/** Returns turns of which at most a few begin with the same two moves and attack the same unit. */
function diverse(turns: readonly Turn[]): Turn[] {
  const counts = new Map<string, number>();
  return turns.filter(({ moves, target }) => {
    const [one = 0, two = 0] = moves;
    const key = `${Math.min(one, two)},${Math.max(one, two)},${target}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= ALIKE;
  });
}

/** Returns a number of the position before a turn's attack, with that attack. */
function hashOf(hunt: Hunt, { moves, target }: Turn): number {
  for (const move of moves) give(hunt, move);
  const hash = positionHash(hunt.search.position) * 1024 + (target ?? 1023);
  back(hunt, moves.length);
  return hash;
}

function actionsOf(hunt: Hunt, { moves, target }: Turn): Action[] {
  const { search } = hunt;
  const actions: Action[] = [];
  for (const move of moves) {
    const [slot, to] = [moverOf(move), endOf(move)];
    actions.push({ type: 'move', from: squareOf(search.position, slot), to });
    tryMove(search, slot, to);
  }
  if (search.position.over === null) {
    actions.push(target === null ? { type: 'endTurn' } : { type: 'attack', target });
    const ended = end(hunt, target);
    if (ended === 2) {
      takeBack(search);
      const due = search.position.advance;
      if (due !== null) actions.push({ type: 'advance', from: due.from[0] as number, to: due.to });
      takeBack(search);
    } else back(hunt, ended);
  }
  back(hunt, moves.length);
  return actions;
}
