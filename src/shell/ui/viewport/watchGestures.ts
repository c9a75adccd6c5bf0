import { afterFrame } from '../afterFrame';
import { next } from './gesture';
import {
  IDLE,
  isOthers,
  isTaken,
  waits,
  type Gestures,
  type PointerInput,
  type Press,
  type StrokeStep,
  type Tap,
} from './gestureState';
import { claimTouches, swallowClick } from './touches';
import type { ViewportControl } from './useViewport';
import { wheeled, type Point } from './viewport';

/** The place of a pointer in pixels of the window, and its kind: `mouse`, `pen` or `touch`. */
export type ClientPointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>;

/**
 * The functions that gestures on the frame of zoomable content call: `view` reads and changes the view, `press` says
 * what a press has hit, and one callback for each effect. Places are in units of the content, except that of `press`.
 */
export interface GesturePort<T> {
  readonly view: Pick<ViewportControl, 'now' | 'room' | 'show' | 'rest'>;
  /** Returns what a press has hit, `at` being its place in pixels of the frame; null if it begins no gesture. */
  readonly press: (event: PointerEvent, at: Point) => Press<T> | null;
  /** Called for a tap. Without it, a tap is the browser's click, which a finger's tap becomes at once. */
  readonly tap?: (tap: Tap<T>) => void;
  readonly drag?: (step: StrokeStep<T>, pointer: ClientPointer) => void;
  readonly lasso?: (step: StrokeStep<T>, pointer: ClientPointer) => void;
  readonly loupe?: (step: StrokeStep<T>, pointer: ClientPointer) => void;
}

/** Milliseconds of a long press; browsers take half a second. */
const LONG = 450;

/** Ends the present drag: as if it were dropped here, or as if it had not begun. */
let end: ((lands: boolean) => void) | null = null;
/**
 * Ends the drag in progress, if there is one: if `lands` is true, as if what is dragged were dropped where it is,
 * otherwise as if the drag had not begun.
 */
export const endDrag = (lands: boolean): void => end?.(lands);

/**
 * Returns the running gestures of one frame: `handle` takes an event of a pointer and calls the callbacks of `port` for
 * its effects; `state` returns the gesture in progress and the fingers that are down.
 */
export function runGestures<T>(port: GesturePort<T>) {
  let state: Gestures<T> = IDLE;
  let long: ReturnType<typeof setTimeout> | undefined;
  let pointer: ClientPointer = { clientX: 0, clientY: 0, pointerType: '' };

  function handle(input: PointerInput<T>, event: ClientPointer = pointer): void {
    pointer = event;
    const [then, effects] = next(state, input, port.view);
    state = then;
    if (!waits(state)) clearTimeout(long);
    else if (input.type === 'down') long = setTimeout(() => handle({ type: 'rested' }), LONG);
    if (state.gesture.is === 'drag') end = land;
    else if (end === land) end = null;
    for (const effect of effects)
      if (effect.do === 'show') port.view.show(effect.view, 'fingers');
      else if (effect.do === 'rest') port.view.rest();
      else if (effect.do === 'swallow') {
        // If taps are no clicks, no click belongs to the gesture.
        if (port.tap === undefined) swallowClick();
      } else if (effect.do === 'tap') port.tap?.(effect);
      else port[effect.do]?.(effect, pointer);
  }
  const land = (lands: boolean): void => handle({ type: 'end', lands });
  return { handle, state: () => state };
}

/**
 * Recognises the gestures on `frame`: taps, drags, lassos, long presses, the wheel, and moving and zooming by fingers;
 * calls the callbacks of `port` for them. `across` says that the screen is turned by half; `captures` that all events
 * of a pressed pointer go to the frame. Returns an unsubscribe function.
 */
export function watchGestures<T>(
  frame: HTMLElement,
  port: GesturePort<T>,
  { across = false, captures = false } = {},
): () => void {
  const { handle, state } = runGestures(port);
  const events = new AbortController();
  const { signal } = events;
  /** The last act of the finger that has left: a tap that becomes a click, or another act that does not. */
  let left: 'tap' | 'loupe' | null = null;
  let cancelFocus = (): void => undefined;
  let hovered = { clientX: -1, clientY: -1 };

  function placeOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const { left: edge, top, width, height } = frame.getBoundingClientRect();
    const x = clientX - edge - frame.clientLeft;
    const y = clientY - top - frame.clientTop;
    return across ? { x: width - x, y: height - y } : { x, y };
  }
  const isAtWork = (): boolean => !/idle|over/.test(state().gesture.is);

  function down(event: PointerEvent): void {
    const at = placeOf(event);
    const press = port.press(event, at);
    if (press === null) return;
    // The middle button would scroll the page.
    if (event.button !== 0) event.preventDefault();
    left = null;
    const { pointerId, pointerType: kind, isPrimary: primary } = event;
    handle({ type: 'down', pointer: pointerId, kind, primary, at, press }, event);
  }
  function follow(event: PointerEvent): void {
    const { gesture } = state();
    if (gesture.is === 'idle') return;
    handle({ type: 'move', pointer: event.pointerId, at: placeOf(event) }, activeEvent(event));
    const begins = gesture.is === 'press' && state().gesture.is !== 'press';
    // A pointer that has left already cannot be captured.
    if (captures && begins && event.isTrusted) frame.setPointerCapture(event.pointerId);
  }
  /** Of a pointer that is not active only its place is passed on. */
  const activeEvent = (event: PointerEvent): ClientPointer | undefined =>
    isOthers(state().gesture, event.pointerId) ? undefined : event;
  function lift(event: PointerEvent): void {
    const { gesture } = state();
    if (gesture.is === 'idle') return;
    if (activeEvent(event) !== undefined && event.pointerType === 'touch')
      left =
        gesture.is === 'loupe' ? 'loupe' : gesture.is === 'press' && !gesture.moved ? 'tap' : null;
    handle({ type: 'up', pointer: event.pointerId, at: placeOf(event) }, activeEvent(event));
  }
  function lose(event: PointerEvent): void {
    // Only the element loses a touch that the frame captures from it.
    if (event.type === 'lostpointercapture' && event.target !== frame) return;
    handle({ type: 'lost', pointer: event.pointerId, at: placeOf(event) }, activeEvent(event));
  }

  /**
   * Clicks as soon as the finger has left: browsers first emulate a mouse that arrives, is pressed and stays over
   * its target, which is a third of a phone's response time.
   */
  function click(event: TouchEvent): void {
    const was = left;
    const [touch] = event.changedTouches;
    if (was === null || !event.cancelable) return;
    // A browser with a longer long press makes a click of it, later than a suppressed one.
    if (was === 'loupe') event.preventDefault();
    if (was !== 'tap' || port.tap !== undefined) return;
    if (touch === undefined || event.touches.length > 0) return;
    left = null;
    event.preventDefault();
    const { target, clientX, clientY } = touch;
    if (!(target instanceof Element)) return;
    const { activeElement } = document;
    const init = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
    target.dispatchEvent(new PointerEvent('click', { ...init, pointerType: 'touch' }));
    // A finger's focus is not visible, so the frame of the answer does not wait for it.
    cancelFocus();
    cancelFocus = afterFrame(() => {
      // What the click focused keeps the focus.
      if (document.activeElement === activeElement)
        target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    });
  }

  function wheel(event: WheelEvent): void {
    // In a window too small for both the board and the panel a wheel scrolls the page.
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!event.ctrlKey && scrollHeight > clientHeight) return;
    event.preventDefault();
    if (state().gesture.is === 'pan') return;
    const { now, room, show } = port.view;
    // A wheel event has its place in whole pixels, the pointer event before it in fractions.
    show(
      wheeled(
        now(),
        placeOf(
          Math.hypot(hovered.clientX - event.clientX, hovered.clientY - event.clientY) < 1.5
            ? hovered
            : event,
        ),
        event,
        room(),
      ),
      'wheel',
    );
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isAtWork()) return;
    event.preventDefault();
    event.stopPropagation();
    handle({ type: 'end', lands: false });
  }
  function hover(event: PointerEvent): void {
    hovered = event;
  }

  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', hover, { signal });
  frame.addEventListener('lostpointercapture', lose, { signal });
  frame.addEventListener('touchend', click, { passive: false, signal });
  frame.addEventListener('wheel', wheel, { passive: false, signal });
  frame.addEventListener(
    'contextmenu',
    (event) => {
      // A long press opens no menu of the browser.
      if (isAtWork()) event.preventDefault();
    },
    { signal },
  );
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', lose, { signal });
  window.addEventListener('keydown', key, { capture: true, signal });
  const unclaim = claimTouches(frame, () => isTaken(state()));
  return () => {
    handle({ type: 'end', lands: false });
    unclaim();
    events.abort();
  };
}
