import type { Point } from '../../../engine/types';
import type { Size } from '../camera';
import type { Palette } from './palette';

interface Copies {
  /** In order of use, the least recently used first. */
  readonly copies: Map<string, HTMLCanvasElement>;
  /** The total number of pixels of all copies. */
  pixels: number;
}

/** Copies for each palette, released with it. */
const cache = new WeakMap<Palette, Copies>();
/** The most pixels that are cached, about 32 MB. */
const MOST_PIXELS = 8_000_000;

/**
 * Returns a canvas with a drawing of the gunner's view, of this size in device pixels. It is cached by colours and
 * `name`, which must state all that the drawing depends on, its size included; `draw` is called only if it is not
 * cached.
 */
export function copyOf(
  inks: Palette,
  name: string,
  { width, height }: Size,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const all = cache.get(inks) ?? { copies: new Map<string, HTMLCanvasElement>(), pixels: 0 };
  cache.set(inks, all);
  let copy = all.copies.get(name);
  if (copy === undefined) {
    copy = document.createElement('canvas');
    [copy.width, copy.height] = [width, height];
    const context = copy.getContext('2d');
    if (context !== null) draw(context);
    all.pixels += width * height;
  } else all.copies.delete(name);
  all.copies.set(name, copy);
  for (const [other, { width: wide, height: high }] of all.copies) {
    if (all.pixels <= MOST_PIXELS) break;
    all.copies.delete(other);
    all.pixels -= wide * high;
  }
  return copy;
}

/**
 * Draws a cached drawing unscaled, with its top left corner at a point in device pixels. The point must be whole:
 * between pixels, or stretched, the drawing would take ten times as long.
 */
export function stamp(
  context: CanvasRenderingContext2D,
  copy: HTMLCanvasElement,
  { x, y }: Point,
): void {
  context.save();
  context.resetTransform();
  context.drawImage(copy, x, y);
  context.restore();
}
