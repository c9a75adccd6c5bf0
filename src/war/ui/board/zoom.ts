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

/** How far the view may go. */
export interface Bounds {
  readonly closest: number;
  /** How much wider and higher than the whole board its frame is, on each side, in parts of the board. */
  readonly slack: Spot;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const CLOSEST = 5;
const AMPLE: Bounds = { closest: CLOSEST, slack: { x: 0, y: 0 } };

/** A button's step. */
const STEP = 1.6;
/** How near the board is seen, for the buttons. */
export type Nearness = 'whole' | 'between' | 'closest';

/** Browsers lay squares out to the 64th of a pixel, which an enlarged board enlarges. */
const ROUNDED = 1.01;
/** The least side in pixels of a square for fingers. */
export const FINGER = 44 * ROUNDED;
/** The least side in pixels of a square that is shown unasked (WCAG 2.2, 2.5.8). */
const LEAST = 24 * ROUNDED;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Along one axis an enlarged board fills its frame; one with room to spare lies in the middle of it. */
function filled(at: number, scale: number, slack: number): number {
  const least = 1 + slack - scale;
  return least < -slack ? within(at, least, 0 - slack) : (1 - scale) / 2;
}

/** The board never leaves its frame, so that a spot in it can be kept in place at every scale. */
const kept = (scale: number, x: number, y: number, { slack }: Bounds): Zoom => ({
  scale,
  x: filled(x, scale, slack.x),
  y: filled(y, scale, slack.y),
});

/** What of the board was seen at `from` is seen at `to`, at a scale; as near to that as its edges allow. */
export function carried(
  zoom: Zoom,
  from: Spot,
  to: Spot,
  scale = zoom.scale,
  bounds = AMPLE,
): Zoom {
  const shown = within(scale, 1, bounds.closest);
  const grown = shown / zoom.scale;
  return kept(shown, to.x - (from.x - zoom.x) * grown, to.y - (from.y - zoom.y) * grown, bounds);
}

/** Enlarged or reduced about a spot, which stays where it is. */
export const scaled = (zoom: Zoom, at: Spot, scale: number, bounds = AMPLE): Zoom =>
  carried(zoom, at, at, scale, bounds);

/** Moved no further than it takes to have a rectangle in sight; its left and top where all is too much. */
export function revealing(zoom: Zoom, { left, top, right, bottom }: Box, bounds = AMPLE): Zoom {
  const { scale } = zoom;
  const shifted = (at: number, near: number, far: number, slack: number): number =>
    Math.max(Math.min(at, 1 + slack - far * scale), -slack - near * scale);
  const { x, y } = bounds.slack;
  return kept(scale, shifted(zoom.x, left, right, x), shifted(zoom.y, top, bottom, y), bounds);
}

/** How close a board may be seen whose squares, when it is whole, are so many pixels wide. */
export const closestOf = (square: number): number => Math.max(CLOSEST, (2 * FINGER) / square);

/** The scale a board is shown at unasked: whole, or as close as its squares can be told apart and met. */
export const restingScale = (square: number): number => Math.max(1, LEAST / square);

/** The next scale of the button; the first makes squares, so many pixels wide on the whole board, fit for fingers. */
export const closer = (scale: number, square: number): number =>
  Math.min(closestOf(square), Math.max(scale * STEP, FINGER / square));

/** The step back; near the whole board it is the whole board. */
export const farther = (scale: number): number => (scale < STEP * 1.1 ? 1 : scale / STEP);

/** Where a place of the board is seen. */
export const seenAt = (zoom: Zoom, { x, y }: Spot): Spot => ({
  x: zoom.x + x * zoom.scale,
  y: zoom.y + y * zoom.scale,
});
