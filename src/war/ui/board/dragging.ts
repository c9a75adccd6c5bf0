import type { Square } from '../../engine/vocabulary';
import { squareUnder } from './Cells';
import { swallowClick } from './swallowClick';

/** Where a drag is. */
export interface DragPlace {
  /** The square it would land on, or null off the board. */
  readonly over: Square | null;
  /** By a finger, which hides what is under it. */
  readonly touch: boolean;
  /** The pointer's place in client pixels when the drag came here. */
  readonly from: { readonly x: number; readonly y: number };
}

/** A thing dragged, and where it is; on from there `Dragged` follows the pointer. */
export interface Drag<T> extends DragPlace {
  readonly held: T;
}

export interface DragEvents {
  /** At the first square, and with each that is passed; with null at the end. */
  readonly moved: (place: DragPlace | null) => void;
  /** At the end, after `moved`, with the square under the pointer or null off the board. */
  readonly dropped: (square: Square | null) => void;
}

/** What ends the drag under way. */
let landing: ((lands: boolean) => void) | null = null;

/** Ends a drag under way as if it were dropped here, or as if it had not been begun. */
export const endDrag = (lands: boolean): void => landing?.(lands);

/** Further than this many pixels from where it began, a press becomes a drag. */
const THRESHOLD = 6;

/**
 * Follows a press that may become a drag; answers what gives it up. A drag swallows the click that would follow, and
 * ends without a drop when a second finger comes down.
 */
export function watchDrag(
  press: Pick<PointerEvent, 'pointerId' | 'pointerType' | 'clientX' | 'clientY'>,
  { moved, dropped }: DragEvents,
): () => void {
  const { pointerId, pointerType, clientX, clientY } = press;
  const touch = pointerType !== 'mouse';
  const events = new AbortController();
  const { signal } = events;
  let now: DragPlace | null = null;

  function show(place: DragPlace | null): void {
    now = place;
    moved(place);
  }
  function leave(): void {
    if (signal.aborted) return;
    events.abort();
    landing = null;
    if (now !== null) show(null);
  }
  function follow(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    const { clientX: x, clientY: y } = next;
    if (now === null && Math.hypot(x - clientX, y - clientY) <= THRESHOLD) return;
    const over = squareUnder(next);
    if (now?.over !== over) show({ over, touch, from: { x, y } });
  }
  function finish(next: PointerEvent): void {
    if (next.pointerId !== pointerId) return;
    const dragged = now !== null;
    leave();
    if (!dragged || next.type === 'pointercancel') return;
    swallowClick();
    dropped(squareUnder(next));
  }
  function land(lands: boolean): void {
    const place = now;
    leave();
    if (place === null) return;
    // Whoever still holds the button lets go of it later; what that would press is not meant.
    window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
    if (lands) dropped(place.over);
  }
  function interrupt(next: PointerEvent): void {
    if (next.pointerId !== pointerId) leave();
  }
  landing = land;
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', finish, { signal });
  window.addEventListener('pointercancel', finish, { signal });
  window.addEventListener('pointerdown', interrupt, { signal });
  return leave;
}
