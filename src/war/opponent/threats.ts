import { NOBODY } from '../engine/communication';
import { arsenalsOf, slotAt, squareOf, type Position } from '../engine/position';
import { play } from '../engine/turn';
import { unitOfSlot } from '../engine/units';
import { other, type Square, type Unit } from '../engine/vocabulary';
import { entriesNow } from './entries';
import { LEVELS } from './levels';
import { thinkingOf } from './opponent';
import { solve, THOROUGH } from './solver';
import { give, landingOf, movesNow, slotOf, takeBackAll, type Thinking } from './thinking';
import { worthsOf } from './worths';

/** What the enemy could do in its next turn: take an arsenal (`takes`), or destroy a unit (`destroys`). */
export type Threat =
  /** A unit takes an arsenal, perhaps after another move that links it or clears its way; `wins` if it is the last. */
  | {
      readonly code: 'takes';
      readonly unit: Unit;
      readonly from: Square;
      readonly arsenal: Square;
      readonly wins: boolean;
    }
  /** A unit is destroyed by an attack that up to five moves prepare. */
  | { readonly code: 'destroys'; readonly unit: Unit; readonly target: Square };

/** The orders that are tried to find attacks: some tens of milliseconds. */
const NODES = 6_000;

/**
 * Returns the worst that the other side could do in its next turn if this one ended now: each arsenal that it could
 * take, or if there is none the most valuable unit that it could destroy. Empty if it could do neither, or if the turn
 * cannot end now.
 */
export function worstThreats(position: Position): readonly Threat[] {
  const ended = play(position, { type: 'endTurn' });
  if (!ended.ok) return [];
  const entered = entriesThreatened(ended.position);
  return entered.length > 0 ? entered : attacksThreatened(ended.position).slice(0, 1);
}

/**
 * Returns the threats of the side to move to take an arsenal this turn, at most one for each arsenal, after its due
 * retreat if any; empty if the game is over.
 */
export function entriesThreatened(position: Position): readonly Threat[] {
  if (position.over !== null) return [];
  const thinking = thinkingFrom(position);
  const { search } = thinking;
  const own = arsenalsOf(position).filter(
    ({ side, is }) => side === other(position.side) && is === 'standing',
  );
  const found = new Map<Square, Threat>();
  // A due retreat comes first (rules.md 7.1).
  const retreats = position.retreatDue === NOBODY ? [] : movesNow(search.position);
  for (const retreat of retreats.length === 0 ? [null] : retreats) {
    if (retreat !== null) give(thinking, retreat);
    for (const entry of entriesNow(thinking)) {
      const move = entry.at(-1);
      if (move === undefined || found.has(landingOf(move))) continue;
      found.set(landingOf(move), {
        code: 'takes',
        unit: unitOfSlot(slotOf(move)),
        from: squareOf(position, slotOf(move)),
        arsenal: landingOf(move),
        wins: own.length === 1,
      });
    }
    if (retreat !== null) takeBackAll(thinking, 1);
  }
  return [...found.values()];
}

/** Returns the threats of the side to move to destroy a unit this turn, the most valuable unit first. */
export function attacksThreatened(position: Position): readonly Threat[] {
  if (position.over !== null) return [];
  const thinking = thinkingFrom(position);
  const worths = worthsOf(thinking.weights);
  return solve(thinking, THOROUGH)
    .filter(({ outcome }) => outcome === 'destroyed')
    .map(({ target }) => ({ target, slot: slotAt(position, target) }))
    .filter(({ slot }) => slot !== NOBODY)
    .sort((a, b) => (worths[b.slot] as number) - (worths[a.slot] as number) || a.target - b.target)
    .map(({ target, slot }) => ({ code: 'destroys', unit: unitOfSlot(slot), target }));
}

const thinkingFrom = (position: Position): Thinking =>
  thinkingOf(position, LEVELS[6], { limit: { nodes: NODES }, seed: 0 });
