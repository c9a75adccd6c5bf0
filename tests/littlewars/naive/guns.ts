import type { Battle, Country, Gun, Man, Point, Side } from '../../../src/littlewars/engine/types';
import { howFarBehind, toGun } from './men';
import { apart, HAIR, NEAR, RADIUS } from './sizes';

const isNear = (gun: Gun, man: Man): boolean => toGun(man, gun) - RADIUS[man.arm] <= NEAR + HAIR;

/** Who serves a gun (4.1), by id: armed and free men of its side within six inches. It is in action with four. */
export const crewOf = ({ men }: Pick<Battle, 'men'>, gun: Gun): string[] =>
  men
    .filter((man) => man.side === gun.side && man.state === 'ready' && isNear(gun, man))
    .map(({ id }) => id);

/** Whether who went from one place to another came past a third: it lay ahead at first, and behind in the end. */
export function cameBy(from: Point, to: Point, axle: Point): boolean {
  const long = apart(from, to);
  if (long === 0) return false;
  const ahead = (p: Point): number =>
    ((axle.x - p.x) * (to.x - from.x) + (axle.y - p.y) * (to.y - from.y)) / long;
  return ahead(from) > HAIR && ahead(to) < -HAIR;
}

export interface NaiveCapture {
  readonly near: readonly string[];
  readonly passed: readonly string[];
  readonly captured: boolean;
  readonly disputed: boolean;
}

/** 1.5: whether a gun stands on an apron, or on the line before it, and a man on that line or behind it. */
const isOnLineBefore = (country: Country, gun: Gun, man: Man): boolean =>
  (['red', 'blue'] as const).some(
    (side) =>
      howFarBehind(country, side, gun) >= 0 &&
      howFarBehind(country, side, man) + RADIUS[man.arm] >= 0,
  );

/** What becomes of a gun at the end of a move of its enemy (4.9). */
export function naiveCapture(
  { country, men }: Pick<Battle, 'country' | 'men'>,
  gun: Gun,
  mover: Side,
): NaiveCapture {
  const near = men.filter(
    (man) =>
      man.side === gun.side && (man.state === 'ready' || man.state === 'freed') && isNear(gun, man),
  );
  const passed = men.filter(
    (man) =>
      man.side !== gun.side &&
      man.state === 'ready' &&
      isNear(gun, man) &&
      // In this move, in which they came, or in one before; or, on an apron, by standing on its line.
      ((man.side === mover && cameBy(man.start, man, gun)) ||
        gun.passed.some((id) => id === man.id) ||
        isOnLineBefore(country, gun, man)),
  );
  // A gun that is in dispute stays so while free men of its side and armed enemies are near.
  const enemies = men.filter(
    (man) => man.side !== gun.side && man.state === 'ready' && isNear(gun, man),
  );
  const four = passed.length >= 4;
  const still = gun.disputed && enemies.length > 0;
  return {
    near: near.map(({ id }) => id),
    passed: passed.map(({ id }) => id),
    captured: four && near.length === 0,
    disputed: (four || still) && near.length > 0,
  };
}

/** The points of a side (6.5). */
export function naivePoints({ men, guns, result }: Battle, side: Side): number {
  let points = 0;
  if (result !== null) points += result.winner === null ? 50 : result.winner === side ? 100 : 0;
  for (const gun of guns) {
    // A gun that nobody of its side is left to hold is in a position to be taken by the others, if there are any.
    const isLeft = (of: Side): boolean =>
      men.some((man) => man.side === of && (man.state === 'ready' || man.state === 'freed'));
    const isForOther =
      !gun.gone && !isLeft(gun.side) && isLeft(gun.side === 'red' ? 'blue' : 'red');
    if ((gun.side === side) !== isForOther) points += 10;
  }
  for (const { side: his, arm, state } of men) {
    const free = state === 'ready' || state === 'freed' || state === 'gone';
    const held = state === 'prisoner' || state === 'captive';
    if (his === side && free) points += arm === 'cavalry' ? 1.5 : 1;
    if (held) points += 0.5;
  }
  return points;
}
