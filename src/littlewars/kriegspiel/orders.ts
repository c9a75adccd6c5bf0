import { samePlace } from '../engine/lengths';
import { pathOf } from '../engine/marching';
import { manOf } from '../engine/men';
import { command, type Order } from '../engine/orders';
import { gunNamed, refused, refusedOr } from '../engine/refusals';
import type { Gun, Man, Point } from '../engine/types';
import type { Path } from '../engine/paths';
import { bodyOf } from './bodies';
import { embark } from './boarding';
import { disembark } from './disembarking';
import { endKriegspiel, goKriegspiel, readyKriegspiel, settleKriegspiel } from './moves';
import {
  chargeSettled,
  makeCharge,
  settleCharge,
  type ChargeOrder,
  type SettleChargeOrder,
} from './charging';
import { minesSprung, type Paths } from './mines';
import { fighting, nameNext, rejoined, type NameNextOrder } from './general';
import { fireBolt, serveGun } from './gunFire';
import { fireRifles, type RiflesOrder } from './rifles';
import { fireShell, type ShellOrder } from './shells';
import { leaveField, manCost, marchBody, marchCost, marchMan, type MarchOrder } from './bodyMarch';
import { actFaults, takes, withMoveStates } from './moveState';
import { changeFormation, formBody, placeBody, type FormationOrder } from './formations';
import { dismount, mount, type HorseOrder } from './horses';
import { eatHorses, type EatHorsesOrder } from './provisions';
import { ofEngine, type KriegspielOutcome } from './reasons';
import { onWaggonFaults, vehicleSettingOutFaults } from './standing';
import { moveTransport, placeTransport, transportNamed, type TransportOrder } from './transports';
import type { MarchCost } from './marches';
import type { Body, KriegspielBattle } from './types';
import type { Transport, Waggon } from './things';
import { damageFaults, limber, ridersOf, unlimberedFaults, type GunOrder } from './guns';
import { gunCost, marchGun, takeGunOff } from './gunMarches';
import { marchWaggon, placeWaggon, waggonCost, waggonNamed, type WaggonOrder } from './waggons';
import { beginWork, type WorkOrder } from './works';

/**
 * An order in a battle with chapters of Kriegspiel: one of Little Wars, except that `march` may pass points on the way
 * to its end, or one that a chapter adds.
 */
export type KriegspielOrder =
  | Exclude<Order, { readonly kind: 'march' }>
  | MarchOrder
  | FormationOrder
  | HorseOrder
  | GunOrder
  | WaggonOrder
  | TransportOrder
  | ShellOrder
  | RiflesOrder
  | NameNextOrder
  | ChargeOrder
  | SettleChargeOrder
  | EatHorsesOrder
  | WorkOrder;

/** Orders accepted while the dead of a charge are to be named (7.1); when time is up, as proposed. */
const SETTLING: ReadonlySet<KriegspielOrder['kind']> = new Set([
  'settleCharge',
  'time',
  'surrender',
  'offerDraw',
  'declineDraw',
]);

/**
 * Marches a man as in Little Wars, unless what he has done (3.1, 6.1) or hunger (5.6) prevents it. A march of any
 * length uses up his whole move, but he may still be moved elsewhere in it.
 */
function plainMarch(battle: KriegspielBattle, id: string, to: Point): KriegspielOutcome {
  const man = manOf(battle, id);
  const reasons = man === undefined ? [] : actFaults(battle, man, 'march');
  const outcome =
    reasons.length > 0
      ? refused(...reasons)
      : ofEngine(battle, command(battle, { kind: 'march', man: id, to }));
  if (!outcome.ok || man === undefined) return outcome;
  // A man who is put back where he began has not marched (littlewars.md 3.4).
  const used = samePlace(man.start, to) ? 0 : 1;
  return { ok: true, battle: withMoveStates(outcome.battle, [id], () => ({ used })) };
}

/** Moves a gun as in Little Wars (LW 4.5, 6.4), unless it is damaged or not limbered (2.5, 3.4). */
function plainGun(
  battle: KriegspielBattle,
  order: Extract<Order, { readonly kind: 'haul' | 'takeOff' }>,
): KriegspielOutcome {
  const reasons =
    gunNamed(battle, order.gun) === undefined
      ? []
      : [...damageFaults(battle, order.gun), ...unlimberedFaults(battle, order.gun)];
  const outcome = command(battle, order);
  if (reasons.length === 0) return ofEngine(battle, outcome);
  return refused(...(outcome.ok ? [] : outcome.reasons), ...reasons);
}

/** Gives an order of the engine's to a battle without Generals: they neither support nor are in a melee (4.2). */
function amongFighting(battle: KriegspielBattle, order: Order): KriegspielOutcome {
  const outcome = command(fighting(battle), order);
  return ofEngine(
    battle,
    outcome.ok ? { ok: true, battle: rejoined(outcome.battle, battle) } : outcome,
  );
}

/** Sets out a man or gun as in Little Wars (LW 2.3), not on a waggon. */
function setOut(
  battle: KriegspielBattle,
  order: Extract<Order, { readonly kind: 'place' | 'placeGun' }>,
): KriegspielOutcome {
  const outcome = ofEngine(battle, command(battle, order));
  if (!outcome.ok) return outcome;
  const reasons = onWaggonFaults(outcome.battle, order.kind === 'place' ? order.man : order.gun);
  return reasons.length > 0 ? refused(...reasons) : outcome;
}

/** Takes a man or a gun off the field again as in Little Wars, and a waggon, boat or train. */
function takenOffField(battle: KriegspielBattle, what: string): KriegspielOutcome {
  const { waggons, transports } = battle.kriegspiel;
  const thing = [...waggons, ...transports].find(({ id }) => id === what);
  if (thing === undefined) return ofEngine(battle, command(battle, { kind: 'takeUp', what }));
  const reasons = vehicleSettingOutFaults(battle, thing.side);
  if (!battle.placed.includes(what)) reasons.push({ code: 'notSetOut', ids: [what] });
  return refusedOr(reasons, () => ({
    ...battle,
    placed: battle.placed.filter((id) => id !== what),
  }));
}

/** Returns the paths of the men and vehicles that an order has marched. */
function pathsOf(battle: KriegspielBattle, order: KriegspielOrder): Paths {
  switch (order.kind) {
    case 'marchBody': {
      const body = bodyOf(battle, order.body) as Body;
      return (marchCost(battle, body, order.path, order.front) as MarchCost).paths;
    }
    case 'march': {
      const man = manOf(battle, order.man) as Man;
      if (isMeasured(battle)) return (manCost(battle, man, order.to, order.by) as MarchCost).paths;
      return { [man.id]: (pathOf(battle, man, order.to) as Path).stops };
    }
    case 'marchGun': {
      const gun = gunNamed(battle, order.gun) as Gun;
      const path = gunCost(battle, gun, order.path).paths[gun.id] as readonly Point[];
      // The riders go along the path of their gun.
      return Object.fromEntries([gun, ...ridersOf(battle, gun)].map(({ id }) => [id, path]));
    }
    case 'marchWaggon':
      return waggonCost(battle, waggonNamed(battle, order.waggon) as Waggon, order.path).paths;
    case 'moveTransport': {
      const { id, x, y } = transportNamed(battle, order.transport) as Transport;
      return { [id]: [{ x, y }, ...order.path] };
    }
    default:
      return {};
  }
}

/** Returns whether marches are measured by chapters (2.2 to 2.6) and not as in Little Wars. */
const isMeasured = (battle: KriegspielBattle): boolean =>
  takes(battle, 'ground') || takes(battle, 'formations');

/**
 * Returns the battle after an order of either side, or every reason against it; the given battle is unchanged. This
 * is the only way in which a battle of Kriegspiel goes on.
 */
export function commandKriegspiel(
  battle: KriegspielBattle,
  order: KriegspielOrder,
): KriegspielOutcome {
  const outcome = carriedOut(battle, order);
  if (!outcome.ok || outcome.battle.kriegspiel.mines.length === 0) return outcome;
  return { ok: true, battle: minesSprung(battle, outcome.battle, pathsOf(battle, order)) };
}

function carriedOut(battle: KriegspielBattle, order: KriegspielOrder): KriegspielOutcome {
  const open = battle.kriegspiel.charge;
  if (open !== null && !SETTLING.has(order.kind))
    return refused({ code: 'chargeOpen', body: open.body });
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
      // Without a chapter that measures marches otherwise, those of Little Wars apply, in which a man may be put
      // back (littlewars.md 3.4).
      return isMeasured(battle)
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
        ? refused({ code: 'givenAs', order: 'haul', as: 'marchGun' })
        : plainGun(battle, order);
    case 'takeOff':
      return takes(battle, 'ground')
        ? takeGunOff(battle, order.gun, order.crew)
        : plainGun(battle, order);
    case 'leave':
      return isMeasured(battle)
        ? leaveField(battle, order.man)
        : ofEngine(battle, command(battle, order));
    case 'place':
    case 'placeGun':
      return setOut(battle, order);
    case 'takeUp':
      return takenOffField(battle, order.what);
    case 'whiteFlag':
    case 'join':
      return amongFighting(battle, order);
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
