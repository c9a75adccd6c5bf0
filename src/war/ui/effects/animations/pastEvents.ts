import { assaultOn, type Assault } from '../../../engine/combat';
import { slotAt, standingArsenals, unitAt } from '../../../engine/position';
import type { Square, Unit } from '../../../engine/vocabulary';
import { warAt } from '../../../game/past';
import { stepTo, summaryOfTurn, type War } from '../../../game/war';

/**
 * What is drawn over a past position: the paths marched earlier in its turn, and the march, attack, loss and fallen
 * arsenals of the action that led to it.
 */
export interface PastEvents {
  /** Paths marched in the turn before the last action. */
  readonly earlier: readonly (readonly Square[])[];
  /** The last path, and the slot of the unit that marched it. */
  readonly way: { readonly path: readonly Square[]; readonly unit: number } | null;
  readonly assault: Assault | null;
  /** The unit destroyed by it. */
  readonly destroyed: { readonly unit: Unit; readonly square: Square } | null;
  /** Arsenals that fell with the last action. */
  readonly fallen: readonly Square[];
}

/**
 * Returns what is drawn over the position at the index `at` of a war: the action that led to it, and the marches before
 * that in the turn; null at the start.
 */
export function eventsAt(war: War, at: number): PastEvents | null {
  const step = stepTo(war, at);
  const summary = step && summaryOfTurn(warAt(war, at), step.before.turn);
  if (step === null || summary === null) return null;
  const { action, before, after } = step;
  const marched = action.type === 'move' || action.type === 'advance';
  const moves = summary.moves.map(({ path }) => path);
  const path =
    action.type === 'move'
      ? moves.at(-1)
      : action.type === 'advance'
        ? [action.from, action.to]
        : undefined;
  const target = action.type === 'attack' ? action.target : null;
  const unit = target === null ? null : unitAt(before, target);
  return {
    earlier: action.type === 'move' ? moves.slice(0, -1) : moves,
    way: marched && path !== undefined ? { path, unit: slotAt(before, action.from) } : null,
    assault: target === null ? null : assaultOn(before, target),
    destroyed:
      target !== null && unit !== null && unitAt(after, target) === null
        ? { unit, square: target }
        : null,
    fallen: standingArsenals(before).filter((square) => !standingArsenals(after).includes(square)),
  };
}

/** Returns whether the action that led to the position at the index `at` ended a turn. */
export const endedTurn = ({ positions }: War, at: number): boolean =>
  at > 0 && positions[at]?.turn !== positions[at - 1]?.turn;

/**
 * Returns the squares to bring into view for the position at the index `at` of a war, the most important last: those of
 * the action that led to it; if that ended a turn, those of the whole turn: paths, then losses, then the target of the
 * attack. Empty at the start.
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
