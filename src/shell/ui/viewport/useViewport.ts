import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { watchSizes } from '../../platform/browserApis';
import {
  carried,
  closer,
  farther,
  fitting,
  isWhole,
  middleOf,
  midst,
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
  /** The element that clips the content; the whole content is in its middle. */
  readonly frameRef: RefObject<HTMLElement | null>;
  readonly contentRef: RefObject<HTMLElement | null>;
  /** In units. */
  readonly content: Size;
  /** Must stay the same object. */
  readonly scales: Scales;
  /** The frame's size before layout, in pixels; must stay the same object. */
  readonly initialSize: Size;
  /** The orientation of the content: when it changes, the content is shown as at first. */
  readonly orientation: unknown;
  /** Returns the initial view of the content, until the player changes it. */
  readonly first: (room: Room) => Viewport;
  /** Draws the content in a view; `held` while fingers only move it. The same function for an orientation. */
  readonly draw: (view: Viewport, room: Room, held: boolean) => void;
  /** Whether a wheel also holds the content until it rests. */
  readonly wheelHolds?: boolean;
}

/**
 * Reads and changes the view of zoomable content, such as a board, in its frame: which part is visible, and at which
 * scale. Places are in units of the content.
 */
export interface ViewportControl {
  readonly now: () => Viewport;
  readonly room: () => Room;
  /** Shows a view that the player has chosen, by fingers or by a wheel. */
  readonly show: (view: Viewport, by?: 'fingers' | 'wheel') => void;
  /** Shows a view that the page has chosen. */
  readonly put: (view: Viewport) => void;
  /** Draws the content sharply again after fingers have moved it. */
  readonly rest: () => void;
  /** Zooms in by one step; the middle of `about`, or else of what is seen, comes to the middle of the frame. */
  readonly closer: (about?: readonly Point[] | null) => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Zooms in until things at the places `about` are large enough for fingers. */
  readonly nearer: (about: readonly Point[]) => void;
  /** Moves zoomed content as little as makes all `places` visible, `margin` pixels from the frame's edges. */
  readonly reveal: (places: readonly Point[], margin?: number) => void;
}

/** Milliseconds after the last turn of a wheel until the content is drawn at its new scale. */
const SETTLED = 140;

/** Whether zoomed content was last shown whole by the player, which then holds on the next screen too. */
let wholeRequested = false;

/**
 * Hook: returns the control of content, such as a board, that is moved and zoomed in a frame; `options` has the
 * elements, sizes and scales. A change of the view renders nothing: `options.draw` is called, and transforms the
 * content's element. Until the player chooses a view, the content is shown as `options.first` returns.
 */
export function useViewport(options: ViewportOptions): ViewportControl {
  const {
    frameRef,
    contentRef,
    scales,
    initialSize,
    orientation,
    draw,
    wheelHolds = false,
  } = options;
  const { width, height } = options.content;
  const seen = useRef<Viewport | null>(null);
  const frame = useRef<Size | null>(null);
  /** The player's choice of view. */
  const asked = useRef<'none' | 'whole' | 'own'>(wholeRequested ? 'whole' : 'none');
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);

  const control = useMemo((): ViewportControl => {
    const content = { width, height };
    const room = (): Room => ({
      frame: (frame.current ??= laidOut() ?? initialSize),
      content,
      scales,
    });
    /** Measures in parts of a pixel, which zoomed content magnifies. */
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
      // If the whole content is also the default, there is nothing to remember.
      const closerAtFirst = restingScale(room()) > fitting(room());
      if (closerAtFirst) wholeRequested = whole;
      asked.current = whole ? (closerAtFirst ? 'whole' : 'none') : 'own';
      clearTimeout(settling.current);
      if (by === 'wheel' && wheelHolds) settling.current = setTimeout(rest, SETTLED);
      put(view, by === 'fingers' || (by === 'wheel' && wheelHolds));
    }
    /** Changes the scale, with a place of the frame moved to its middle. */
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
  }, [frameRef, width, height, scales, initialSize, draw, wheelHolds]);

  const settle = useEffectEvent((): void => {
    const room = control.room();
    if (asked.current === 'whole') control.put(wholeView(room));
    else if (asked.current === 'none') control.put(options.first(room));
    else {
      const scale = Math.max(control.now().scale, restingScale(room));
      control.put(scaled(control.now(), middleOf(room), scale, room));
    }
  });
  useLayoutEffect(() => {
    if (asked.current === 'own') asked.current = 'none';
    seen.current = null;
    settle();
  }, [orientation, width, height]);
  useEffect(() => () => clearTimeout(settling.current), []);
  useEffect(() => {
    const [outer, inner] = [frameRef.current, contentRef.current];
    if (outer === null || inner === null) return;
    // Called after layout and before painting, so that no intermediate view is visible.
    return watchSizes([outer, inner], () => {
      frame.current = null;
      settle();
      for (const animation of inner.getAnimations()) animation.finish();
    });
  }, [frameRef, contentRef]);
  return control;
}
