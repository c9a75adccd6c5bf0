import { command, type Order } from '../engine/orders';
import { endKriegspiel, goKriegspiel, settleKriegspiel } from './moves';
import { ofEngine, type KriegspielOutcome } from './reasons';
import type { KriegspielBattle } from './types';

/** An order of a battle with chapters of Kriegspiel: the engine's, and those of the chapters. */
export type KriegspielOrder = Order;

/** Returns the battle after an order, or every reason against it; the given battle is unchanged. */
export function commandKriegspiel(
  battle: KriegspielBattle,
  order: KriegspielOrder,
): KriegspielOutcome {
  switch (order.kind) {
    case 'go':
      return goKriegspiel(battle);
    case 'end':
    case 'time':
      return endKriegspiel(battle);
    case 'settle':
      return settleKriegspiel(battle, order.melee, order.casualties);
    default:
      return ofEngine(battle, command(battle, order));
  }
}
