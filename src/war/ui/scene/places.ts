import type { Square } from '../../engine/vocabulary';
import { warAt } from '../../game/past';
import { summaryOfTurn, type War } from '../../game/war';
import { eventsAt } from './eventsAt';

/** Whether the action that led to a position, by its index of the war's positions, ended a turn. */
export const endedTurn = ({ positions }: War, at: number): boolean =>
  at > 0 && positions[at]?.turn !== positions[at - 1]?.turn;

/**
 * The squares where what led to a position took place, what matters most last: of one order its own; of the order that
 * ended a turn those of all of it, the ways first, then what fell, then the target of its attack. None at the start.
 */
export function placesAt(war: War, at: number): readonly Square[] {
  const events = eventsAt(war, at);
  const turn = war.positions[at - 1]?.turn;
  if (events === null || turn === undefined) return [];
  const { earlier, way, fallen, assault } = events;
  const summary = endedTurn(war, at) ? summaryOfTurn(warAt(war, at), turn) : null;
  const ways = [...(summary === null ? [] : earlier), ...(way === null ? [] : [way.path])];
  return [
    ...ways.flatMap((path) => [...path.slice(0, 1), ...path.slice(-1)]),
    ...(summary?.arsenals ?? []),
    ...fallen,
    ...(assault === null ? [] : [assault.target]),
  ];
}
