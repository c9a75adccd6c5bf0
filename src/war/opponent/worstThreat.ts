import { arsenalsOf, slotAt, squareOf, type Position } from '../engine/position';
import { play } from '../engine/turn';
import { unitOfSlot } from '../engine/units';
import type { Square, Unit } from '../engine/vocabulary';
import { entriesNow } from './entries';
import { killsNow } from './kills';
import { LEVELS } from './levels';
import { thinkingOf } from './opponent';
import { landingOf, slotOf } from './thinking';

/** The worst that the enemy could do in its next turn: take an arsenal (`takes`), or destroy a unit (`destroys`). */
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
 * Returns the worst that the other side could do in its next turn if this one ended now: take an arsenal, or else
 * destroy a unit, the most valuable that it can. Null if it could do neither, or if the turn cannot end now.
 */
export function worstThreat(position: Position): Threat | null {
  const ended = play(position, { type: 'endTurn' });
  if (!ended.ok || ended.position.over !== null) return null;
  const level = LEVELS[6];
  const thinking = thinkingOf(ended.position, level, { limit: { nodes: NODES }, seed: 0 });
  const [entry] = entriesNow(thinking);
  const move = entry?.at(-1);
  if (move !== undefined) {
    const slot = slotOf(move);
    const left = arsenalsOf(position).filter(
      ({ side, is }) => side === position.side && is === 'standing',
    );
    return {
      code: 'takes',
      unit: unitOfSlot(slot),
      from: squareOf(ended.position, slot),
      arsenal: landingOf(move),
      wins: left.length === 1,
    };
  }
  const kill = killsNow(thinking, level.killMoves).find(({ outcome }) => outcome === 'destroyed');
  if (kill === undefined) return null;
  const { target } = kill;
  return { code: 'destroys', unit: unitOfSlot(slotAt(ended.position, target)), target };
}
