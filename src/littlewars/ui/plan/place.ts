import type { Size } from '../../../shell/ui/viewport/viewport';
import { APRON, INCH } from '../../engine/lengths';
import type { Country, Point, Shape, Side } from '../../engine/types';

/**
 * The margins of the plan's drawing around the field, in sixteenths of an inch: they show the floor, on which men and
 * the trails of guns may be behind the back lines. On the drawing x goes to the right and y down.
 */
export const MARGIN = { x: 4 * INCH, y: APRON + 3 * INCH } as const;

/** The radius of a handle in the editor of Countries, for drawing and for presses, in units of the plan's drawing. */
export const HANDLE = 12;

/**
 * Returns the size of the drawing of a Country's plan, with its margins, in sixteenths of an inch.
 */
export const planSize = ({ width, depth }: Pick<Country, 'width' | 'depth'>): Size => ({
  width: width + 2 * MARGIN.x,
  height: depth + 2 * MARGIN.y,
});

/** How a Country is turned on the plan's drawing: with the back line of `side` at the bottom. */
export interface Projection {
  readonly country: Country;
  readonly side: Side;
}

/** Returns the point of the plan's drawing that shows a place of the field; both in sixteenths of an inch. */
export const onPlan = ({ country, side }: Projection, { x, y }: Point): Point =>
  side === 'red'
    ? { x: MARGIN.x + x, y: MARGIN.y + country.depth - y }
    : { x: MARGIN.x + country.width - x, y: MARGIN.y + y };

/** Returns the place of the field that a point of the plan's drawing shows, in sixteenths of an inch, not rounded. */
export const onField = ({ country, side }: Projection, { x, y }: Point): Point =>
  side === 'red'
    ? { x: x - MARGIN.x, y: MARGIN.y + country.depth - y }
    : { x: MARGIN.x + country.width - x, y: y - MARGIN.y };

const short = (value: number): string => String(Math.round(value * 100) / 100);
/** Returns a place of the plan's drawing as SVG path data write it, such as `12.5 30`, rounded to hundredths. */
export const pointText = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Returns the SVG path data of a line through places of the plan's drawing. */
export const polyline = (places: readonly Point[]): string => `M${places.map(pointText).join('L')}`;

/** Returns the SVG path data of a closed line through places of the plan's drawing. */
export const closed = (places: readonly Point[]): string => `${polyline(places)}Z`;

/** Returns the SVG path data of a rectangle, from its left upper corner. */
export const boxPath = (left: number, top: number, width: number, height: number): string =>
  `M${left} ${top}h${width}v${height}h${-width}Z`;

/** Returns the SVG path data of two diagonals that cross at a place; each reaches `size` to either side. */
export const crossPath = ({ x, y }: Point, size: number): string =>
  `M${x - size} ${y - size}l${2 * size} ${2 * size}M${x + size} ${y - size}l${-2 * size} ${2 * size}`;

/** Returns the SVG path data of a circle on the plan's drawing. */
export const circlePath = ({ x, y }: Point, radius: number): string => {
  const r = short(radius);
  return `M${pointText({ x: x - radius, y })}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`;
};

/** Returns the SVG path data of a shape of the field, as the plan draws it. */
export const shapePath = (projection: Projection, shape: Shape): string =>
  shape.kind === 'circle'
    ? circlePath(onPlan(projection, shape), shape.radius)
    : closed(shape.corners.map((corner) => onPlan(projection, corner)));
