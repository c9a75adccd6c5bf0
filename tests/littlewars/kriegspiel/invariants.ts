// The invariants after every order of a battle of Kriegspiel.
import { groundOf, onCrossing } from '../../../src/littlewars/engine/ground';
import { distance, FOOT, NEAR } from '../../../src/littlewars/engine/lengths';
import { gap, isOnField, isReady, moveOf, radiusOf } from '../../../src/littlewars/engine/men';
import { piecesNear } from '../../../src/littlewars/engine/obstacles';
import { contains, segmentToShape, toShape } from '../../../src/littlewars/engine/shapes';
import type { Man } from '../../../src/littlewars/engine/types';
import { moveStateOf, takes } from '../../../src/littlewars/kriegspiel/moveState';
import { isInvulnerable } from '../../../src/littlewars/kriegspiel/general';
import { ridersOf } from '../../../src/littlewars/kriegspiel/guns';
import type { KriegspielOrder } from '../../../src/littlewars/kriegspiel/orders';
import { DEPOT_PACKETS, PACKETS } from '../../../src/littlewars/kriegspiel/terms';
import type { KriegspielBattle } from '../../../src/littlewars/kriegspiel/types';

const ROUNDING = 1e-9;

const packetsOf = ({ kriegspiel }: KriegspielBattle): number =>
  [...kriegspiel.waggons, ...kriegspiel.depots].reduce((sum, { packets }) => sum + packets, 0);

/** Returns the fault of a man's place; null if there is none. */
function standsWrong(battle: KriegspielBattle, man: Man): string | null {
  const { id } = man;
  if (!Number.isInteger(man.x) || !Number.isInteger(man.y))
    return `${id} stands between sixteenths`;
  for (const { piece, distance } of piecesNear(battle, man, radiusOf(man) + 1))
    return `${id} stands ${distance} from ${piece.id}`;
  const isDeep = groundOf(battle.country).waters.some(
    ({ piece }) => piece.fordable !== true && contains(piece.shape, man),
  );
  if (isDeep && !onCrossing(battle.country, man)) return `${id} stands in a river`;
  if (isInvulnerable(battle, id)) return null;
  for (const other of battle.men) {
    if (other.id === id || !isOnField(other) || isInvulnerable(battle, other.id)) continue;
    // One who fought beside an enemy may be his prisoner, as near as he stood.
    if (gap(man, other) < (other.side === man.side ? 1 : 0)) return `${id} stands on ${other.id}`;
  }
  return null;
}

/** Returns acts of a man that exclude each other (2.1, 3.1, 6.1); null if there are none. */
function didWrong(battle: KriegspielBattle, man: Man): string | null {
  const { id } = man;
  const { fired, worked, charged, used, halves } = moveStateOf(battle, man);
  const marched = used > 0 && !charged;
  if (used + halves / 2 > 1 + ROUNDING && !charged) return `${id} has used ${used} and ${halves}`;
  if (fired && (marched || worked || charged || halves > 0)) return `${id} has fired and more`;
  if (worked && (marched || charged || halves > 0)) return `${id} works and has moved`;
  return null;
}

/** How far a man may go in a move at the most (2.2): half as much again on a road, the General twice as far. */
function mostOf(battle: KriegspielBattle, man: Man): number {
  if (!takes(battle, 'ground')) return moveOf(man);
  return moveOf(man) * (battle.kriegspiel.services[man.id] === 'general' ? 2 : 1.5);
}

/** Whether a man rides with a limbered gun, if that retires at the end of a move (7.7). */
const isRider = (battle: KriegspielBattle, man: Man): boolean =>
  battle.guns.some(
    (gun) =>
      !gun.gone &&
      battle.kriegspiel.guns[gun.id]!.limbered &&
      ridersOf(battle, gun).some(({ id }) => id === man.id),
  );

/** Orders by which a man comes to stand elsewhere without marching. */
const PLACED: ReadonlySet<string> = new Set(['changeFormation', 'disembark', 'mount', 'dismount']);

/** Returns the fault of a man's path to his place (2.2, 2.4); null if there is none. */
function wentWrong(
  before: KriegspielBattle,
  order: KriegspielOrder,
  was: Man,
  now: Man,
): string | null {
  const { used, halves, start } = moveStateOf(before, was);
  const rides =
    order.kind === 'marchGun' ||
    order.kind === 'haul' ||
    (order.kind === 'end' && isRider(before, was));
  const marches = order.kind === 'march' || order.kind === 'marchBody';
  // Who rides comes up to his gun and gets down near it. In a first move a march begins at the line (LW 2.3).
  // A charge goes three feet, and puts back as far (7.1, 7.4): at once, or when its dead are named.
  const charge = order.kind === 'charge' || before.kriegspiel.charge !== null ? 3 * FOOT : 0;
  const most = rides
    ? 2 * FOOT + 2 * NEAR
    : Math.max(charge, mostOf(before, was) * (marches ? 1 - used - halves / 2 : 1));
  // Who is sent to a trail, at the latest at the end, goes from where his move began (LW 3.4).
  const fresh = (used === 0 && halves === 0) || order.kind === 'serve' || order.kind === 'end';
  const far = Math.min(
    ...[was, ...(fresh ? [was.start, start] : [])].map((place) => distance(place, now)),
  );
  if (far > most + 1) return `${now.id} goes ${far}, more than ${most}`;
  const { waters, crossings } = groundOf(before.country);
  for (const { piece } of waters) {
    const { shape } = piece;
    if (piece.fordable === true || shape.kind === 'circle') continue;
    if (segmentToShape(shape, was, now) > 0 || (contains(shape, was) && contains(shape, now)))
      continue;
    // Over a crossing, or round an end of it.
    const over = crossings.some(
      ({ piece: bridge }) => toShape(bridge.shape, was) + toShape(bridge.shape, now) <= most + 2,
    );
    const round = shape.corners.some((end) => distance(was, end) + distance(end, now) <= most + 2);
    if (!over && !round) return `${now.id} crosses ${piece.id}`;
  }
  return null;
}

/** Checks the invariants after every order; returns the broken one as text. */
export function wrong(
  before: KriegspielBattle,
  after: KriegspielBattle,
  order: KriegspielOrder,
): string | null {
  // A gun that turns moves the men in its way.
  const turns = order.kind === 'shell' || order.kind === 'fire' || order.kind === 'serve';
  const { men, kriegspiel } = after;
  if (men.length !== before.men.length) return 'men are lost';
  const settingOut = after.phase === 'settingOut';
  const aboard = kriegspiel.transports.flatMap((each) => each.aboard);
  if (new Set(aboard).size !== aboard.length) return 'a man is aboard twice';
  for (const [i, man] of men.entries()) {
    const was = before.men[i]!;
    if (man.id !== was.id || man.side !== was.side) return `${man.id} was ${was.id}`;
    if (was.state === 'dead' && (man.state !== 'dead' || man.x !== was.x || man.y !== was.y))
      return `${man.id} is dead and acts`;
    const left = was.state === 'gone' && man.state !== 'gone';
    if (
      left &&
      man.state !== 'dead' &&
      !before.kriegspiel.transports.some((each) => each.aboard.includes(man.id))
    )
      return `${man.id} comes back`;
    // Who is aboard is given up with all others.
    const isGivenUp = after.phase === 'over' && man.state === 'captive';
    if (aboard.includes(man.id) && man.state !== 'aboard' && !isGivenUp)
      return `${man.id} is aboard and ${man.state}`;
    const moved =
      man.x !== was.x || man.y !== was.y || man.state !== was.state || man.arm !== was.arm;
    const stands = moved && isOnField(man) && !settingOut ? standsWrong(after, man) : null;
    if (stands !== null) return stands;
    const walked =
      moved && isOnField(man) && isOnField(was) && !settingOut && !PLACED.has(order.kind);
    const went = walked ? wentWrong(before, order, was, man) : null;
    if (went !== null) return went;
    if (man.escort !== null && man.state !== 'prisoner') return `${man.id} is escorted`;
    const isActing = (after.phase === 'guns' || after.phase === 'men') && man.side === after.mover;
    const did = isActing ? didWrong(after, man) : null;
    if (did !== null) return did;
    const duty = moveStateOf(after, man);
    if (
      isActing &&
      !turns &&
      isReady(man) &&
      (duty.fired || duty.worked) &&
      order.kind !== 'disembark'
    )
      if (man.x !== was.x || man.y !== was.y) return `${man.id} has fired or worked and moves`;
  }
  const packets = packetsOf(after) - packetsOf(before);
  if (packets > 0) return 'packets appear';
  const lost = (battle: KriegspielBattle): number =>
    battle.kriegspiel.waggons.filter(({ destroyed }) => destroyed).length;
  // They are given up and burnt at the end of a move, and destroyed with their waggons.
  if (packets < 0 && after.moves === before.moves && lost(after) === lost(before))
    return 'packets vanish';
  const isCount = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;
  if (!kriegspiel.waggons.every(({ packets }) => isCount(packets, PACKETS)))
    return 'a waggon holds too much';
  if (!kriegspiel.depots.every(({ packets }) => isCount(packets, DEPOT_PACKETS)))
    return 'a depot holds too much';
  const inBodies = kriegspiel.bodies.flatMap((body) => body.men);
  if (new Set(inBodies).size !== inBodies.length) return 'a man is in two bodies';
  const by = new Map(men.map((man) => [man.id, man]));
  for (const { id, side, men: ids } of kriegspiel.bodies) {
    const services = new Set(ids.map((man) => kriegspiel.services[man]));
    if (services.size > 1 || ids.some((man) => by.get(man)!.side !== side))
      return `body ${id} is mixed`;
    const arms = new Set(
      ids
        .map((man) => by.get(man)!)
        .filter(isReady)
        .map(({ arm }) => arm),
    );
    if (arms.size > 1) return `body ${id} is half mounted`;
  }
  const held = Object.values(kriegspiel.horses).flat();
  if (new Set(held).size !== held.length) return 'a horse is held twice';
  if (held.some((id) => by.get(id)!.arm === 'cavalry')) return 'a rider holds and rides his horse';
  for (const side of ['red', 'blue'] as const) {
    const { man } = kriegspiel.generals[side];
    if (man !== null && by.get(man)!.side !== side) return `${man} commands the enemy`;
  }
  for (const { id, gone, shots, side } of after.guns) {
    const { destroyed, used, halves } = kriegspiel.guns[id]!;
    if (destroyed && !gone) return `${id} is destroyed and stands`;
    if (side === after.mover && shots > 0 && (used > 0 || halves > 0) && after.phase === 'men')
      return `${id} has fired and moved`;
  }
  for (const work of kriegspiel.works)
    if (work.done > work.takes) return `${work.id} goes on too long`;
  return null;
}

/** What is wrong with an order that was carried out, by the battle before it: nothing is begun by who has moved; null, if nothing is. */
export function begunWrong(before: KriegspielBattle, order: KriegspielOrder): string | null {
  const { bodies, guns } = before.kriegspiel;
  if (order.kind === 'shell' || order.kind === 'fire') {
    const { used, halves } = guns[order.gun]!;
    return used > 0 || halves > 0 ? `${order.gun} fires after it has moved` : null;
  }
  const named =
    order.kind === 'beginWork' || order.kind === 'rifles' || order.kind === 'embark'
      ? order.men
      : order.kind === 'charge'
        ? bodies.find(({ id }) => id === order.body)!.men
        : order.kind === 'march'
          ? [order.man]
          : [];
  for (const id of named) {
    const man = before.men.find((each) => each.id === id)!;
    const { used, halves } = moveStateOf(before, man);
    if (order.kind === 'charge') {
      if (isReady(man) && used > 0) return `${id} charges after he has marched`;
      continue;
    }
    if (man.state === 'dead' || man.state === 'gone') return `${id} is ${man.state}`;
    if (order.kind !== 'march' && (used > 0 || halves > 0))
      return `${id} begins after he has moved`;
  }
  return null;
}
