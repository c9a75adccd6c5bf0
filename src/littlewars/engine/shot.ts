import { bearingOf, directionOf, sineCosine, TURN } from './angles';
import { groundAt, solidsOf, surfaceAt, type Solid } from './country';
import { groundOf, onCrossing } from './ground';
import {
  firstMet,
  GRIP,
  reflect,
  RESTITUTION,
  speedOf,
  standOff,
  towards,
  type Bolt,
  type Obstacles,
  type Target,
} from './bolt';
import { GUN_HEIGHT, gunLines, MUZZLE, MUZZLE_HEIGHT } from './gunShape';
import { APRON } from './lengths';
import { heightOf, isOnField, radiusOf, type Table } from './men';
import { rulingsOf } from './rulings';
import { contains } from './shapes';
import { drawNormal, type Stream } from './stream';
import type { Aim, Deviation, FlightPoint, Shot, ShotEvent } from './flight';
import type { Arm, Country, Gun, Point } from './types';
import { fallen } from './falls';

/** A metre in sixteenths of an inch. */
export const METRE = 16 / 0.0254;

/** The speed of a bolt at the muzzle, 15 metres a second, in sixteenths of an inch a second (littlewars.md 4.7). */
export const MUZZLE_SPEED = 15 * METRE;

/** The acceleration of gravity, in sixteenths of an inch a second a second (littlewars.md 4.7). */
export const GRAVITY = 9.80665 * METRE;

/** The standard deviation of a shot sideways, in millionths of a radian (littlewars.md 4.7). */
export const SIDEWAYS = 450;

/** 4.7: the standard deviation of a shot up or down, in millionths of a radian. */
const UPWARDS = 1_500;

/** The share of the speed that remains after oversetting a man, who gives way. */
const THROUGH = 0.5;

/** Half the bolt's thickness. */
const BOLT = 1.5;

/** The least speed of a blow above his middle that oversets a man. */
const OVERSETS: Readonly<Record<Arm, number>> = { infantry: 2_500, cavalry: 3_500 };

/** Below the first vertical speed after a bounce the bolt rolls; below the second speed it rests. */
const ROLLS = 200;
const RESTS = 30;

/** The share of the speed along the floor kept at each bounce, and the friction of rolling as a share of gravity. */
const FLOOR = 0.7;
const FRICTION = 0.6;

/** The time step in which a flight is computed, in seconds. */
export const STEP = 1 / 2048;
const MOST_STEPS = 2048 * 20;

/**
 * The number of time steps of a flight between two points of its stored path. Points where the bolt hits something are
 * stored besides.
 */
export const MARK_INTERVAL = 16;
const MICRORADIAN = TURN / 2 / 3.141592653589793 / 1e6;

/**
 * Returns the deviation of the next shot from a stream of random numbers, and the stream after it (littlewars.md
 * 4.7). `spread` multiplies the usual standard deviations.
 */
export function deviationOf(stream: Stream, spread = 1): readonly [Deviation, Stream] {
  const [right, between] = drawNormal(stream);
  const [up, after] = drawNormal(between);
  const whole = (x: number): number => Math.floor(x + 0.5);
  return [
    { sideways: whole(right * SIDEWAYS * spread), upwards: whole(up * UPWARDS * spread) },
    after,
  ];
}

const inWater = (country: Country, p: Point): boolean =>
  groundOf(country).waters.some(({ piece }) => contains(piece.shape, p)) && !onCrossing(country, p);

/** The point of a gun's muzzle in sixteenths of an inch, `z` above the floor. */
export interface Muzzle extends Point {
  readonly z: number;
}

/**
 * Returns the point of a gun's muzzle if the gun is turned to `bearing`, in thousandths of a degree (littlewars.md
 * 1.2); `z` includes the height of the ground on which the gun stands.
 */
export function muzzleOf({ country }: Pick<Table, 'country'>, gun: Gun, bearing: number): Muzzle {
  const { x, y } = directionOf(bearing);
  return {
    x: gun.x + MUZZLE * x,
    y: gun.y + MUZZLE * y,
    z: groundAt(country, gun) + MUZZLE_HEIGHT,
  };
}

/**
 * Returns a bolt as it leaves a muzzle, in the direction of the aim changed by the deviation. `speed` is in sixteenths
 * of an inch a second, by default that of a gun's bolt.
 */
export function leaving(
  { x, y, z }: Muzzle,
  aim: Aim,
  deviation: Deviation,
  speed = MUZZLE_SPEED,
): Bolt {
  const off = directionOf(aim.bearing + deviation.sideways * MICRORADIAN);
  const [rise, level] = sineCosine(aim.elevation + deviation.upwards * MICRORADIAN);
  return { x, y, z, vx: speed * level * off.x, vy: speed * level * off.y, vz: speed * rise };
}

/** Returns everything that a shot may hit, except the gun or man that fires it, whose id is `shooter`. */
export function obstaclesOf(table: Table, shooter: string): Obstacles {
  const { country } = table;
  return {
    firstCrossed: rulingsOf(table).firstCrossed,
    solids: solidsOf(country),
    guns: table.guns
      .filter((each) => each.id !== shooter && !each.gone)
      .map((each) => ({
        gun: each,
        lines: gunLines(each),
        top: groundAt(country, each) + GUN_HEIGHT,
      })),
    targets: table.men.filter(isOnField).map((man): Target => {
      const foot = groundAt(country, man);
      return { man, radius: radiusOf(man) + BOLT, foot, top: foot + heightOf(man) + BOLT };
    }),
  };
}

/**
 * Returns the computed shot of a gun (littlewars.md 4.7). The men killed are listed in it; `table`, the battle before
 * the shot, is unchanged.
 */
export const flightOf = (table: Table, gun: Gun, aim: Aim, deviation: Deviation): Shot =>
  flightFrom(table, gun.id, muzzleOf(table, gun, aim.bearing), aim, deviation);

/**
 * Returns the computed shot from a muzzle (littlewars.md 4.7), the same on every machine. `shooter` is the id of the
 * gun or man that fires. The men killed are listed in it; `table`, the battle before the shot, is unchanged.
 */
export function flightFrom(
  table: Table,
  shooter: string,
  muzzle: Muzzle,
  aim: Aim,
  deviation: Deviation,
): Shot {
  const { country } = table;
  const bolt = leaving(muzzle, aim, deviation);
  const obstacles = obstaclesOf(table, shooter);
  const path: FlightPoint[] = [];
  const events: ShotEvent[] = [];
  const dead: string[] = [];
  const falls: { man: string; bearing: number }[] = [];
  const flight = { rolling: false, time: 0 };
  const here = (): FlightPoint => ({ x: bolt.x, y: bolt.y, z: bolt.z, time: flight.time });
  const mark = (): FlightPoint => {
    const at = here();
    path.push(at);
    return at;
  };

  function strike(target: Target, normal: Point, before: number): void {
    const { man, foot } = target;
    obstacles.targets = obstacles.targets.filter((each) => each !== target);
    const impact = -(bolt.vx * normal.x + bolt.vy * normal.y);
    const high = bolt.z - foot >= heightOf(man) / 2;
    const at = mark();
    if (man.lying || !high || impact < OVERSETS[man.arm]) {
      reflect(bolt, normal);
      const effect = dead.length === 0 ? 'touched' : 'unharmed';
      if (effect === 'touched') dead.push(man.id);
      events.push({ kind: 'man', what: man.id, at, before, after: speedOf(bolt), effect });
      return;
    }
    const direction = towards({ x: 0, y: 0 }, { x: bolt.vx, y: bolt.vy });
    bolt.vx += normal.x * impact * (1 - THROUGH);
    bolt.vy += normal.y * impact * (1 - THROUGH);
    bolt.vz *= GRIP;
    events.push({ kind: 'man', what: man.id, at, before, after: speedOf(bolt), effect: 'overset' });
    const bearing = bearingOf({ x: 0, y: 0 }, direction);
    const standing = obstacles.targets.map((each) => ({ man: each.man, foot: each.foot }));
    const down = fallen({ man, foot }, direction, impact, standing, OVERSETS);
    for (const { who, by } of down) {
      if (by !== null) events.push({ kind: 'fall', what: who, by, at });
      dead.push(who);
      falls.push({ man: who, bearing });
    }
    const gone = new Set(down.map(({ who }) => who));
    obstacles.targets = obstacles.targets.filter((each) => !gone.has(each.man.id));
  }

  /** Returns whether the bolt rests after coming down. */
  function land(solid: Solid | null, height: number, before: number): boolean {
    bolt.z = height;
    if (solid === null && inWater(country, bolt)) {
      events.push({ kind: 'water', at: mark() });
      return true;
    }
    bolt.vx *= FLOOR;
    bolt.vy *= FLOOR;
    bolt.vz *= -RESTITUTION;
    const kind = solid === null ? 'floor' : 'top';
    if (bolt.vz < ROLLS) [flight.rolling, bolt.vz] = [true, 0];
    const what = solid?.piece.id ?? '';
    events.push({ kind, what, at: mark(), before, after: speedOf(bolt) });
    return false;
  }

  mark();
  for (let step = 0; step < MOST_STEPS; step++) {
    const [dx, dy] = [bolt.vx * STEP, bolt.vy * STEP];
    const dz = flight.rolling ? 0 : bolt.vz * STEP - (GRAVITY * STEP * STEP) / 2;
    const met = firstMet(bolt, dx, dy, dz, obstacles);
    const part = met?.part ?? 1;
    bolt.x += dx * part;
    bolt.y += dy * part;
    bolt.z += dz * part;
    flight.time += STEP * part;
    // Its speed before is that at the collision, which includes gravity's share of the step.
    if (!flight.rolling) bolt.vz -= GRAVITY * STEP * part;
    const before = speedOf(bolt);
    if (met === null) {
      if (step % MARK_INTERVAL === 0) mark();
    } else if (met.kind === 'down') {
      if (land(met.solid, met.height, before)) break;
    } else if (met.kind === 'man') strike(met.target, met.normal, before);
    else {
      reflect(bolt, met.normal);
      const [kind, what] =
        met.kind === 'gun'
          ? (['gun', met.gun.id] as const)
          : (['piece', met.solid.piece.id] as const);
      standOff(bolt, met.normal, [dx * part, dy * part], obstacles);
      events.push({ kind, what, at: mark(), before, after: speedOf(bolt) });
    }
    const { x, y } = bolt;
    if (x < -APRON || x > country.width + APRON || y < -APRON || y > country.depth + APRON) {
      events.push({ kind: 'offField', at: mark() });
      break;
    }
    if (!flight.rolling) continue;
    if (surfaceAt(obstacles.solids, x, y).height < bolt.z) {
      flight.rolling = false;
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
  return { gun: shooter, aim, deviation, path, events, dead, falls };
}
