/** A place, in pixels of the frame or in units of the sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A width and a height: in pixels for a frame, in its own units for a sheet. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A view of a sheet in its frame: `scale` in pixels per unit of the sheet, and where in the frame the sheet's top
 * left corner lies, in pixels.
 */
export interface Viewport extends Point {
  readonly scale: number;
}

/** The scales at which a game's sheet is shown, in pixels per unit of the sheet. */
export interface Scales {
  /** The default scale; the whole sheet if that is larger. */
  readonly least: number;
  /** The scale at which targets are large enough for fingers. */
  readonly finger: number;
  /** The least scale of a button's first step. */
  readonly firstStep: number;
  /** The greatest scale, and its least ratio to the whole sheet's. */
  readonly closest: number;
  readonly timesWhole: number;
}

/** The sizes of a frame, in pixels, and of the sheet in it, in the sheet's units, with the scales of that sheet. */
export interface Room {
  readonly frame: Size;
  readonly sheet: Size;
  readonly scales: Scales;
}

/**
 * How far a sheet is zoomed: as a whole, as close as possible, or between these; the buttons that zoom depend on it.
 */
export type Nearness = 'whole' | 'between' | 'closest';

/** The factor of a step by a button or a key. */
const STEP = 1.6;
/** Scales that differ by a smaller factor count as equal. */
const SAME = 1.001;
/** A wheel turns about 100 a notch, and three notches double the scale. */
const NOTCH = 0.0022;
/** Two fingers on a touchpad spread a few at a time, reported with Ctrl. */
const SPREAD = 0.012;
/** Pixels of a line, the unit of some wheels. */
const LINE = 16;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Returns the scale at which the whole sheet just fits its frame, in pixels per unit of the sheet. */
export const fitting = ({ frame, sheet }: Pick<Room, 'frame' | 'sheet'>): number =>
  Math.min(frame.width / sheet.width, frame.height / sheet.height);

/** Returns the greatest scale at which a sheet may be shown in its frame, in pixels per unit of the sheet. */
export const closestOf = (room: Room): number =>
  Math.max(room.scales.closest, room.scales.timesWhole * fitting(room));

/**
 * Returns the scale at which a sheet is shown at first, in pixels per unit: that of the whole sheet, or the game's
 * least scale if that is larger.
 */
export const restingScale = (room: Room): number => Math.max(fitting(room), room.scales.least);

/** Returns the middle of the frame, in pixels of the frame. */
export const middleOf = ({ frame }: Room): Point => ({ x: frame.width / 2, y: frame.height / 2 });

/** Along an axis the sheet fills its frame, or is centred in it. */
const placed = (at: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : within(at, room - size, 0);

const bounded = (scale: number, x: number, y: number, { frame, sheet }: Room): Viewport => ({
  scale,
  x: placed(x, sheet.width * scale, frame.width),
  y: placed(y, sheet.height * scale, frame.height),
});

/** Returns the view that shows the whole sheet in the middle of its frame. */
export const wholeView = (room: Room): Viewport => bounded(fitting(room), 0, 0, room);

/** Returns whether a view shows the whole sheet. */
export const isWhole = ({ scale }: Viewport, room: Room): boolean => scale <= fitting(room) * SAME;

/** Returns whether a view shows the whole sheet, is as close as possible, or is between these. */
export const nearnessOf = (view: Viewport, room: Room): Nearness =>
  isWhole(view, room) ? 'whole' : view.scale * SAME >= closestOf(room) ? 'closest' : 'between';

/** Returns the place on the sheet, in its units, that is visible at a place in the frame, given in pixels. */
export const seenFrom = (view: Viewport, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
});

/** Returns where in the frame, in pixels, a place on the sheet is visible, given in the sheet's units. */
export const seenAt = (view: Viewport, { x, y }: Point): Point => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
});

/**
 * Returns the view at `scale` in which what was visible at the place `from` of the frame is at `to`; as near to that
 * as the limits of the scale and the sheet's edges allow.
 */
export function carried(
  view: Viewport,
  from: Point,
  to: Point,
  scale: number,
  room: Room,
): Viewport {
  const shown = within(scale, fitting(room), closestOf(room));
  const grown = shown / view.scale;
  return bounded(shown, to.x - (from.x - view.x) * grown, to.y - (from.y - view.y) * grown, room);
}

/**
 * Returns the view at another scale around `at`, a place in the frame, in pixels, that stays in place; as near to
 * that as the sheet's edges allow.
 */
export const scaled = (view: Viewport, at: Point, scale: number, room: Room): Viewport =>
  carried(view, at, at, scale, room);

/**
 * Returns the view after a turn of the mouse wheel, zoomed around `at`, the pointer's place in the frame, in pixels.
 */
export function wheeled(
  view: Viewport,
  at: Point,
  { deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>,
  room: Room,
): Viewport {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE;
  return scaled(view, at, view.scale * Math.exp(-pixels * (ctrlKey ? SPREAD : NOTCH)), room);
}

/**
 * Returns the scale after one press of the button that zooms in, in pixels per unit of the sheet; `scale` is that
 * before.
 */
export const closer = (scale: number, room: Room): number =>
  Math.min(closestOf(room), Math.max(scale * STEP, room.scales.firstStep));

/**
 * Returns the scale after one press of the button that zooms out, in pixels per unit of the sheet; that of the whole
 * sheet if it would be within a tenth of it, or less.
 */
export const farther = (scale: number, room: Room): number =>
  scale < fitting(room) * STEP * 1.1 ? fitting(room) : scale / STEP;

/**
 * Returns the view moved as little as possible so that all `places` of the sheet are in the frame, `margin` pixels
 * from its edges; the left and top ones if there is no room for all. Without places, the sheet only fills the frame.
 */
export function revealing(
  view: Viewport,
  places: readonly Point[],
  room: Room,
  margin = 0,
): Viewport {
  if (places.length === 0) return bounded(view.scale, view.x, view.y, room);
  const shifted = (axis: 'x' | 'y', length: number): number => {
    const at = places.map((place) => place[axis] * view.scale);
    return Math.max(
      Math.min(view[axis], length - margin - Math.max(...at)),
      margin - Math.min(...at),
    );
  };
  const { width, height } = room.frame;
  return bounded(view.scale, shifted('x', width), shifted('y', height), room);
}
