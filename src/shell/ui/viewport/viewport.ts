/** A place: in pixels from a frame's top left, or in the units of the content shown in it, as the context says. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A width and a height: of a frame in pixels, or of the content shown in it in the content's own units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The view of zoomable content, such as a board, in its frame: `scale` in pixels per unit of the content, and `x` and
 * `y`, the place of the content's top left corner in pixels of the frame.
 */
export interface Viewport extends Point {
  readonly scale: number;
}

/** The scales that a game sets for its zoomable content, such as its board, in pixels per unit of the content. */
export interface Scales {
  /** The scale at which the content is shown at first, if the whole content would be smaller. */
  readonly least: number;
  /** The scale from which targets are large enough for fingers. */
  readonly finger: number;
  /** The least scale after one press of the button that zooms in. */
  readonly firstStep: number;
  /** The greatest scale; or `timesWhole` times that of the whole content, if that is greater. */
  readonly closest: number;
  readonly timesWhole: number;
}

/** The size of a frame in pixels, that of its content in the content's units, and the scales set for it. */
export interface Room {
  readonly frame: Size;
  readonly content: Size;
  readonly scales: Scales;
}

/** How far content is zoomed in: shown as a whole, at its greatest scale (`closest`), or between them. */
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

/** Returns the scale at which the whole content just fits its frame, in pixels per unit of the content. */
export const fitting = ({ frame, content }: Pick<Room, 'frame' | 'content'>): number =>
  Math.min(frame.width / content.width, frame.height / content.height);

/** Returns the greatest scale at which content may be shown in its frame, in pixels per unit of the content. */
export const closestOf = (room: Room): number =>
  Math.max(room.scales.closest, room.scales.timesWhole * fitting(room));

/**
 * Returns the scale at which the content of `room` is shown at first, in pixels per unit of the content: the scale that
 * shows the whole content, or `least` of the room's `scales` if that is greater.
 */
export const restingScale = (room: Room): number => Math.max(fitting(room), room.scales.least);

/** Returns the middle of the frame, in pixels of the frame. */
export const middleOf = ({ frame }: Room): Point => ({ x: frame.width / 2, y: frame.height / 2 });

/** Returns the middle of the bounding box of at least one place. */
export const midst = (places: readonly Point[]): Point => {
  const along = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: along(places.map(({ x }) => x)), y: along(places.map(({ y }) => y)) };
};

/** Along an axis the content fills its frame, or is centred in it. */
const placed = (at: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : within(at, room - size, 0);

const bounded = (scale: number, x: number, y: number, { frame, content }: Room): Viewport => ({
  scale,
  x: placed(x, content.width * scale, frame.width),
  y: placed(y, content.height * scale, frame.height),
});

/** Returns the view that shows the whole content, as large as its frame allows, in the frame's middle. */
export const wholeView = (room: Room): Viewport => bounded(fitting(room), 0, 0, room);

/** Returns whether a view shows the whole content, that is, is at the smallest scale. */
export const isWhole = ({ scale }: Viewport, room: Room): boolean => scale <= fitting(room) * SAME;

/**
 * Returns how far a view is zoomed in: whether it shows the whole content (`whole`), has the greatest scale
 * (`closest`), or is between these.
 */
export const nearnessOf = (view: Viewport, room: Room): Nearness =>
  isWhole(view, room) ? 'whole' : view.scale * SAME >= closestOf(room) ? 'closest' : 'between';

/** Returns the place on the content, in its units, that is visible at a place in its frame, in pixels. */
export const seenFrom = (view: Viewport, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
});

/** Returns where in its frame, in pixels, a place on the content is; outside the frame if it is not visible. */
export const seenAt = (view: Viewport, { x, y }: Point): Point => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
});

/**
 * Returns the view at `scale` in which the point of the content that was seen at `from` is seen at `to`, both in pixels
 * of the frame; as near to that as the limits of the scale and the content's edges allow.
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
 * Returns the view zoomed to `scale` around `at`, a place in pixels of the frame that stays where it is; as near to
 * that as the limits of the scale and the content's edges allow.
 */
export const scaled = (view: Viewport, at: Point, scale: number, room: Room): Viewport =>
  carried(view, at, at, scale, room);

/**
 * Returns the view after an event of the mouse wheel or a touchpad (the third parameter), zoomed around `at`, the
 * pointer's place in pixels of the frame. `room` has the sizes of frame and content, and the limits of the scale.
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
 * Returns the scale after one press of the button that zooms in, given the `scale` before it, both in pixels per unit
 * of the content; at most the greatest scale.
 */
export const closer = (scale: number, room: Room): number =>
  Math.min(closestOf(room), Math.max(scale * STEP, room.scales.firstStep));

/**
 * Returns the scale after one press of the button that zooms out, given the `scale` before it, both in pixels per unit
 * of the content; that of the whole content if it would be less than a tenth above that.
 */
export const farther = (scale: number, room: Room): number =>
  scale < fitting(room) * STEP * 1.1 ? fitting(room) : scale / STEP;

/**
 * Returns the view, at the same scale, moved as little as possible so that all `places`, in units of the content, are
 * at least `margin` pixels inside the frame; if there is no room for all, the left and upper ones. Without places, the
 * view is only moved so far that no room of the frame is wasted.
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
