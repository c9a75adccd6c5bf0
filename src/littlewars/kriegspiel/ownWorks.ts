import { directionOf } from '../engine/angles';
import { MUZZLE } from '../engine/gunShape';
import { INCH } from '../engine/lengths';
import { nearestOn, toShape } from '../engine/shapes';
import type { Country, Gun, Piece, Point, Side } from '../engine/types';
import type { KriegspielBattle } from './types';

/** 3.6: how near works stand before those who fire over them. */
const BEFORE = 3 * INCH;

/**
 * Returns the finished earthworks of a side that are within three inches of one of some places, on that side of the
 * place to which `bearing` points, in thousandths of a degree (kriegspiel.md 3.6), in the order of the Country.
 */
export function worksBefore(
  battle: KriegspielBattle,
  side: Side,
  places: readonly Point[],
  bearing: number,
): readonly Piece[] {
  const direction = directionOf(bearing);
  const own = new Set(
    battle.kriegspiel.built.filter((work) => work.side === side).map(({ piece }) => piece),
  );
  return battle.country.pieces.filter(
    ({ id, shape }) =>
      own.has(id) &&
      places.some((place) => {
        if (toShape(shape, place) > BEFORE) return false;
        const near = nearestOn(shape, place);
        return (near.x - place.x) * direction.x + (near.y - place.y) * direction.y > 0;
      }),
  );
}

/**
 * Returns the earthworks of a gun's side that do not stop its shot at `bearing`, in thousandths of a degree, because
 * the gun stands within three inches behind them (kriegspiel.md 3.6).
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

/** Returns a Country without the given pieces of scenery; the same object if none is given. */
export const cleared = (country: Country, pieces: readonly Piece[]): Country =>
  pieces.length === 0
    ? country
    : { ...country, pieces: country.pieces.filter((piece) => !pieces.includes(piece)) };
