import { directionOf, normalBearing, TURN } from './angles';
import { GUN_STRIP_HALF, gunHindrances, trailPlaces, turnHindrances } from './gun';
import { groundOf } from './ground';
import { distance, rounded } from './lengths';
import { depthsFor, hindrances, isFreeMan, radiusOf } from './men';
import type { Hindrance } from './reasons';
import { isFree } from './obstacles';
import { toShape } from './shapes';
import { ARMS, type Battle, type Gun, type Man, type Point } from './types';
import { fieldFrom, pathIn } from './paths';

/** The directions and lengths tried for a gun that may be shut in. */
const ROUND = 16;
const LENGTHS = [1, 8, 32, 96];

/** Returns what stands for good where a man of an arm would stand: men go away, pieces, edges and guns may not. */
function standing(bare: Battle, man: Man, place: Point): readonly Hindrance[] {
  return hindrances(bare, man, place).flatMap((reason): Hindrance[] =>
    reason.code === 'tooNear' ? [reason.to] : [{ kind: 'edge' }],
  );
}

/** Returns those of some men of one arm who can walk to a place in any number of moves; two are enough. */
function walkers(battle: Battle, first: Man, men: readonly Man[], place: Point): readonly Man[] {
  const radius = radiusOf(first);
  // Any two will do, and most are close by.
  const straight: Man[] = [];
  for (const man of men) {
    if (isFree(battle, man, place, radius)) straight.push(man);
    if (straight.length > 1) return straight;
  }
  const depths = depthsFor(battle, first.side, radius);
  const field = fieldFrom(battle, radius, place, Infinity, depths);
  return men.filter((man) => pathIn(field, man) !== null);
}

/** Returns the piece that is nearest to a place, of those that stop a man. */
function nearestPiece(battle: Battle, place: Point): readonly Hindrance[] {
  const { solids, waters } = groundOf(battle.country);
  const far = [...solids, ...waters].map(({ piece }) => ({
    id: piece.id,
    away: toShape(piece.shape, place),
  }));
  far.sort((a, b) => a.away - b.away);
  return far.slice(0, 1).map(({ id }) => ({ kind: 'piece', id }));
}

/**
 * Returns what prevents any two free men of its side from ever standing at the trail of a gun, one on each side
 * (littlewars.md 4.4): scenery, edges and other guns that leave no room for men of the arms that the side has, or
 * that nobody gets past. Empty if two men can come there in some move, however late.
 */
export function trailHindrances(battle: Battle, gun: Gun): readonly Hindrance[] {
  const free = battle.men.filter((man) => man.side === gun.side && isFreeMan(man));
  // Its own trail leaves them room, wherever it was turned.
  const bare = { ...battle, men: [], guns: battle.guns.filter(({ id }) => id !== gun.id) };
  const able: readonly [Man[], Man[]] = [[], []];
  const met: readonly [Hindrance[], Hindrance[]] = [[], []];
  for (const arm of ARMS) {
    const men = free.filter((man) => man.arm === arm);
    const [first] = men;
    if (first === undefined) continue;
    for (const index of [0, 1] as const) {
      const place = trailPlaces(gun, first)[index];
      const inTheWay = standing(bare, first, place);
      const come =
        inTheWay.length > 0 ? [] : walkers(battle, first, nearestFirst(men, place), place);
      able[index].push(...come);
      if (come.length === 0)
        met[index].push(...(inTheWay.length > 0 ? inTheWay : nearestPiece(battle, place)));
    }
    // Men of one arm mostly do, and the others' paths need not be looked for.
    if (able[0].some((one) => able[1].some((another) => another.id !== one.id))) return [];
  }
  const all = met.flat();
  return all.filter(
    (one, i) => all.findIndex((each) => JSON.stringify(each) === JSON.stringify(one)) === i,
  );
}

const nearestFirst = (men: readonly Man[], place: Point): readonly Man[] =>
  [...men].sort((a, b) => distance(a, place) - distance(b, place));

/**
 * Returns whether a gun could never be fired or moved from where it stands (littlewars.md 4.4, 4.5): at no bearing to
 * which it can turn is there room for two men at its trail, and it can go to no place near it.
 */
export function isShutIn(battle: Battle, gun: Gun): boolean {
  if (trailHindrances(battle, gun).length === 0) return false;
  const bare = { ...battle, men: [] };
  const bearings = Array.from({ length: ROUND }, (_, i) => (i * TURN) / ROUND);
  const mayTurn = bearings.some(
    (bearing) =>
      turnHindrances(bare, gun, bearing).length === 0 &&
      trailHindrances(battle, { ...gun, bearing }).length === 0,
  );
  return !mayTurn && !bearings.some((bearing) => mayBeHauled(bare, gun, bearing));
}

/** Returns whether a gun can be hauled a little way along a direction, its trail ahead (4.5). */
function mayBeHauled(bare: Battle, gun: Gun, direction: number): boolean {
  const { x, y } = directionOf(direction);
  return LENGTHS.some((length) => {
    const at = rounded({ x: gun.x + x * length, y: gun.y + y * length });
    const placed = { ...at, bearing: normalBearing(direction + TURN / 2) };
    return isFree(bare, gun, at, GUN_STRIP_HALF) && gunHindrances(bare, gun, placed).length === 0;
  });
}
