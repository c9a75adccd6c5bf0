import { directionOf } from '../../engine/angles';
import type { FlightPoint, Shot } from '../../engine/flight';
import type { Point } from '../../engine/types';

/**
 * How long a man takes to fall, in seconds of the flight; the flight is shown more slowly, so that this is about half
 * a second on the screen.
 */
export const FALLING = 0.12;
/** How much more slowly a flight is shown than it happens, until the last man is struck. */
const SLOWER = 5;
/** The least and greatest duration of that, and the duration of what rolls on after it, in seconds of the clock. */
const [LEAST, MOST, REST] = [0.9, 3.2, 1.1];
/** How long the end stays visible, in seconds of the clock. */
const STAYS = 1.2;

/** Returns the time of the last relevant event in seconds: the last man struck, otherwise the first hit on anything. */
function turnOf({ events, path }: Shot): number {
  const men = events.filter(({ kind }) => kind === 'man' || kind === 'fall');
  const last = men.at(-1) ?? events[0];
  return (last?.at.time ?? path.at(-1)?.time ?? 0) + FALLING;
}

const endOf = (shot: Shot): number => Math.max(shot.path.at(-1)?.time ?? 0, turnOf(shot));

/** Returns which second of the flight is visible `shown` seconds after a shot was fired; at last Infinity. */
export function flightTime(shot: Shot, shown: number): number {
  const [turn, end] = [turnOf(shot), endOf(shot)];
  const slow = Math.min(MOST, Math.max(LEAST, turn * SLOWER));
  if (shown < slow) return (turn * shown) / slow;
  const rest = Math.min(REST, end - turn);
  if (shown >= slow + rest + STAYS) return Infinity;
  if (shown >= slow + rest) return end;
  return turn + ((end - turn) * (shown - slow)) / rest;
}

/**
 * Returns where the bolt is at a `time` of its flight, in seconds, and where it was just before; null once it has
 * left the field or sunk in water.
 */
export function boltAt(
  { path, events }: Shot,
  time: number,
): { readonly at: FlightPoint; readonly before: FlightPoint } | null {
  const next = path.findIndex((each) => each.time >= time);
  const last = events.at(-1)?.kind;
  if (next < 0 && (last === 'offField' || last === 'water')) return null;
  const i = next < 0 ? path.length - 1 : Math.max(1, next);
  const [a, b] = [path[i - 1], path[i]];
  if (a === undefined || b === undefined) return null;
  const span = b.time - a.time;
  const part = span === 0 ? 1 : Math.min(1, Math.max(0, (time - a.time) / span));
  const at = {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    z: a.z + (b.z - a.z) * part,
    time,
  };
  return {
    at,
    before:
      a.x === at.x && a.y === at.y
        ? { ...a, x: 2 * a.x - b.x, y: 2 * a.y - b.y, z: 2 * a.z - b.z }
        : a,
  };
}

/**
 * The state of a man whom a shot kills, at one time of its flight: he is falling (`falls`; `part` from 0 to 1, in the
 * direction `along`), or was `touched` and stays upright.
 */
export type Struck =
  | { readonly kind: 'falls'; readonly part: number; readonly along: Point }
  /** Touched and killed, but he has not fallen. */
  | { readonly kind: 'touched' };

/**
 * Returns who has been struck up to a `time` of the flight, in seconds, and the state of each, by id; those struck
 * later are not included.
 */
export function struckBy({ events, falls, dead }: Shot, time: number): ReadonlyMap<string, Struck> {
  const along = new Map(falls.map(({ man, bearing }) => [man, directionOf(bearing)]));
  const struck = new Map<string, Struck>();
  for (const event of events) {
    if ((event.kind !== 'man' && event.kind !== 'fall') || event.at.time > time) continue;
    const direction = along.get(event.what);
    const part = Math.min(1, (time - event.at.time) / FALLING);
    if (direction !== undefined)
      // Slowly at first, like anything that is pushed over.
      struck.set(event.what, {
        kind: 'falls',
        part: Number.isNaN(part) ? 1 : part * part,
        along: direction,
      });
    else if (dead.includes(event.what)) struck.set(event.what, { kind: 'touched' });
  }
  return struck;
}

/**
 * Returns where a shot first struck anything, the centre of the observer's circle; the end of its path if it struck
 * nothing. Null if it has no path.
 */
export const struckAt = ({ events, path }: Shot): FlightPoint | null =>
  (events.find(({ kind }) => kind !== 'offField') ?? { at: path.at(-1) }).at ?? null;
