import { command, type Order } from '../engine/orders';
import type { Point } from '../engine/types';
import { endKriegspiel, goKriegspiel, readyKriegspiel, settleKriegspiel } from './moves';
import {
  chargeSettled,
  makeCharge,
  settleCharge,
  type ChargeOrder,
  type SettleChargeOrder,
} from './charging';
import { minesSprung } from './mines';
import { nameNext, type NameNextOrder } from './general';
import { fireBolt, serveGun } from './gunFire';
import { fireRifles, type RiflesOrder } from './rifles';
import { fireShell, type ShellOrder } from './shells';
import { marchBody, marchMan, type MarchOrder } from './bodyMarch';
import { hungerFaults, takes } from './duties';
import { changeFormation, formBody, placeBody, type FormationOrder } from './formations';
import { dismount, mount, type HorseOrder } from './horses';
import { eatHorses, type EatHorsesOrder } from './provisions';
import { ofEngine, refuse, type KriegspielOutcome } from './reasons';
import {
  disembark,
  embark,
  moveTransport,
  placeTransport,
  type TransportOrder,
} from './transports';
import type { KriegspielBattle } from './types';
import { limber, marchGun, marchWaggon, placeWaggon, type WheelOrder } from './wheels';
import { beginWork, type WorkOrder } from './works';

/** An order of a battle with chapters of Kriegspiel: the engine's, and those of the chapters. */
export type KriegspielOrder =
  | Exclude<Order, { readonly kind: 'march' }>
  | MarchOrder
  | FormationOrder
  | HorseOrder
  | WheelOrder
  | TransportOrder
  | ShellOrder
  | RiflesOrder
  | NameNextOrder
  | ChargeOrder
  | SettleChargeOrder
  | EatHorsesOrder
  | WorkOrder;

/** While the dead of a charge are to be named (7.1), only these orders are given; the end of time names them as proposed. */
const SETTLING: ReadonlySet<KriegspielOrder['kind']> = new Set([
  'settleCharge',
  'time',
  'surrender',
  'offerDraw',
  'declineDraw',
]);

/** Marches a man as in Little Wars, unless want keeps him (5.6). */
function plainMarch(battle: KriegspielBattle, id: string, to: Point): KriegspielOutcome {
  const reasons = hungerFaults(battle, id, 'march');
  return reasons.length > 0
    ? refuse(...reasons)
    : ofEngine(battle, command(battle, { kind: 'march', man: id, to }));
}

/** Returns the places that an order names on the way of those it moves. */
const passedBy = (order: KriegspielOrder): readonly Point[] =>
  'path' in order ? order.path.slice(0, -1) : order.kind === 'march' ? (order.by ?? []) : [];

/** Returns the battle after an order, or every reason against it; the given battle is unchanged. */
export function commandKriegspiel(
  battle: KriegspielBattle,
  order: KriegspielOrder,
): KriegspielOutcome {
  const outcome = carriedOut(battle, order);
  return outcome.ok
    ? { ok: true, battle: minesSprung(battle, outcome.battle, passedBy(order)) }
    : outcome;
}

function carriedOut(battle: KriegspielBattle, order: KriegspielOrder): KriegspielOutcome {
  const open = battle.kriegspiel.charge;
  if (open !== null && !SETTLING.has(order.kind))
    return refuse({ code: 'chargeOpen', body: open.body });
  switch (order.kind) {
    case 'placeBody':
      return placeBody(battle, order.men, order.formation, order.at, order.front);
    case 'placeWaggon':
      return placeWaggon(battle, order.waggon, order.at, order.bearing);
    case 'placeTransport':
      return placeTransport(battle, order.transport, order.at, order.bearing);
    case 'moveTransport':
      return moveTransport(battle, order.transport, order.path);
    case 'embark':
      return embark(battle, order.transport, order.men);
    case 'disembark':
      return disembark(battle, order.transport, order.men);
    case 'ready':
      return readyKriegspiel(battle, order.side);
    case 'go':
      return goKriegspiel(battle);
    case 'fire':
      return fireBolt(battle, order.gun, order.bearing, order.elevation);
    case 'serve':
      return serveGun(battle, order);
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
    case 'march':
      // Without a chapter that measures marches otherwise, Little Wars' holds, with its putting back (LW 3.4).
      return takes(battle, 'ground') || takes(battle, 'formations')
        ? marchMan(battle, order.man, order.to, order.by)
        : plainMarch(battle, order.man, order.to);
    case 'marchBody':
      return marchBody(battle, order.body, order.path, order.front);
    case 'formBody':
      return formBody(battle, order.men, order.front);
    case 'changeFormation':
      return changeFormation(battle, order.body, order.formation);
    case 'dismount':
      return dismount(battle, order.body);
    case 'mount':
      return mount(battle, order.body);
    case 'limber':
      return limber(battle, order.gun, true);
    case 'unlimber':
      return limber(battle, order.gun, false);
    case 'marchGun':
      return marchGun(battle, order.gun, order.path);
    case 'marchWaggon':
      return marchWaggon(battle, order.waggon, order.path);
    case 'haul':
      return takes(battle, 'ground')
        ? refuse({ code: 'givenAs', order: 'haul', as: 'marchGun' })
        : ofEngine(battle, command(battle, order));
    case 'beginWork':
      return beginWork(battle, order);
    case 'eatHorses':
      return eatHorses(battle, order);
    case 'end':
    case 'time':
      return endKriegspiel(chargeSettled(battle));
    case 'settle':
      return settleKriegspiel(battle, order.melee, order.casualties);
    default:
      return ofEngine(battle, command(battle, order));
  }
}
