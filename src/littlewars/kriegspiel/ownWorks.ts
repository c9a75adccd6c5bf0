import { directionOf } from '../engine/angles';
import { MUZZLE } from '../engine/gunShape';
import { INCH } from '../engine/lengths';
import { nearestOn, toShape } from '../engine/shapes';
import type { Country, Gun, Piece, Point, Side } from '../engine/types';
import type { KriegspielBattle } from './types';

/** 3.6: how near works stand before those who fire over them. */
const BEFORE = 3 * INCH;

/**
 * Returns the works of a side within three inches before some places, in the direction of a bearing (kriegspiel.md
 * 3.6).
 */
export function worksBefore(
  battle: KriegspielBattle,
  side: Side,
  places: readonly Point[],
  bearing: number,
): readonly Piece[] {
  const way = directionOf(bearing);
  const own = new Set(
    battle.kriegspiel.built.filter((work) => work.side === side).map(({ piece }) => piece),
  );
  return battle.country.pieces.filter(
    ({ id, shape }) =>
      own.has(id) &&
      places.some((place) => {
        if (toShape(shape, place) > BEFORE) return false;
        const near = nearestOn(shape, place);
        return (near.x - place.x) * way.x + (near.y - place.y) * way.y > 0;
      }),
  );
}

/**
 * Returns the works that do not stop the shot of a gun that fires in a direction, because it stands behind them
 * (kriegspiel.md 3.6).
 */
export const worksOfGun = (
  battle: KriegspielBattle,
  gun: Gun,
  bearing: number,
): readonly Piece[] => {
  const { x, y } = directionOf(bearing);
  const muzzle = { x: gun.x + MUZZLE * x, y: gun.y + MUZZLE * y };
  return worksBefore(battle, gun.side, [gun, muzzle], bearing);
};

/** Returns a Country without some of its pieces; the same Country if there are none. */
export const cleared = (country: Country, pieces: readonly Piece[]): Country =>
  pieces.length === 0
    ? country
    : { ...country, pieces: country.pieces.filter((piece) => !pieces.includes(piece)) };
