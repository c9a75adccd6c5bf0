import { NEAR } from '../engine/lengths';
import { isReady, isWithin, manOf } from '../engine/men';
import type { Man } from '../engine/types';
import { bodyOf, nextBody, presentOf } from './bodies';
import { bodyFaults } from './bodyMarch';
import { takes, withState } from './duties';
import { halvesFaults, withHalves } from './formations';
import { standingFaults } from './marches';
import { refuse, refuseOr, type KriegspielOutcome, type KriegspielReason } from './reasons';
import { MARCH } from './terms';
import type { Body, KriegspielBattle } from './types';

/** An order that a body of cavalry mounts or dismounts (kriegspiel.md 2.5), a whole move each. */
export type HorseOrder =
  | { readonly kind: 'dismount'; readonly body: string }
  | { readonly kind: 'mount'; readonly body: string };

/** 2.5: of so many men this part, rounded up, hold the horses of all. */
const HOLDERS = 4;
/** How many halves of a move mounting or dismounting takes (kriegspiel.md 2.5). */
export const MOUNT_HALVES = 2;

/** Returns a man on foot or mounted, with the march of what he is now (kriegspiel.md 2.2). */
export function asArm(battle: KriegspielBattle, man: Man, arm: Man['arm']): Man {
  const { march: _, ...rest } = man;
  const march = arm === 'cavalry' ? MARCH.cavalry : MARCH.infantry;
  return { ...rest, arm, ...(takes(battle, 'ground') ? { march } : {}) };
}

/**
 * Returns the man who holds a cavalryman's horse and is there to give it back; undefined if the horse is lost
 * (kriegspiel.md 2.5).
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
 * Returns the battle after a body of cavalry has dismounted (kriegspiel.md 2.5), or every reason against it: the
 * last quarter of its men hold the horses and become a body of their own, where they stand.
 */
export function dismount(battle: KriegspielBattle, id: string): KriegspielOutcome {
  const reasons = bodyFaults(battle, id);
  const body = bodyOf(battle, id);
  if (body === undefined || reasons.length > 0) return refuse(...reasons);
  reasons.push(...horseFaults(battle, body, true));
  const present = presentOf(battle, body);
  const count = Math.ceil(present.length / HOLDERS);
  const riders = present.slice(0, present.length - count);
  const holders = present.slice(present.length - count);
  if (riders.length === 0)
    reasons.push({ code: 'tooFewToForm', men: present.length, least: count + 1 });
  return refuseOr(reasons, () => {
    const held: [string, readonly string[]][] = holders.map((holder, i) => [
      holder.id,
      riders.filter((_, n) => n % count === i).map((man) => man.id),
    ]);
    const onFoot = riders.map((man) => asArm(battle, man, 'infantry'));
    const changed = withHalves(battle, [...onFoot, ...holders], MOUNT_HALVES);
    const keepers = holders.map((man) => man.id);
    return withState(changed, {
      horses: { ...battle.kriegspiel.horses, ...Object.fromEntries(held) },
      bodies: [
        ...battle.kriegspiel.bodies.map((each) =>
          each.id === id
            ? { ...each, men: each.men.filter((man) => !keepers.includes(man)) }
            : each,
        ),
        { ...body, id: nextBody(battle), men: keepers },
      ],
    });
  });
}

/**
 * Returns the battle after a body has mounted whose horses are held within six inches of each of its men
 * (kriegspiel.md 2.5), or every reason against it.
 */
export function mount(battle: KriegspielBattle, id: string): KriegspielOutcome {
  const reasons = bodyFaults(battle, id);
  const body = bodyOf(battle, id);
  if (body === undefined || reasons.length > 0) return refuse(...reasons);
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
  return refuseOr(reasons, () => {
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
 * Returns the battle at the end of a move (kriegspiel.md 2.5): men on foot whose holders are dead, taken or away
 * have lost their horses for good; holders of the horses of fallen men hold them no more.
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
