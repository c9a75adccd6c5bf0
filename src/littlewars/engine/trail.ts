import { atTrail, isServiceDue, trailPlaces } from './gun';
import { gunGap } from './gunShape';
import { crewFaults, pathFaults } from './marching';
import { hindrances, isReady, manOf, metAt, moveOf } from './men';
import {
  gunFaults,
  gunNamed,
  phaseFaults,
  refused,
  serviceFaults,
  withGun,
  withMen,
} from './refusals';
import { roomForMan } from './room';
import type { Outcome } from './reasons';
import type { Battle, Gun, Man } from './types';
import { walkTo } from './paths';

/** Moves a man to a gun's trail (4.4), to its left for 0 and its right for 1. Men of his side there step aside. */
function goToTrail(battle: Battle, gun: Gun, man: Man, index: 0 | 1): Outcome {
  const to = trailPlaces(gun, man)[index];
  const met = metAt(battle, man, to).length > 0;
  const there: Man = { ...man, x: to.x, y: to.y, lying: false, met };
  const reasons = [...pathFaults(battle, man, to), ...crewFaults(battle, man, to)];
  if (reasons.length > 0) return { ok: false, reasons };
  const room = roomForMan(withMen(battle, there), there);
  const table = room.ok ? room.table : battle;
  const near = hindrances(table, there, to);
  return near.length > 0 ? { ok: false, reasons: near } : { ok: true, battle: table };
}

/**
 * Returns the battle after two men, by id, are sent to the trail of a gun that has been fired, the first to its left
 * and the second to its right (littlewars.md 4.4); or every reason against it. Like every move of a man this ends
 * firing (3.3).
 */
export function serve(battle: Battle, id: string, ids: readonly [string, string]): Outcome {
  const reasons = [...phaseFaults(battle, 'guns', 'men'), ...gunFaults(battle, id)];
  const gun = gunNamed(battle, id);
  if (gun === undefined || reasons.length > 0) return refused(...reasons);
  if (!isServiceDue(gun)) reasons.push({ code: 'hasNotFired', gun: id });
  if (ids[0] === ids[1]) reasons.push({ code: 'namedTwice', id: ids[0] });
  for (const each of new Set(ids)) reasons.push(...serviceFaults(battle, each));
  if (reasons.length > 0) return refused(...reasons);
  let served: Outcome = { ok: true, battle };
  for (const index of [0, 1] as const) {
    served = goToTrail(served.battle, gun, manOf(served.battle, ids[index]) as Man, index);
    if (!served.ok) return refused(...served.reasons);
  }
  return { ok: true, battle: { ...served.battle, phase: 'men' } };
}

/**
 * Returns the gun to whose trail two of the mover's men may be sent (littlewars.md 4.4): of the guns that need two men
 * there, one without them before one that others serve, and among equals the nearest to both. Null if no gun needs men,
 * or these two serve the only one already.
 */
export function gunToServe(battle: Battle, two: readonly Man[]): Gun | null {
  const due = battle.guns.flatMap((gun) => {
    if (gun.gone || gun.side !== battle.mover || !isServiceDue(gun)) return [];
    const serving = atTrail(battle, gun).flatMap((man) => man?.id ?? []);
    const others = serving.filter((id) => two.every((man) => man.id !== id)).length;
    if (serving.length === 2 && others === 0) return [];
    return [
      {
        gun,
        served: others === 2,
        apart: two.reduce((sum, man) => sum + gunGap(battle, gun, man), 0),
      },
    ];
  });
  due.sort((a, b) => Number(a.served) - Number(b.served) || a.apart - b.apart);
  return due[0]?.gun ?? null;
}

/**
 * Returns the battle in which, at the end of the move, two men stand at the trail of every gun of the mover that has
 * been fired (littlewars.md 4.4). If the mover has sent nobody, the men with the shortest paths go. If no two can, the
 * gun is out of action until two stand there.
 */
export function serveTrails(battle: Battle): Battle {
  let now = battle;
  for (const { id } of battle.guns) {
    const gun = gunNamed(now, id);
    if (gun === undefined || gun.gone || gun.side !== now.mover || !isServiceDue(gun)) continue;
    const sent = gun.shots > 0 ? sendTwo(now, gun) : now;
    const served = atTrail(sent, gun).every((man) => man !== undefined);
    now = withGun(served ? sent : now, { ...gun, unserved: !served });
  }
  return now;
}

function sendTwo(battle: Battle, gun: Gun): Battle {
  let now = battle;
  // A man who serves another gun stays with it.
  const serving = new Set(
    battle.guns
      .filter((each) => each.id !== gun.id && each.shots > 0 && each.side === gun.side)
      .flatMap((each) => atTrail(battle, each).map((man) => man?.id)),
  );
  for (const index of [0, 1] as const) {
    const standing = atTrail(now, gun);
    if (standing[index] !== undefined) continue;
    const beside = standing[1 - index]?.id;
    const able = now.men
      .filter(
        (man) =>
          man.side === gun.side &&
          isReady(man) &&
          !man.met &&
          man.from <= now.moves &&
          man.id !== beside &&
          !serving.has(man.id),
      )
      .flatMap((man) => {
        const to = trailPlaces(gun, man)[index];
        const path = walkTo(now, man, to, moveOf(man));
        return path === null ? [] : [{ man, length: path.length }];
      })
      .sort((a, b) => a.length - b.length);
    for (const { man } of able) {
      const served = goToTrail(now, gun, man, index);
      if (!served.ok) continue;
      now = served.battle;
      break;
    }
  }
  return now;
}
