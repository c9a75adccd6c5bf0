import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { watchSizes } from '../../platform/pieces';
import {
  carried,
  closer,
  farther,
  fitting,
  isWhole,
  middleOf,
  restingScale,
  revealing,
  scaled,
  seenAt,
  wholeView,
  type Point,
  type Room,
  type Scales,
  type Size,
  type Viewport,
} from './viewport';

interface ViewportOptions {
  /** What clips the sheet; the whole sheet lies in its middle. */
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly sheetRef: RefObject<HTMLElement | null>;
  /** In units. */
  readonly sheet: Size;
  /** The same object at all times. */
  readonly scales: Scales;
  /** The frame before the browser has laid it out, in pixels; the same object at all times. */
  readonly unlaid: Size;
  /** The way the sheet lies: where it changes, the sheet is shown as at first. */
  readonly lie: unknown;
  /** How the sheet is seen until whoever plays wants it otherwise. */
  readonly first: (room: Room) => Viewport;
  /** Shows it so; `held` while fingers are at it, and what is drawn is merely moved. The same function for a lie. */
  readonly draw: (view: Viewport, room: Room, held: boolean) => void;
  /** Whether a wheel, too, holds the sheet until it rests. */
  readonly wheelHolds?: boolean;
}

export interface ViewportControl {
  readonly now: () => Viewport;
  readonly room: () => Room;
  /** As whoever plays wants it, by what. */
  readonly show: (view: Viewport, by?: 'fingers' | 'wheel') => void;
  /** As the page itself wants it: nobody has chosen to see it so. */
  readonly put: (view: Viewport) => void;
  /** The fingers have left it. */
  readonly rest: () => void;
  /** A step closer, with the middle of places brought to the middle of the frame, or what is there kept there. */
  readonly closer: (about?: readonly Point[] | null) => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Makes what is pressed fit for fingers about places, the middle of which stays where it is seen. */
  readonly nearer: (about: readonly Point[]) => void;
  /** Moves an enlarged sheet no further than it takes to see places, so many pixels from the frame's edges. */
  readonly reveal: (places: readonly Point[], margin?: number) => void;
}

/** Milliseconds after the last turn of a wheel until what is drawn is drawn as large as it is seen. */
const SETTLED = 140;

/** Whether a sheet that is not whole at first was shown whole at last: it is so on the next screen too. */
let wholeWished = false;

/** The middle of the rectangle about places, of which there is one at least. */
const midst = (places: readonly Point[]): Point => {
  const along = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2;
  return { x: along(places.map(({ x }) => x)), y: along(places.map(({ y }) => y)) };
};

/**
 * A sheet that is moved and enlarged in its frame. Nothing in it is rendered anew for that: `draw` changes the transform of its
 * element. Where the whole would be too small it is shown closer, until whoever plays wants it otherwise.
 */
export function useViewport(options: ViewportOptions): ViewportControl {
  const { frameRef, sheetRef, scales, unlaid, lie, draw, wheelHolds = false } = options;
  const { width, height } = options.sheet;
  const seen = useRef<Viewport | null>(null);
  const frame = useRef<Size | null>(null);
  /** How whoever plays has chosen to see it. */
  const wish = useRef<'none' | 'whole' | 'own'>(wholeWished ? 'whole' : 'none');
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const control = useMemo((): ViewportControl => {
    const sheet = { width, height };
    const room = (): Room => ({ frame: (frame.current ??= laidOut() ?? unlaid), sheet, scales });
    /** To parts of a pixel, which an enlarged sheet enlarges. */
    function laidOut(): Size | null {
      const outer = frameRef.current;
      if (outer === null || outer.clientWidth === 0 || outer.clientHeight === 0) return null;
      const box = outer.getBoundingClientRect();
      return {
        width: box.width - outer.offsetWidth + outer.clientWidth,
        height: box.height - outer.offsetHeight + outer.clientHeight,
      };
    }
    const now = (): Viewport => (seen.current ??= wholeView(room()));
    function put(view: Viewport, held = false): void {
      seen.current = view;
      draw(view, room(), held);
    }
    const rest = (): void => draw(now(), room(), false);
    function show(view: Viewport, by?: 'fingers' | 'wheel'): void {
      const whole = isWhole(view, room());
      // Where the whole sheet is shown unasked, too, there is nothing to remember of it.
      const closerAtFirst = restingScale(room()) > fitting(room());
      if (closerAtFirst) wholeWished = whole;
      wish.current = whole ? (closerAtFirst ? 'whole' : 'none') : 'own';
      clearTimeout(settling.current);
      if (by === 'wheel' && wheelHolds) settling.current = setTimeout(rest, SETTLED);
      put(view, by === 'fingers' || (by === 'wheel' && wheelHolds));
    }
    /** Another scale, with a place of the frame brought to its middle. */
    const rescale = (scale: number, from = middleOf(room())): void =>
      show(carried(now(), from, middleOf(room()), scale, room()));
    return {
      now,
      room,
      show,
      put: (view) => put(view),
      rest,
      closer: (about) =>
        rescale(closer(now().scale, room()), about ? seenAt(now(), midst(about)) : undefined),
      farther: () => rescale(farther(now().scale, room())),
      whole: () => show(wholeView(room())),
      nearer(about) {
        const at = seenAt(now(), midst(about));
        show(revealing(scaled(now(), at, scales.finger, room()), about, room()));
      },
      reveal(places, margin) {
        if (!isWhole(now(), room())) put(revealing(now(), places, room(), margin));
      },
    };
  }, [frameRef, width, height, scales, unlaid, draw, wheelHolds]);

  const settle = useEffectEvent((): void => {
    const room = control.room();
    if (wish.current === 'whole') control.put(wholeView(room));
    else if (wish.current === 'none') control.put(options.first(room));
    else {
      const scale = Math.max(control.now().scale, restingScale(room));
      control.put(scaled(control.now(), middleOf(room), scale, room));
    }
  });
  useLayoutEffect(() => {
    if (wish.current === 'own') wish.current = 'none';
    seen.current = null;
    settle();
  }, [lie, width, height]);
  useEffect(() => () => clearTimeout(settling.current), []);
  useEffect(() => {
    const [outer, inner] = [frameRef.current, sheetRef.current];
    if (outer === null || inner === null) return;
    // Told after the page is laid out and before it is painted: nobody sees the sheet on its way.
    return watchSizes([outer, inner], () => {
      frame.current = null;
      settle();
      for (const animation of inner.getAnimations()) animation.finish();
    });
  }, [frameRef, sheetRef]);
  return control;
}
