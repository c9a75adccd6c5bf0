import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { watchSizes } from '../../../shell/platform/pieces';
import type { Surface } from './gestures';
import { watchBoard } from './watchBoard';
import {
  carried,
  closer,
  closestOf,
  CLOSEST,
  farther,
  FINGER,
  restingScale,
  revealing,
  scaled,
  seenAt,
  WHOLE,
  type Bounds,
  type Box,
  type Nearness,
  type Spot,
  type Zoom,
} from './zoom';

/** How near the edge of the frame the middle of a board's subject may lie, as a part of the frame. */
const EDGE = 0.15;

interface ZoomOptions {
  /** What clips the board; the whole board lies in its middle. */
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly boardRef: RefObject<HTMLElement | null>;
  /** The way the board lies; where it changes, the board is shown as at first. */
  readonly lie: number;
  /** Side of a square in parts of the whole board's width. */
  readonly square: number;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
  /** Whether a press will drag what it is on. */
  readonly grasps: (event: PointerEvent) => boolean;
  /** What of the board to look at where it is shown unasked and cannot be shown whole. */
  readonly subject: () => Box | null;
  /** What is to be in sight beside it, the last surely. */
  readonly seenToo: () => readonly Box[];
  readonly loupe: Surface['loupe'];
}

/** What is known of the board's room: the side of a square of the whole board in pixels, and how far the view may go. */
interface Room {
  readonly side: number;
  readonly bounds: Bounds;
}

/** Until the browser has told it. */
const UNKNOWN: Room = { side: FINGER, bounds: { closest: CLOSEST, slack: { x: 0, y: 0 } } };

function roomOf(frame: HTMLElement, board: HTMLElement, square: number): Room {
  const [width, height] = [board.offsetWidth, board.offsetHeight];
  // A frame that is not laid out has no room to speak of.
  if (width === 0 || height === 0) return UNKNOWN;
  const slack = {
    x: Math.max(0, frame.clientWidth / width - 1) / 2,
    y: Math.max(0, frame.clientHeight / height - 1) / 2,
  };
  const side = width * square;
  return { side, bounds: { closest: closestOf(side), slack } };
}

/** Whether the board was shown whole at last, when it was left to whoever plays: it is so on the next screen too. */
let wholeWished = false;

/** The class of the board while fingers have it. */
const HELD = 'board-held';

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

const nearnessOf = ({ scale }: Zoom, { closest }: Bounds): Nearness =>
  scale === 1 ? 'whole' : scale === closest ? 'closest' : 'between';

const middleOf = ({ left, top, right, bottom }: Box): Spot => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Squares of fewer pixels tell sums by signs (board.css). */
const FAR = 28;

function draw(
  board: HTMLElement | null,
  rulers: HTMLElement | null,
  seen: Zoom,
  side: number,
): void {
  const { scale, x, y } = seen;
  for (const [name, value] of Object.entries(seen))
    rulers?.style.setProperty(`--${name}`, `${value}`);
  if (board === null) return;
  const transform = scale === 1 ? 'none' : `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
  board.style.setProperty('transform', transform);
  board.toggleAttribute('data-far', scale * side < FAR);
  // All squares are styled anew for it, which a picture held under the fingers can wait for.
  if (!board.classList.contains(HELD)) board.style.setProperty('--scale', `${scale}`);
}

/**
 * A board that can be enlarged in its frame. Only the transform of its element changes, and nothing that is
 * drawn in it; all that React learns is whether the board is whole or as close as can be. Where squares of the whole
 * board would be too small it is shown closer, until whoever plays wants it otherwise.
 */
export function useZoom(options: ZoomOptions) {
  const { frameRef, boardRef, lie, square, across, grasps, subject, seenToo, loupe } = options;
  const zoom = useRef(WHOLE);
  const room = useRef(UNKNOWN);
  const rulers = useRef<HTMLElement | null>(null);
  /** Whether whoever plays has chosen how the board is seen: whole, or in their own way. */
  const wish = useRef<'none' | 'whole' | 'own'>(wholeWished ? 'whole' : 'none');
  const [reached, setReached] = useState<{ lie: number; nearness: Nearness }>({
    lie,
    nearness: 'whole',
  });

  const put = useCallback(
    (next: Zoom): void => {
      zoom.current = next;
      draw(boardRef.current, rulers.current, next, room.current.side);
      const nearness = nearnessOf(next, room.current.bounds);
      setReached((now) => (now.lie === lie && now.nearness === nearness ? now : { lie, nearness }));
    },
    [boardRef, lie],
  );
  const show = useCallback(
    (next: Zoom): void => {
      // Where the whole board is shown unasked, too, there is nothing to remember of it.
      const atRest = restingScale(room.current.side) === 1;
      wholeWished = next.scale === 1 && !atRest;
      wish.current = wholeWished ? 'whole' : next.scale === 1 ? 'none' : 'own';
      put(next);
    },
    [put],
  );

  const settle = useEffectEvent((): void => {
    const { side, bounds } = room.current;
    const least = restingScale(side);
    if (wish.current === 'whole') put(WHOLE);
    else if (wish.current === 'own') {
      const scale = Math.max(zoom.current.scale, least);
      put(scaled(zoom.current, MIDDLE, scale, bounds));
    } else {
      const box = subject();
      const middle = box === null ? MIDDLE : middleOf(box);
      const first = carried(WHOLE, middle, MIDDLE, least, bounds);
      put(
        seenToo().reduce((seen, each) => {
          const next = revealing(seen, each, bounds);
          const { x, y } = seenAt(next, middle);
          // Where there is no room for both, what is beside the subject gives way.
          return Math.min(x, y) > EDGE && Math.max(x, y) < 1 - EDGE ? next : seen;
        }, first),
      );
    }
  });
  useLayoutEffect(() => {
    if (wish.current === 'own') wish.current = 'none';
    settle();
  }, [lie]);
  useEffect(() => {
    const [outer, inner] = [frameRef.current, boardRef.current];
    if (outer === null || inner === null) return;
    // Told after the page is laid out and before it is painted: nobody sees the board on its way.
    return watchSizes([outer, inner], () => {
      room.current = roomOf(outer, inner, square);
      settle();
      for (const animation of inner.getAnimations()) animation.finish();
    });
  }, [frameRef, boardRef, square]);

  const graspsNow = useEffectEvent(grasps);
  const loupeNow = useEffectEvent(loupe);
  useEffect(() => {
    const [outer, inner] = [frameRef.current, boardRef.current];
    if (outer === null || inner === null) return;
    return watchBoard({
      frame: outer,
      board: inner,
      across,
      zoom: () => zoom.current,
      bounds: () => room.current.bounds,
      show,
      hold: (held) => {
        inner.classList.toggle(HELD, held);
        rulers.current?.classList.toggle(HELD, held);
        draw(inner, rulers.current, zoom.current, room.current.side);
      },
      grasps: (event) => graspsNow(event),
      loupe: (at, lifted) => loupeNow(at, lifted),
    });
  }, [frameRef, boardRef, across, show]);

  /** Another scale, with a part of the board brought to the middle, or what is there kept there. */
  const rescale = (scale: number, part: Box | null): void => {
    const from = part === null ? MIDDLE : seenAt(zoom.current, middleOf(part));
    show(carried(zoom.current, from, MIDDLE, scale, room.current.bounds));
  };

  return {
    nearness: reached.lie === lie ? reached.nearness : 'whole',
    closer: (part: Box | null): void =>
      rescale(closer(zoom.current.scale, room.current.side), part),
    farther: (): void => rescale(farther(zoom.current.scale), null),
    whole: (): void => show(WHOLE),
    /** Makes squares fit for fingers about a part of the board, which stays where it is seen. */
    enlarge: (part: Box): void => {
      const { side, bounds } = room.current;
      const at = seenAt(zoom.current, middleOf(part));
      show(revealing(scaled(zoom.current, at, FINGER / side, bounds), part, bounds));
    },
    /** Moves an enlarged board no further than it takes to see a part of it. */
    reveal: useCallback(
      (part: Box): void => {
        if (zoom.current.scale > 1) put(revealing(zoom.current, part, room.current.bounds));
      },
      [put],
    ),
    /** The `ref` of what stays at the frame's edges and goes along with the board. */
    rulersRef: useCallback(
      (element: HTMLElement | null) => {
        rulers.current = element;
        draw(boardRef.current, element, zoom.current, room.current.side);
      },
      [boardRef],
    ),
  };
}
