import type { Point } from '../../../engine/types';
import type { Size } from '../camera';
import type { Palette } from './palette';

interface Kept {
  /** The least lately used first. */
  readonly copies: Map<string, HTMLCanvasElement>;
  /** Of all of them together. */
  pixels: number;
}

/** In each set of colours, and forgotten with it. */
const kept = new WeakMap<Palette, Kept>();
/** No more pixels than these, some 32 MB, are kept. */
const MOST_PIXELS = 8_000_000;

/** What was drawn once under a name, in these colours and so many of the screen's pixels wide and high. */
export function copyOf(
  inks: Palette,
  name: string,
  { width, height }: Size,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const all = kept.get(inks) ?? { copies: new Map<string, HTMLCanvasElement>(), pixels: 0 };
  kept.set(inks, all);
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

/** Sets a copy on whole pixels of the screen: one that lies between them, or is stretched, costs ten times that. */
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
