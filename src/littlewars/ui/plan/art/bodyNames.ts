import type { Man, Point } from '../../../engine/types';
import { onPlan, planSize, type Projection } from '../place';
import type { ShownBody } from '../view';
import { boxOfName, isCrowded, nameWidth, type Box } from './names';

/** The name of a body of men on the plan, by the id of the body: the middle of its baseline, and its box. */
export interface BodyNamed {
  readonly body: string;
  readonly name: string;
  readonly at: Point;
  readonly box: Box;
}

/**
 * How far above a man's place the name of a body is written, slightly more than a horseman's height, and how far below
 * and beside one, in units.
 */
const ABOVE = 48;
const BELOW = 14;
const BESIDE = 16;

/**
 * Returns where the names of the bodies that a player has named are written on the plan: over the man who stands
 * highest on the drawing, under the lowest, or beside the outermost, wherever first none overlaps another or the edge
 * of the drawing. One for which there is no such place is left out; its outline stays. `size` is that of the letters,
 * in units of the drawing.
 */
export function bodyNames(
  projection: Projection,
  bodies: readonly ShownBody[],
  men: ReadonlyMap<string, Man>,
  size: number,
): readonly BodyNamed[] {
  const { width, height } = planSize(projection.country);
  const written: BodyNamed[] = [];
  for (const { id: body, men: ids, name = '' } of bodies) {
    const places = ids.flatMap((id) => {
      const man = men.get(id);
      return man === undefined ? [] : [onPlan(projection, man)];
    });
    const [first] = places;
    if (first === undefined || name === '') continue;
    const most = (isMore: (one: Point, two: Point) => boolean): Point =>
      places.reduce((best, place) => (isMore(place, best) ? place : best), first);
    const [top, low] = [most((a, b) => a.y < b.y), most((a, b) => a.y > b.y)];
    const [left, right] = [most((a, b) => a.x < b.x), most((a, b) => a.x > b.x)];
    const off = BESIDE + (nameWidth(name) * size) / 2;
    const found = [
      { x: top.x, y: top.y - ABOVE },
      { x: low.x, y: low.y + BELOW + size },
      { x: right.x + off, y: right.y },
      { x: left.x - off, y: left.y },
    ]
      .map((at) => ({ body, name, at, box: boxOfName(name, size, at) }))
      .find(
        ({ box }) =>
          box.left > 0 &&
          box.right < width &&
          box.top > 0 &&
          box.bottom < height &&
          !written.some((each) => isCrowded(box, each.box, size)),
      );
    if (found !== undefined) written.push(found);
  }
  return written;
}
