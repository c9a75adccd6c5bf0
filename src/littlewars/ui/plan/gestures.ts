import { rounded } from '../../engine/lengths';
import type { Point } from '../../engine/types';
import type { Doing, Hands } from './hands';
import type { SheetSize } from './place';
import { carried, scaled, seenFrom } from './sight';
import type { ChooseMode } from './view';

/** Pixels a press may stray and still be a tap, by what presses: fingers tremble. */
const STRAY: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 11 };
/** Milliseconds until a finger that stays where it is has pressed long. */
const LONG = 450;
/** A wheel turns about 100 a notch; two fingers on a touchpad spread a few at a time, told with ctrl. */
const NOTCH = 0.0018;
const SPREAD = 0.012;
const LINE = 16;
/** Places of a lasso are so many pixels apart at the least. */
const APART = 4;
/** Milliseconds after the last turn of a wheel until the plan is drawn as large as it is seen. */
const SETTLED = 140;

const isWithin = ({ x, y }: Point, size: SheetSize): boolean =>
  x >= 0 && y >= 0 && x <= size.width && y <= size.height;
const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Watches a frame for presses, drags, lassos, pinches and wheels. Answers what ends it. */
export function watchPlan(frame: HTMLElement, hands: Hands): () => void {
  let doing: Doing = { is: 'nothing' };
  const fingers = new Map<number, Point>();
  let long: ReturnType<typeof setTimeout> | undefined;
  let settle: ReturnType<typeof setTimeout> | undefined;
  let frameAsked = 0;

  const placeIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left - frame.clientLeft, y: clientY - top - frame.clientTop };
  };
  /** Whether a place of the frame is on the sheet, and in the frame at all. */
  const isOnPlan = (at: Point): boolean => {
    const { frame: room, sheet } = hands.sight.room();
    const place = onSheetNow(at);
    return isWithin(at, room) && isWithin(place, sheet);
  };
  const onSheetNow = (at: Point): Point => seenFrom(hands.sight.now(), at);
  const fieldAt = (at: Point): Point => hands.field(onSheetNow(at));
  const modeOf = (event: PointerEvent): ChooseMode =>
    event.ctrlKey || event.metaKey ? 'toggle' : event.shiftKey ? 'add' : 'replace';

  /** Whether a pointer is not the one that does what is done now; of two fingers that pinch each is. */
  const isOthers = ({ pointerId }: PointerEvent): boolean =>
    'pointer' in doing && doing.pointer !== pointerId;

  /** Tells how the gesture stands, once a frame however often the pointer is heard of. */
  function tellSoon(): void {
    if (frameAsked !== 0) return;
    frameAsked = requestAnimationFrame(() => {
      frameAsked = 0;
      tell();
    });
  }
  function tell(): void {
    if (doing.is === 'dragging') hands.drag(doing.id, doing.from, doing.to, 'move');
    else if (doing.is === 'measuring') hands.measure(doing.from, doing.to, 'move');
    else if (doing.is === 'lasso') hands.lasso(doing.line, doing.mode, false);
  }
  function forgetFrame(): void {
    if (frameAsked !== 0) cancelAnimationFrame(frameAsked);
    frameAsked = 0;
  }

  /** Breaks off what the hand does: nothing comes of it. */
  function breakOff(): void {
    clearTimeout(long);
    forgetFrame();
    const was = doing;
    doing = { is: fingers.size > 0 ? 'over' : 'nothing' };
    if (was.is === 'dragging') hands.drag(was.id, was.from, was.to, 'cancel');
    else if (was.is === 'measuring') hands.measure(was.from, was.to, 'cancel');
    else if (was.is === 'lasso') hands.lasso(null, was.mode, false);
    else if (was.is === 'panning' || was.is === 'pinching') hands.sight.rest();
  }

  function pinch(): void {
    const [one, two] = [...fingers.values()];
    if (one === undefined || two === undefined) return;
    breakOff();
    doing = {
      is: 'pinching',
      middle: { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 },
      apart: Math.max(1, between(one, two)),
      held: hands.sight.now(),
    };
  }

  function down(event: PointerEvent): void {
    const at = placeIn(event);
    // What stands on the plan to be pressed, such as a choice under a finger, is no part of it.
    if (event.target instanceof Element && event.target.closest('[data-plan-over]') !== null)
      return;
    // A finger beside a mouse or a pen at work is no part of what that does; beside a finger it pinches.
    if ('pointer' in doing && !fingers.has(doing.pointer)) return;
    if (event.pointerType === 'touch') {
      fingers.set(event.pointerId, at);
      if (fingers.size === 2) pinch();
      if (fingers.size > 1) return;
    }
    if (doing.is !== 'nothing') return;
    if (event.button === 1) {
      event.preventDefault();
      doing = { is: 'panning', pointer: event.pointerId, start: at, held: hands.sight.now() };
      capture(event);
      return;
    }
    if (event.button !== 0) return;
    const touch = event.pointerType === 'touch';
    const touched = hands.touched(onSheetNow(at), touch);
    const mode = modeOf(event);
    doing = {
      is: 'pressing',
      pointer: event.pointerId,
      kind: event.pointerType,
      start: at,
      touched,
      mode,
    };
    clearTimeout(long);
    if (touch && hands.tool() === 'hand') long = setTimeout(pressedLong, LONG);
  }

  /** A finger that rests on somebody adds him to those chosen, or takes him from them; on the ground it draws a lasso. */
  function pressedLong(): void {
    if (doing.is !== 'pressing') return;
    const { pointer, start, touched } = doing;
    if (touched.near.length > 0) {
      hands.tap(onSheetNow(start), touched, true, 'toggle');
      doing = { is: 'over' };
    } else {
      doing = { is: 'lasso', pointer, line: [onSheetNow(start)], mode: 'add' };
      hands.lasso(doing.line, doing.mode, false);
    }
  }

  function capture(event: PointerEvent): void {
    // A pointer that has gone already cannot be kept.
    if (event.isTrusted) frame.setPointerCapture(event.pointerId);
  }

  /** A press has strayed: what it is about to do follows from the tool, and from what it was upon. */
  function begin(event: PointerEvent, press: Doing & { readonly is: 'pressing' }): void {
    clearTimeout(long);
    capture(event);
    const { pointer, start, touched, mode, kind } = press;
    const tool = hands.tool();
    const [movable] = touched.movable;
    if (tool === 'ruler') {
      const from = rounded(fieldAt(start));
      doing = { is: 'measuring', pointer, from, to: from };
      hands.measure(from, from, 'begin');
    } else if (tool === 'hand' && movable !== undefined && mode === 'replace') {
      const from = fieldAt(start);
      doing = { is: 'dragging', pointer, id: movable, from, to: from };
      hands.drag(movable, from, from, 'begin');
    } else if (tool === 'hand' && kind === 'touch')
      doing = { is: 'panning', pointer, start, held: hands.sight.now() };
    else doing = { is: 'lasso', pointer, line: [onSheetNow(start)], mode };
  }

  function move(event: PointerEvent): void {
    const at = placeIn(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, at);
    if (doing.is === 'nothing') {
      if (event.pointerType !== 'touch') hands.point(onSheetNow(at));
      return;
    }
    if (isOthers(event)) return;
    if (doing.is === 'pressing') {
      if (between(doing.start, at) <= (STRAY[doing.kind] ?? 6)) return;
      begin(event, doing);
    }
    follow(at);
  }

  function follow(at: Point): void {
    const { sight } = hands;
    switch (doing.is) {
      case 'dragging':
        doing = { ...doing, to: fieldAt(at) };
        tellSoon();
        break;
      case 'measuring':
        doing = { ...doing, to: rounded(fieldAt(at)) };
        tellSoon();
        break;
      case 'lasso': {
        const place = onSheetNow(at);
        const last = doing.line.at(-1);
        if (last !== undefined && between(last, place) * sight.now().ppu < APART) break;
        doing = { ...doing, line: [...doing.line, place] };
        tellSoon();
        break;
      }
      case 'panning':
        sight.show(carried(doing.held, doing.start, at, doing.held.ppu, sight.room()), true);
        break;
      case 'pinching': {
        const [one, two] = [...fingers.values()];
        if (one === undefined || two === undefined) break;
        const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
        const ppu = (doing.held.ppu * between(one, two)) / doing.apart;
        sight.show(carried(doing.held, doing.middle, middle, ppu, sight.room()), true);
        break;
      }
      default:
    }
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (isOthers(event)) return;
    const at = placeIn(event);
    // What is let go of outside the plan is meant for no place of it.
    if ((doing.is === 'dragging' || doing.is === 'measuring') && !isOnPlan(at)) {
      breakOff();
      hands.outside();
      return;
    }
    clearTimeout(long);
    forgetFrame();
    const was = doing;
    // One finger of two has left: the other moves nothing until it too has left.
    doing = { is: fingers.size > 0 ? 'over' : 'nothing' };
    switch (was.is) {
      case 'pressing':
        hands.tap(onSheetNow(was.start), was.touched, was.kind === 'touch', was.mode);
        break;
      case 'dragging':
        hands.drag(was.id, was.from, fieldAt(at), 'drop');
        break;
      case 'measuring':
        hands.measure(was.from, rounded(fieldAt(at)), 'drop');
        break;
      case 'lasso':
        hands.lasso(was.line, was.mode, true);
        break;
      case 'panning':
      case 'pinching':
        hands.sight.rest();
        break;
      default:
    }
  }

  function lost(event: PointerEvent): void {
    // A touch that the frame takes from what it began on is lost to that alone.
    if (event.type === 'lostpointercapture' && event.target !== frame) return;
    fingers.delete(event.pointerId);
    if (!isOthers(event)) breakOff();
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (doing.is === 'panning' || doing.is === 'pinching') return;
    const { sight } = hands;
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * LINE;
    const times = Math.exp(-pixels * (event.ctrlKey ? SPREAD : NOTCH));
    const now = sight.now();
    sight.show(scaled(now, placeIn(event), now.ppu * times, sight.room()), true);
    clearTimeout(settle);
    settle = setTimeout(() => sight.rest(), SETTLED);
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || doing.is === 'nothing' || doing.is === 'over') return;
    event.preventDefault();
    event.stopPropagation();
    breakOff();
    doing = { is: 'over' };
  }

  const left = (): void => hands.point(null);
  // A second button, or a long press, opens no menu of the browser's over the plan.
  const menu = (event: Event): void => event.preventDefault();
  // After Escape the pointer may still be down, outside or within the frame.
  const released = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (doing.is === 'over' && fingers.size === 0) doing = { is: 'nothing' };
    else if (doing.is === 'pressing' && doing.pointer === event.pointerId) breakOff();
  };

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('pointermove', move);
  frame.addEventListener('pointerup', up);
  frame.addEventListener('pointercancel', lost);
  frame.addEventListener('lostpointercapture', lost);
  frame.addEventListener('pointerleave', left);
  frame.addEventListener('wheel', wheel, { passive: false });
  frame.addEventListener('contextmenu', menu);
  window.addEventListener('pointerup', released);
  window.addEventListener('keydown', key, true);
  return () => {
    clearTimeout(settle);
    breakOff();
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('pointermove', move);
    frame.removeEventListener('pointerup', up);
    frame.removeEventListener('pointercancel', lost);
    frame.removeEventListener('lostpointercapture', lost);
    frame.removeEventListener('pointerleave', left);
    frame.removeEventListener('wheel', wheel);
    frame.removeEventListener('contextmenu', menu);
    window.removeEventListener('pointerup', released);
    window.removeEventListener('keydown', key, true);
  };
}
