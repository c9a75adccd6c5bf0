import { crewNear, LEAST_CREW, outOfAction } from '../engine/gun';
import { gunGap } from '../engine/gunShape';
import { gunFaults, gunNamed, refused, refusedOr } from '../engine/refusals';
import type { Gun, Man, Point } from '../engine/types';
import {
  actFaults,
  affords,
  chapterFaults,
  marchPhase,
  shareLeft,
  takes,
  withState,
} from './moveState';
import { strikable } from './general';
import type { Act, KriegspielOutcome, KriegspielReason } from './reasons';
import { GUNNERS } from './terms';
import type { KriegspielBattle, Limber } from './types';

/** An order to `limber` or `unlimber` a gun, or to march it along a path (kriegspiel.md 2.2, 2.5). */
export type GunOrder =
  | { readonly kind: 'limber'; readonly gun: string }
  | { readonly kind: 'unlimber'; readonly gun: string }
  /** A limbered gun marches along the points of `path`, and its gunners ride. */
  | { readonly kind: 'marchGun'; readonly gun: string; readonly path: readonly Point[] };

/** The number of halves of a move that it takes to limber or unlimber a gun (kriegspiel.md 2.5). */
export const LIMBER_HALVES = 1;

/**
 * Returns what Kriegspiel adds to the state of a gun, by id: whether it is limbered or damaged, and how much of its
 * march it has used (kriegspiel.md 2.5, 3.4). The gun must exist.
 */
export const limberOf = ({ kriegspiel }: KriegspielBattle, gun: string): Limber =>
  kriegspiel.guns[gun] as Limber;

/** Returns the battle with a change of what Kriegspiel adds to the state of a gun, by id. */
export const withLimber = (
  battle: KriegspielBattle,
  gun: string,
  change: Partial<Limber>,
): KriegspielBattle =>
  withState(battle, {
    guns: { ...battle.kriegspiel.guns, [gun]: { ...limberOf(battle, gun), ...change } },
  });

/**
 * Returns why a gun cannot act: a shell or mine has disabled or destroyed it (kriegspiel.md 3.4, 6.2); empty if it can.
 */
export function damageFaults(battle: KriegspielBattle, gun: string): KriegspielReason[] {
  const { destroyed, disabledUntil } = limberOf(battle, gun);
  return [
    ...(destroyed ? [{ code: 'destroyed', id: gun } as const] : []),
    ...(disabledUntil > battle.moves
      ? [{ code: 'disabled', gun, until: disabledUntil } as const]
      : []),
  ];
}

/**
 * Returns why a gun may not act as `to` says: it is out of action, damaged, has fired or is going aboard a train
 * (littlewars.md 4.1, kriegspiel.md 3.1, 3.4, 8.2); empty if it may.
 */
export function gunActFaults(battle: KriegspielBattle, gun: Gun, to: Act): KriegspielReason[] {
  const { id, shots } = gun;
  const boards = battle.kriegspiel.transports.some(({ boarding }) => boarding?.men.includes(id));
  return [
    ...outOfAction(strikable(battle), gun),
    ...damageFaults(battle, id),
    ...(shots > 0 ? [{ code: 'hasFired', gun: id, shots } as const] : []),
    ...(boards ? [{ code: 'hasActed', id, did: 'work', to } as const] : []),
  ];
}

/**
 * Returns the reason why a gun, by id, may not march, that it is not limbered (kriegspiel.md 2.5, 3.1); empty if it
 * is, or in a battle without the chapter *formations*.
 */
export const unlimberedFaults = (battle: KriegspielBattle, gun: string): KriegspielReason[] =>
  takes(battle, 'formations') && !limberOf(battle, gun).limbered
    ? [{ code: 'limbered', gun, limbered: false }]
    : [];

/**
 * Returns the battle after a gun, by id, was limbered, or with `limbered` false unlimbered, which takes half of its
 * move (kriegspiel.md 2.5); or every reason against it.
 */
export function limber(battle: KriegspielBattle, id: string, limbered: boolean): KriegspielOutcome {
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, 'formations'),
    ...marchPhase(battle),
    ...gunFaults(battle, id),
  ];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refused(...reasons);
  const now = limberOf(battle, id);
  const left = shareLeft(now);
  // 7.7: a gun that has to retire may be limbered for that.
  const to = limbered ? 'march' : 'change';
  reasons.push(
    ...gunActFaults(battle, gun, 'change'),
    ...ridersOf(battle, gun).flatMap((man) => actFaults(battle, man, to)),
  );
  if (now.limbered === limbered) reasons.push({ code: 'limbered', gun: id, limbered });
  const cost = LIMBER_HALVES / 2;
  if (!affords(left, cost)) reasons.push({ code: 'tooDear', id, cost, left });
  return refusedOr(reasons, () => ({
    ...withLimber(battle, id, { limbered, halves: now.halves === 0 ? 1 : 2 }),
    phase: 'men',
  }));
}

/**
 * Returns the men who ride with a gun, of those who can serve it within six inches, the nearest first: up to six
 * gunners (kriegspiel.md 2.2); if fewer than four gunners are there, up to four men, the gunners among them first.
 */
export function ridersOf(battle: KriegspielBattle, gun: Gun): readonly Man[] {
  const { services } = battle.kriegspiel;
  const rank = (man: Man): number => (services[man.id] === 'artillery' ? 0 : 1);
  const near = crewNear(strikable(battle), gun, gun.side).map((man) => ({
    man,
    rank: rank(man),
    apart: gunGap(battle, gun, man),
  }));
  near.sort((a, b) => a.rank - b.rank || a.apart - b.apart);
  const gunners = near.filter((each) => each.rank === 0).length;
  // Men of other services go along only where too few gunners are left to serve it.
  const count = gunners >= LEAST_CREW ? Math.min(gunners, GUNNERS) : LEAST_CREW;
  return near.slice(0, count).map(({ man }) => man);
}
