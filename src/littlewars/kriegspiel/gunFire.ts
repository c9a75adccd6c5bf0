import { crewNear, isNearGun, LEAST_CREW } from '../engine/gun';
import { afterShot, laid } from '../engine/gunnery';
import { manOf } from '../engine/men';
import { command, type Order } from '../engine/orders';
import { gunNamed, refused } from '../engine/refusals';
import { deviationOf, flightOf } from '../engine/shot';
import type { Man } from '../engine/types';
import { actFaults, moveStateOf, takes, withMoveStates } from './moveState';
import { rejoined, strikable, succeeded } from './general';
import { damageFaults } from './guns';
import { cleared, worksOfGun } from './ownWorks';
import { afterFire } from './pursuit';
import { ofEngine, type KriegspielOutcome, type KriegspielReason } from './reasons';
import type { KriegspielBattle } from './types';

// What shells and bolts of a gun have in common (3.1).

/**
 * Returns the reasons against firing a gun, by id, that Kriegspiel adds to those of Little Wars: it is limbered,
 * disabled or destroyed, or too many of its crew owe a retirement (kriegspiel.md 3.1, 3.4). Empty if there are none.
 */
export function gunFireFaults(battle: KriegspielBattle, id: string): KriegspielReason[] {
  const gun = gunNamed(battle, id);
  const state = battle.kriegspiel.guns[id];
  if (gun === undefined || state === undefined) return [];
  if (state.destroyed) return damageFaults(battle, id);
  const crew = crewNear(strikable(battle), gun, gun.side);
  const retiring = crew.filter((man) => moveStateOf(battle, man).retires > 0);
  return [
    ...(state.limbered ? [{ code: 'limbered', gun: id, limbered: true } as const] : []),
    ...damageFaults(battle, id),
    ...(retiring.length > 0 && crew.length - retiring.length < LEAST_CREW
      ? retiring.map(
          (man) =>
            ({ code: 'mustRetire', id: man.id, by: moveStateOf(battle, man).retires }) as const,
        )
      : []),
  ];
}

/**
 * Returns the battle in which all gunners within six inches of a gun, by id, count as having fired, so that they do
 * nothing else in this move (kriegspiel.md 3.1).
 */
export function withGunners(battle: KriegspielBattle, id: string): KriegspielBattle {
  const gunners = battle.men.filter((man) =>
    battle.guns.some(
      (gun) =>
        gun.id === id &&
        gun.side === man.side &&
        battle.kriegspiel.services[man.id] === 'artillery' &&
        isNearGun(battle, gun, man),
    ),
  );
  return withMoveStates(
    battle,
    gunners.map((man) => man.id),
    () => ({ fired: true }),
  );
}

/**
 * Returns the battle after a gun, by id, has fired a bolt as in Little Wars, which it does only in a battle without
 * shells (kriegspiel.md 3.2); or every reason against it. Angles are in thousandths of a degree.
 */
export function fireBolt(
  battle: KriegspielBattle,
  id: string,
  bearing: number,
  elevation: number,
): KriegspielOutcome {
  const aim = { bearing, elevation };
  const lay = laid(strikable(battle), id, aim);
  const reasons: KriegspielReason[] = [
    ...(takes(battle, 'shells') ? [{ code: 'shellsOnly', gun: id } as const] : []),
    ...(lay.ok ? [] : lay.reasons),
    ...gunFireFaults(battle, id),
  ];
  if (reasons.length > 0 || !lay.ok) return refused(...reasons);
  const [deviation, stream] = deviationOf(battle.stream);
  const country = cleared(battle.country, worksOfGun(battle, lay.gun, bearing));
  const shot = flightOf({ ...lay.table, country }, lay.gun, aim, deviation);
  const fired: KriegspielBattle = {
    ...afterShot(rejoined({ ...lay.table, stream }, battle), shot),
    kriegspiel: battle.kriegspiel,
  };
  return { ok: true, battle: afterFire(succeeded(withGunners(fired, id)), shot.dead) };
}

/**
 * Returns the battle after two men were sent to the trail of a gun (littlewars.md 4.4), or every reason against it. A
 * man may not be sent who works, has charged, is held in place, or has fired, unless he is a gunner (kriegspiel.md 3.1,
 * 6.1, 7.2).
 */
export function serveGun(
  battle: KriegspielBattle,
  order: Extract<Order, { readonly kind: 'serve' }>,
): KriegspielOutcome {
  const outcome = ofEngine(battle, command(battle, order));
  if (!outcome.ok) return outcome;
  const reasons = order.men.flatMap((id) => {
    const isGunner = battle.kriegspiel.services[id] === 'artillery';
    return actFaults(battle, manOf(battle, id) as Man, 'march').filter(
      (reason) =>
        reason.code === 'heldInPlace' ||
        (reason.code === 'hasActed' && !(isGunner && reason.did === 'fire')),
    );
  });
  return reasons.length > 0 ? refused(...reasons) : outcome;
}
