import { claimTouches } from './claimTouches';
import { swallowClick } from './swallowClick';
import { carried, scaled, type Spot, type Zoom } from './zoom';

/** The board in its frame, to fingers and wheels. */
export interface Surface {
  readonly frame: HTMLElement;
  /** Side lengths of the whole board, in pixels. */
  readonly size: () => { readonly width: number; readonly height: number };
  readonly spot: (at: { readonly clientX: number; readonly clientY: number }) => Spot;
  readonly zoom: () => Zoom;
  readonly show: (zoom: Zoom) => void;
  /** Fingers have begun to move the board, or have left it. */
  readonly hold: (held: boolean) => void;
  /** Whether a press will drag what it is on, and pans nothing. */
  readonly grasps: (event: PointerEvent) => boolean;
}

/** Further than this many pixels from where it began, a press on an enlarged board pans it. */
const THRESHOLD = 6;
/** A wheel turns about 100 a notch; two fingers on a touchpad spread a few at a time, told with ctrl. */
const NOTCH = 0.0022;
const SPREAD = 0.012;
const LINE = 16;

interface Finger {
  readonly at: Spot;
  readonly pans: boolean;
}

/** What the fingers took hold of when their number changed last. */
interface Grip {
  readonly zoom: Zoom;
  readonly middle: Spot;
  /** Pixels between two fingers, 1 for one. */
  readonly apart: number;
}

/** Pinch, pan and wheel, which keep what is under the fingers there; answers what ends them. */
export function watchGestures(surface: Surface): () => void {
  const { frame } = surface;
  const fingers = new Map<number, Finger>();
  let held = grip();
  let moved = false;
  let strayed = false;

  function grip(): Grip {
    const zoom = surface.zoom();
    const [one = null, two = null] = fingers.values();
    if (one === null || two === null) return { zoom, middle: one?.at ?? { x: 0, y: 0 }, apart: 1 };
    const middle = { x: (one.at.x + two.at.x) / 2, y: (one.at.y + two.at.y) / 2 };
    return { zoom, middle, apart: pixels(one.at, two.at) || 1 };
  }

  function pixels(a: Spot, b: Spot): number {
    const { width, height } = surface.size();
    return Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (event.isPrimary) fingers.clear();
    if (fingers.size === 0) moved = strayed = false;
    if (fingers.size === 2) return;
    fingers.set(event.pointerId, { at: surface.spot(event), pans: !surface.grasps(event) });
    held = grip();
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    fingers.set(event.pointerId, { ...finger, at: surface.spot(event) });
    const { middle, apart } = grip();
    const pans = finger.pans && surface.zoom().scale > 1;
    strayed ||= fingers.size === 2 || pixels(middle, held.middle) > THRESHOLD;
    moved ||= fingers.size === 2 || (pans && strayed);
    if (!moved) return;
    surface.hold(true);
    surface.show(carried(held.zoom, held.middle, middle, (held.zoom.scale * apart) / held.apart));
  }

  function lift(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    held = grip();
    if (fingers.size > 0) return;
    surface.hold(false);
    if (moved) swallowClick();
  }

  function orientation(event: WheelEvent): void {
    const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    const grown = Math.exp(-step * (event.ctrlKey ? SPREAD : NOTCH));
    event.preventDefault();
    surface.show(scaled(surface.zoom(), surface.spot(event), surface.zoom().scale * grown));
  }

  frame.addEventListener('pointerdown', press);
  frame.addEventListener('wheel', orientation, { passive: false });
  const leave = claimTouches(frame, () => strayed);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  return () => {
    frame.removeEventListener('pointerdown', press);
    frame.removeEventListener('wheel', orientation);
    leave();
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lift);
  };
}
