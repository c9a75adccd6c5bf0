import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { watchGestures } from './gestures';
import {
  carried,
  CLOSEST,
  closer,
  farther,
  revealing,
  seenAt,
  WHOLE,
  type Box,
  type Spot,
  type Zoom,
} from './zoom';

interface ZoomOptions {
  /** What clips the board; the whole board lies in its middle. */
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly boardRef: RefObject<HTMLElement | null>;
  /** The way the board lies; where it changes, the board is shown whole. */
  readonly lie: number;
  /** Side of a square in parts of the whole board's width. */
  readonly square: number;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
  /** Whether a press will drag what it is on. */
  readonly grasps: (event: PointerEvent) => boolean;
}

/** The class of the board while fingers have it. */
const HELD = 'board-held';

const MIDDLE: Spot = { x: 0.5, y: 0.5 };

/** How near the board is seen, for the buttons. */
export type Nearness = 'whole' | 'between' | 'closest';

const nearnessOf = ({ scale }: Zoom): Nearness =>
  scale === 1 ? 'whole' : scale === CLOSEST ? 'closest' : 'between';

function draw(board: HTMLElement | null, { scale, x, y }: Zoom): void {
  if (board === null) return;
  const transform = scale === 1 ? 'none' : `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
  board.style.setProperty('transform', transform);
  // All squares are styled anew for it, which a picture held under the fingers can wait for.
  if (!board.classList.contains(HELD)) board.style.setProperty('--scale', `${scale}`);
}

/**
 * A board that can be enlarged in its frame. Only the transform of its element changes, and nothing that is
 * drawn in it; all that React learns is whether the board is whole or as close as can be.
 */
export function useZoom({ frameRef, boardRef, lie, square, across, grasps }: ZoomOptions) {
  const zoom = useRef(WHOLE);
  const [reached, setReached] = useState({ lie, nearness: nearnessOf(WHOLE) });

  const show = useCallback(
    (next: Zoom): void => {
      zoom.current = next;
      draw(boardRef.current, next);
      const nearness = nearnessOf(next);
      setReached((now) => (now.lie === lie && now.nearness === nearness ? now : { lie, nearness }));
    },
    [boardRef, lie],
  );
  useLayoutEffect(() => {
    zoom.current = WHOLE;
    draw(boardRef.current, WHOLE);
  }, [boardRef, lie]);

  const graspsNow = useEffectEvent(grasps);
  useEffect(() => {
    const [outer, inner] = [frameRef.current, boardRef.current];
    if (outer === null || inner === null) return;
    return watchGestures({
      frame: outer,
      size: () => ({ width: inner.offsetWidth, height: inner.offsetHeight }),
      spot: ({ clientX, clientY }) => {
        const { left, top, width, height } = outer.getBoundingClientRect();
        const x = (clientX - left - width / 2) / inner.offsetWidth;
        const y = (clientY - top - height / 2) / inner.offsetHeight;
        return across ? { x: 0.5 - x, y: 0.5 - y } : { x: 0.5 + x, y: 0.5 + y };
      },
      zoom: () => zoom.current,
      show,
      hold: (held) => {
        inner.classList.toggle(HELD, held);
        draw(inner, zoom.current);
      },
      grasps: (event) => graspsNow(event),
    });
  }, [frameRef, boardRef, across, show]);

  /** Another scale, with a part of the board brought to the middle, or what is there kept there. */
  const rescale = (scale: number, subject: Box | null): void => {
    const from =
      subject === null
        ? MIDDLE
        : seenAt(zoom.current, {
            x: (subject.left + subject.right) / 2,
            y: (subject.top + subject.bottom) / 2,
          });
    show(carried(zoom.current, from, MIDDLE, scale));
  };

  return {
    nearness: reached.lie === lie ? reached.nearness : nearnessOf(WHOLE),
    closer: (subject: Box | null): void => {
      const side = square * (boardRef.current?.offsetWidth ?? 0);
      rescale(closer(zoom.current.scale, side), subject);
    },
    farther: (): void => rescale(farther(zoom.current.scale), null),
    whole: (): void => show(WHOLE),
    /** Moves an enlarged board no further than it takes to see a part of it. */
    reveal: useCallback(
      (part: Box): void => {
        if (zoom.current.scale > 1) show(revealing(zoom.current, part));
      },
      [show],
    ),
  };
}
