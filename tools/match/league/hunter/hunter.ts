import { attackAndDefence } from '../../../../src/war/engine/combat';
import { NOBODY } from '../../../../src/war/engine/communication';
import { mayAttackNow } from '../../../../src/war/engine/everyMove';
import { positionHash } from '../../../../src/war/engine/positionHash';
import { slotAt, squareOf, type Position } from '../../../../src/war/engine/position';
import { searchFrom, takeBack, tryMove } from '../../../../src/war/engine/search';
import type { Action, Square } from '../../../../src/war/engine/vocabulary';
import type { Budget } from '../../../../src/war/opponent/budget';
import { back, end, entersArsenal, give, movesOf, type Hunt, type Move, type Turn } from './hands';
import { preyOf } from './prey';
import { valueOf } from './values';

/** The positions followed at a time, and the turns that are answered by the enemy. */
const WIDTH = 6;
const ANSWERED = 40;
/** Turns of which at most so many that begin with the same move are answered. */
const ALIKE = 6;
/** The share of the budget for finding turns, and that of the value before the enemy's answer. */
const FINDING = 0.45;
const BEFORE = 0.3;
/** How much worse than the one before it a position is followed. */
const SETBACK = 60;

/**
 * Returns the turn of a player that hunts: whole turns by a beam over single moves, begun with nothing, with every
 * attack it can prepare and with every arsenal it can enter, and judged after the enemy's worst answer of the same
 * kinds by a linear evaluation. It shares the engine with the opponent and nothing of its judgement. The last of its
 * legal actions ends the turn or the game.
 */
export function chooseHunting(position: Position, budget: Budget): Action[] {
  const search = searchFrom(position, 40);
  const hunt: Hunt = { search, side: position.side, budget };
  if (position.advance !== null) {
    const [from = 0] = position.advance.from;
    return [{ type: 'advance', from, to: position.advance.to }];
  }
  const turns = turnsOf(hunt).sort((a, b) => b.score - a.score);
  const counts = new Map<string, number>();
  const diverse = turns.filter(({ moves: [first], target }) => {
    const key = `${first?.slot},${first?.to},${target}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= ALIKE;
  });
  let best = diverse[0];
  let most = -Infinity;
  for (const turn of diverse.slice(0, ANSWERED)) {
    if (best !== turn && budget.used() >= 1) break;
    const before = turn.score * BEFORE;
    const after = answered(hunt, turn, most - before);
    // A turn whose answers were not all tried is worth nothing.
    if (most > -Infinity && budget.used() >= 1) break;
    if (after + before > most) [best, most] = [turn, after + before];
  }
  return actionsOf(hunt, best ?? { moves: [], target: null, score: 0 });
}

/** Returns the value after a turn and the enemy's worst entry or attack, or none; one below `floor` ends the search. */
function answered(hunt: Hunt, { moves, target }: Turn, floor: number): number {
  const { search } = hunt;
  for (const move of moves) give(hunt, move);
  let orders = moves.length + end(hunt, target);
  let worst = search.position.over === null ? Infinity : valueOf(hunt);
  if (search.position.over === null && search.position.retreatDue !== NOBODY) {
    const [retreat] = movesOf(search.position);
    if (retreat !== undefined) {
      give(hunt, retreat);
      orders += 1;
    }
  }
  const consider = (reply: readonly Move[], prey: Square | null): void => {
    for (const move of reply) give(hunt, move);
    const ended = end(hunt, prey);
    worst = Math.min(worst, valueOf(hunt));
    back(hunt, ended + reply.length);
  };
  if (search.position.over === null) {
    consider([], null);
    for (const move of movesOf(search.position))
      if (entersArsenal(search.position, move)) consider([move], null);
    if (worst >= floor)
      for (const { moves: reply, target: prey } of preyOf(hunt)) consider(reply, prey);
  }
  back(hunt, orders);
  return worst;
}

/** Returns whole turns: from nothing, from each attack and from each arsenal entered, with the best moves added. */
function turnsOf(hunt: Hunt): Turn[] {
  const { search, budget } = hunt;
  const starts: { moves: readonly Move[]; target: Square | null }[] = [{ moves: [], target: null }];
  starts.push(...preyOf(hunt));
  for (const move of movesOf(search.position))
    if (entersArsenal(search.position, move)) starts.push({ moves: [move], target: null });
  const found: Turn[] = [];
  for (const { moves, target } of starts) {
    if (found.length > 0 && budget.used() >= FINDING) break;
    for (const move of moves) give(hunt, move);
    for (const turn of followed(hunt, target, found.length === 0))
      found.push({ ...turn, moves: [...moves, ...turn.moves] });
    back(hunt, moves.length);
  }
  return found;
}

/** Returns the turns that a beam over single moves finds from the search's position. */
function followed(hunt: Hunt, target: Square | null, whole: boolean): Turn[] {
  const { search, budget } = hunt;
  const found: Turn[] = [];
  const seen = new Set<number>();
  const due = search.position.retreatDue !== NOBODY;
  let beam: Turn[] = [{ moves: [], target, score: scoreOf(hunt, target) ?? -Infinity }];
  while (beam.length > 0) {
    found.push(...beam.filter(({ score }) => score > -Infinity));
    const next: Turn[] = [];
    for (const turn of beam) {
      for (const move of turn.moves) give(hunt, move);
      for (const move of movesOf(search.position)) {
        if (!due && !(whole && found.length < 2) && budget.used() >= FINDING) break;
        give(hunt, move);
        const hash = positionHash(search.position);
        if (!seen.has(hash)) {
          seen.add(hash);
          const score = scoreOf(hunt, target);
          if (score !== null && score > turn.score - SETBACK)
            next.push({ moves: [...turn.moves, move], target, score });
        }
        takeBack(search);
      }
      back(hunt, turn.moves.length);
    }
    beam = next.sort((a, b) => b.score - a.score).slice(0, WIDTH);
  }
  return found;
}

/** Returns the value of ending the turn with an attack on a square, or with none; null if it cannot end so now. */
function scoreOf(hunt: Hunt, target: Square | null): number | null {
  const { position } = hunt.search;
  if (position.over === null) {
    if (position.retreatDue !== NOBODY) return null;
    if (target !== null) {
      if (!mayAttackNow(position) || slotAt(position, target) === NOBODY) return null;
      const { attack, defence } = attackAndDefence(position, target);
      if (attack <= defence) return null;
    }
  }
  const ended = end(hunt, target);
  const score = valueOf(hunt);
  back(hunt, ended);
  return score;
}

function actionsOf(hunt: Hunt, { moves, target }: Turn): Action[] {
  const { search } = hunt;
  const actions: Action[] = [];
  for (const { slot, to } of moves) {
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
