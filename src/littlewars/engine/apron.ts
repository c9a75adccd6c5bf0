import { isNearGun } from './gun';
import { distance, INCH } from './lengths';
import { backLine, hindrances, isOnGround, isReady, metAt, moveOf, type Table } from './men';
import type { Reason } from './reasons';
import { withMen } from './refusals';
import { rulingsOf } from './rulings';
import type { Battle, Man, Point, Side } from './types';
import { walkTo } from './paths';

/** The distance between places tried for a man who steps up from behind his line. */
const APART = INCH / 2;
/** 1.5: the number of finished moves of both sides after which a side is in its second. */
const SECOND_MOVE = 2;

/** Returns whether a place is behind a side's back line. */
const isBehind = (battle: Pick<Battle, 'country'>, side: Side, { y }: Point): boolean =>
  side === 'red' ? y < 0 : y > battle.country.depth;

/** 4.1, 4.5: returns whether a man is with a gun of his side. */
const isWithGun = (table: Table, man: Man): boolean =>
  table.guns.some((gun) => gun.side === man.side && !gun.gone && isNearGun(table, gun, man));

/** 1.5: returns whether a man may not end this move on his place: he is on the apron, armed, free, and in no crew. */
function mustStepUp(battle: Battle, man: Man): boolean {
  if (!rulingsOf(battle).apron || battle.moves < SECOND_MOVE) return false;
  return isReady(man) && isBehind(battle, man.side, man) && !isWithGun(battle, man);
}

/**
 * Returns why a man may not be moved to `to` on his side's apron, the strip behind its back line (littlewars.md 1.5);
 * empty if he may, or if `to` is not on the apron.
 */
export const apronFaults = (battle: Battle, man: Man, to: Point): Reason[] =>
  isOnGround(battle, man, to) && mustStepUp(battle, { ...man, x: to.x, y: to.y })
    ? [{ code: 'onlyCrew', at: to }]
    : [];

/** Returns places on a man's back line and in front of it within his move, the nearest first. */
function placesBefore(battle: Battle, man: Man): readonly Point[] {
  const inwards = man.side === 'red' ? 1 : -1;
  const line = backLine(battle, man.side);
  const steps = Math.floor(moveOf(man) / APART);
  const places: Point[] = [];
  for (let deep = 0; deep <= steps; deep++)
    for (let sideways = -steps; sideways <= steps; sideways++)
      places.push({ x: man.x + sideways * APART, y: line + inwards * deep * APART });
  return places
    .map((place) => ({ place, far: distance(man, place) }))
    .sort((a, b) => a.far - b.far)
    .map(({ place }) => place);
}

/**
 * Returns the battle at the end of a move with the mover's apron cleared (littlewars.md 1.5): its men who may not stay
 * there are moved to the nearest place in front of it, within their move, where they touch nobody. A man without such a
 * place stays.
 */
export function stepUp(battle: Battle): Battle {
  let now = battle;
  for (const man of battle.men) {
    if (man.side !== now.mover || man.from > now.moves || !mustStepUp(now, man)) continue;
    const to = placesBefore(now, man).find(
      (place) =>
        hindrances(now, man, place).length === 0 &&
        metAt(now, man, place).length === 0 &&
        walkTo(now, man, place, moveOf(man)) !== null,
    );
    if (to !== undefined) now = withMen(now, { ...man, ...to, lying: false, met: false });
  }
  return now;
}
