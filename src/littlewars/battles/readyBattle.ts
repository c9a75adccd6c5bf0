import { command, type Order } from '../engine/orders';
import { beginBattle } from '../engine/start';
import { SIDES, type Battle, type Muster } from '../engine/types';
import { defaultArrangement } from './arrangement';
import { COUNTRIES, type CountryId } from './countries';
import { HOOKS_FARM_MUSTER, HOOKS_FARM_PLACES } from './hooksFarm';

/** Returns the battle after orders that must be legal; throws if one is not. */
function after(battle: Battle, orders: readonly Order[]): Battle {
  return orders.reduce((now, order) => {
    const outcome = command(now, order);
    if (!outcome.ok) throw new Error(`${order.kind}: ${JSON.stringify(outcome.reasons)}`);
    return outcome.battle;
  }, battle);
}

/**
 * A battle that is ready to be fought: its terms (`muster`), the orders by which both sides are set out (`places`),
 * and the battle when the side that moves first is about to make its first move.
 */
export interface Ready<Began, Order, Now> {
  readonly muster: Began;
  readonly places: readonly Order[];
  readonly battle: Now;
}

/**
 * Returns a battle in one of the Countries of Little Wars, on the terms of Hook's Farm, with both sides set out and
 * Red about to make the first move. At Hook's Farm everybody stands as in Wells' text (littlewars.md 7), elsewhere as
 * `defaultArrangement` sets them out.
 */
export function readyBattle(id: CountryId): Ready<Muster, Order, Battle> {
  const muster = { ...HOOKS_FARM_MUSTER, country: COUNTRIES[id] };
  const begun = beginBattle(muster);
  const places =
    id === 'hooks-farm'
      ? HOOKS_FARM_PLACES
      : SIDES.flatMap((side) => defaultArrangement(begun, side).orders);
  const ready = SIDES.map((side) => ({ kind: 'ready', side }) as const);
  return { muster, places, battle: after(begun, [...places, ...ready, { kind: 'go' }]) };
}
