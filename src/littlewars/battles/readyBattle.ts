import { command, type Order } from '../engine/orders';
import { beginBattle } from '../engine/start';
import { SIDES, type Battle } from '../engine/types';
import { soundArrangement } from './arrangement';
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
 * Returns a battle in one of the Countries, by the terms of Hook's Farm: both sides set out, Red about to make the
 * first move. At Hook's Farm everybody stands as in the text (7), in the others as `soundArrangement` sets them
 * out.
 */
export function readyBattle(id: CountryId): Battle {
  const begun = beginBattle({ ...HOOKS_FARM_MUSTER, country: COUNTRIES[id] });
  const setOut =
    id === 'hooks-farm'
      ? after(begun, HOOKS_FARM_PLACES)
      : SIDES.reduce((now, side) => soundArrangement(now, side).battle, begun);
  return after(setOut, [
    ...SIDES.map((side) => ({ kind: 'ready', side }) as const),
    { kind: 'go' },
  ]);
}
