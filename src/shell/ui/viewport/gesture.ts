import {
  isOthers,
  waits,
  type Effect,
  type Gesture,
  type Gestures,
  type Phase,
  type PointerInput,
  type Pressed,
  type Stroke,
} from './gestureState';
import { carried, seenFrom, type Point, type Room, type Viewport } from './viewport';

/**
 * Functions that return the present view of zoomable content, such as a board (`now`), and the sizes of the content and
 * of the frame in which it is shown (`room`).
 */
export interface Seen {
  readonly now: () => Viewport;
  readonly room: () => Room;
}

/** Pixels that a press may move and still be a tap, by kind of pointer: fingers tremble. */
const STRAY: Readonly<Record<string, number>> = { mouse: 4, pen: 6, touch: 11 };
/** The least distance of places of a lasso, in pixels. */
const APART = 4;

const between = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

type Outcome<T> = readonly [next: Gestures<T>, effects: readonly Effect<T>[]];

/**
 * Returns the state of the gestures on zoomable content, such as a board, after an event of a pointer, and the effects
 * that the event has, in order, empty if none. It is a pure function of `now`, `input` and what `seen` returns.
 */
export function next<T>(now: Gestures<T>, input: PointerInput<T>, seen: Seen): Outcome<T> {
  const { gesture, fingers } = now;
  switch (input.type) {
    case 'down':
      return pressed(now, input, seen);
    case 'move':
      return moved(now, input.pointer, input.at, seen);
    case 'up':
      return lifted(now, input.pointer, input.at, seen);
    case 'lost': {
      if (gesture.is === 'pan') return lifted(now, input.pointer, input.at, seen);
      const left = { gesture, fingers: without(fingers, input.pointer) };
      return isOthers(gesture, input.pointer) ? [left, []] : brokenOff(left, seen);
    }
    case 'rested': {
      if (gesture.is !== 'press' || !waits(now)) return [now, []];
      const is = gesture.press.onRest === 'loupe' ? 'loupe' : 'lasso';
      return along({ gesture: begun(gesture, is, seen, true), fingers }, seen, 'begin');
    }
    case 'end':
      if (gesture.is === 'idle' || gesture.is === 'over') return [now, []];
      // The button is released later; that must not press anything.
      return [
        { gesture: { is: 'over' }, fingers },
        input.lands ? step(gesture, 'drop', seen) : brokenOff(now, seen)[1],
      ];
  }
}

const without = (
  fingers: ReadonlyMap<number, Point>,
  pointer: number,
): ReadonlyMap<number, Point> => new Map([...fingers].filter(([id]) => id !== pointer));

const ending = (fingers: ReadonlyMap<number, Point>): Gesture<never> => ({
  is: fingers.size > 0 ? 'over' : 'idle',
});

/** Returns the middle of fingers, or of another pointer, and the distance between them. */
function gripOf([one, two = one]: readonly [Point, Point?]): { middle: Point; apart: number } {
  const middle = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  return { middle, apart: two === one ? 1 : Math.max(1, between(one, two)) };
}
const placesOf = (fingers: ReadonlyMap<number, Point>, at: Point): readonly [Point, Point?] => {
  const [one = at, two] = fingers.values();
  return two === undefined ? [one] : [one, two];
};

/** Returns the stroke that a press becomes. */
const begun = <T>(press: Pressed<T>, is: Stroke, seen: Seen, rested: boolean): Gesture<T> => ({
  ...press,
  is,
  line: [seenFrom(seen.now(), press.start)],
  rested,
});

/** Returns the step of a stroke; none for other gestures. */
function step<T>(gesture: Gesture<T>, phase: Phase, seen: Seen): readonly Effect<T>[] {
  if (!('line' in gesture)) return [];
  const { is, press, at, line, rested } = gesture;
  const [from] = line;
  const to = phase === 'begin' ? from : seenFrom(seen.now(), at);
  return [{ do: is, phase, target: press.target, from, to, line, rested }];
}
const along = <T>(now: Gestures<T>, seen: Seen, phase: Phase = 'move'): Outcome<T> => [
  now,
  step(now.gesture, phase, seen),
];

/** Cancels the gestures without effect. */
const brokenOff = <T>({ gesture, fingers }: Gestures<T>, seen: Seen): Outcome<T> => [
  { gesture: ending(fingers), fingers },
  gesture.is === 'pan' ? [{ do: 'rest' }] : step(gesture, 'cancel', seen),
];

function pressed<T>(
  now: Gestures<T>,
  input: PointerInput<T> & { readonly type: 'down' },
  seen: Seen,
): Outcome<T> {
  const { pointer, kind, primary, at, press } = input;
  const { gesture, fingers } = now;
  const touch = kind === 'touch';
  const pointers = 'pointer' in gesture ? gesture.pointer : null;
  // The end of its earlier gesture was lost.
  if ((touch && primary && fingers.size > 0) || pointers === pointer) {
    const [clear, effects] = brokenOff({ gesture, fingers: new Map<number, Point>() }, seen);
    const [then, more] = pressed(clear, input, seen);
    return [then, [...effects, ...more]];
  }
  // A finger beside an active mouse or pen is ignored; beside a finger it pinches.
  if (pointers != null && !fingers.has(pointers)) return [now, []];
  if (touch && fingers.size === 2) return [now, []];
  const all = touch ? new Map(fingers).set(pointer, at) : fingers;
  if (touch && fingers.size === 1) {
    const pinch = { is: 'pan', held: seen.now(), ...gripOf(placesOf(all, at)) } as const;
    return [{ gesture: pinch, fingers: all }, brokenOff(now, seen)[1]];
  }
  return [
    {
      gesture:
        gesture.is === 'idle'
          ? { is: 'press', pointer, kind, start: at, at, press, moved: false }
          : gesture,
      fingers: all,
    },
    [],
  ];
}

function moved<T>(before: Gestures<T>, pointer: number, at: Point, seen: Seen): Outcome<T> {
  const fingers = before.fingers.has(pointer)
    ? new Map(before.fingers).set(pointer, at)
    : before.fingers;
  const { gesture } = before;
  const now = { gesture, fingers };
  if (isOthers(gesture, pointer)) return [now, []];
  switch (gesture.is) {
    case 'press':
    case 'loupe': {
      const { start, kind, press } = gesture;
      const peers = gesture.is === 'loupe';
      // If something can be dragged, it is, and the loupe closes; otherwise the loupe moves along.
      if (peers && press.onMove !== 'drag')
        return along({ gesture: { ...gesture, at }, fingers }, seen);
      const hasMoved = between(start, at) > (STRAY[kind] ?? 6);
      if (!hasMoved || (gesture.is === 'press' && gesture.moved)) return [now, []];
      const [then, effects] = beginMove({ ...gesture, at }, fingers, seen);
      const [last, more] = moved(then, pointer, at, seen);
      return [last, [...step(gesture, 'cancel', seen), ...effects, ...more]];
    }
    case 'drag':
      return along({ gesture: { ...gesture, at }, fingers }, seen);
    case 'lasso': {
      const place = seenFrom(seen.now(), at);
      const last = gesture.line.at(-1) ?? place;
      if (between(last, place) * seen.now().scale < APART) return [now, []];
      return along({ gesture: { ...gesture, at, line: [...gesture.line, place] }, fingers }, seen);
    }
    case 'pan': {
      const { held } = gesture;
      const { middle, apart } = gripOf(placesOf(fingers, at));
      const scale = (held.scale * apart) / gesture.apart;
      const view = carried(held, gesture.middle, middle, scale, seen.room());
      return [now, [{ do: 'show', view }]];
    }
    default:
      return [now, []];
  }
}

/** Handles a press that has moved: its press says what begins. */
function beginMove<T>(
  press: Pressed<T>,
  fingers: ReadonlyMap<number, Point>,
  seen: Seen,
): Outcome<T> {
  const { pointer, kind, start } = press;
  switch (press.press.onMove) {
    case 'drag':
      return along({ gesture: begun(press, 'drag', seen, false), fingers }, seen, 'begin');
    case 'lasso':
      return [{ gesture: begun(press, 'lasso', seen, false), fingers }, []];
    case 'pan': {
      const grip = { is: 'pan', held: seen.now(), ...gripOf([start]) } as const;
      return [{ gesture: kind === 'touch' ? grip : { ...grip, pointer }, fingers }, []];
    }
    case 'none':
      return [{ gesture: { ...press, is: 'press', moved: true }, fingers }, []];
  }
}

function lifted<T>(before: Gestures<T>, pointer: number, at: Point, seen: Seen): Outcome<T> {
  const { gesture } = before;
  const fingers = without(before.fingers, pointer);
  if (isOthers(gesture, pointer)) return [{ gesture, fingers }, []];
  const gone = { gesture: ending(fingers), fingers };
  switch (gesture.is) {
    case 'idle':
      return [gone, []];
    case 'press': {
      const { press, start, kind } = gesture;
      const place = seenFrom(seen.now(), start);
      const tap = { do: 'tap', target: press.target, at: place, touch: kind === 'touch' } as const;
      return [gone, gesture.moved ? [] : [tap]];
    }
    case 'pan': {
      if (gesture.pointer === undefined && fingers.size === before.fingers.size)
        return [before, []];
      if (fingers.size === 0) return [gone, [{ do: 'rest' }, { do: 'swallow' }]];
      // One finger of two has left: the other continues from its place.
      const grip = { is: 'pan', held: seen.now(), ...gripOf(placesOf(fingers, at)) } as const;
      return [{ gesture: grip, fingers }, []];
    }
    case 'over':
      return [gone, [{ do: 'swallow' }]];
    default:
      return [gone, [{ do: 'swallow' }, ...step({ ...gesture, at }, 'drop', seen)]];
  }
}
