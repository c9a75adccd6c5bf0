/** A place in the board's frame as it lies when whole: 0 at its left or top edge, 1 at its right or bottom. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How the board is seen: so many times enlarged, its top left corner at a spot of its frame. */
export interface Zoom extends Spot {
  readonly scale: number;
}

/** A rectangle of the board, in parts of its width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;

/** A button's step, and the least side of a square in pixels after the first. */
const STEP = 1.6;
const FINGER = 44;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** The board never leaves its frame, so that a spot in it can be kept in place at every scale. */
const kept = (scale: number, x: number, y: number): Zoom => ({
  scale,
  x: within(x, 1 - scale, 0),
  y: within(y, 1 - scale, 0),
});

/** What of the board was seen at `from` is seen at `to`, at a scale; as near to that as its edges allow. */
export function carried(zoom: Zoom, from: Spot, to: Spot, scale = zoom.scale): Zoom {
  const shown = within(scale, 1, CLOSEST);
  const grown = shown / zoom.scale;
  return kept(shown, to.x - (from.x - zoom.x) * grown, to.y - (from.y - zoom.y) * grown);
}

/** Enlarged or reduced about a spot, which stays where it is. */
export const scaled = (zoom: Zoom, at: Spot, scale: number): Zoom => carried(zoom, at, at, scale);

/** Moved no further than it takes to have a rectangle in sight; its left and top where all is too much. */
export function revealing(zoom: Zoom, { left, top, right, bottom }: Box): Zoom {
  const shifted = (at: number, near: number, far: number): number =>
    Math.max(Math.min(at, 1 - far * zoom.scale), -near * zoom.scale);
  return kept(zoom.scale, shifted(zoom.x, left, right), shifted(zoom.y, top, bottom));
}

/** The next scale of the button; the first makes squares, so many pixels wide on the whole board, fit for fingers. */
export const closer = (scale: number, square: number): number =>
  Math.min(CLOSEST, Math.max(scale * STEP, FINGER / square));

/** The step back; near the whole board it is the whole board. */
export const farther = (scale: number): number => (scale < STEP * 1.1 ? 1 : scale / STEP);

/** Where a place of the board is seen. */
export const seenAt = (zoom: Zoom, { x, y }: Spot): Spot => ({
  x: zoom.x + x * zoom.scale,
  y: zoom.y + y * zoom.scale,
});
