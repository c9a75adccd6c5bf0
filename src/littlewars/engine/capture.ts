import { isNearGun, LEAST_CREW } from './gun';
import { isFreeMan, isReady, type Table } from './men';
import type { Gun, Man, Point, Side } from './types';

/** What becomes of a gun at the end of a move (4.9), and who it follows from, by id. */
export interface Capture {
  readonly gun: string;
  /** Free men of its side within six inches. */
  readonly near: readonly string[];
  /** Enemies within six inches who have passed its axle in this move. */
  readonly passed: readonly string[];
  readonly captured: boolean;
  readonly disputed: boolean;
}

/**
 * Whether somebody who has gone from one place to another has passed a third in the direction of his going: it lies
 * neither behind where he began nor before where he ended.
 */
export function hasPassed(from: Point, to: Point, axle: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const begun = (axle.x - from.x) * dx + (axle.y - from.y) * dy;
  const beyond = (to.x - axle.x) * dx + (to.y - axle.y) * dy;
  return begun > 0 && beyond > 0;
}

/** What becomes of a gun at the end of the mover's move (4.9). */
export function captureOf({ men }: Pick<Table, 'men'>, gun: Gun, mover: Side): Capture {
  const ids = (those: readonly Man[]): string[] => those.map(({ id }) => id);
  const standing = men.filter((man) => isNearGun(gun, man));
  const near = standing.filter((man) => man.side === gun.side && isFreeMan(man));
  const enemies = standing.filter((man) => man.side !== gun.side && isReady(man));
  const passed = enemies.filter((man) => man.side === mover && hasPassed(man.start, man, gun));
  const enough = passed.length >= LEAST_CREW;
  return {
    gun: gun.id,
    near: ids(near),
    passed: ids(passed),
    captured: enough && near.length === 0,
    disputed: (enough || gun.disputed) && near.length > 0 && enemies.length > 0,
  };
}
