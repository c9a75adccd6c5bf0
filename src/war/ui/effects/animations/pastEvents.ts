import { assaultOn, type Assault } from '../../../engine/combat';
import { slotAt, standingArsenals, unitAt } from '../../../engine/position';
import type { Square, Unit } from '../../../engine/vocabulary';
import { warAt } from '../../../game/past';
import { stepTo, summaryOfTurn, type War } from '../../../game/war';

/**
 * What is drawn over a past position: the paths marched in its turn before the last action (`earlier`), and that
 * action's march (`march`), attack (`assault`), destroyed unit and fallen arsenals. Null members draw nothing.
 */
export interface PastEvents {
  /** The paths marched in the turn before the last action, in order. */
  readonly earlier: readonly (readonly Square[])[];
  /** The path of the last action if it was a march, and the slot of the unit, its number among all units. */
  readonly march: { readonly path: readonly Square[]; readonly unit: number } | null;
  readonly assault: Assault | null;
  /** The unit destroyed by it. */
  readonly destroyed: { readonly unit: Unit; readonly square: Square } | null;
  /** Arsenals that fell with the last action. */
  readonly fallen: readonly Square[];
}

/**
 * Returns what is drawn over the position with the index `at` of a war: the action that led to it, and the marches
 * before that in its turn; null at the start, or if there is no such position.
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
    march: marched && path !== undefined ? { path, unit: slotAt(before, action.from) } : null,
    assault: target === null ? null : assaultOn(before, target),
    destroyed:
      target !== null && unit !== null && unitAt(after, target) === null
        ? { unit, square: target }
        : null,
    fallen: standingArsenals(before).filter((square) => !standingArsenals(after).includes(square)),
  };
}

/** Returns whether the action that led to the position at the index `at` ended a turn; false at the start. */
export const endedTurn = ({ positions }: War, at: number): boolean =>
  at > 0 && positions[at]?.turn !== positions[at - 1]?.turn;

/**
 * Returns the squares to bring into view for the position with the index `at` of a war, the most important last: ends
 * of the paths marched, then fallen arsenals, then the target of an attack; of the last action, or, if that ended the
 * turn, of the whole turn. Empty at the start.
 */
export function placesAt(war: War, at: number): readonly Square[] {
  const events = eventsAt(war, at);
  const turn = war.positions[at - 1]?.turn;
  if (events === null || turn === undefined) return [];
  const { earlier, march, fallen, assault } = events;
  const summary = endedTurn(war, at) ? summaryOfTurn(warAt(war, at), turn) : null;
  const paths = [...(summary === null ? [] : earlier), ...(march === null ? [] : [march.path])];
  return [
    ...paths.flatMap((path) => [...path.slice(0, 1), ...path.slice(-1)]),
    ...(summary?.arsenals ?? []),
    ...fallen,
    ...(assault === null ? [] : [assault.target]),
  ];
}
