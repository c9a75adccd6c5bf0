import { layersAt } from '../engine/country';
import { isolationOf } from '../engine/contact';
import { crewNear, isNearGun } from '../engine/gun';
import { gunGap } from '../engine/gunShape';
import { distance, FOOT } from '../engine/lengths';
import { inContact, isReady, manOf } from '../engine/men';
import { phaseFaults } from '../engine/refusals';
import type { Country, Gun, Man, Point, Side } from '../engine/types';
import type { Isolation } from '../engine/meleeTypes';
import {
  artilleryToll,
  bandOf,
  downhillFactor,
  footToll,
  stationaryToll,
  tossToll,
  unequalToll,
} from './chargeTolls';
import { bodyOf, bodyWith, presentOf } from './bodies';
import { actFaults, chapterFaults, moveStateOf, shareLeft, takes } from './moveState';
import { fighting } from './general';
import { isSabre, LEAST_SABRES } from './pursuit';
import { canReach, hindranceBefore } from './reach';
import type { KriegspielReason } from './reasons';
import type { Charge, ChargeStand, Formation, KriegspielBattle } from './types';

/** 7.1: how far a charge goes that takes a whole march. */
const CHARGE = 3 * FOOT;

/** Returns how many contours lower the ground is at `to` than at `from` (kriegspiel.md 7.5); negative if higher. */
export const descent = (country: Country, from: Point, to: Point): number =>
  layersAt(country, from) - layersAt(country, to);

/** The men who are charged: a body, or the gunners of guns, who are in no body. */
interface Target {
  readonly side: Side;
  readonly men: readonly Man[];
  readonly formation: Formation;
}

/** Returns the gunners near a gun who are in no body, with those of other guns that they are near too (7.7). */
function gunnersOf(battle: KriegspielBattle, gun: Gun): readonly Man[] {
  const gunners = battle.men.filter(
    (man) =>
      man.side === gun.side &&
      isReady(man) &&
      battle.kriegspiel.services[man.id] === 'artillery' &&
      bodyWith(battle, man.id) === undefined,
  );
  const guns = new Set([gun]);
  const found = new Set<Man>();
  // The loop also visits guns added meanwhile.
  for (const each of guns)
    for (const man of gunners.filter((one) => isNearGun(battle, each, one))) {
      found.add(man);
      for (const next of battle.guns)
        if (!next.gone && next.side === gun.side && isNearGun(battle, next, man)) guns.add(next);
    }
  return gunners.filter((man) => found.has(man));
}

/** Returns the men charged, by the id of a body, or of a gun for its gunners; undefined if there is neither. */
function targetOf(battle: KriegspielBattle, id: string): Target | undefined {
  const body = bodyOf(battle, id);
  if (body !== undefined)
    return { side: body.side, men: presentOf(battle, body), formation: body.formation };
  const gun = battle.guns.find((each) => each.id === id && !each.gone);
  return gun && { side: gun.side, men: gunnersOf(battle, gun), formation: 'extended' };
}

/** Returns how the charged men receive the charge (7.1 to 7.7). */
function standOf(
  battle: KriegspielBattle,
  { men, formation }: Target,
  guns: readonly Gun[],
): ChargeStand {
  const pursuits = men.map((man) => moveStateOf(battle, man).pursuit);
  const services = men.map(({ id }) => battle.kriegspiel.services[id]);
  if (guns.length > 0) return 'artillery';
  if (men.some((man) => isSabre(battle, man)))
    return pursuits.includes('stood') ? 'stationary' : 'cavalry';
  // 7.2: dismounted cavalry and engineers count as extended; gunners without a gun too.
  const extended = formation === 'extended' || !services.includes('infantry');
  if (!pursuits.includes('overtaken')) return extended ? 'extended' : 'close';
  return extended ? 'retiringExtended' : 'retiringClose';
}

/** Returns the guns of those gunners who are among some men, those nearest to a place first (7.7). */
function gunsOf(battle: KriegspielBattle, men: readonly Man[], from: Point): readonly Gun[] {
  const gunners = men.filter(({ id }) => battle.kriegspiel.services[id] === 'artillery');
  return battle.guns
    .filter(
      (gun) =>
        !gun.gone && gunners.some((man) => man.side === gun.side && isNearGun(battle, gun, man)),
    )
    .sort((a, b) => gunGap(battle, a, from) - gunGap(battle, b, from));
}

const idsOf = (those: readonly { readonly id: string }[]): readonly string[] =>
  those.map(({ id }) => id);

/** A line between two bodies: the nearest sabre at the beginning of the move, and the nearest man of the charged. */
interface Line {
  readonly sabre: Man;
  readonly from: Point;
  readonly to: Man;
  readonly length: number;
}

function lineOf(battle: KriegspielBattle, sabres: readonly Man[], charged: readonly Man[]): Line {
  let line: Line | null = null;
  for (const sabre of sabres) {
    const from = moveStateOf(battle, sabre).start;
    for (const to of charged) {
      const length = distance(from, to);
      if (line === null || length < line.length) line = { sabre, from, to, length };
    }
  }
  return line as unknown as Line;
}

/**
 * Returns the charge of a body, by its id, on another body, or on the gunners of a gun, as it would be now
 * (kriegspiel.md 7): from where, how it is received, and what it costs both sides. Null if an id names nothing, or
 * either has nobody left who can fight. `chargeFaults` says whether it may be made.
 */
export function chargeOf(
  battle: KriegspielBattle,
  bodyId: string,
  targetId: string,
): Charge | null {
  const [body, target] = [bodyOf(battle, bodyId), targetOf(battle, targetId)];
  if (body === undefined || target === undefined) return null;
  const sabres = presentOf(battle, body).filter((man) => isSabre(battle, man));
  const charged = target.men;
  if (sabres.length === 0 || charged.length === 0) return null;
  const { from, to, length } = lineOf(battle, sabres, charged);
  const band = bandOf(length);
  const guns = gunsOf(battle, charged, from);
  const stand = standOf(battle, target, guns);
  const [ours, theirs] = [sabres.length, charged.length];
  const factor =
    stand === 'cavalry' && takes(battle, 'ground')
      ? downhillFactor(descent(battle.country, from, to))
      : 1;
  const isEqual = ours * factor === theirs;
  const isolation: Isolation | null =
    stand === 'cavalry' && !isEqual
      ? isolationOf(fighting(battle), ours * factor < theirs ? sabres : charged)
      : null;
  const tolls = ((): Charge['tolls'] => {
    if (stand === 'artillery') return [artilleryToll(band, ours, guns.length)];
    if (stand === 'stationary') return [stationaryToll(ours, theirs)];
    if (stand !== 'cavalry') return [footToll(stand, band, ours, theirs)];
    return isolation === null
      ? [tossToll(true, ours, theirs, factor), tossToll(false, ours, theirs, factor)]
      : [unequalToll(ours, theirs, factor, isolation.isolated)];
  })();
  return {
    body: bodyId,
    target: targetId,
    sabres: idsOf(sabres),
    charged: idsOf(charged),
    from,
    to: { x: to.x, y: to.y },
    distance: length,
    band,
    stand,
    factor,
    isolation,
    guns: idsOf(guns),
    tolls,
  };
}

/** Returns each reason once, for the first man that it concerns: men of a body act alike. */
const firstOfEach = (reasons: readonly KriegspielReason[]): readonly KriegspielReason[] =>
  reasons.filter(({ code }, i) => reasons.findIndex((each) => each.code === code) === i);

/** 7.7: returns the armed men of the other side who help its guns: within six inches, and not of those charged. */
function helpersOf(battle: KriegspielBattle, { charged, guns }: Charge): readonly string[] {
  return idsOf(
    fighting(battle).men.filter(
      (man) =>
        !charged.includes(man.id) &&
        guns.some((id) => {
          const gun = battle.guns.find((each) => each.id === id) as Gun;
          return crewNear(battle, gun, gun.side).includes(man);
        }),
    ),
  );
}

/**
 * Returns every reason against a charge now of a body on another body, or on the gunners of a gun, all by id
 * (kriegspiel.md 7.1, 7.7); empty if it may be made.
 */
export function chargeFaults(
  battle: KriegspielBattle,
  bodyId: string,
  targetId: string,
): KriegspielReason[] {
  const { charge: open } = battle.kriegspiel;
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, 'charges'),
    ...phaseFaults(battle, 'guns', 'men'),
    ...(open === null ? [] : [{ code: 'chargeOpen', body: open.body } as const]),
  ];
  const [body, target] = [bodyOf(battle, bodyId), targetOf(battle, targetId)];
  if (body === undefined) reasons.push({ code: 'noSuchBody', body: bodyId });
  if (target === undefined) reasons.push({ code: 'noSuchBody', body: targetId });
  if (body === undefined || target === undefined) return reasons;
  if (body.side !== battle.mover) reasons.push({ code: 'notYours', id: bodyId, side: body.side });
  if (target.side === body.side) reasons.push({ code: 'notEnemy', body: targetId });
  const sabres = presentOf(battle, body).filter((man) => isSabre(battle, man));
  if (sabres.length < LEAST_SABRES)
    reasons.push({
      code: 'tooFewSabres',
      body: bodyId,
      sabres: sabres.length,
      least: LEAST_SABRES,
    });
  if (body.formation === 'extended') reasons.push({ code: 'notFormed', body: bodyId });
  // What the other side's men do may be secret (6.4).
  if (body.side === battle.mover)
    reasons.push(...firstOfEach(sabres.flatMap((man) => actFaults(battle, man, 'charge'))));
  if (target.men.length === 0) reasons.push({ code: 'nobodyLeft', body: targetId });
  const charge = chargeOf(battle, bodyId, targetId);
  if (charge === null) return reasons;
  const { from, to, distance: length, guns } = charge;
  const limit = Math.min(...sabres.map((man) => shareLeft(moveStateOf(battle, man)))) * CHARGE;
  if (length > limit) reasons.push({ code: 'tooFar', id: bodyId, from, to, length, limit });
  else reasons.push(...reachFaults(battle, charge, limit));
  const by = helpersOf(battle, charge);
  if (by.length > 0) reasons.push({ code: 'gunsHelped', guns, by });
  return reasons;
}

/** Returns whether any body of the mover may charge now, any body or gun of the enemy's (kriegspiel.md 7.1, 7.7). */
export function mayCharge(battle: KriegspielBattle): boolean {
  const { bodies } = battle.kriegspiel;
  const targets = [...bodies, ...battle.guns].filter(({ side }) => side !== battle.mover);
  return bodies.some(
    (body) =>
      body.side === battle.mover &&
      targets.some(({ id }) => chargeFaults(battle, body.id, id).length === 0),
  );
}

/**
 * Returns why the nearest sabre cannot go up to those charged within a limit (7.1): a river, which takes a move of its
 * own to cross (2.4), contours, which cost too much (2.3), or because no path leads there; empty if it can.
 */
function reachFaults(
  battle: KriegspielBattle,
  charge: Charge,
  limit: number,
): readonly KriegspielReason[] {
  const men = (ids: readonly string[]): readonly Man[] => ids.map((id) => manOf(battle, id) as Man);
  const charged = men(charge.charged);
  const { sabre, from, to } = lineOf(battle, men(charge.sabres), charged);
  const charger = { ...sabre, ...from, march: limit };
  if (canReach(battle, charger, charged)) return [];
  const hindrance = hindranceBefore(battle, charger, to);
  const { body: id } = charge;
  if (hindrance === null) return [{ code: 'noWay', id, from, to: charge.to }];
  return 'river' in hindrance
    ? [{ code: 'notAtBank', id, ...hindrance }]
    : [{ code: 'tooManyContours', id, ...hindrance, limit }];
}

/**
 * Returns why mounted cavalrymen may not march to their places, because fewer than eight would be in contact with a
 * body in fours or two ranks (kriegspiel.md 7.1); empty if they may. `going` are the men at these places.
 */
export function meetingFaults(battle: KriegspielBattle, going: readonly Man[]): KriegspielReason[] {
  if (!takes(battle, 'charges')) return [];
  const there = new Map(going.map((man) => [man.id, man]));
  const now = battle.men.map((man) => there.get(man.id) ?? man);
  return battle.kriegspiel.bodies.flatMap((body): KriegspielReason[] => {
    if (body.formation === 'extended' || body.side === battle.mover) return [];
    const enemies = presentOf(battle, body);
    const meeting = now.filter(
      (man) =>
        isReady(man) && isSabre(battle, man) && enemies.some((enemy) => inContact(man, enemy)),
    );
    if (meeting.length >= LEAST_SABRES) return [];
    return meeting
      .filter(({ id }) => there.has(id))
      .map(({ id }) => ({ code: 'tooFewToMeet', man: id, body: body.id }));
  });
}
