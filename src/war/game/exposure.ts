import { NOBODY } from '../engine/communication';
import { moveEffect, communicationChanges } from '../engine/insight/consequence';
import { destinations, movers } from '../engine/march';
import { arsenalsOf, type PlacedUnit, type Position } from '../engine/position';
import { play } from '../engine/turn';
import type { Action, Square, Side, UnitKind } from '../engine/vocabulary';
import { startOfTurn } from './past';
import { present, lostBetween, type War } from './war';

/**
 * An arsenal that the enemy can take with one move of its next turn, after its due retreat if any, and the square of
 * a unit that can take it.
 */
export interface OpenArsenal {
  readonly arsenal: Square;
  /** The square of the enemy unit. */
  readonly from: Square;
  /** Whether it could not be taken when the turn began. */
  readonly unguarded: boolean;
}

/**
 * The weaknesses that the current turn would leave if it ended now: own units that it has isolated, and arsenals that
 * the enemy can take.
 */
export interface Exposure {
  /** Units that the turn's own orders have isolated, row by row from A1. */
  readonly isolated: readonly PlacedUnit[];
  readonly arsenals: readonly OpenArsenal[];
}

const END: Action = { type: 'endTurn' };

/** Returns the weaknesses that the turn would leave if it ended with the action `ending`; none if the war is over. */
export function exposureOf(war: War, ending: Action = END): Exposure {
  const now = present(war);
  const begun = war.positions[startOfTurn(war, now.turn)] ?? now;
  const played = play(now, ending);
  if (now.over !== null || (played.ok && played.position.over !== null))
    return { isolated: [], arsenals: [] };
  const before = takers(begun, END);
  return {
    isolated: communicationChanges(begun, now).lost.filter(({ side }) => side === now.side),
    arsenals: [...(takers(now, ending) ?? [])].map(([arsenal, from]) => ({
      arsenal,
      from,
      unguarded: before !== null && !before.has(arsenal),
    })),
  };
}

/**
 * Returns for each arsenal that the enemy could take with one move if the turn ended so, after a due retreat, a
 * unit that could; null if the turn cannot end so.
 */
function takers(position: Position, ending: Action): ReadonlyMap<Square, Square> | null {
  const ended = play(position, ending);
  if (!ended.ok) return null;
  const found = new Map<Square, Square>();
  const own = arsenalsOf(position).filter(
    ({ side, is }) => side === position.side && is === 'standing',
  );
  for (const start of [ended.position, ...retreats(ended.position)])
    for (const from of movers(start))
      for (const to of destinations(start, from)) {
        if (found.has(to) || !own.some(({ square }) => square === to)) continue;
        const effect = moveEffect(start, from, to);
        if (effect === 'takesArsenal' || effect === 'winsWar') found.set(to, from);
      }
  return found;
}

/** Returns the positions after each possible due retreat (rules.md 7.1); the position itself if none is due. */
const retreats = (position: Position): Position[] =>
  position.retreatDue === NOBODY
    ? []
    : movers(position).flatMap((from) =>
        destinations(position, from).flatMap((to) => {
          const retreated = play(position, { type: 'move', from, to });
          return retreated.ok ? [retreated.position] : [];
        }),
      );

/**
 * Returns how many units of each kind a side has lost since the start of the war; only kinds with losses, in the order
 * of the squares on which their units stood at the start.
 */
export function lossesOf(war: War, side: Side): { kind: UnitKind; count: number }[] {
  const counts = new Map<UnitKind, number>();
  for (const unit of lostBetween(war.positions[0], present(war)))
    if (unit.side === side) counts.set(unit.kind, (counts.get(unit.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}
