import { directionOf, sineCosine } from '../../engine/angles';
import { groundAt } from '../../engine/country';
import type { Aim } from '../../engine/flight';
import { MUZZLE_HEIGHT } from '../../engine/gunShape';
import { INCH } from '../../engine/lengths';
import type { Country, Point } from '../../engine/types';
import type { Mount } from './barrel';

/** A place in space: a place of the field and `z`, its height above the floor; all in sixteenths of an inch. */
export interface Place extends Point {
  readonly z: number;
}

/** The width and height of a picture, in its own pixels, which are CSS pixels unless a function says otherwise. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The camera of the gunner's view: the place and direction of the eye, and how the picture is projected. It always
 * looks horizontally; the picture is shifted vertically by `rise` instead, so that upright lines stay upright however
 * the barrel is raised.
 */
export interface Camera extends Size {
  readonly eye: Place;
  /** Unit vectors: the direction of the barrel, and to the right of it. */
  readonly ahead: Point;
  readonly right: Point;
  /** The focal length: how many pixels something covers that is as wide as it is far away. */
  readonly focus: number;
  /** The tangent of the angle by which the picture is raised. */
  readonly rise: number;
  /** Where that angle lies in the picture. */
  readonly middle: Point;
}

/**
 * Where something appears in the picture, in pixels from its top left corner; `depth` is how far ahead of the eye it
 * is, in sixteenths of an inch, and `scale` how many pixels a sixteenth of an inch has there.
 */
export interface Seen extends Point {
  readonly depth: number;
  /** Pixels per sixteenth of an inch. */
  readonly scale: number;
}

/** The eye's position behind the axle and above the barrel: over the trail's end, where no piece can be. */
const BEHIND = 3.25 * INCH;
const ABOVE = 0.6 * INCH;
/**
 * The elevation, in thousandths of a degree, up to which the eye follows the barrel; above it the barrel rises in the
 * picture.
 */
export const FOLLOWS = 8_000;
/** The fraction of the angle beyond that by which the picture still follows. */
const TRAILS = 0.15;
/** The least distance ahead of the eye at which anything is visible, in sixteenths of an inch. */
export const NEAREST = INCH / 2;
/** The tangents of half the angle of view, for narrow and for wide pictures. */
const [NARROW, WIDE] = [0.25, 0.364];
const [NARROW_WIDTH, WIDE_WIDTH] = [360, 900];
/** The fraction of the picture above the line of the barrel, or the horizon for an eye that does not follow. */
const [OVERHEAD, OVER_HORIZON] = [0.44, 0.36];

/**
 * The height of the top of the foresight, at the muzzle, above the barrel's axis, in sixteenths of an inch. Seen from
 * the eye it is four degrees below the direction of the barrel.
 */
export const BEAD = 0.285 * INCH;

const tangent = (angle: number): number => {
  const [sine, cosine] = sineCosine(angle);
  return sine / cosine;
};

const slopeOf = (part: number): number => Math.min(1, Math.max(0, part));

/** Returns the height on which a barrel stands. */
const footOf = (country: Country, mount: Mount): number => mount.foot ?? groundAt(country, mount);

/** Returns the camera behind a barrel mounted at `gun` and aimed, for a picture of this size in pixels. */
export function cameraOf(
  country: Country,
  gun: Mount,
  { bearing, elevation }: Aim,
  { width, height }: Size,
): Camera {
  const ahead = directionOf(bearing);
  const right = { x: ahead.y, y: -ahead.x };
  const { above = ABOVE } = gun;
  const follows = gun.above === undefined;
  const followed = follows ? Math.min(elevation, FOLLOWS) : 0;
  const [sine, cosine] = sineCosine(followed);
  const back = BEHIND * cosine + above * sine;
  const part = slopeOf((width - NARROW_WIDTH) / (WIDE_WIDTH - NARROW_WIDTH));
  return {
    eye: {
      x: gun.x - back * ahead.x,
      y: gun.y - back * ahead.y,
      z: footOf(country, gun) + MUZZLE_HEIGHT - BEHIND * sine + above * cosine,
    },
    ahead,
    right,
    focus: width / 2 / (NARROW + (WIDE - NARROW) * part),
    rise: follows ? tangent(followed + TRAILS * (elevation - followed)) : 0,
    middle: { x: width / 2, y: height * (follows ? OVERHEAD : OVER_HORIZON) },
    width,
    height,
  };
}

/**
 * Returns how far a place of the field is ahead of a camera's eye (`depth`) and how far to its right (`sideways`), in
 * sixteenths of an inch; negative behind and to the left.
 */
export function offsetOf(
  { eye, ahead, right }: Camera,
  p: Point,
): readonly [depth: number, sideways: number] {
  const [dx, dy] = [p.x - eye.x, p.y - eye.y];
  return [dx * ahead.x + dy * ahead.y, dx * right.x + dy * right.y];
}

/**
 * Returns where a place appears in the picture, given how far it is ahead of the eye (`depth`, more than 0) and to
 * its right (`sideways`), and its height `z` above the floor, in sixteenths of an inch.
 */
export function seenAt(camera: Camera, depth: number, sideways: number, z: number): Seen {
  const { eye, focus, rise, middle } = camera;
  const scale = focus / depth;
  return {
    x: middle.x + sideways * scale,
    y: middle.y - (z - eye.z) * scale + rise * focus,
    depth,
    scale,
  };
}

/** Returns where a place in space appears in the picture; null less than half an inch ahead of the eye. */
export function project(camera: Camera, { x, y, z }: Place): Seen | null {
  const [depth, sideways] = offsetOf(camera, { x, y });
  return depth < NEAREST ? null : seenAt(camera, depth, sideways, z);
}

/** Returns where the horizon is in the picture, in pixels from its top. */
export const horizonOf = ({ middle, rise, focus }: Camera): number => middle.y + rise * focus;

/**
 * Returns the place in space of a point on an aimed barrel, given in sixteenths of an inch: how far it is in front of
 * the axle (`along`), above the barrel's axis (`above`) and to the right of it (`sideways`).
 */
export function onBarrel(
  country: Country,
  gun: Mount,
  { bearing, elevation }: Aim,
  [along, above, sideways = 0]: readonly [along: number, above: number, sideways?: number],
): Place {
  const { x, y } = directionOf(bearing);
  const [sine, cosine] = sineCosine(elevation);
  const level = along * cosine - above * sine;
  return {
    x: gun.x + level * x + sideways * y,
    y: gun.y + level * y - sideways * x,
    z: footOf(country, gun) + MUZZLE_HEIGHT + along * sine + above * cosine,
  };
}
