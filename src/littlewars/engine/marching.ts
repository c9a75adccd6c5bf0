import { apronFaults } from './apron';
import { crewNear, isNearGun, LEAST_CREW } from './gun';
import { distance, NEAR } from './lengths';
import { backLine, hindrances, isReady, isWithin, manOf, metAt, moveOf, other } from './men';
import { MOST_ESCORTED } from './prisoners';
import { controlFaults, phaseFaults, placeFaults, refused, refusedOr, withMen } from './refusals';
import type { Outcome, Reason } from './reasons';
import type { Battle, Man, Played, Point } from './types';
import { pointAlong, walkTo, type Path } from './paths';

/** How many times his move a path may be long to be searched, so that a refusal can state its length. */
const LOOKED_FOR = 4;

/**
 * Returns the shortest path on which a man can walk to a place, from where his move is measured (littlewars.md 3.4);
 * null if none of at most four times the length of his move is found.
 */
export const pathOf = (field: Played, man: Man, to: Point): Path | null =>
  walkTo(field, man, to, moveOf(man) * LOOKED_FOR);

/**
 * Returns the reason why a man cannot reach a place in this move (littlewars.md 3.4): the shortest path to it is longer
 * than his move, or there is none. Empty if he can.
 */
export function pathFaults(battle: Played, man: Man, to: Point): Reason[] {
  const limit = moveOf(man);
  const from = man.start;
  // Most paths are within a move; then no search for a longer one is needed.
  if (walkTo(battle, man, to, limit) !== null) return [];
  const straight = distance(from, to);
  const length = straight > LOOKED_FOR * limit ? straight : pathOf(battle, man, to)?.length;
  if (length === undefined) return [{ code: 'noWay', id: man.id, from, to }];
  return [{ code: 'tooFar', id: man.id, from, to, length, limit }];
}

/**
 * Returns a reason for each gun moved in this move that would keep fewer than four of its crew if a man went to `to`,
 * or left the field (`to` null) (littlewars.md 4.5); empty if none would.
 */
export function crewFaults(battle: Battle, man: Man, to: Point | null): Reason[] {
  const moved = to === null ? null : { ...man, x: to.x, y: to.y };
  return battle.guns.flatMap((gun): Reason[] => {
    if (!gun.crew.includes(man.id)) return [];
    const staying = crewNear(battle, gun, battle.mover).filter(
      ({ id }) => id !== man.id && gun.crew.includes(id),
    ).length;
    const stays = moved !== null && isNearGun(battle, gun, moved) ? 1 : 0;
    return staying + stays < LEAST_CREW ? [{ code: 'crewStays', gun: gun.id, man: man.id }] : [];
  });
}

/** Returns every reason against moving a man, by id, to a place (littlewars.md 3.4 to 3.6); empty if he may go. */
export function marchFaults(battle: Battle, id: string, to: Point): Reason[] {
  const phase = phaseFaults(battle, 'guns', 'men');
  const man = manOf(battle, id);
  if (man === undefined) return [...phase, { code: 'noSuchMan', man: id }];
  const reasons = [...phase, ...controlFaults(battle, man), ...placeFaults(to)];
  // Without a place, or for a man of the other side, no path is checked.
  if (reasons.length > 0) return reasons;
  return [
    ...hindrances(battle, man, to),
    ...apronFaults(battle, man, to),
    ...pathFaults(battle, man, to),
    ...crewFaults(battle, man, to),
  ];
}

/**
 * Returns the battle after a man, by id, is moved to a place, or put back to where his move began (littlewars.md
 * 3.4); or every reason against it. A man who comes into contact may not be moved again in this move (3.6). Moving a
 * man ends firing (3.3).
 */
export function march(battle: Battle, id: string, to: Point): Outcome {
  const reasons = marchFaults(battle, id, to);
  const man = manOf(battle, id);
  if (man === undefined) return refused(...reasons);
  return refusedOr(reasons, () => ({
    ...withMen(battle, {
      ...man,
      x: to.x,
      y: to.y,
      lying: false,
      met: isReady(man) && metAt(battle, man, to).length > 0,
    }),
    phase: 'men',
  }));
}

/**
 * Returns the farthest place on a man's path towards `to` where he may be put in this move: `to` itself if he may go
 * there (littlewars.md 3.4). Null if he can only stay where he is, no path leads to `to`, or nobody has this id.
 */
export function farthestToward(battle: Battle, id: string, to: Point): Point | null {
  const man = manOf(battle, id);
  const path = man === undefined ? null : pathOf(battle, man, to);
  if (man === undefined || path === null) return null;
  for (let length = Math.min(path.length, moveOf(man)); length > 0; length--) {
    const { x, y } = pointAlong(path, length);
    // The place is rounded towards his start, so that the path gets no longer.
    const at = {
      x: Math.trunc(x - man.start.x) + man.start.x,
      y: Math.trunc(y - man.start.y) + man.start.y,
    };
    // Most unsuitable places are occupied, and need no search for a path.
    if (hindrances(battle, man, at).length > 0) continue;
    if (marchFaults(battle, id, at).length === 0) return at;
  }
  return null;
}

/**
 * Returns whether a prisoner may be led off the field (littlewars.md 5.5): within six inches of him is a free armed
 * man of the captor's side who escorts fewer than seven other prisoners.
 */
export const escortNear = (battle: Battle, prisoner: Man): boolean =>
  battle.men.some(
    (man) =>
      man.side !== prisoner.side &&
      isReady(man) &&
      isWithin(man, prisoner, NEAR) &&
      battle.men.filter(
        (each) => each.state === 'prisoner' && each.escort === man.id && each.id !== prisoner.id,
      ).length < MOST_ESCORTED,
  );

/**
 * Returns the battle after a man, by id, has left the field across his own back line (littlewars.md 6.4), or a
 * prisoner across his captor's, led by an escort (5.5); or every reason against it.
 */
export function leave(battle: Battle, id: string): Outcome {
  const phase = phaseFaults(battle, 'guns', 'men');
  const man = manOf(battle, id);
  if (man === undefined) return refused(...phase, { code: 'noSuchMan', man: id });
  const reasons = [...phase, ...controlFaults(battle, man)];
  const led = man.state === 'prisoner';
  if (reasons.length > 0) return refused(...reasons);
  const line = backLine(battle, led ? other(man.side) : man.side);
  reasons.push(...pathFaults(battle, man, { x: man.x, y: line }), ...crewFaults(battle, man, null));
  if (led && !escortNear(battle, man)) reasons.push({ code: 'noEscort', man: id });
  return refusedOr(reasons, () => ({
    ...withMen(battle, {
      ...man,
      y: line,
      state: led ? 'captive' : 'gone',
      lying: false,
      escort: null,
    }),
    phase: 'men',
  }));
}

/**
 * Returns the battle after one of the mover's men, by id, has lain down, so that guns may fire over him, or with
 * `lying` false has stood up again (littlewars.md 4.3); or every reason against it.
 */
export function lie(battle: Battle, id: string, lying: boolean): Outcome {
  const phase = phaseFaults(battle, 'guns');
  const man = manOf(battle, id);
  if (man === undefined) return refused(...phase, { code: 'noSuchMan', man: id });
  const able = man.side === battle.mover && isReady(man);
  return refusedOr([...phase, ...(able ? [] : [{ code: 'cannotLie', man: id } as const])], () =>
    withMen(battle, { ...man, lying }),
  );
}
