import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { latinKey } from '../../../shell/ui/latinKey';
import type { Aim } from '../../engine/flight';

/**
 * How far one press of a key turns or raises the gun, in thousandths of a degree: `COARSE` without Shift, `FINE` with
 * Shift; `FAR` by Page Up and Page Down.
 */
export const [COARSE, FINE, FAR] = [500, 50, 5_000] as const;
/** How far one unit of the wheel raises it. */
const WHEEL = 1;
/** The factor for a finger, which covers what it moves and so turns the gun less than a mouse does. */
const FINGER = 0.6;

const KEYS: Readonly<Record<string, Aim>> = {
  ArrowLeft: { bearing: -1, elevation: 0 },
  ArrowRight: { bearing: 1, elevation: 0 },
  ArrowUp: { bearing: 0, elevation: 1 },
  ArrowDown: { bearing: 0, elevation: -1 },
};
const PAGES: Readonly<Record<string, number>> = { PageUp: FAR, PageDown: -FAR };

/**
 * What the keys of the gunner's view do, apart from turning and raising the gun: F fires, S reads out what is in sight
 * (`readAim`), T turns the gun about, Escape leaves, and `other` is called with every other key.
 */
export interface GunKeys {
  readonly fire: () => void;
  readonly readAim: () => void;
  readonly turnAbout: () => void;
  readonly leave: () => void;
  /** Called with every other key; returns whether it did anything. */
  readonly other: (key: string) => boolean;
}

/**
 * Hook: returns the pointer and key handlers of the element `sight` with which dragging and keys turn and raise the
 * gun (`turn`), and listens to its wheel for the same. `focus` returns the focal length of the picture in pixels, so
 * that the view follows the pointer exactly.
 */
export function useGunGestures(
  sight: RefObject<HTMLElement | null>,
  focus: () => number,
  turn: (by: Aim) => void,
  keys: GunKeys,
) {
  const held = useRef<{ readonly id: number; x: number; y: number } | null>(null);
  const turnByWheel = useEffectEvent((event: WheelEvent): void => {
    if (event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 0 ? WHEEL : 33;
    const by = {
      bearing: Math.round(event.deltaX * unit),
      elevation: Math.round(-event.deltaY * unit),
    };
    turn(event.shiftKey ? { bearing: -by.elevation || by.bearing, elevation: 0 } : by);
  });
  useEffect(() => {
    const element = sight.current;
    if (element === null) return;
    const wheel = (event: WheelEvent): void => turnByWheel(event);
    // React binds wheel listeners as passive, which cannot prevent the page from scrolling.
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [sight]);

  const release = (event: PointerEvent): void => {
    if (held.current?.id === event.pointerId) held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (held.current !== null || event.button !== 0) return;
      held.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent): void => {
      const { current } = held;
      if (current?.id !== event.pointerId) return;
      const part = event.pointerType === 'touch' ? FINGER : 1;
      const angle = (pixels: number): number =>
        Math.round(((Math.atan(pixels / focus()) * 180_000) / Math.PI) * part);
      const by = {
        bearing: angle(event.clientX - current.x),
        elevation: angle(current.y - event.clientY),
      };
      [current.x, current.y] = [event.clientX, event.clientY];
      if (by.bearing !== 0 || by.elevation !== 0) turn(by);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const change = KEYS[event.key];
      const page = PAGES[event.key];
      const by = event.shiftKey ? FINE : COARSE;
      if (change !== undefined)
        turn({ bearing: change.bearing * by, elevation: change.elevation * by });
      else if (page !== undefined) turn({ bearing: 0, elevation: page });
      else if (event.key === 'Escape') keys.leave();
      // A key that is held down fires only once.
      else if (/^f$/i.test(latinKey(event))) {
        if (!event.repeat) keys.fire();
      } else if (/^s$/i.test(latinKey(event))) keys.readAim();
      else if (/^t$/i.test(latinKey(event))) keys.turnAbout();
      else if (!keys.other(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
