import type { Battle, Country, Gun, Man, Point, Side } from '../../../src/littlewars/engine/types';
import { isInside, toOutline, toSegment, toShape } from './plane';
import { apart, APRON, CLEAR, CONTACT, HAIR, INCH, NEAR, RADIUS, SOLID } from './sizes';

export type Field = Pick<Battle, 'country' | 'men' | 'guns'>;

export const stands = ({ state }: Man): boolean =>
  state === 'ready' || state === 'prisoner' || state === 'freed';

/** From nearest point to nearest point of two men. */
export const gap = (a: Man, b: Man): number => apart(a, b) - RADIUS[a.arm] - RADIUS[b.arm];

/** From a point to the nearest point of a gun: barrel and trail, and the axle, each an eighth of an inch to either side. */
export function toGun(p: Point, { x, y, bearing }: Gun): number {
  const angle = (bearing / 180_000) * Math.PI;
  const at = (forward: number, right: number): Point => ({
    x: x + forward * Math.sin(angle) + right * Math.cos(angle),
    y: y + forward * Math.cos(angle) - right * Math.sin(angle),
  });
  const [trail, muzzle] = [at(-3 * INCH, 0), at(1.25 * INCH, 0)];
  const [left, right] = [at(0, -0.75 * INCH), at(0, 0.75 * INCH)];
  return Math.min(toSegment(p, [trail, muzzle]), toSegment(p, [left, right])) - INCH / 8;
}

/** 3.6: whether two who can fight are in contact. */
export const touch = (a: Man, b: Man): boolean =>
  a.side !== b.side && a.state === 'ready' && b.state === 'ready' && gap(a, b) <= CONTACT + HAIR;

/** The enemies whom a man would touch at a place, by id. */
export const touchedAt = ({ men }: Field, man: Man, at: Point): string[] =>
  men.filter((each) => touch({ ...man, ...at }, each)).map(({ id }) => id);

/** The pieces that a man would stand too near to at a place (3.5), by id. */
export function piecesTooNear(country: Country, man: Man, at: Point): string[] {
  const most = RADIUS[man.arm] + CLEAR - HAIR;
  const crossing = country.pieces.some(
    ({ kind, shape }) =>
      (kind === 'ford' || kind === 'bridge') &&
      (isInside(at, shape) || toOutline(at, shape) < HAIR),
  );
  return country.pieces
    .filter(({ kind, shape }) => {
      if (kind === 'ford' || kind === 'bridge') return false;
      if (kind === 'water') return !crossing && toShape(at, shape) < most;
      // Nobody stands across the edge of a hill.
      if (kind === 'board') return toOutline(at, shape) < most;
      return SOLID.includes(kind) && toShape(at, shape) < most;
    })
    .map(({ id }) => `piece ${id}`);
}

/** How far behind a side's back line a place lies (1.5); below nothing before it. */
export const howFarBehind = ({ depth }: Country, side: Side, { y }: Point): number =>
  side === 'red' ? -y : y - depth;

/** Whether a body of a side is wholly on the table or on its apron, or across the enemy's line so far as its middle (3.5). */
export const isOnGround = (country: Country, side: Side, radius: number, at: Point): boolean => {
  if (at.x - radius < 0 || at.x + radius > country.width) return false;
  const enemy = side === 'red' ? 'blue' : 'red';
  const behind = howFarBehind(country, side, at);
  return behind + radius <= APRON && howFarBehind(country, enemy, at) <= 0;
};

export const isOnField = (country: Country, { side, arm }: Man, at: Point): boolean =>
  isOnGround(country, side, RADIUS[arm], at);

/** 1.5: whether a man may not end his side's move where he stands: on the apron, free, armed, and with no gun of his side. */
export const mayNotStay = ({ country, guns }: Omit<Field, 'men'>, man: Man): boolean =>
  man.state === 'ready' &&
  howFarBehind(country, man.side, man) > 0 &&
  !guns.some(
    (gun) => gun.side === man.side && !gun.gone && toGun(man, gun) - RADIUS[man.arm] <= NEAR + HAIR,
  );

/** All that a man would be too near to at a place (3.5): `piece h1`, `man R3`, `gun G1`, `edge`. */
export function tooNear(field: Field, man: Man, at: Point): string[] {
  const radius = RADIUS[man.arm];
  const { country, men, guns } = field;
  const moved = { ...man, ...at };
  return [
    ...(isOnField(country, man, at) ? [] : ['edge']),
    ...piecesTooNear(country, man, at),
    ...men
      .filter((each) => {
        if (each.id === man.id || !stands(each)) return false;
        const mayTouch = each.side !== man.side && each.state === 'ready' && man.state === 'ready';
        return gap(moved, each) < (mayTouch ? 0 : CLEAR) - HAIR;
      })
      .map(({ id }) => `man ${id}`),
    ...guns
      .filter((gun) => !gun.gone && toGun(at, gun) - radius < CLEAR - HAIR)
      .map(({ id }) => `gun ${id}`),
  ];
}
