import { FOOT, distance, NEAR } from '../engine/lengths';
import { isReady, radiusOf } from '../engine/men';
import { boundsOf, type Bounds, toSegment, toShape, nearestOn } from '../engine/shapes';
import type { Shape, Point, Side, Piece, Man } from '../engine/types';
import { fighting } from './general';
import { waggonShape } from './standing';
import type { KriegspielBattle } from './types';

// The stores from which a man may be supplied, and the enemies between (kriegspiel.md 5.2).

/**
 * How far packets of supplies may be from the nearest man who needs them, in sixteenths of an inch: 18 feet for
 * cavalry, 6 for all others (kriegspiel.md 5.2).
 */
export const SUPPLY_REACH = { cavalry: 18 * FOOT, others: 6 * FOOT };

/** A waggon or depot that may give packets of supplies: its id, and how many packets it holds (kriegspiel.md 5.2). */
export interface Store {
  /** The id of a waggon, or of the piece of scenery that is a depot. */
  readonly id: string;
  readonly packets: number;
}

/** A store of supplies within reach of men who need them (kriegspiel.md 5.2). `distance`: sixteenths of an inch. */
export interface SupplyLine {
  readonly store: string;
  /** The nearest man who needs the supplies; `distance` is between him and the store, nearest points, not rounded. */
  readonly man: string;
  readonly distance: number;
  /** The armed enemies between, who prevent the supply; empty if nobody does. */
  readonly cutBy: readonly string[];
}

interface Place extends Store {
  readonly shape: Shape;
  readonly middle: Point;
  /** No point of the shape is farther from its middle. */
  readonly extent: number;
}

function placeOf(id: string, packets: number, shape: Shape): Place {
  const { left, right, bottom, top } = boundsOf(shape);
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };
  return { id, packets, shape, middle, extent: distance(middle, { x: right, y: top }) };
}

/** Returns the stores of a side that may give packets now (kriegspiel.md 5.2): no moved waggon, no burnt depot. */
export function storesOf(battle: KriegspielBattle, side: Side): readonly Place[] {
  const { waggons, depots } = battle.kriegspiel;
  const outlineOf = (piece: string): Shape =>
    (battle.country.pieces.find(({ id }) => id === piece) as Piece).shape;
  return [
    ...waggons
      .filter((each) => each.side === side && !each.destroyed && !each.moved && each.packets > 0)
      .map((each) => placeOf(each.id, each.packets, waggonShape(each))),
    ...depots
      .filter((each) => each.side === side && !each.burnt && each.packets > 0)
      .map((each) => placeOf(each.piece, each.packets, outlineOf(each.piece))),
  ];
}

/** Returns how far a man may be from a store that supplies him, in sixteenths of an inch (kriegspiel.md 5.2). */
export const reachOf = ({ kriegspiel }: KriegspielBattle, { id }: Man): number =>
  SUPPLY_REACH[kriegspiel.services[id] === 'cavalry' ? 'cavalry' : 'others'];

/** A man who needs packets of supplies, with his distances to the stores (kriegspiel.md 5.2). */
export interface Consumer {
  readonly man: Man;
  readonly radius: number;
  /** How far from a store he may be, nearest points. */
  readonly reach: number;
  /** His distance from each store, and the line from it to him; computed when they are first needed. */
  readonly apart: number[];
  readonly lines: SupplyLine[];
}

/** The armed enemies who may stand between (5.2), each with how near a line his middle is then; a box around all. */
interface Blockers {
  readonly each: readonly { readonly man: Man; readonly near: number }[];
  readonly box: Bounds;
}

/** Returns the armed enemies of a side, who may stand between its stores and its men (kriegspiel.md 5.2). */
export function blockersOf(battle: KriegspielBattle, side: Side): Blockers {
  const each = fighting(battle)
    .men.filter((man) => man.side !== side && isReady(man))
    .map((man) => ({ man, near: NEAR + radiusOf(man) }));
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  for (const { man, near } of each) {
    box.left = Math.min(box.left, man.x - near);
    box.right = Math.max(box.right, man.x + near);
    box.bottom = Math.min(box.bottom, man.y - near);
    box.top = Math.max(box.top, man.y + near);
  }
  return { each, box };
}

/** Returns the armed enemies within six inches of a straight line (5.2). */
function between({ each, box }: Blockers, from: Point, to: Point): readonly string[] {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [bottom, top] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  // Most lines run far from every enemy; the box around all enemies shows that at once.
  if (left > box.right || right < box.left || bottom > box.top || top < box.bottom) return [];
  const found: string[] = [];
  for (const { man, near } of each) {
    const { x, y } = man;
    // Most enemies are far from the line.
    if (x < left - near || x > right + near || y < bottom - near || y > top + near) continue;
    if (toSegment(man, from, to) - (near - NEAR) <= NEAR) found.push(man.id);
  }
  return found;
}

/**
 * Returns the line from a store of supplies to the nearest of the men who need a packet (`consumers`); null if none of
 * them is near enough (kriegspiel.md 5.2). `nth` is the index of the store among its side's stores.
 */
export function lineTo(
  { id, shape, middle, extent }: Place,
  nth: number,
  consumers: readonly Consumer[],
  blockers: Blockers,
): SupplyLine | null {
  let nearest: Consumer | null = null;
  let least = Infinity;
  for (const consumer of consumers) {
    const { man, radius, reach, apart } = consumer;
    // A rough bound first: most men are out of reach, or farther than the nearest so far.
    if (distance(middle, man) - extent - radius - reach > Math.min(0, least)) continue;
    const excess = (apart[nth] ??= toShape(shape, man) - radius) - reach;
    if (excess <= 0 && excess < least) [nearest, least] = [consumer, excess];
  }
  if (nearest === null) return null;
  const { man, apart, lines } = nearest;
  // Cached, because one man may be the nearest for several packets.
  return (lines[nth] ??= {
    store: id,
    man: man.id,
    distance: apart[nth] as number,
    cutBy: between(blockers, nearestOn(shape, man), man),
  });
}
