import { INCH } from '../../engine/lengths';
import type { Point } from '../../engine/types';
import type { SheetSize } from './place';

/** How the sheet is seen in its frame: pixels to a unit, and where its top left corner lies in the frame, in pixels. */
export interface Sight {
  readonly ppu: number;
  readonly x: number;
  readonly y: number;
}

/** What the sheet is seen in: the frame, in pixels, and the sheet, in units. */
export interface Room {
  readonly frame: SheetSize;
  readonly sheet: SheetSize;
}

/** Pixels to a unit as close as can be: an inch is as wide as a finger and a half. */
const CLOSEST = 64 / INCH;
/** A button's or a key's step. */
const STEP = 1.5;
/** An inch of so many pixels lets a finger take one of two men who stand an inch apart. */
export const FINGER_PPU = 40 / INCH;

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Pixels to a unit at which the whole sheet is in its frame. */
export const fitting = ({ frame, sheet }: Room): number =>
  Math.min(frame.width / sheet.width, frame.height / sheet.height);

export const closestOf = (room: Room): number => Math.max(CLOSEST, 2 * fitting(room));

/** Along an axis the sheet fills its frame, or lies in the middle of it. */
const placed = (at: number, size: number, room: number): number =>
  size <= room ? (room - size) / 2 : within(at, room - size, 0);

function kept(ppu: number, x: number, y: number, { frame, sheet }: Room): Sight {
  return {
    ppu,
    x: placed(x, sheet.width * ppu, frame.width),
    y: placed(y, sheet.height * ppu, frame.height),
  };
}

export const wholeSight = (room: Room): Sight => kept(fitting(room), 0, 0, room);

/** What was seen at a place of the frame is seen at another, at a scale; as near to that as the sheet's edges allow. */
export function carried(sight: Sight, from: Point, to: Point, ppu: number, room: Room): Sight {
  const shown = within(ppu, fitting(room), closestOf(room));
  const grown = shown / sight.ppu;
  return kept(shown, to.x - (from.x - sight.x) * grown, to.y - (from.y - sight.y) * grown, room);
}

/** Enlarged about a place of the frame, which stays where it is. */
export const scaled = (sight: Sight, at: Point, ppu: number, room: Room): Sight =>
  carried(sight, at, at, ppu, room);

export const closer = (sight: Sight, room: Room): Sight =>
  scaled(sight, middleOf(room), sight.ppu * STEP, room);
export const farther = (sight: Sight, room: Room): Sight =>
  scaled(sight, middleOf(room), sight.ppu / STEP, room);

/** The sheet turned half round: what was seen in the middle of the frame stays there. */
export const turnedRound = ({ ppu, x, y }: Sight, room: Room): Sight => {
  const { frame, sheet } = room;
  return kept(
    ppu,
    frame.width - sheet.width * ppu - x,
    frame.height - sheet.height * ppu - y,
    room,
  );
};

const middleOf = ({ frame }: Room): Point => ({ x: frame.width / 2, y: frame.height / 2 });

/**
 * Moved no further than it takes to have all these places of the sheet in the frame, `margin` pixels from its edges; with no
 * places, no further than it takes to fill the frame.
 */
export function revealing(
  sight: Sight,
  places: readonly Point[],
  room: Room,
  margin: number,
): Sight {
  if (places.length === 0) return kept(sight.ppu, sight.x, sight.y, room);
  const shift = (at: readonly number[], offset: number, length: number): number => {
    const [near, far] = [Math.min(...at) * sight.ppu, Math.max(...at) * sight.ppu];
    return Math.max(Math.min(offset, length - margin - far), margin - near);
  };
  const { frame } = room;
  const x = shift(
    places.map((place) => place.x),
    sight.x,
    frame.width,
  );
  const y = shift(
    places.map((place) => place.y),
    sight.y,
    frame.height,
  );
  return kept(sight.ppu, x, y, room);
}

/** The place of the sheet that is seen at a place of the frame, and where a place of the sheet is seen. */
export const seenFrom = (sight: Sight, { x, y }: Point): Point => ({
  x: (x - sight.x) / sight.ppu,
  y: (y - sight.y) / sight.ppu,
});
export const seenAt = (sight: Sight, { x, y }: Point): Point => ({
  x: sight.x + x * sight.ppu,
  y: sight.y + y * sight.ppu,
});
