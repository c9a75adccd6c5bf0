import type { gunLines } from './gunShape';
import { contains } from './shapes';
import { surfaceAt, type Solid } from './country';
import type { Gun, Man, Point } from './types';

/** The share of its speed towards a surface with which a bolt bounces off it (littlewars.md 4.7). */
export const RESTITUTION = 0.4;
/** The share of its speed along a surface that a bolt still has after it has bounced off it (littlewars.md 4.7). */
export const GRIP = 0.8;
/** How far below a top rounding may leave a bolt that has come from above it. */
const ROUNDING = 1e-6;
const HAIR = 1 / 64;

/**
 * The bolt of a gun in flight: its place in sixteenths of an inch, `z` above the floor, and its velocity in
 * sixteenths of an inch a second. The computation of a flight changes it in place.
 */
export interface Bolt {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
}

/** Returns the speed of a bolt, in sixteenths of an inch a second. */
export const speedOf = ({ vx, vy, vz }: Bolt): number => Math.sqrt(vx * vx + vy * vy + vz * vz);

/** The first obstacle within a step, at this part of it; `normal` points back at the bolt. */
type Met =
  | { readonly part: number; readonly kind: 'side'; readonly solid: Solid; readonly normal: Point }
  | { readonly part: number; readonly kind: 'gun'; readonly gun: Gun; readonly normal: Point }
  | { readonly part: number; readonly kind: 'man'; readonly target: Target; readonly normal: Point }
  | {
      readonly part: number;
      readonly kind: 'down';
      readonly solid: Solid | null;
      readonly height: number;
    };

/** Returns the parts of a step at which it enters and leaves a circle; null if it does not enter it. */
function throughCircle(
  p: Point,
  dx: number,
  dy: number,
  middle: Point,
  radius: number,
): readonly [enter: number, leave: number] | null {
  const [fx, fy] = [p.x - middle.x, p.y - middle.y];
  const [a, b, c] = [dx * dx + dy * dy, fx * dx + fy * dy, fx * fx + fy * fy - radius * radius];
  const root = b * b - a * c;
  if (a === 0 || root <= 0 || b >= 0 || c < 0) return null;
  const enter = (-b - Math.sqrt(root)) / a;
  return enter > 1 ? null : [enter, (-b + Math.sqrt(root)) / a];
}

/** Returns the part of a step at which it crosses a segment, or −1. */
function across(p: Point, dx: number, dy: number, [a, b]: readonly [Point, Point]): number {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return -1;
  const [fx, fy] = [a.x - p.x, a.y - p.y];
  const part = (fx * ey - fy * ex) / turn;
  const along = (fx * dy - fy * dx) / turn;
  return part > 0 && part <= 1 && along >= 0 && along <= 1 ? part : -1;
}

/** Returns the direction perpendicular to a segment that points against a movement. */
function facing([a, b]: readonly [Point, Point], dx: number, dy: number): Point {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(ex * ex + ey * ey);
  const sign = ey * dx - ex * dy > 0 ? -1 : 1;
  return { x: (sign * ey) / length, y: (-sign * ex) / length };
}

/** Returns the direction from one point to another, as a vector of length 1. The points must differ. */
export const towards = (from: Point, to: Point): Point => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: dx / length, y: dy / length };
};

/**
 * A man whom a bolt may hit: the radius of his disc, and the heights of his feet and head above the floor, in
 * sixteenths of an inch.
 */
export interface Target {
  readonly man: Man;
  readonly radius: number;
  readonly foot: number;
  readonly top: number;
}

/**
 * Everything that a bolt may hit in its flight: solid scenery, guns and men. `lines` are the middle lines of a gun's
 * two bars, `top` its height above the floor in sixteenths of an inch.
 */
export interface Obstacles {
  /**
   * Whether the bolt hits the first obstacle that its path crosses. Under older rulings, which records keep, a top or
   * the floor counts only if no other obstacle is hit in the step.
   */
  readonly firstCrossed: boolean;
  readonly solids: readonly Solid[];
  readonly guns: readonly {
    readonly gun: Gun;
    readonly lines: ReturnType<typeof gunLines>;
    readonly top: number;
  }[];
  /** The men who have not been hit and have not fallen. */
  targets: readonly Target[];
}

/**
 * Returns what a bolt hits first if it moves by the vector `dx`, `dy`, `dz`, in sixteenths of an inch: the floor or a
 * top (`down`), a side of scenery, a gun or a man; null if it hits nothing. `part` is the share of the vector, from 0
 * to 1, after which it hits.
 */
export function firstMet(
  bolt: Bolt,
  dx: number,
  dy: number,
  dz: number,
  obstacles: Obstacles,
): Met | null {
  let first: Met | null = null;
  const nearer = (part: number): boolean => first === null || part < first.part;
  /** Handles the bolt's descent through a top or the floor, if that is under it then. */
  const comeDown = (solid: Solid | null, height: number): void => {
    const z = bolt.z + dz;
    if (z >= height || bolt.z < height - ROUNDING) return;
    const part = Math.max(0, (bolt.z - height) / (bolt.z - z));
    if (!nearer(part)) return;
    const at = { x: bolt.x + dx * part, y: bolt.y + dy * part };
    if (solid === null || contains(solid.piece.shape, at))
      first = { part, kind: 'down', solid, height };
  };
  const [left, right] = dx < 0 ? [bolt.x + dx, bolt.x] : [bolt.x, bolt.x + dx];
  const [bottom, top] = dy < 0 ? [bolt.y + dy, bolt.y] : [bolt.y, bolt.y + dy];
  for (const solid of obstacles.solids) {
    const { bounds, edges, foot } = solid;
    if (right < bounds.left || left > bounds.right || top < bounds.bottom || bottom > bounds.top)
      continue;
    const meet = (part: number, normal: Point): void => {
      const z = bolt.z + dz * part;
      if (nearer(part) && z >= foot && z < solid.top) first = { part, kind: 'side', solid, normal };
    };
    for (const edge of edges) {
      const part = across(bolt, dx, dy, edge);
      if (part > 0) meet(part, facing(edge, dx, dy));
    }
    const { shape } = solid.piece;
    if (shape.kind === 'circle') {
      const parts = throughCircle(bolt, dx, dy, shape, shape.radius);
      if (parts !== null)
        meet(parts[0], towards(shape, { x: bolt.x + dx * parts[0], y: bolt.y + dy * parts[0] }));
    }
    if (obstacles.firstCrossed) comeDown(solid, solid.top);
  }
  for (const { gun, lines, top: height } of obstacles.guns)
    for (const line of lines) {
      const part = across(bolt, dx, dy, line);
      if (part > 0 && nearer(part) && bolt.z + dz * part < height)
        first = { part, kind: 'gun', gun, normal: facing(line, dx, dy) };
    }
  for (const target of obstacles.targets) {
    const { man, radius, foot, top: head } = target;
    if (right < man.x - radius || left > man.x + radius) continue;
    if (top < man.y - radius || bottom > man.y + radius) continue;
    const parts = throughCircle(bolt, dx, dy, man, radius);
    if (parts === null) continue;
    const [enter, leave] = parts;
    const z = bolt.z + dz * enter;
    // A bolt that enters above his head may come down on it before it is past.
    const part = z <= head ? enter : dz < 0 ? (head - bolt.z) / dz : Infinity;
    if (part > Math.min(leave, 1) || bolt.z + dz * part < foot || !nearer(part)) continue;
    const at = { x: bolt.x + dx * enter, y: bolt.y + dy * enter };
    first = { part, kind: 'man', target, normal: towards(man, at) };
  }
  if (obstacles.firstCrossed) comeDown(null, 0);
  else if (first === null) {
    const { height, solid } = surfaceAt(obstacles.solids, bolt.x + dx, bolt.y + dy);
    const z = bolt.z + dz;
    if (z < height) {
      const part = Math.min(1, Math.max(0, (bolt.z - height) / (bolt.z - z)));
      return { part, kind: 'down', solid, height };
    }
  }
  return first;
}

/**
 * Puts a bolt that has hit an upright face slightly in front of it, so that it is not inside. If another obstacle is
 * there, the bolt instead goes back along the step `dx`, `dy` by which it came. `x`, `y` is the direction away from
 * the face, of length 1. Changes the bolt.
 */
export function standOff(
  bolt: Bolt,
  { x, y }: Point,
  [dx, dy]: readonly [number, number],
  { firstCrossed, solids }: Obstacles,
): void {
  const away = { x: bolt.x + x * HAIR, y: bolt.y + y * HAIR };
  const length = Math.sqrt(dx * dx + dy * dy);
  const isShut = firstCrossed && surfaceAt(solids, away.x, away.y).height > bolt.z;
  const back = Math.min(1, HAIR / length);
  bolt.x = isShut ? bolt.x - dx * back : away.x;
  bolt.y = isShut ? bolt.y - dy * back : away.y;
}

/**
 * Reflects a bolt from an upright face (littlewars.md 4.7): `RESTITUTION` of its speed towards the face remains, and
 * `GRIP` of its speed along it. `x`, `y` is the direction away from the face, of length 1. Changes the bolt.
 */
export function reflect(bolt: Bolt, { x, y }: Point): void {
  const into = bolt.vx * x + bolt.vy * y;
  bolt.vx = (bolt.vx - into * x) * GRIP - RESTITUTION * into * x;
  bolt.vy = (bolt.vy - into * y) * GRIP - RESTITUTION * into * y;
  bolt.vz *= GRIP;
}
