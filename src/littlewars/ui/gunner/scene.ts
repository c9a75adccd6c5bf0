import { memoizeEach } from '../../../shell/memoizeEach';
import { groundAt, solidsOf, type Solid } from '../../engine/country';
import { gunLines } from '../../engine/gunShape';
import { INCH } from '../../engine/lengths';
import { heightOf, isOnField, radiusOf } from '../../engine/men';
import { isHill } from '../../engine/ground';
import { contains } from '../../engine/shapes';
import type { Battle, Gun, Man, Piece, Point } from '../../engine/types';
import { middleOf } from '../plan/art/outline';
import type { DressOf } from '../plan/art/Soldier';
import type { Canvas } from './art/canvas';
import type { Camera } from './camera';
import { crossings, discFootprint, footprintOf, hides, type Footprint } from './footprint';

/**
 * Something of Kriegspiel that stands on the field and is drawn in the gunner's view, such as a waggon or a boat: its
 * outline on the floor, its height, and the function that draws it on ground of the height `foot`; lengths in
 * sixteenths of an inch.
 */
export interface SceneThing {
  /** Its outline on the floor, in either orientation, and its height. */
  readonly corners: readonly Point[];
  readonly height: number;
  /** Draws it on ground of a height. */
  readonly draw: (canvas: Canvas, foot: number) => void;
}

/** What Kriegspiel adds to the gunner's view: waggons, boats and trains, and how men are dressed. */
export interface SceneAdditions {
  readonly things: readonly SceneThing[];
  readonly dressOf: DressOf;
}

/**
 * Something that stands in the gunner's view: a piece of scenery (`solid`), a man, a gun, or a `thing` such as a
 * waggon. `foot` is the height of the ground below it, in sixteenths of an inch, `print` the area that it covers.
 */
export type Item = { readonly foot: number; readonly print: Footprint } & (
  | { readonly kind: 'solid'; readonly solid: Solid }
  | { readonly kind: 'man'; readonly man: Man }
  | { readonly kind: 'gun'; readonly gun: Gun }
  | { readonly kind: 'thing'; readonly thing: SceneThing }
);
type SolidItem = Extract<Item, { kind: 'solid' }>;

const NO_THINGS: readonly SceneThing[] = [];
/** The distance within which the gun itself and its crew stand, nearer than the muzzle. */
const BESIDE = 4.75 * INCH;
/** The distance within which nothing is drawn before an eye that is at no gun. */
const AT_EYE = 1 * INCH;
/** The number of corners of a circle as it is drawn. */
const SIDES = 12;
/** The height of a gun. */
const GUN_TOP = 0.9 * INCH;
/** How far outside the picture something may be, as a fraction of its width, and still reach into it. */
const OUTSIDE = 0.25;

/** Returns the corners of a piece of scenery's outline; for a circle, those of a regular twelve-sided polygon. */
export const outlineOf = memoizeEach(({ shape }: Piece): readonly Point[] => {
  if (shape.kind === 'polygon') return shape.corners;
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES;
    return {
      x: shape.x + shape.radius * Math.cos(angle),
      y: shape.y + shape.radius * Math.sin(angle),
    };
  });
});

/** Returns the corners of the area a gun covers, from the end of its trail around its wheels. */
const gunCorners = (gun: Gun): readonly Point[] => {
  const [[trail, muzzle], [left, right]] = gunLines(gun);
  return [trail, left, muzzle, right];
};

const inSight = (
  { width, focus }: Camera,
  { left, right, farthest }: Footprint,
  beside: number,
): boolean => {
  const most = (width * (0.5 + OUTSIDE)) / focus;
  return farthest > beside && right > -most && left < most;
};

/** Returns where something stands that is no solid. */
const placeOf = (item: Exclude<Item, SolidItem>): Point =>
  item.kind === 'man' ? item.man : item.kind === 'gun' ? item.gun : middleOf(item.thing.corners);

/** Whether something within an outline stands on this board. */
const standsOn = (item: Item, { solid }: SolidItem): boolean =>
  item.kind === 'solid'
    ? item.solid !== solid &&
      item.foot >= solid.top &&
      contains(solid.piece.shape, outlineOf(item.solid.piece)[0] as Point)
    : contains(solid.piece.shape, placeOf(item));

/** Returns 1 if the first is drawn over the second, −1 if under it, 0 if the order does not matter. */
function over(camera: Camera, one: Item, two: Item): number {
  if (one.print.right <= two.print.left || two.print.right <= one.print.left) return 0;
  if (two.kind === 'solid' && isHill(two.solid.piece) && standsOn(one, two))
    return camera.eye.z > two.solid.top ? 1 : -1;
  if (one.kind === 'solid' && isHill(one.solid.piece) && standsOn(two, one))
    return camera.eye.z > one.solid.top ? -1 : 1;
  return hides(one.print, two.print);
}

/** Whether solid items in front block the straight line from the eye to a place at this height. */
function stopped(
  { eye }: Camera,
  at: Point,
  z: number,
  { solid, foot, print }: SolidItem,
): boolean {
  const all = crossings(at, print);
  const parts = all.filter((part) => part < 1);
  // Someone who looks from a board or stands on one is within its outline.
  if (print.corners.length > 2 && all.length % 2 === 1) parts.unshift(0);
  if (parts.length % 2 === 1) parts.push(1);
  const height = (part: number): number => eye.z + (z - eye.z) * part;
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [into, out] = [height(parts[i] as number), height(parts[i + 1] as number)];
    if (Math.min(into, out) < solid.top && Math.max(into, out) > foot) return true;
  }
  return false;
}

const topOf = (item: Item): number =>
  item.foot +
  (item.kind === 'man'
    ? heightOf(item.man)
    : item.kind === 'gun'
      ? GUN_TOP
      : item.kind === 'thing'
        ? item.thing.height
        : item.solid.piece.height);

/** The fractions of an item's height and width at which its visibility is tested. */
const HEIGHTS = [0.02, 0.5, 0.98];
const WIDTHS = [0.08, 0.5, 0.92];

/** Whether a man or a gun is completely hidden by what stands in front of it. */
function isHidden(camera: Camera, item: Item, before: readonly SolidItem[]): boolean {
  if (before.length === 0) return false;
  const { corners } = item.print;
  const [a] = corners as [Point];
  const b = corners[Math.floor(corners.length / 2)] as Point;
  const [foot, top] = [item.foot, topOf(item)];
  return HEIGHTS.every((high) =>
    WIDTHS.every((wide) => {
      const at = { x: a.x + (b.x - a.x) * wide, y: a.y + (b.y - a.y) * wide };
      return before.some((solid) => stopped(camera, at, foot + (top - foot) * high, solid));
    }),
  );
}

/** Orders the visible items for drawing: hidden ones before those that hide them, otherwise the farthest first. */
function backToFront(items: readonly Item[], over: readonly (readonly number[])[]): Item[] {
  const waiting = over.map((under) => under.length);
  const above: number[][] = items.map(() => []);
  over.forEach((under, i) => under.forEach((j) => above[j]?.push(i)));
  const left = new Set(items.keys());
  const drawn: Item[] = [];
  while (left.size > 0) {
    let [next, far, least] = [-1, -Infinity, Infinity];
    // If three hide each other in a circle, which upright things do only by rounding, the one with the fewest open
    // relations is taken.
    for (const i of left) {
      const [held, at] = [waiting[i] as number, (items[i] as Item).print.farthest];
      if (held < least || (held === least && at > far)) [next, far, least] = [i, at, held];
    }
    left.delete(next);
    drawn.push(items[next] as Item);
    for (const i of above[next] as number[]) waiting[i] = (waiting[i] as number) - 1;
  }
  return drawn;
}

/**
 * Returns everything that is visible from a camera, in the order in which it is drawn; what standing scenery hides
 * completely is left out. `own` is the id of the gun along whose barrel the camera looks, which is left out together
 * with the men close to the eye; null for a camera elsewhere. `things` are what Kriegspiel adds.
 */
export function sceneOf(
  camera: Camera,
  battle: Pick<Battle, 'country' | 'men' | 'guns'>,
  own: string | null,
  things: readonly SceneThing[] = NO_THINGS,
): Item[] {
  const { country } = battle;
  const beside = own === null ? AT_EYE : BESIDE;
  const solids = solidsOf(country).map((solid): SolidItem => ({
    kind: 'solid',
    solid,
    foot: solid.foot,
    print:
      solid.piece.shape.kind === 'circle' && solid.piece.kind === 'tree'
        ? discFootprint(camera, solid.piece.shape, solid.piece.shape.radius)
        : footprintOf(camera, outlineOf(solid.piece)),
  }));
  const standing = solids.filter(({ print }) => inSight(camera, print, beside));
  const others = [
    ...battle.men.filter(isOnField).map((man): Item => ({
      kind: 'man',
      man,
      foot: groundAt(country, man),
      print: discFootprint(camera, man, radiusOf(man)),
    })),
    ...battle.guns
      .filter(({ id, gone }) => id !== own && !gone)
      .map((gun): Item => ({
        kind: 'gun',
        gun,
        foot: groundAt(country, gun),
        print: footprintOf(camera, gunCorners(gun)),
      })),
    ...things.map((thing): Item => ({
      kind: 'thing',
      thing,
      foot: groundAt(country, middleOf(thing.corners)),
      print: footprintOf(camera, thing.corners),
    })),
  ].filter(({ print }) => inSight(camera, print, beside) && print.nearest > beside);
  const items: Item[] = [...standing];
  const under: number[][] = standing.map(() => []);
  const add = (i: number, j: number, which: number): void => {
    if (which > 0) under[i]?.push(j);
    else if (which < 0) under[j]?.push(i);
  };
  const compare = (i: number, j: number): void =>
    add(i, j, over(camera, items[i] as Item, items[j] as Item));
  for (let i = 0; i < items.length; i++) for (let j = 0; j < i; j++) compare(i, j);
  for (const item of others) {
    const relations = standing.map((solid) => over(camera, item, solid));
    const before = standing.filter((_, j) => (relations[j] as number) < 0);
    if (isHidden(camera, item, before)) continue;
    const i = items.push(item) - 1;
    under.push([]);
    relations.forEach((which, j) => add(i, j, which));
    for (let j = standing.length; j < i; j++) compare(i, j);
  }
  return backToFront(items, under);
}
