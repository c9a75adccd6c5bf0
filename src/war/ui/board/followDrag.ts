import { whenDragWatch } from './door';
import type { DragEvents } from './dragging';

/**
 * Follows a press that may become a drag, as `watchDrag` does; answers what gives it up. Where that has not come yet, what
 * the pointer does meanwhile is kept, and done again before it: a drag that has ended by then lands where it ended, unless
 * something else has been pressed since.
 */
export function followDrag(press: PointerEvent, events: DragEvents): () => void {
  const waiting = new AbortController();
  let leave = (): void => waiting.abort();
  /** The latest move, and the end. */
  const kept = new Map<string, PointerEvent>();
  function keep(next: Event): void {
    if (next === press) return;
    if (!(next instanceof PointerEvent) || next.type === 'pointerdown') waiting.abort();
    else if (next.pointerId === press.pointerId && !kept.has('pointerup'))
      kept.set(next.type, next);
  }
  for (const type of ['pointermove', 'pointerup', 'pointercancel', 'pointerdown', 'keydown'])
    window.addEventListener(type, keep, { capture: true, signal: waiting.signal });
  whenDragWatch((watch) => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    leave = watch(press, events);
    for (const event of kept.values()) window.dispatchEvent(new PointerEvent(event.type, event));
  });
  return () => leave();
}
