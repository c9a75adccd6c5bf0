import { claimTouches } from './claimTouches';
import { swallowClick } from './swallowClick';
import { carried, scaled, type Bounds, type Spot, type Zoom } from './zoom';

/** The board in its frame, to fingers and wheels. */
export interface Surface {
  readonly frame: HTMLElement;
  /** Side lengths of the whole board, in pixels. */
  readonly size: () => { readonly width: number; readonly height: number };
  readonly spot: (at: { readonly clientX: number; readonly clientY: number }) => Spot;
  readonly zoom: () => Zoom;
  readonly bounds: () => Bounds;
  readonly show: (zoom: Zoom) => void;
  /** Fingers have begun to move the board, or have left it. */
  readonly hold: (held: boolean) => void;
  /** Whether a press will drag what it is on, and pans nothing. */
  readonly grasps: (event: PointerEvent) => boolean;
  /** A finger that stays where it is wants to see what it hides; null when it no longer does, `lifted` where it left. */
  readonly loupe: (at: PointerEvent | null, lifted?: PointerEvent) => void;
}

/** Further than this many pixels from where it began, a press on an enlarged board pans it. */
const THRESHOLD = 6;
/** Milliseconds until a finger that stays where it is has pressed long; browsers take half a second. */
const LONG = 450;
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

/**
 * Pinch, pan and wheel, which keep what is under the fingers there, and taps, which are clicks at once; answers what
 * ends them.
 */
export function watchGestures(surface: Surface): () => void {
  const { frame } = surface;
  const fingers = new Map<number, Finger>();
  let held = grip();
  let moved = false;
  let strayed = false;
  let loupeOpen = false;
  /** The finger that has left was shown what it hid. */
  let peered = false;
  let tapped = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;

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

  function leavePeering(lifted?: PointerEvent): void {
    clearTimeout(waiting);
    if (!loupeOpen) return;
    loupeOpen = false;
    surface.loupe(null, lifted);
  }

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    leavePeering();
    if (event.isPrimary) fingers.clear();
    if (fingers.size === 0) moved = strayed = peered = false;
    if (fingers.size === 2) return;
    fingers.set(event.pointerId, { at: surface.spot(event), pans: !surface.grasps(event) });
    // Two fingers mean no square, however still they are held.
    strayed ||= fingers.size === 2;
    held = grip();
    if (event.pointerType !== 'touch' || fingers.size > 1) return;
    waiting = setTimeout(() => {
      loupeOpen = true;
      surface.loupe(event);
    }, LONG);
  }

  function move(event: PointerEvent): void {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    fingers.set(event.pointerId, { ...finger, at: surface.spot(event) });
    const { middle, apart } = grip();
    const pans = finger.pans && surface.zoom().scale > 1;
    strayed ||= fingers.size === 2 || pixels(middle, held.middle) > THRESHOLD;
    if (loupeOpen) {
      // What it has in its grasp it drags, with a loupe of its own.
      if (finger.pans) surface.loupe(event);
      else if (strayed) leavePeering();
      return;
    }
    if (strayed) clearTimeout(waiting);
    moved ||= fingers.size === 2 || (pans && strayed);
    if (!moved) return;
    surface.hold(true);
    const scale = (held.zoom.scale * apart) / held.apart;
    surface.show(carried(held.zoom, held.middle, middle, scale, surface.bounds()));
  }

  function lift(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    held = grip();
    if (fingers.size > 0) return;
    surface.hold(false);
    tapped =
      event.type === 'pointerup' &&
      event.pointerType === 'touch' &&
      !strayed &&
      !moved &&
      !loupeOpen;
    peered = loupeOpen;
    if (moved || loupeOpen) swallowClick();
    leavePeering(event.type === 'pointerup' ? event : undefined);
  }

  /**
   * A click as soon as the finger has left: browsers tell first of a mouse that has come, been pressed and stays over
   * what it points at, which takes a phone a third of the time to its answer.
   */
  function tap(event: TouchEvent): void {
    // A browser whose own long press takes longer makes a click of it, which comes later than one that is swallowed.
    if (peered && event.cancelable) event.preventDefault();
    const [touch] = event.changedTouches;
    if (!tapped || touch === undefined || event.touches.length > 0 || !event.cancelable) return;
    tapped = false;
    event.preventDefault();
    const { target, clientX, clientY } = touch;
    if (!(target instanceof Element)) return;
    target.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    const init = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
    target.dispatchEvent(new PointerEvent('click', { ...init, pointerType: 'touch' }));
  }

  function keepMenu(event: Event): void {
    if (loupeOpen) event.preventDefault();
  }

  function onWheel(event: WheelEvent): void {
    // In a window too small for the board and the panel together a wheel moves the page.
    const { scrollHeight, clientHeight } = document.documentElement;
    if (!event.ctrlKey && scrollHeight > clientHeight) return;
    const step = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
    const grown = Math.exp(-step * (event.ctrlKey ? SPREAD : NOTCH));
    event.preventDefault();
    const scale = surface.zoom().scale * grown;
    surface.show(scaled(surface.zoom(), surface.spot(event), scale, surface.bounds()));
  }

  frame.addEventListener('pointerdown', press);
  frame.addEventListener('touchend', tap, { passive: false });
  frame.addEventListener('contextmenu', keepMenu);
  frame.addEventListener('wheel', onWheel, { passive: false });
  const leave = claimTouches(frame, () => strayed || loupeOpen);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  return () => {
    frame.removeEventListener('pointerdown', press);
    frame.removeEventListener('touchend', tap);
    frame.removeEventListener('contextmenu', keepMenu);
    frame.removeEventListener('wheel', onWheel);
    leave();
    clearTimeout(waiting);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', lift);
    window.removeEventListener('pointercancel', lift);
  };
}
