import { refused } from '../engine/refusals';
import { firstMet, speedOf, type Obstacles } from '../engine/bolt';
import { afterShot, laid } from '../engine/gunnery';
import { APRON, distance, INCH } from '../engine/lengths';
import { radiusOf, type Table } from '../engine/men';
import {
  deviationOf,
  GRAVITY,
  MARK_INTERVAL,
  leaving,
  METRE,
  muzzleOf,
  obstaclesOf,
  STEP,
} from '../engine/shot';
import { toSegment } from '../engine/shapes';
import type { Aim, Deviation, FlightPoint, ShotEvent } from '../engine/flight';
import type { Gun, Point } from '../engine/types';
import { afterBurst, burstOf, type Burst } from './bursts';
import { chapterFaults } from './moveState';
import { rejoined, strikable } from './general';
import { gunFireFaults, withGunners } from './gunFire';
import { cleared, worksOfGun } from './ownWorks';
import { afterFire } from './pursuit';
import type { KriegspielOutcome, KriegspielReason } from './reasons';
import type { KriegspielBattle } from './types';

/** The brass screws that guns throw as shells, the lightest, which flies fastest, first (kriegspiel.md 3.2). */
export const SCREWS = ['light', 'medium', 'heavy'] as const;
/** A brass screw that guns throw as a shell (kriegspiel.md 3.2): `light`, the fastest, `medium` or `heavy`. */
export type Screw = (typeof SCREWS)[number];
/** The speed of each brass screw at the muzzle (kriegspiel.md 3.2), in sixteenths of an inch a second. */
export const SCREW_SPEED: Readonly<Record<Screw, number>> = {
  light: 7 * METRE,
  medium: 5.5 * METRE,
  heavy: 4 * METRE,
};
/** 3.2: how many times greater its deviations are than those of a bolt. */
const SPREAD = 3;
/** How far before an upright face a shell lies that has hit it. */
const CLEARANCE = 1 / 64;

/**
 * The flight of a shell (kriegspiel.md 3.2): its path, what it meets, and where it comes to rest (`at`), null if it
 * leaves the field.
 */
export interface ShellFlight {
  readonly path: readonly FlightPoint[];
  readonly events: readonly ShotEvent[];
  readonly at: Point | null;
}

/** Returns the obstacles along a shell's path over the floor, which ends at the first. `to` is beyond the field. */
function obstaclesAlong(table: Table, gun: Gun, from: Point, to: Point): Obstacles {
  const isNear = (middle: Point, reach: number): boolean =>
    toSegment(middle, from, to) <= reach + INCH;
  const men = table.men.filter((man) => isNear(man, radiusOf(man)));
  const { solids, ...rest } = obstaclesOf({ ...table, men }, gun.id);
  return {
    ...rest,
    solids: solids.filter(({ bounds: { left, right, bottom, top } }) => {
      const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
      return isNear(middle, distance(middle, { x: right, y: top }));
    }),
  };
}

/**
 * Returns the computed flight of a shell from a gun (kriegspiel.md 3.2), in the same fixed steps as that of a bolt,
 * not rounded. The shell is a brass screw, light, medium or heavy (`screw`), which decides its speed. It stays where it
 * first meets anything.
 */
export function shellFlight(
  table: Table,
  gun: Gun,
  aim: Aim,
  screw: Screw,
  deviation: Deviation,
): ShellFlight {
  const { width, depth } = table.country;
  const shell = leaving(muzzleOf(table, gun, aim.bearing), aim, deviation, SCREW_SPEED[screw]);
  const speed = Math.sqrt(shell.vx * shell.vx + shell.vy * shell.vy);
  const seconds = (width + depth + 4 * APRON) / speed;
  const obstacles = obstaclesAlong(table, gun, shell, {
    x: shell.x + shell.vx * seconds,
    y: shell.y + shell.vy * seconds,
  });
  const path: FlightPoint[] = [];
  let time = 0;
  const mark = (): FlightPoint => {
    const at = { x: shell.x, y: shell.y, z: shell.z, time };
    path.push(at);
    return at;
  };
  mark();
  for (let step = 0; ; step++) {
    const [dx, dy] = [shell.vx * STEP, shell.vy * STEP];
    const dz = shell.vz * STEP - (GRAVITY * STEP * STEP) / 2;
    const met = firstMet(shell, dx, dy, dz, obstacles);
    const part = met?.part ?? 1;
    shell.x += dx * part;
    shell.y += dy * part;
    shell.z += dz * part;
    shell.vz -= GRAVITY * STEP * part;
    time += STEP * part;
    if (met !== null) {
      const before = speedOf(shell);
      if (met.kind === 'side') {
        const back = CLEARANCE / Math.sqrt(dx * dx + dy * dy);
        [shell.x, shell.y] = [shell.x - dx * back, shell.y - dy * back];
      }
      const at = mark();
      const event = { at, before, after: 0 };
      const first: ShotEvent =
        met.kind === 'man'
          ? { kind: 'man', what: met.target.man.id, ...event, effect: 'unharmed' }
          : met.kind === 'gun'
            ? { kind: 'gun', what: met.gun.id, ...event }
            : met.kind === 'side'
              ? { kind: 'piece', what: met.solid.piece.id, ...event }
              : met.solid === null
                ? { kind: 'floor', what: '', ...event }
                : { kind: 'top', what: met.solid.piece.id, ...event };
      return { path, events: [first, { kind: 'rest', at }], at: { x: at.x, y: at.y } };
    }
    const { x, y } = shell;
    if (x < -APRON || x > width + APRON || y < -APRON || y > depth + APRON)
      return { path, events: [{ kind: 'offField', at: mark() }], at: null };
    if (step % MARK_INTERVAL === 0) mark();
  }
}

/** The flight of a shell and its burst where it comes to rest; `burst` is null if it has left the field. */
export interface ShellShot extends ShellFlight {
  readonly burst: Burst | null;
}

/**
 * Returns how a gun, aimed as it is, throws a shell with this deviation, and what the shell does (kriegspiel.md 3.2
 * to 3.5). Does not check whether the gun may fire.
 */
export function shellShot(
  battle: KriegspielBattle,
  gun: Gun,
  screw: Screw,
  deviation: Deviation,
): ShellShot {
  const { bearing, elevation } = gun;
  const country = cleared(battle.country, worksOfGun(battle, gun, bearing));
  const seen = { ...strikable(battle), country };
  const flight = shellFlight(seen, gun, { bearing, elevation }, screw, deviation);
  return { ...flight, burst: flight.at === null ? null : burstOf(battle, flight.at) };
}

/** The order to fire a shell from a gun (kriegspiel.md 3.2). Angles are in thousandths of a degree. */
export interface ShellOrder {
  readonly kind: 'shell';
  readonly gun: string;
  readonly screw: Screw;
  readonly bearing: number;
  readonly elevation: number;
}

/**
 * Returns the battle after a gun has fired a shell (kriegspiel.md 3.2 to 3.5), or every reason against it. The gun
 * turns and its men step aside as for a bolt; the shell has the next deviation of the battle's random numbers.
 */
export function fireShell(battle: KriegspielBattle, order: ShellOrder): KriegspielOutcome {
  const { gun: id, screw, bearing, elevation } = order;
  const lay = laid(strikable(battle), id, { bearing, elevation });
  const reasons: KriegspielReason[] = [
    ...chapterFaults(battle, 'shells'),
    ...(lay.ok ? [] : lay.reasons),
    ...gunFireFaults(battle, id),
  ];
  if (reasons.length > 0 || !lay.ok) return refused(...reasons);
  const [deviation, stream] = deviationOf(battle.stream, SPREAD);
  const aim = { bearing, elevation };
  const table: KriegspielBattle = {
    ...rejoined({ ...lay.table, stream }, battle),
    kriegspiel: battle.kriegspiel,
  };
  const { path, events, burst } = shellShot(table, lay.gun, screw, deviation);
  const dead = burst?.dead ?? [];
  const shot = { gun: id, aim, deviation, path, events, dead, falls: [] };
  const fired: KriegspielBattle = { ...afterShot(table, shot), kriegspiel: battle.kriegspiel };
  const after = withGunners(burst === null ? fired : afterBurst(fired, burst), id);
  return { ok: true, battle: afterFire(after, dead) };
}
