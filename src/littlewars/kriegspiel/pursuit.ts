import { isNearGun } from '../engine/gun';
import { distance } from '../engine/lengths';
import { isReady, moveOf, other } from '../engine/men';
import type { Man, Point, Side } from '../engine/types';
import { presentOf } from './bodies';
import { moveStateOf, hungerFaults, takes, withMoveStates } from './moveState';
import { fighting } from './general';
import { canReach } from './reach';
import type { KriegspielReason } from './reasons';
import type { MoveState, KriegspielBattle, Pursuit } from './types';

// 7.2 to 7.7: charging distance, retirement and pursuit.

/** The least number of mounted cavalrymen that a charge needs (kriegspiel.md 7.1). */
export const LEAST_SABRES = 8;

/** Returns whether a man is a mounted cavalryman, free and armed (kriegspiel.md 7.1); the General is not. */
export const isSabre = ({ kriegspiel }: KriegspielBattle, man: Man): boolean =>
  man.arm === 'cavalry' && isReady(man) && kriegspiel.services[man.id] === 'cavalry';

/** Returns men of no body as they act: the gunners near a gun of their side together, everybody else alone. */
function looseUnits(battle: KriegspielBattle, men: readonly Man[]): readonly (readonly Man[])[] {
  const left = new Set(men);
  const crews = battle.guns.map((gun) => {
    const crew = [...left].filter(
      (man) =>
        !gun.gone &&
        man.side === gun.side &&
        battle.kriegspiel.services[man.id] === 'artillery' &&
        isNearGun(battle, gun, man),
    );
    for (const man of crew) left.delete(man);
    return crew;
  });
  return [...crews.filter((crew) => crew.length > 0), ...[...left].map((man) => [man])];
}

/**
 * Returns the free armed men of a side grouped as they retire together: first those of each body, then the gunners near
 * each gun, then every other man alone (kriegspiel.md 7.3). The General is left out.
 */
export function unitsOf(battle: KriegspielBattle, side: Side): readonly (readonly Man[])[] {
  const bodies = battle.kriegspiel.bodies
    .filter((body) => body.side === side)
    .map((body) => presentOf(battle, body));
  const inBody = new Set(bodies.flat());
  const loose = fighting(battle).men.filter(
    (man) => man.side === side && isReady(man) && !inBody.has(man),
  );
  return [...bodies.filter((men) => men.length > 0), ...looseUnits(battle, loose)];
}

/**
 * Returns whether a man may go where he likes in his next move: he is not held, does not retire and lacks no supply.
 */
function isAbleToGo(battle: KriegspielBattle, man: Man): boolean {
  const { fixed, retires } = moveStateOf(battle, man);
  return !fixed && retires === 0 && hungerFaults(battle, man.id, 'march').length === 0;
}

/**
 * Returns the enemy's mounted cavalrymen who could march up to one of these men, all of one side, in their next move
 * (kriegspiel.md 7.3), in the order of the battle's men.
 */
export const sabresNear = (battle: KriegspielBattle, men: readonly Man[]): readonly Man[] =>
  fighting(battle).men.filter(
    (man) =>
      man.side !== men[0]?.side &&
      isSabre(battle, man) &&
      isAbleToGo(battle, man) &&
      canReach(battle, man, men),
  );

/**
 * Returns whether men, all of one side, are within charging distance: at least eight of the enemy's mounted
 * cavalrymen could march up to one of them in their next move (kriegspiel.md 7.3).
 */
export const isWithinCharge = (battle: KriegspielBattle, men: readonly Man[]): boolean =>
  sabresNear(battle, men).length >= LEAST_SABRES;

const FLEEING: ReadonlySet<Pursuit> = new Set(['pursued', 'retired', 'overtaken']);

/** 7.6: returns whether cavalry of these men's side that does not itself retire could come up to a pursuer. */
const isFaced = (battle: KriegspielBattle, side: Side, pursuer: Man): boolean =>
  battle.men.filter(
    (man) =>
      man.side === side &&
      isSabre(battle, man) &&
      !FLEEING.has(moveStateOf(battle, man).pursuit) &&
      isAbleToGo(battle, man) &&
      canReach(battle, man, [pursuer]),
  ).length >= LEAST_SABRES;

/**
 * Returns whether men, all of one side, are within charging distance of at least eight mounted enemies whom neither
 * fire nor fresh cavalry of their own side has stopped (kriegspiel.md 7.6).
 */
export function isPursued(battle: KriegspielBattle, men: readonly Man[]): boolean {
  const near = sabresNear(battle, men);
  if (near.length < LEAST_SABRES) return false;
  const side = (men[0] as Man).side;
  return near.filter((sabre) => !isFaced(battle, side, sabre)).length >= LEAST_SABRES;
}

/**
 * Returns the mounted cavalryman of the enemy of `side` who is nearest to any of some places, and his distance in
 * sixteenths of an inch, middle to middle (kriegspiel.md 7.1); null if the enemy has none.
 */
export function nearestSabre(
  battle: KriegspielBattle,
  side: Side,
  places: readonly Point[],
): { readonly sabre: Man; readonly apart: number } | null {
  let nearest: { sabre: Man; apart: number } | null = null;
  for (const sabre of battle.men) {
    if (sabre.side === side || !isSabre(battle, sabre)) continue;
    const apart = Math.min(...places.map((place) => distance(place, sabre)));
    if (nearest === null || apart < nearest.apart) nearest = { sabre, apart };
  }
  return nearest;
}

/** Returns whether places are farther from the enemy's nearest sabre than others are; true if he has none. */
function isFarther(
  battle: KriegspielBattle,
  side: Side,
  from: readonly Point[],
  to: readonly Point[],
): boolean {
  const now = nearestSabre(battle, side, to);
  return now === null || now.apart > (nearestSabre(battle, side, from) as typeof now).apart;
}

/** 7.3: returns whether men have retired in this move: they are farther from the nearest sabre than when it began. */
const hasRetired = (battle: KriegspielBattle, men: readonly Man[]): boolean =>
  isFarther(battle, (men[0] as Man).side, startsOf(battle, men), men);

const startsOf = (battle: KriegspielBattle, men: readonly Man[]): readonly Point[] =>
  men.map((man) => moveStateOf(battle, man).start);

/** Returns men as they stood when the move began. */
const begun = (battle: KriegspielBattle, men: readonly Man[]): readonly Man[] =>
  men.map((man) => ({ ...man, ...moveStateOf(battle, man).start }));

/**
 * Returns the reason why a man who owes a retirement may not march to `to`, that it is no farther from the nearest
 * mounted enemy than the place where his move began (kriegspiel.md 7); empty if he may, or owes none.
 */
export function retirementFaults(
  battle: KriegspielBattle,
  man: Man,
  to: Point,
): KriegspielReason[] {
  const { retires, start } = moveStateOf(battle, man);
  if (retires === 0) return [];
  return isFarther(battle, man.side, [start], [to])
    ? []
    : [{ code: 'mustRetire', id: man.id, by: retires }];
}

/** Returns how men stand at the end of their own move (7.3 to 7.6). */
function afterOwn(battle: KriegspielBattle, men: readonly Man[]): Pursuit {
  const moveStates = men.map((man) => moveStateOf(battle, man));
  const is = (...those: readonly Pursuit[]): boolean =>
    moveStates.some(({ pursuit }) => those.includes(pursuit));
  const isMounted = men.some((man) => isSabre(battle, man));
  const owed = moveStates.some(({ retires }) => retires > 0);
  if (owed && !is('pursued')) return isMounted ? 'retired' : 'free';
  // A man who was menaced has decided for himself; only a man who was pursued is freed by others (7.6).
  const asked = is('pursued') ? isPursued : isWithinCharge;
  if (!is('menaced', 'pursued') || !asked(battle, begun(battle, men))) return 'free';
  if (hasRetired(battle, men)) return !isMounted && asked(battle, men) ? 'overtaken' : 'retired';
  return isMounted && !moveStates.some(({ charged }) => charged) ? 'stood' : 'free';
}

/** Returns how men stand at the end of the enemy's move (7.3 to 7.6). */
function afterEnemys(battle: KriegspielBattle, men: readonly Man[]): Pursuit {
  const fled = men.some((man) => FLEEING.has(moveStateOf(battle, man).pursuit));
  if (fled && isPursued(battle, men)) return 'pursued';
  return isWithinCharge(battle, men) ? 'menaced' : 'free';
}

const withPursuits = (
  battle: KriegspielBattle,
  side: Side,
  standOf: (battle: KriegspielBattle, men: readonly Man[]) => Pursuit,
  owing: (man: Man, moveState: MoveState, pursuit: Pursuit) => number,
): KriegspielBattle =>
  // All are asked of the same table.
  unitsOf(battle, side)
    .map((men) => ({ men, pursuit: standOf(battle, men) }))
    .reduce(
      (now, { men, pursuit }) =>
        withMoveStates(
          now,
          men.map(({ id }) => id),
          (moveState, man) => ({ pursuit, retires: owing(man, moveState, pursuit) }),
        ),
      battle,
    );

/**
 * Returns the battle at the end of the move of the side `mover`, with the `pursuit` of every man judged anew: whether
 * the enemy's cavalry menaces or pursues him, or he has retired from it (kriegspiel.md 7.3 to 7.7). The mover's men owe
 * no retirement any more, except chargers who lost the toss in this move; men of the other side who are pursued owe one
 * of a whole march. Unchanged in a battle without the chapter *charges*.
 */
export function withPursuit(battle: KriegspielBattle, mover: Side): KriegspielBattle {
  if (!takes(battle, 'charges')) return battle;
  // Only chargers who lost the toss in this move still owe a retirement.
  const own = withPursuits(battle, mover, afterOwn, (_, { charged, retires }) =>
    charged ? retires : 0,
  );
  return withPursuits(own, other(mover), afterEnemys, (man, { retires }, pursuit) =>
    pursuit === 'pursued' ? moveOf(man) : retires,
  );
}

/** Returns the battle in which no man owes a retirement for a pursuit that has ended (kriegspiel.md 7.6). */
export function released(battle: KriegspielBattle, side: Side): KriegspielBattle {
  return unitsOf(battle, side).reduce((now, men) => {
    const pursued = men.filter((man) => moveStateOf(battle, man).pursuit === 'pursued');
    if (pursued.length === 0 || isPursued(battle, begun(battle, men))) return now;
    return withMoveStates(
      now,
      pursued.map(({ id }) => id),
      () => ({ pursuit: 'free', retires: 0 }),
    );
  }, battle);
}

/**
 * Returns the battle after fire has killed the men `dead` (kriegspiel.md 7.6): a body of cavalry that has lost one of
 * them while it pursues is stopped, and men whom nobody else pursues owe no retirement.
 */
export function afterFire(battle: KriegspielBattle, dead: readonly string[]): KriegspielBattle {
  if (!takes(battle, 'charges')) return battle;
  const pursued = battle.men.filter(
    (man) => isReady(man) && moveStateOf(battle, man).pursuit === 'pursued',
  );
  const struck = battle.kriegspiel.bodies.filter(
    (body) =>
      body.side !== battle.mover &&
      body.men.some((id) => dead.includes(id)) &&
      presentOf(battle, body).some((man) => isSabre(battle, man) && canReach(battle, man, pursued)),
  );
  const stopped = withMoveStates(
    battle,
    struck.flatMap((body) => presentOf(battle, body).map(({ id }) => id)),
    () => ({ fixed: true }),
  );
  return struck.length === 0 ? battle : released(stopped, battle.mover);
}
