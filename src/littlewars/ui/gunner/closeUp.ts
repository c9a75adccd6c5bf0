import { bearingOf, directionOf } from '../../engine/angles';
import { groundAt, solidsOf, surfaceAt, type Solid } from '../../engine/country';
import type { Shot } from '../../engine/flight';
import { INCH } from '../../engine/lengths';
import { heightOf, isOnField, manOf, radiusOf } from '../../engine/men';
import type { Battle, Man, Point } from '../../engine/types';
import { middleOf } from '../plan/art/outline';
import type { Camera, Place, Size } from './camera';
import { FALLING, struckBy, type Struck } from './shotShown';

/**
 * How the hit of a shot is shown a second time, close to a man who falls: the camera and where it looks, the direction
 * of the fall, who is touched and dies, and the times of the flight, in seconds, at which the bolt comes, strikes and
 * ends.
 */
export interface CloseUp {
  /** The camera for a picture of this size. */
  readonly camera: (size: Size) => Camera;
  /** Where the camera looks, in thousandths of a degree. */
  readonly bearing: number;
  /** The direction of the fall. */
  readonly along: Point;
  /** The ids of those who stand, are touched and die of it. */
  readonly touched: readonly string[];
  /** Seconds of the flight: when the bolt comes into the picture, when it strikes, and the end of the shot. */
  readonly from: number;
  readonly strikes: number;
  readonly end: number;
}

/** How far before him the bolt comes into the picture. */
const APPROACH = 6 * INCH;
/** How long the approach, the fall and what follows it are shown, in seconds of the clock. */
const [COMES, FALLS, AFTER] = [0.5, 1.1, 0.6];
/** For how many seconds the hit of a shot is shown a second time, close by. */
export const AGAIN_FOR = COMES + FALLS + AFTER;
/** How far somebody who is killed a moment later may stand from the first and be shown with him. */
const TOGETHER = 5 * INCH;
const SOON = 0.03;

/** The distances of the eye from the middle of those who fall, the preferred first. */
const DISTANCES = [6.5, 5, 8.5, 3.75].map((inches) => inches * INCH);
/** The angles between the direction of the fall and the line of sight, in thousandths of a degree, to either side. */
const ANGLES = [100, 75, 125, 55, 150, 30].map((degrees) => degrees * 1_000);
/** The height of the eye as a fraction of the man's. */
const EYE = 1.15;
/** A standing man's greatest height, as a fraction of the picture, and how far his feet are below its middle. */
const [TALL, FEET] = [0.48, 0.72];
/** How wide the shown ground is at least, at his distance. */
const LEAST_WIDE = 6 * INCH;
/** The distance between the places of a line of sight at which it is checked. */
const STEP = INCH / 4;
/** The parts of a man's height that should be visible. */
const PARTS = [0.1, 0.5, 0.95];

interface Victim {
  readonly man: Man;
  readonly time: number;
}

/** Returns those whom a shot kills, in order. */
const victimsOf = (battle: Battle, { events, dead }: Shot): readonly Victim[] =>
  events.flatMap((event) => {
    if (event.kind !== 'man' && event.kind !== 'fall') return [];
    const man = dead.includes(event.what) ? manOf(battle, event.what) : undefined;
    return man === undefined ? [] : [{ man, time: event.at.time }];
  });

/** Returns the most of them who fall at once near each other; of equal groups the first. */
const mostAtOnce = (victims: readonly Victim[]): readonly Victim[] =>
  victims
    .map(({ man: first, time }) =>
      victims.filter(
        ({ man, time: later }) =>
          later >= time &&
          later <= time + SOON &&
          Math.hypot(man.x - first.x, man.y - first.y) <= TOGETHER,
      ),
    )
    .reduce<readonly Victim[]>((most, each) => (each.length > most.length ? each : most), []);

/** Returns whether nothing of the Country is between two places. */
function isClear(solids: readonly Solid[], from: Place, to: Place): boolean {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  for (let i = 0; i < count; i++) {
    const part = i / count;
    const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
    if (surfaceAt(solids, x, y).height > from.z + (to.z - from.z) * part) return false;
  }
  return true;
}

/** Returns how far a place is from a line between two others, and in which part of it; from 0 to 1. */
function besideLine(from: Point, to: Point, at: Point): readonly [off: number, part: number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ax, ay] = [at.x - from.x, at.y - from.y];
  return [Math.abs(ax * dy - ay * dx) / length, (ax * dx + ay * dy) / (length * length)];
}

/**
 * Returns the eye from which those who fall are seen best: the least is hidden by the Country or by other men, the
 * fall is seen from the side, and the distance is the preferred one.
 */
function eyeFor(battle: Battle, those: readonly Man[], target: Point, along: number): Place {
  const { country } = battle;
  const [first] = those as [Man];
  const reach = (DISTANCES.at(-2) ?? 0) + TOGETHER;
  const solids = solidsOf(country).filter(
    ({ bounds: { left, right, top, bottom } }) =>
      right > target.x - reach &&
      left < target.x + reach &&
      top > target.y - reach &&
      bottom < target.y + reach,
  );
  const others = battle.men.filter((man) => isOnField(man) && !those.includes(man));
  const direction = directionOf(along);
  const marks = those.flatMap((man): readonly Place[] => {
    const [foot, high] = [groundAt(country, man), heightOf(man)];
    const lies = {
      x: man.x + direction.x * high,
      y: man.y + direction.y * high,
      z: foot + INCH / 2,
    };
    return [...PARTS.map((part) => ({ x: man.x, y: man.y, z: foot + part * high })), lies];
  });
  const standing = heightOf({ ...first, lying: false });
  const ground = groundAt(country, first);
  let [best, least]: readonly [Place | null, number] = [null, Infinity];
  for (const [i, far] of DISTANCES.entries())
    for (const [j, angle] of ANGLES.entries())
      for (const side of [1, -1]) {
        const look = directionOf(along + side * angle);
        const at = { x: target.x - far * look.x, y: target.y - far * look.y };
        const eye = { ...at, z: Math.max(ground, groundAt(country, at)) + EYE * standing };
        if (surfaceAt(solids, eye.x, eye.y).height > eye.z - INCH / 2) continue;
        const hidden = marks.filter((mark) => !isClear(solids, mark, eye)).length / marks.length;
        const inFront = others.map((man): number => {
          const [off, part] = besideLine(eye, target, man);
          if (part < -0.1 || part > 0.95) return 0;
          if (off < radiusOf(man) + 1.2 * INCH * part) return 3;
          return off < LEAST_WIDE * part ? 0.7 * (1 - part) : 0;
        });
        // His face is seen rather than his back, which he turns to an eye that looks the way he does.
        const back = look.y > 0 === (first.side === 'red') ? 0.3 : 0;
        const fault =
          12 * hidden + inFront.reduce((sum, each) => sum + each, 0) + 0.5 * i + 0.4 * j + back;
        if (fault < least) [best, least] = [eye, fault];
      }
  return best ?? { x: target.x, y: target.y - (DISTANCES[0] ?? 0), z: ground + 3 * standing };
}

/**
 * Returns how the hit of a shot is shown a second time, close to a man who falls, or to several who fall at once;
 * `battle` is that before the shot. Null if the shot killed nobody.
 */
export function closeUpOf(battle: Battle, shot: Shot): CloseUp | null {
  const victims = victimsOf(battle, shot);
  const those = mostAtOnce(victims);
  const [victim] = those;
  if (victim === undefined) return null;
  const { man, time } = victim;
  const men = those.map((each) => each.man);
  const strike = shot.events.find(({ kind, at }) => kind === 'man' && at.time === time);
  const speed = strike?.kind === 'man' ? strike.before : 0;
  const came = shot.path.filter((at) => at.time < time).at(-1) ?? man;
  const along = shot.falls.find(({ man: id }) => id === man.id)?.bearing ?? bearingOf(came, man);
  const direction = directionOf(along);
  const standing = heightOf({ ...man, lying: false });
  const middle = middleOf(men);
  // Between where they stand and where their heads will lie.
  const target = {
    x: middle.x + (direction.x * standing) / 3,
    y: middle.y + (direction.y * standing) / 3,
  };
  const eye = eyeFor(battle, men, target, along);
  const foot = groundAt(battle.country, man);
  const depth = Math.hypot(target.x - eye.x, target.y - eye.y);
  const ahead = { x: (target.x - eye.x) / depth, y: (target.y - eye.y) / depth };
  const spread = Math.max(...men.map((each) => Math.hypot(each.x - middle.x, each.y - middle.y)));
  return {
    bearing: bearingOf(eye, target),
    along: direction,
    touched: victims
      .filter((each) => !each.man.lying && !shot.falls.some((fall) => fall.man === each.man.id))
      .map((each) => each.man.id),
    camera: ({ width, height }) => {
      const focus = Math.min(
        (TALL * height * depth) / standing,
        (width * depth) / (LEAST_WIDE + 2 * spread),
      );
      return {
        eye,
        ahead,
        right: { x: ahead.y, y: -ahead.x },
        focus,
        rise: 0,
        middle: {
          x: width / 2,
          y: height / 2 + ((FEET * standing - (eye.z - foot)) * focus) / depth,
        },
        width,
        height,
      };
    },
    from: Math.max(0, time - APPROACH / Math.max(speed, 1)),
    strikes: time,
    end: Math.max(shot.path.at(-1)?.time ?? 0, time + FALLING),
  };
}

/** Returns which second of the flight is visible `shown` seconds after a hit is shown again; at last its end. */
export function timeAgain({ from, strikes, end }: CloseUp, shown: number): number {
  if (shown < COMES) return from + ((strikes - from) * shown) / COMES;
  if (shown < COMES + FALLS) return strikes + (FALLING * (shown - COMES)) / FALLS;
  const rest = strikes + FALLING;
  return rest + (end - rest) * Math.min(1, (shown - COMES - FALLS) / AFTER);
}

/** Returns the second of the flight that a still picture of a hit shows: those who fall are halfway down. */
export const fallingAt = ({ strikes }: CloseUp): number => strikes + 0.6 * FALLING;

/**
 * Returns who has been struck up to a `time` of the flight, in seconds, and the state of each, by id, for the second
 * showing of a hit. In contrast to `struckBy`, a man who is touched and dies where he stands falls too, so that the
 * hit is visible.
 */
export function struckAgain(shot: Shot, hit: CloseUp, time: number): ReadonlyMap<string, Struck> {
  const struck = new Map(struckBy(shot, time));
  for (const event of shot.events) {
    if (event.kind !== 'man' || !hit.touched.includes(event.what) || !struck.has(event.what))
      continue;
    const part = Math.min(1, (time - event.at.time) / FALLING);
    struck.set(event.what, { kind: 'falls', part: part * part, along: hit.along });
  }
  return struck;
}
