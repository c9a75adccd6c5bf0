import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useViewport } from '../../../shell/ui/viewport/useViewport';
import {
  carried,
  fitting,
  isWhole,
  middleOf,
  nearnessOf,
  restingScale,
  revealing,
  seenAt,
  wholeView,
  type Nearness,
  type Point,
  type Room,
  type Scales,
  type Size,
  type Viewport,
} from '../../../shell/ui/viewport/viewport';
import { CELL } from './geometry';
import { registerViewport } from './bringIntoView';

/** Browsers lay squares out to the 64th of a pixel, which a zoomed board magnifies. */
const ROUNDED = 1.01;
/** A square for fingers, of 44 pixels. */
const FINGER = (44 * ROUNDED) / CELL;

/**
 * The scales of the board, in pixels per unit of its drawing (40 units to the side of a square): at the least, squares
 * of 24 pixels are shown at first, of 44 pixels for fingers; at the greatest, squares of 88 pixels, or five times the
 * size on the whole board.
 */
export const SCALES: Scales = {
  // The least square shown by default has 24 (WCAG 2.2, 2.5.8).
  least: (24 * ROUNDED) / CELL,
  finger: FINGER,
  firstStep: FINGER,
  closest: 2 * FINGER,
  timesWhole: 5,
};

/** The least distance of the subject's middle from the edge of the whole board, as a share of its width or height. */
const EDGE = 0.15;
/** Smaller squares, in pixels, show sums by signs (board.css). */
const FAR = 28;
/** A board without layout counts as large enough. */
const UNLAID: Size = { width: 9600, height: 7200 };

/** The class of the board while fingers hold it. */
const HELD = 'board-held';

interface BoardViewportOptions {
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly boardRef: RefObject<HTMLElement | null>;
  /** The size of the whole board's drawing. */
  readonly content: Size;
  readonly orientation: number;
  /** Returns what to show of the board by default if it cannot be shown whole; null for its middle. */
  readonly subject: () => Point | null;
  /** Returns what to show beside it, the last with priority. */
  readonly seenToo: () => readonly (readonly Point[])[];
}

/** Returns the view in parts of the whole board in its frame, for style sheets. */
function inParts({ scale, x, y }: Viewport, room: Room): Viewport {
  const fit = fitting(room);
  const whole = wholeView(room);
  const { width, height } = room.content;
  return {
    scale: scale / fit,
    x: (x - whole.x) / (width * fit),
    y: (y - whole.y) / (height * fit),
  };
}

/**
 * Hook: returns the control that zooms and moves the board in its frame, how far it is zoomed in (`nearness`), and a
 * ref for the element with the coordinates. `options` has refs for the frame and the board, the board's size, and what
 * to show of it at first. The component renders again only when `nearness` changes; other changes go directly to the
 * elements' styles.
 */
export function useBoardViewport(options: BoardViewportOptions) {
  const { frameRef, boardRef, orientation, subject, seenToo } = options;
  const rulers = useRef<HTMLElement | null>(null);
  const [reached, setReached] = useState<{ orientation: number; nearness: Nearness }>({
    orientation,
    nearness: 'whole',
  });
  const draw = useCallback(
    (view: Viewport, room: Room, held: boolean): void => {
      const board = boardRef.current;
      const parts = isWhole(view, room) ? { scale: 1, x: 0, y: 0 } : inParts(view, room);
      rulers.current?.classList.toggle(HELD, held);
      for (const [name, value] of Object.entries(parts))
        rulers.current?.style.setProperty(`--${name}`, `${value}`);
      if (board !== null) {
        const { scale, x, y } = parts;
        board.classList.toggle(HELD, held);
        board.style.setProperty(
          'transform',
          scale === 1 ? 'none' : `translate(${x * 100}%, ${y * 100}%) scale(${scale})`,
        );
        board.toggleAttribute('data-far', view.scale * CELL < FAR);
        // All squares are restyled for it, which a drawing held by fingers can defer.
        if (!held) board.style.setProperty('--scale', `${scale}`);
      }
      const nearness = nearnessOf(view, room);
      setReached((now) =>
        now.orientation === orientation && now.nearness === nearness
          ? now
          : { orientation, nearness },
      );
    },
    [boardRef, orientation],
  );

  /** If the board would be too small whole, the subject is in the middle, with what there is room for. */
  function first(room: Room): Viewport {
    const whole = wholeView(room);
    const middle = subject();
    const from = middle === null ? middleOf(room) : seenAt(whole, middle);
    const size = fitting(room);
    return seenToo().reduce(
      (seen, each) => {
        const next = revealing(seen, each, room);
        if (middle === null) return next;
        const at = seenAt(next, middle);
        const along = (at.x - whole.x) / (room.content.width * size);
        const down = (at.y - whole.y) / (room.content.height * size);
        // If there is no room for both, what is beside the subject is left out.
        return Math.min(along, down) > EDGE && Math.max(along, down) < 1 - EDGE ? next : seen;
      },
      carried(whole, from, middleOf(room), restingScale(room), room),
    );
  }
  const control = useViewport({
    frameRef,
    contentRef: boardRef,
    content: options.content,
    scales: SCALES,
    initialSize: UNLAID,
    orientation,
    first,
    draw,
  });
  useEffect(() => {
    const board = boardRef.current;
    return board === null ? undefined : registerViewport(board, control);
  }, [boardRef, control]);

  return {
    control,
    nearness: reached.orientation === orientation ? reached.nearness : 'whole',
    /** The `ref` of what stays at the frame's edges and moves with the board. */
    rulersRef: useCallback(
      (element: HTMLElement | null) => {
        rulers.current = element;
        const held = boardRef.current?.classList.contains(HELD) === true;
        if (element !== null) draw(control.now(), control.room(), held);
      },
      [boardRef, control, draw],
    ),
  };
}
