import type {
  Battle,
  Country,
  Gun,
  Man,
  Piece,
  Point,
  Shape,
  Side,
} from '../../../src/littlewars/engine/types';
import { crossingsOf, isBeforeEnd, isOnOne } from './fords';
import { edges, isInside, segmentToShape, shapesApart, toOutline, toShape } from './plane';
import { apart, APRON, CLEAR, CONTACT, HAIR, INCH, NEAR, RADIUS, SOLID } from './sizes';

export type Field = Pick<Battle, 'country' | 'men' | 'guns'>;

export const stands = ({ state }: Man): boolean =>
  state === 'ready' || state === 'prisoner' || state === 'freed';

/** From nearest point to nearest point of two men. */
export const gap = (a: Man, b: Man): number => apart(a, b) - RADIUS[a.arm] - RADIUS[b.arm];

type Placed = Pick<Gun, 'x' | 'y' | 'bearing'>;

/** The two bars of a gun (1.2): barrel and trail, and the axle, each an eighth of an inch to either side, with square ends. */
export function barsOf({ x, y, bearing }: Placed): readonly Shape[] {
  const angle = (bearing / 180_000) * Math.PI;
  const at = (forward: number, right: number): Point => ({
    x: x + forward * Math.sin(angle) + right * Math.cos(angle),
    y: y + forward * Math.cos(angle) - right * Math.sin(angle),
  });
  const bar = (back: number, front: number, side: number): Shape => ({
    kind: 'polygon',
    corners: [at(back, -side), at(front, -side), at(front, side), at(back, side)],
  });
  return [bar(-3 * INCH, 1.25 * INCH, INCH / 8), bar(-INCH / 8, INCH / 8, 0.75 * INCH)];
}

/** From a point to the nearest point of a gun: 0 in it. */
export const toGun = (p: Point, gun: Placed): number =>
  Math.min(...barsOf(gun).map((bar) => toShape(p, bar)));

/** 3.6: whether two who can fight are in contact. */
export const touch = (a: Man, b: Man): boolean =>
  a.side !== b.side && a.state === 'ready' && b.state === 'ready' && gap(a, b) <= CONTACT + HAIR;

/** The enemies whom a man would touch at a place, by id. */
export const touchedAt = ({ men }: Field, man: Man, at: Point): string[] =>
  men.filter((each) => touch({ ...man, ...at }, each)).map(({ id }) => id);

/** The pieces that a man would stand too near to at a place (3.5), by id. */
export function piecesTooNear(country: Country, man: Man, at: Point): string[] {
  const most = RADIUS[man.arm] + CLEAR - HAIR;
  const crossings = crossingsOf(country);
  const isOn = isOnOne(crossings, at);
  return country.pieces
    .filter(({ kind, shape }) => {
      if (kind === 'ford' || kind === 'bridge') return false;
      if (kind === 'water')
        return !isOn && toShape(at, shape) < most && !isBeforeEnd(crossings, shape, at);
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

/** The corners of a gun's bars, of which none may be over an edge (3.5); its axle stays on its side's ground. */
function isGunOff(country: Country, side: Side, placed: Placed): boolean {
  const enemy = side === 'red' ? 'blue' : 'red';
  if (howFarBehind(country, enemy, placed) > 0 || howFarBehind(country, side, placed) > APRON)
    return true;
  return barsOf(placed)
    .flatMap((bar) => (bar.kind === 'polygon' ? bar.corners : []))
    .some(
      (corner) =>
        corner.x < -HAIR ||
        corner.x > country.width + HAIR ||
        corner.y < -APRON - HAIR ||
        corner.y > country.depth + APRON + HAIR,
    );
}

/** Whether a bar of a gun is too near to a piece. */
function barTooNear(country: Country, bar: Shape, { kind, shape }: Piece): boolean {
  const corners = bar.kind === 'polygon' ? bar.corners : [];
  if (kind === 'ford' || kind === 'bridge') return false;
  if (kind === 'board') {
    const isOn = corners.every((corner) => isInside(corner, shape));
    if (!isOn) return shapesApart(bar, shape) < CLEAR - HAIR;
    // Upon it: from its edge.
    return edges(shape).some((edge) => segmentToShape(edge, bar) < CLEAR - HAIR);
  }
  if (shapesApart(bar, shape) >= CLEAR - HAIR) return false;
  // Upon a bridge the whole of the bar is dry.
  const isDry = crossingsOf(country).some((each) =>
    corners.every((corner) => isInside(corner, each)),
  );
  return SOLID.includes(kind) || !isDry;
}

/** All that a gun would be too near to at a place (1.2, 3.5): `piece h1`, `man R3`, `gun G2`, `edge`. */
export function gunTooNear({ country, men, guns }: Field, gun: Gun, placed: Placed): string[] {
  const bars = barsOf(placed);
  return [
    ...country.pieces
      .filter((piece) => bars.some((bar) => barTooNear(country, bar, piece)))
      .map(({ id }) => `piece ${id}`),
    ...men
      .filter((man) => stands(man) && toGun(man, placed) - RADIUS[man.arm] < CLEAR - HAIR)
      .map(({ id }) => `man ${id}`),
    ...guns
      .filter(
        (each) =>
          each.id !== gun.id &&
          !each.gone &&
          barsOf(each).some((one) => bars.some((bar) => shapesApart(bar, one) < CLEAR - HAIR)),
      )
      .map(({ id }) => `gun ${id}`),
    ...(isGunOff(country, gun.side, placed) ? ['edge'] : []),
  ];
}

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
