/** A place: in pixels of the frame, or in units of the sheet. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a sheet is seen in its frame: pixels a unit, and where its top left corner lies in the frame, in pixels. */
export interface Viewport extends Point {
  readonly scale: number;
}

/** What a game wants of its sheet, in pixels a unit. */
export interface Scales {
  /** The sheet is shown so large unasked, or whole where that is larger. */
  readonly least: number;
  /** What is pressed is fit for fingers. */
  readonly finger: number;
  /** The first step of a button comes at least so close. */
  readonly firstStep: number;
  /** As close as can be, and at least so many times as close as the whole sheet. */
  readonly closest: number;
  readonly timesWhole: number;
}

/** What a sheet is seen in: its frame, in pixels, and the sheet, in units. */
export interface Room {
  readonly frame: Size;
  readonly sheet: Size;
  readonly scales: Scales;
}

/** How near the sheet is seen, for buttons. */
export type Nearness = 'whole' | 'between' | 'closest';

/** A step of a button or a key. */
const STEP = 1.6;
/** Scales that differ by less are the same. */
const SAME = 1.001;
/** A wheel turns about 100 a notch, and three notches show the sheet twice as close. */
const NOTCH = 0.0022;
/** Two fingers on a touchpad spread a few at a time, told with Ctrl. */
const SPREAD = 0.012;
/** Pixels of a line, which some wheels count in. */
const LINE = 16;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Pixels a unit at which the whole sheet is in its frame. */
export const fitting = ({ frame, sheet }: Pick<Room, 'frame' | 'sheet'>): number =>
  Math.min(frame.width / sheet.width, frame.height / sheet.height);

/** Pixels a unit as close as can be. */
export const closestOf = (room: Room): number =>
  Math.max(room.scales.closest, room.scales.timesWhole * fitting(room));

/** Pixels a unit at which the sheet is shown unasked. */
export const restingScale = (room: Room): number => Math.max(fitting(room), room.scales.least);

export const middleOf = ({ frame }: Room): Point => ({ x: frame.width / 2, y: frame.height / 2 });

/** Along an axis the sheet fills its frame, or lies in the middle of it. */
const placed = (at: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : within(at, room - size, 0);

const bounded = (scale: number, x: number, y: number, { frame, sheet }: Room): Viewport => ({
  scale,
  x: placed(x, sheet.width * scale, frame.width),
  y: placed(y, sheet.height * scale, frame.height),
});

export const wholeView = (room: Room): Viewport => bounded(fitting(room), 0, 0, room);

export const isWhole = ({ scale }: Viewport, room: Room): boolean => scale <= fitting(room) * SAME;

export const nearnessOf = (view: Viewport, room: Room): Nearness =>
  isWhole(view, room) ? 'whole' : view.scale * SAME >= closestOf(room) ? 'closest' : 'between';

/** The place of the sheet that is seen at a place of the frame. */
export const seenFrom = (view: Viewport, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
});

/** Where in the frame a place of the sheet is seen. */
export const seenAt = (view: Viewport, { x, y }: Point): Point => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
});

/** What was seen at a place of the frame is seen at another, at a scale; as near to that as the sheet's edges allow. */
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

/** Enlarged or reduced about a place of the frame, which stays where it is. */
export const scaled = (view: Viewport, at: Point, scale: number, room: Room): Viewport =>
  carried(view, at, at, scale, room);

/** Enlarged or reduced by a turn of the wheel, about the place of the frame where the pointer is. */
export function wheeled(
  view: Viewport,
  at: Point,
  { deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>,
  room: Room,
): Viewport {
  const pixels = deltaMode === 0 ? deltaY : deltaY * LINE;
  return scaled(view, at, view.scale * Math.exp(-pixels * (ctrlKey ? SPREAD : NOTCH)), room);
}

/** The next scale of a button. */
export const closer = (scale: number, room: Room): number =>
  Math.min(closestOf(room), Math.max(scale * STEP, room.scales.firstStep));

/** The scale a button steps back to; near the whole sheet it is the whole sheet. */
export const farther = (scale: number, room: Room): number =>
  scale < fitting(room) * STEP * 1.1 ? fitting(room) : scale / STEP;

/**
 * Moved no further than it takes to have places of the sheet in the frame, `margin` pixels from its edges; those at the left
 * and top where there is no room for all, and with no places, no further than it takes to fill the frame.
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
