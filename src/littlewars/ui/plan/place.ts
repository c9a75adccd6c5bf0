import type { Size } from '../../../shell/ui/viewport/viewport';
import { APRON, INCH } from '../../engine/lengths';
import type { Country, Point, Shape, Side } from '../../engine/types';

/**
 * The margins around the field on the sheet of the plan, in sixteenths of an inch: they show the floor, where men
 * and trails of guns may stand behind the back lines. On the sheet x goes to the right and y down.
 */
export const MARGIN = { x: 4 * INCH, y: APRON + 3 * INCH } as const;

/** The radius of a handle in the editor of Countries, as it is drawn and pressed, in units of the sheet. */
export const HANDLE = 12;

/** Returns the size of the sheet on which a Country is drawn, margins included, in sixteenths of an inch. */
export const sheetOf = ({ width, depth }: Pick<Country, 'width' | 'depth'>): Size => ({
  width: width + 2 * MARGIN.x,
  height: depth + 2 * MARGIN.y,
});

/** How a Country lies on the sheet of the plan: with this side's back line at the bottom. */
export interface Lie {
  readonly country: Country;
  readonly side: Side;
}

/** Returns the place of the sheet where a place of the field is drawn. */
export const onSheet = ({ country, side }: Lie, { x, y }: Point): Point =>
  side === 'red'
    ? { x: MARGIN.x + x, y: MARGIN.y + country.depth - y }
    : { x: MARGIN.x + country.width - x, y: MARGIN.y + y };

/** Returns the place of the field that is drawn at a place of the sheet, not rounded. */
export const onField = ({ country, side }: Lie, { x, y }: Point): Point =>
  side === 'red'
    ? { x: x - MARGIN.x, y: MARGIN.y + country.depth - y }
    : { x: MARGIN.x + country.width - x, y: y - MARGIN.y };

const short = (value: number): string => String(Math.round(value * 100) / 100);
/** Returns a place of the sheet as path data writes it, such as `12.5 30`, to a hundredth. */
export const spot = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Returns the path data of a line through places of the sheet. */
export const polyline = (places: readonly Point[]): string => `M${places.map(spot).join('L')}`;

/** Returns the path data of a circle on the sheet. */
export const circlePath = ({ x, y }: Point, radius: number): string => {
  const r = short(radius);
  return `M${spot({ x: x - radius, y })}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`;
};

/** Returns the path data of a shape of the field, as it lies on the sheet. */
export const shapePath = (lie: Lie, shape: Shape): string =>
  shape.kind === 'circle'
    ? circlePath(onSheet(lie, shape), shape.radius)
    : `${polyline(shape.corners.map((corner) => onSheet(lie, corner)))}Z`;
