import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import type { Phase, Press } from './gestureState';
import { claimTouches } from './touches';
import { runGestures, type ClientPointer, type GesturePort } from './watchGestures';
import type { Point } from './viewport';

/** The window in place of a frame and its content, which never moves. */
const WINDOW: GesturePort<never>['view'] = {
  now: () => ({ scale: 1, x: 0, y: 0 }),
  room: () => {
    const size = { width: window.innerWidth, height: window.innerHeight };
    const scales = { least: 1, finger: 1, firstStep: 1, closest: 1, timesWhole: 1 };
    return { frame: size, content: size, scales };
  },
  show: () => undefined,
  rest: () => undefined,
};

/**
 * Follows a press beside the frame that may become a drag onto the content; a second finger cancels it. Places of its
 * steps are those of the window. Returns a function that cancels it.
 */
function followPress<T>(
  press: PointerEvent,
  target: T,
  drag: NonNullable<GesturePort<T>['drag']>,
): () => void {
  const { handle, state } = runGestures<T>({ view: WINDOW, press: () => null, drag });
  const events = new AbortController();
  const { signal } = events;
  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
  function leave(): void {
    handle({ type: 'end', lands: false });
    events.abort();
  }
  const send = (type: 'move' | 'up' | 'lost') => (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    handle({ type, pointer: event.pointerId, at: at(event) }, event);
    if (state().gesture.is === 'idle') events.abort();
  };
  window.addEventListener('pointermove', send('move'), { signal });
  window.addEventListener('pointerup', send('up'), { signal });
  window.addEventListener('pointercancel', send('lost'), { signal });
  window.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType }) => {
      if (pointerId !== press.pointerId && pointerType === 'touch') leave();
    },
    { signal },
  );
  const { pointerId, pointerType: kind, isPrimary: primary } = press;
  const upon: Press<T> = { target, onMove: 'drag', onRest: 'none' };
  handle({ type: 'down', pointer: pointerId, kind, primary, at: at(press), press: upon }, press);
  return leave;
}

/**
 * A function that handles a step of dragging something from beside the board onto it: `held` is what is dragged,
 * `step.phase` whether the drag begins, goes on, ends or is cancelled, `pointer` where the pointer is in the window.
 */
export type DragOf<T> = (held: T, step: { readonly phase: Phase }, pointer: ClientPointer) => void;

/**
 * Hook: makes elements beside the board, such as the units in a tray, draggable onto it; `follow` handles each step. Of
 * the result, call `start` in the element's `onPointerDown` with what it stands for, and give `claim` as its `ref`, so
 * that touching it does not scroll the page.
 */
export function useDragOnto<T>(follow: DragOf<T>) {
  const stop = useRef<(() => void) | null>(null);
  const drags = useRef(false);
  useEffect(() => () => stop.current?.(), []);
  const start = (event: ReactPointerEvent, held: T): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    stop.current?.();
    stop.current = followPress(event.nativeEvent, held, (step, pointer) => {
      drags.current = step.phase === 'begin' || step.phase === 'move';
      follow(held, step, pointer);
    });
  };
  const claim = useCallback(
    (element: HTMLElement | null) =>
      element === null ? undefined : claimTouches(element, () => drags.current),
    [],
  );
  return { start, claim };
}
