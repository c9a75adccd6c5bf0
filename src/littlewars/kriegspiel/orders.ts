import { command, type Order } from '../engine/orders';
import { endKriegspiel, goKriegspiel, settleKriegspiel } from './moves';
import {
  chargeSettled,
  makeCharge,
  settleCharge,
  type ChargeOrder,
  type SettleChargeOrder,
} from './charging';
import { nameNext, type NameNextOrder } from './general';
import { fireBolt } from './gunFire';
import { fireRifles, type RiflesOrder } from './rifles';
import { fireShell, type ShellOrder } from './shells';
import { ofEngine, refuse, type KriegspielOutcome } from './reasons';
import type { KriegspielBattle } from './types';

/** An order of a battle with chapters of Kriegspiel: the engine's, and those of the chapters. */
export type KriegspielOrder =
  | Order
  | ShellOrder
  | RiflesOrder
  | NameNextOrder
  | ChargeOrder
  | SettleChargeOrder;

/** While the dead of a charge are to be named (7.1), only these orders are given; the end of time names them as proposed. */
const SETTLING: ReadonlySet<KriegspielOrder['kind']> = new Set([
  'settleCharge',
  'time',
  'surrender',
  'offerDraw',
  'declineDraw',
]);

/** Returns the battle after an order, or every reason against it; the given battle is unchanged. */
export function commandKriegspiel(
  battle: KriegspielBattle,
  order: KriegspielOrder,
): KriegspielOutcome {
  const open = battle.kriegspiel.charge;
  if (open !== null && !SETTLING.has(order.kind))
    return refuse({ code: 'chargeOpen', body: open.body });
  switch (order.kind) {
    case 'go':
      return goKriegspiel(battle);
    case 'fire':
      return fireBolt(battle, order.gun, order.bearing, order.elevation);
    case 'shell':
      return fireShell(battle, order);
    case 'rifles':
      return fireRifles(battle, order);
    case 'nameNext':
      return nameNext(battle, order);
    case 'charge':
      return makeCharge(battle, order);
    case 'settleCharge':
      return settleCharge(battle, order);
    case 'end':
    case 'time':
      return endKriegspiel(chargeSettled(battle));
    case 'settle':
      return settleKriegspiel(battle, order.melee, order.casualties);
    default:
      return ofEngine(battle, command(battle, order));
  }
}
