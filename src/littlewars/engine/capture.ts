import { isNearGun, LEAST_CREW } from './gun';
import { backLine, isFreeMan, isOnLine, isReady, type Table } from './men';
import { rulingsOf } from './rulings';
import { SIDES, type Gun, type Man, type Point, type Side } from './types';

/**
 * What becomes of a gun at the end of a move (littlewars.md 4.9): whether it is captured or in dispute, and the men
 * who decide it. Guns and men are named by id.
 */
export interface Capture {
  readonly gun: string;
  /** Free men of its side within six inches. */
  readonly near: readonly string[];
  /**
   * Enemies within six inches who have passed its axle in this move, or in an earlier one after which they stayed;
   * for a gun on the apron, those on its line (1.5).
   */
  readonly passed: readonly string[];
  /** Whether the enemy captures it: at least four are in `passed`, and nobody in `near`. */
  readonly captured: boolean;
  /** Whether it is in dispute, so that neither side moves or fires it. */
  readonly disputed: boolean;
}

/**
 * Returns whether a man who went straight from `from` to `to` has passed a gun's axle in the direction of his move
 * (littlewars.md 4.9): measured along that line, the axle is beyond his start and short of his end.
 */
export function hasPassed(from: Point, to: Point, axle: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const begun = (axle.x - from.x) * dx + (axle.y - from.y) * dy;
  const beyond = (to.x - axle.x) * dx + (to.y - axle.y) * dy;
  return begun > 0 && beyond > 0;
}

/**
 * Returns the side on whose back line or apron the axle of a gun is (littlewars.md 1.5). It is null between the two
 * lines, and always under older rulings that know no apron.
 */
export const apronUnder = (table: Omit<Table, 'guns' | 'men'>, { y }: Point): Side | null =>
  rulingsOf(table).apron
    ? (SIDES.find((side) => {
        const line = backLine(table, side);
        return side === 'red' ? y <= line : y >= line;
      }) ?? null)
    : null;

/**
 * Returns what becomes of a gun at the end of the move of the side `mover` (littlewars.md 4.9): whether it is captured
 * or in dispute, and the men who decide it.
 */
export function captureOf(table: Omit<Table, 'guns'>, gun: Gun, mover: Side): Capture {
  const { men } = table;
  const ids = (those: readonly Man[]): string[] => those.map(({ id }) => id);
  const standing = men.filter((man) => isNearGun(table, gun, man));
  const near = standing.filter((man) => man.side === gun.side && isFreeMan(man));
  const enemies = standing.filter((man) => man.side !== gun.side && isReady(man));
  // Nobody can come behind a gun on the apron: a man on its line has passed it (1.5).
  const apron = apronUnder(table, gun);
  const isPast = (man: Man): boolean =>
    (man.side === mover && hasPassed(man.start, man, gun)) ||
    gun.passed.includes(man.id) ||
    (apron !== null && isOnLine(table, man, apron));
  const { earlierPassing } = rulingsOf(table);
  const passed = enemies.filter((man) => (earlierPassing || man.side === mover) && isPast(man));
  const enough = passed.length >= LEAST_CREW;
  return {
    gun: gun.id,
    near: ids(near),
    passed: ids(passed),
    captured: enough && near.length === 0,
    disputed: (enough || gun.disputed) && near.length > 0 && enemies.length > 0,
  };
}
