import { directionOf } from '../../../engine/angles';
import { radiusOf } from '../../../engine/men';
import type { Man, Point } from '../../../engine/types';
import { formationOf, presentOf } from '../../../kriegspiel/bodies';
import { boxAround, type Box } from '../../plan/art/names';
import { onPlan } from '../../plan/place';
import type { Drawing } from '../../plan/view';
import type { Body, Formation, KriegspielBattle, Service } from '../../../kriegspiel/types';

// How a body is drawn on the plan, as on the maps of a staff: a block that looks along its front.

/**
 * The rectangle that the men of a body of troops cover on the field, and what decides how the body is drawn: side,
 * service, formation, whether it is mounted. Lengths are in sixteenths of an inch.
 */
export interface BodyBlock {
  readonly id: string;
  readonly side: Body['side'];
  readonly service: Service;
  readonly mounted: boolean;
  readonly formation: Formation;
  /** Its middle, the direction of its front, of length 1, and that to its right. */
  readonly middle: Point;
  readonly ahead: Point;
  readonly right: Point;
  /** Half its breadth, along its front, and half its depth, to the edges of the outermost discs. */
  readonly breadth: number;
  readonly depth: number;
}

/**
 * Returns the rectangle around the discs of men who face in the direction `front`, a bearing in thousandths of a
 * degree: its middle, its directions, and half its breadth and depth in sixteenths of an inch; null without men.
 */
export function blockAround(
  men: readonly Man[],
  front: number,
): Pick<BodyBlock, 'middle' | 'ahead' | 'right' | 'breadth' | 'depth'> | null {
  if (men.length === 0) return null;
  const ahead = directionOf(front);
  const right = { x: ahead.y, y: -ahead.x };
  const span = (direction: Point): readonly [middle: number, half: number] => {
    const [least, most] = men.reduce(
      ([low, high], man) => {
        const [at, radius] = [man.x * direction.x + man.y * direction.y, radiusOf(man)];
        return [Math.min(low, at - radius), Math.max(high, at + radius)];
      },
      [Infinity, -Infinity],
    );
    return [(least + most) / 2, (most - least) / 2];
  };
  const [[forward, depth], [sideways, breadth]] = [span(ahead), span(right)];
  return {
    middle: {
      x: forward * ahead.x + sideways * right.x,
      y: forward * ahead.y + sideways * right.y,
    },
    ahead,
    right,
    breadth,
    depth,
  };
}

/** Returns the rectangles of all bodies that have men on the field, of both sides (kriegspiel.md 2.5). */
export const blocksOf = (battle: KriegspielBattle): readonly BodyBlock[] =>
  battle.kriegspiel.bodies.flatMap((body) => {
    const men = presentOf(battle, body);
    const block = blockAround(men, body.front);
    if (block === null) return [];
    const services = battle.kriegspiel.services;
    return [
      {
        id: body.id,
        side: body.side,
        service: services[(men[0] as Man).id] as Service,
        mounted: men.some(({ arm }) => arm === 'cavalry'),
        formation: formationOf(battle, body),
        ...block,
      },
    ];
  });

/**
 * The rectangle of a body of troops as the plan draws it, large enough to be visible on the screen: its corners, the
 * mark of its front, and the place of its letter, all as places of the field.
 */
export interface BlockDrawn {
  /** From the left end of its front round to the left end of its rear. */
  readonly corners: readonly [Point, Point, Point, Point];
  /** The tip of the mark of its front, and the two ends of that on the front. */
  readonly tip: Point;
  readonly tipEnds: readonly [Point, Point];
  /** Where its letter is written: behind its rear. */
  readonly letter: Point;
}

/** By how much a block is larger than what it is drawn around, in pixels, and what it measures at least. */
const PAD = 2.5;
const LEAST = { breadth: 6, depth: 3.5 };
/** The mark of a front, and the distance of a letter behind the rear, in pixels and at least in units. */
const TIP = { breadth: 4.5, length: 6 };
const BEHIND = 9;
const UNITS = 0.9;

/**
 * Returns the corners of the rectangle that the plan draws for a body of troops, the mark of its front, and the place
 * of its letter, as places of the field, where a sixteenth of an inch is `ppu` pixels.
 */
export function blockDrawn(block: Omit<BodyBlock, 'id' | 'side'>, ppu: number): BlockDrawn {
  const { middle, ahead, right, formation } = block;
  const half = (length: number, least: number): number => Math.max(length + PAD / ppu, least / ppu);
  const size = Math.max(1 / ppu, UNITS);
  const column = formation === 'fours';
  const breadth = half(block.breadth, column ? LEAST.depth : LEAST.breadth);
  const depth = half(block.depth, column ? LEAST.breadth : LEAST.depth);
  const at = (forward: number, sideways: number): Point => ({
    x: middle.x + forward * ahead.x + sideways * right.x,
    y: middle.y + forward * ahead.y + sideways * right.y,
  });
  // The head of a column is a point as broad as itself.
  const tip = column ? breadth : Math.min(breadth, TIP.breadth * size);
  return {
    corners: [at(depth, -breadth), at(depth, breadth), at(-depth, breadth), at(-depth, -breadth)],
    tip: at(depth + TIP.length * size, 0),
    tipEnds: [at(depth, -tip), at(depth, tip)],
    letter: at(-depth - BEHIND * size, 0),
  };
}

/** How far the letter of a body reaches from its middle, in pixels. */
const HALF_LETTER = 6;

/** Returns the boxes on a plan's drawing of the rectangles of bodies, the marks of their fronts and their letters. */
export const blockBoxes = (
  blocks: readonly BodyBlock[],
  { projection, ppu }: Drawing,
): readonly Box[] =>
  blocks.flatMap((block) => {
    const { corners, tip, letter } = blockDrawn(block, ppu);
    return [
      boxAround(
        [...corners, tip].map((each) => onPlan(projection, each)),
        0,
      ),
      boxAround([onPlan(projection, letter)], HALF_LETTER / ppu),
    ];
  });
