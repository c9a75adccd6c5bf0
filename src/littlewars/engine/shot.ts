import { bearingOf, directionOf, sineCosine, TURN } from './angles';
import { groundAt, groundOf, onCrossing } from './country';
import { fallen } from './falls';
import { GUN_HEIGHT, gunLines, MUZZLE, MUZZLE_HEIGHT } from './gunShape';
import { APRON } from './lengths';
import { heightOf, isOnField, radiusOf, type Table } from './men';
import { contains } from './shapes';
import { solidsOf, surfaceAt, type Solid } from './solids';
import { drawNormal, type Stream } from './stream';
import type {
  Aim,
  Arm,
  Country,
  Deviation,
  FlightPoint,
  Gun,
  Man,
  Point,
  Shot,
  ShotEvent,
} from './types';

// 4.7, in sixteenths of an inch and seconds: 15 metres a second, and the gravity of the earth.
const METRE = 16 / 0.0254;
export const MUZZLE_SPEED = 15 * METRE;
export const GRAVITY = 9.80665 * METRE;
/** Standard errors, in millionths of a radian. */
export const SIDEWAYS = 450;
export const UPWARDS = 1_500;
/** What is kept of the speed towards what is struck, when the bolt comes back from it. */
export const RESTITUTION = 0.4;
/** What is kept of the speed along it. */
const GRIP = 0.8;
/** What is kept of the speed into a man who is overset: he gives way. */
const THROUGH = 0.5;
/** Half its thickness. */
const BOLT = 1.5;
/** A man is overset by a blow of at least this speed above his middle. */
const OVERSETS: Readonly<Record<Arm, number>> = { infantry: 2_500, cavalry: 3_500 };
/** Where it rises no faster after a bounce it rolls, and slower than this it lies. */
const ROLLS = 200;
const RESTS = 30;
/** What rolling loses, of gravity. */
const FRICTION = 0.3;
const STEP = 1 / 2048;
const MOST_STEPS = 2048 * 20;
/** Of how many steps one is kept for the path. */
const KEPT = 16;
const MICRORADIAN = TURN / 2 / 3.141592653589793 / 1e6;

/** The deviation of the next shot of a stream, and the stream after it (4.7). */
export function deviationOf(stream: Stream): readonly [Deviation, Stream] {
  const [right, between] = drawNormal(stream);
  const [up, after] = drawNormal(between);
  const whole = (x: number): number => Math.floor(x + 0.5);
  return [{ sideways: whole(right * SIDEWAYS), upwards: whole(up * UPWARDS) }, after];
}

interface Bolt {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
}

const speedOf = ({ vx, vy, vz }: Bolt): number => Math.sqrt(vx * vx + vy * vy + vz * vz);

/** Something that the bolt meets within a step, at this part of it; `normal` points back at the bolt. */
type Met =
  | { readonly part: number; readonly kind: 'side'; readonly solid: Solid; readonly normal: Point }
  | { readonly part: number; readonly kind: 'gun'; readonly gun: Gun; readonly normal: Point }
  | { readonly part: number; readonly kind: 'man'; readonly man: Man; readonly normal: Point }
  | {
      readonly part: number;
      readonly kind: 'down';
      readonly solid: Solid | null;
      readonly height: number;
    };

/** The part of a step at which it enters a circle, and that at which it leaves it; null where it does not enter it. */
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

/** The part of a step at which it crosses a segment, or −1. */
function across(p: Point, dx: number, dy: number, [a, b]: readonly [Point, Point]): number {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const turn = dx * ey - dy * ex;
  if (turn === 0) return -1;
  const [fx, fy] = [a.x - p.x, a.y - p.y];
  const part = (fx * ey - fy * ex) / turn;
  const along = (fx * dy - fy * dx) / turn;
  return part > 0 && part <= 1 && along >= 0 && along <= 1 ? part : -1;
}

/** The direction square to a segment that points against a movement. */
function facing([a, b]: readonly [Point, Point], dx: number, dy: number): Point {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(ex * ex + ey * ey);
  const sign = ey * dx - ex * dy > 0 ? -1 : 1;
  return { x: (sign * ey) / length, y: (-sign * ex) / length };
}

const towards = (from: Point, to: Point): Point => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: dx / length, y: dy / length };
};

interface Target {
  readonly man: Man;
  readonly radius: number;
  readonly foot: number;
  readonly top: number;
}

interface Obstacles {
  readonly solids: readonly Solid[];
  readonly guns: readonly {
    readonly gun: Gun;
    readonly lines: ReturnType<typeof gunLines>;
    readonly top: number;
  }[];
  /** Those who have not been struck and have not fallen. */
  targets: readonly Target[];
}

/** The first thing that the bolt meets on a step, or null. */
function firstMet(
  bolt: Bolt,
  dx: number,
  dy: number,
  dz: number,
  obstacles: Obstacles,
): Met | null {
  let first: Met | null = null;
  const nearer = (part: number): boolean => first === null || part < first.part;
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
  }
  for (const { gun, lines, top: height } of obstacles.guns)
    for (const line of lines) {
      const part = across(bolt, dx, dy, line);
      if (part > 0 && nearer(part) && bolt.z + dz * part < height)
        first = { part, kind: 'gun', gun, normal: facing(line, dx, dy) };
    }
  for (const { man, radius, foot, top: head } of obstacles.targets) {
    if (right < man.x - radius || left > man.x + radius) continue;
    if (top < man.y - radius || bottom > man.y + radius) continue;
    const parts = throughCircle(bolt, dx, dy, man, radius);
    if (parts === null) continue;
    const [enter, leave] = parts;
    const z = bolt.z + dz * enter;
    // What comes in over his head may come down on it before it is past.
    const part = z <= head ? enter : dz < 0 ? (head - bolt.z) / dz : Infinity;
    if (part > Math.min(leave, 1) || bolt.z + dz * part < foot || !nearer(part)) continue;
    const at = { x: bolt.x + dx * enter, y: bolt.y + dy * enter };
    first = { part, kind: 'man', man, normal: towards(man, at) };
  }
  if (first === null) {
    const { height, solid } = surfaceAt(obstacles.solids, bolt.x + dx, bolt.y + dy);
    const z = bolt.z + dz;
    if (z < height) {
      const part = bolt.z > height ? (bolt.z - height) / (bolt.z - z) : 1;
      return { part, kind: 'down', solid, height };
    }
  }
  return first;
}

/** Sends the bolt back from what it has struck: it keeps part of its speed towards it, and part of that along it. */
function reflect(bolt: Bolt, { x, y }: Point): void {
  const into = bolt.vx * x + bolt.vy * y;
  bolt.vx = (bolt.vx - into * x) * GRIP - RESTITUTION * into * x;
  bolt.vy = (bolt.vy - into * y) * GRIP - RESTITUTION * into * y;
  bolt.vz *= GRIP;
}

const inWater = (country: Country, p: Point): boolean =>
  groundOf(country).waters.some(({ piece }) => contains(piece.shape, p)) && !onCrossing(country, p);

function muzzleOf({ country }: Table, gun: Gun, aim: Aim, deviation: Deviation): Bolt {
  const { x, y } = directionOf(aim.bearing);
  const off = directionOf(aim.bearing + deviation.sideways * MICRORADIAN);
  const [rise, level] = sineCosine(aim.elevation + deviation.upwards * MICRORADIAN);
  return {
    x: gun.x + MUZZLE * x,
    y: gun.y + MUZZLE * y,
    z: groundAt(country, gun) + MUZZLE_HEIGHT,
    vx: MUZZLE_SPEED * level * off.x,
    vy: MUZZLE_SPEED * level * off.y,
    vz: MUZZLE_SPEED * rise,
  };
}

/**
 * A shot as it flies (4.7): fixed steps, and nothing but sums, products, quotients and roots, so that it is the same on
 * every machine. It is of a table before it is fired; the men it kills are told, not taken away.
 */
export function flightOf(table: Table, gun: Gun, aim: Aim, deviation: Deviation): Shot {
  const { country } = table;
  const bolt = muzzleOf(table, gun, aim, deviation);
  const all = table.men.filter(isOnField).map((man): Target => {
    const foot = groundAt(country, man);
    return { man, radius: radiusOf(man) + BOLT, foot, top: foot + heightOf(man) + BOLT };
  });
  const obstacles: Obstacles = {
    solids: solidsOf(country),
    guns: table.guns
      .filter((each) => each.id !== gun.id && !each.gone)
      .map((each) => ({
        gun: each,
        lines: gunLines(each),
        top: groundAt(country, each) + GUN_HEIGHT,
      })),
    targets: all,
  };
  const path: FlightPoint[] = [];
  const events: ShotEvent[] = [];
  const dead: string[] = [];
  const falls: { man: string; bearing: number }[] = [];
  let rolling = false;
  let time = 0;
  const here = (): FlightPoint => ({ x: bolt.x, y: bolt.y, z: bolt.z, time });
  const mark = (): FlightPoint => {
    const at = here();
    path.push(at);
    return at;
  };

  function strike(man: Man, normal: Point, before: number): void {
    const target = all.find((each) => each.man === man);
    const foot = target?.foot ?? 0;
    obstacles.targets = obstacles.targets.filter((each) => each.man !== man);
    const blow = -(bolt.vx * normal.x + bolt.vy * normal.y);
    const high = bolt.z - foot >= heightOf(man) / 2;
    const at = mark();
    if (man.lying || !high || blow < OVERSETS[man.arm]) {
      reflect(bolt, normal);
      const effect = dead.length === 0 ? 'touched' : 'unharmed';
      if (effect === 'touched') dead.push(man.id);
      events.push({ kind: 'man', what: man.id, at, before, after: speedOf(bolt), effect });
      return;
    }
    const way = towards({ x: 0, y: 0 }, { x: bolt.vx, y: bolt.vy });
    bolt.vx += normal.x * blow * (1 - THROUGH);
    bolt.vy += normal.y * blow * (1 - THROUGH);
    bolt.vz *= GRIP;
    events.push({ kind: 'man', what: man.id, at, before, after: speedOf(bolt), effect: 'overset' });
    const bearing = bearingOf({ x: 0, y: 0 }, way);
    const standing = obstacles.targets.map((each) => ({ man: each.man, foot: each.foot }));
    const down = fallen({ man, foot }, way, blow, standing, OVERSETS);
    for (const { who, by } of down) {
      if (by !== null) events.push({ kind: 'fall', what: who, by, at });
      // Who has died of a touch is not killed again by falling.
      if (!dead.includes(who)) dead.push(who);
      falls.push({ man: who, bearing });
    }
    const gone = new Set(down.map(({ who }) => who));
    obstacles.targets = obstacles.targets.filter((each) => !gone.has(each.man.id));
  }

  /** Whether the bolt lies still after coming down. */
  function land(solid: Solid | null, height: number, before: number): boolean {
    bolt.z = height;
    if (solid === null && inWater(country, bolt)) {
      events.push({ kind: 'water', at: mark() });
      return true;
    }
    if (rolling) return false;
    bolt.vx *= GRIP;
    bolt.vy *= GRIP;
    bolt.vz *= -RESTITUTION;
    const kind = solid === null ? 'floor' : 'top';
    if (bolt.vz < ROLLS) [rolling, bolt.vz] = [true, 0];
    const what = solid?.piece.id ?? '';
    events.push({ kind, what, at: mark(), before, after: speedOf(bolt) });
    return false;
  }

  mark();
  for (let step = 0; step < MOST_STEPS; step++) {
    const [dx, dy] = [bolt.vx * STEP, bolt.vy * STEP];
    const dz = rolling ? 0 : bolt.vz * STEP - (GRAVITY * STEP * STEP) / 2;
    const met = firstMet(bolt, dx, dy, dz, obstacles);
    const part = met?.part ?? 1;
    bolt.x += dx * part;
    bolt.y += dy * part;
    bolt.z += dz * part;
    time += STEP * part;
    // What it has before is its speed where it met what it did: gravity's share of the step is in it.
    if (!rolling) bolt.vz -= GRAVITY * STEP * part;
    const before = speedOf(bolt);
    if (met === null) {
      if (step % KEPT === 0) mark();
    } else if (met.kind === 'down') {
      if (land(met.solid, met.height, before)) break;
    } else if (met.kind === 'man') strike(met.man, met.normal, before);
    else {
      reflect(bolt, met.normal);
      const [kind, what] =
        met.kind === 'gun'
          ? (['gun', met.gun.id] as const)
          : (['piece', met.solid.piece.id] as const);
      // A hair's breadth back, so that it is not within what it has struck.
      bolt.x += met.normal.x / 64;
      bolt.y += met.normal.y / 64;
      events.push({ kind, what, at: mark(), before, after: speedOf(bolt) });
    }
    const { x, y } = bolt;
    if (x < -APRON || x > country.width + APRON || y < -APRON || y > country.depth + APRON) {
      events.push({ kind: 'offField', at: mark() });
      break;
    }
    if (!rolling) continue;
    if (surfaceAt(obstacles.solids, x, y).height < bolt.z) {
      rolling = false;
      continue;
    }
    if (inWater(country, bolt)) {
      events.push({ kind: 'water', at: mark() });
      break;
    }
    const speed = speedOf(bolt);
    const after = speed - FRICTION * GRAVITY * STEP;
    if (after < RESTS) {
      events.push({ kind: 'rest', at: mark() });
      break;
    }
    bolt.vx *= after / speed;
    bolt.vy *= after / speed;
  }
  return { gun: gun.id, aim, deviation, path, events, dead, falls };
}
