import { refused, refusedOr } from '../engine/refusals';
import { NEAR } from '../engine/lengths';
import { isReady, isWithin, manOf } from '../engine/men';
import type { Man } from '../engine/types';
import { bodyOf, nextBody, presentOf } from './bodies';
import { bodyFaults } from './bodyMarch';
import { takes, withState } from './moveState';
import { halvesFaults, withHalves } from './formations';
import { standingFaults } from './marches';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import { MARCH } from './terms';
import type { Body, KriegspielBattle } from './types';

/** The order by which a body of cavalry, by id, mounts or dismounts, which takes a whole move (kriegspiel.md 2.5). */
export type HorseOrder =
  | { readonly kind: 'dismount'; readonly body: string }
  | { readonly kind: 'mount'; readonly body: string };

/** 2.5: of so many men this part, rounded up, hold the horses of all. */
const HOLDERS = 4;
/** The number of halves of a move that it takes to mount or to dismount, a whole move (kriegspiel.md 2.5). */
export const MOUNT_HALVES = 2;

/**
 * Returns a man as a figure of the arm `arm`, mounted or on foot; in a battle with the chapter *ground* with the length
 * of march that goes with it (kriegspiel.md 2.2).
 */
export function asArm(battle: KriegspielBattle, man: Man, arm: Man['arm']): Man {
  const { march: _, ...rest } = man;
  const march = arm === 'cavalry' ? MARCH.cavalry : MARCH.infantry;
  return { ...rest, arm, ...(takes(battle, 'ground') ? { march } : {}) };
}

/**
 * Returns the man who holds the horse of a dismounted cavalryman, by the latter's id, and is free and armed on the
 * field; undefined if there is no such holder (kriegspiel.md 2.5).
 */
export function holderOf(battle: KriegspielBattle, id: string): Man | undefined {
  const [holder] =
    Object.entries(battle.kriegspiel.horses).find(([, riders]) => riders.includes(id)) ?? [];
  const man = holder === undefined ? undefined : manOf(battle, holder);
  return man !== undefined && isReady(man) ? man : undefined;
}

/** Returns why a body may not mount or dismount, apart from where it would stand. */
function horseFaults(battle: KriegspielBattle, body: Body, mounted: boolean): KriegspielReason[] {
  const { services } = battle.kriegspiel;
  const present = presentOf(battle, body);
  return [
    ...present.flatMap((man): KriegspielReason[] => {
      const service = services[man.id];
      if (service !== 'cavalry' && service !== undefined)
        return [{ code: 'wrongService', man: man.id, service }];
      if ((man.arm === 'cavalry') !== mounted)
        return [{ code: 'alreadyMounted', man: man.id, mounted: !mounted }];
      return [];
    }),
    ...halvesFaults(battle, body.id, present, MOUNT_HALVES),
  ];
}

/**
 * Returns the battle after a body of cavalry, by id, has dismounted (kriegspiel.md 2.5): the last quarter of its men
 * hold the horses and become a body of their own, where they stand. Returns every reason instead if it may not.
 */
export function dismount(battle: KriegspielBattle, id: string): KriegspielOutcome {
  const reasons = bodyFaults(battle, id);
  const body = bodyOf(battle, id);
  if (body === undefined || reasons.length > 0) return refused(...reasons);
  reasons.push(...horseFaults(battle, body, true));
  const present = presentOf(battle, body);
  const count = Math.ceil(present.length / HOLDERS);
  const riders = present.slice(0, present.length - count);
  const holders = present.slice(present.length - count);
  if (riders.length === 0)
    reasons.push({ code: 'tooFewToForm', men: present.length, least: count + 1 });
  return refusedOr(reasons, () => {
    const held: [string, readonly string[]][] = holders.map((holder, i) => [
      holder.id,
      riders.filter((_, n) => n % count === i).map((man) => man.id),
    ]);
    const onFoot = riders.map((man) => asArm(battle, man, 'infantry'));
    const changed = withHalves(battle, [...onFoot, ...holders], MOUNT_HALVES);
    const holderIds = holders.map((man) => man.id);
    return withState(changed, {
      horses: { ...battle.kriegspiel.horses, ...Object.fromEntries(held) },
      bodies: [
        ...battle.kriegspiel.bodies.map((each) =>
          each.id === id
            ? { ...each, men: each.men.filter((man) => !holderIds.includes(man)) }
            : each,
        ),
        { ...body, id: nextBody(battle), men: holderIds },
      ],
    });
  });
}

/**
 * Returns the battle after a dismounted body, by id, has mounted again, which needs the holder of each man's horse
 * within six inches of him (kriegspiel.md 2.5); or every reason against it.
 */
export function mount(battle: KriegspielBattle, id: string): KriegspielOutcome {
  const reasons = bodyFaults(battle, id);
  const body = bodyOf(battle, id);
  if (body === undefined || reasons.length > 0) return refused(...reasons);
  const present = presentOf(battle, body);
  reasons.push(...horseFaults(battle, body, false));
  for (const man of present) {
    const holder = holderOf(battle, man.id);
    if (holder === undefined || !isWithin(man, holder, NEAR))
      reasons.push({ code: 'noHorse', man: man.id });
  }
  // A mounted man has room where he stood on foot, and comes into line with the next march.
  const there = present.map((man): Man => ({ ...asArm(battle, man, 'cavalry'), lying: false }));
  reasons.push(...standingFaults(battle, there));
  return refusedOr(reasons, () => {
    const ids = present.map((man) => man.id);
    const horses = Object.entries(battle.kriegspiel.horses)
      .map(([holder, riders]) => [holder, riders.filter((each) => !ids.includes(each))] as const)
      .filter(([, riders]) => riders.length > 0);
    return withState(withHalves(battle, there, MOUNT_HALVES), {
      horses: Object.fromEntries(horses),
    });
  });
}

/**
 * Returns the battle at the end of a move in which dismounted men have lost their horses for good if the men who hold
 * them are dead, taken or off the field, but not aboard a train (kriegspiel.md 2.5).
 */
export function loseHorses(battle: KriegspielBattle): KriegspielBattle {
  const { horses, unhorsed } = battle.kriegspiel;
  const lost = Object.entries(horses).filter(([holder]) => {
    const man = manOf(battle, holder);
    // A man aboard a train has his horse with him.
    return man === undefined || !(isReady(man) || man.state === 'aboard');
  });
  if (lost.length === 0) return battle;
  return withState(battle, {
    horses: Object.fromEntries(
      Object.entries(horses).filter(([holder]) => lost.every(([each]) => each !== holder)),
    ),
    unhorsed: [...unhorsed, ...lost.flatMap(([, riders]) => riders)],
  });
}
