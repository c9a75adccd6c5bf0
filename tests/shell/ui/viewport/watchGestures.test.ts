import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchGestures } from '../../../../src/shell/ui/viewport/watchGestures';
import {
  isWhole,
  scaled,
  seenFrom,
  wholeView,
  type Point,
  type Room,
  type Viewport,
} from '../../../../src/shell/ui/viewport/viewport';

/**
 * Content of this many units, as large as its frame when it is whole: a pixel a unit. The frame is the window's corner.
 */
const SIZE = { width: 400, height: 300 };
const ROOM: Room = {
  frame: SIZE,
  content: SIZE,
  scales: { least: 0, finger: 2, firstStep: 0, closest: 5, timesWhole: 1 },
};
const WHOLE = wholeView(ROOM);
const ENLARGED = scaled(WHOLE, { x: 200, y: 150 }, 3, ROOM);

let view: Viewport;
let held: boolean;
let clicks: number;
/** Where the loupe was shown, null where it was put away, and then where the finger left it. */
let underFinger: (number | null)[];
let frame: HTMLElement;
let stop: () => void;
let unit: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  view = ENLARGED;
  held = false;
  clicks = 0;
  underFinger = [];
  frame = document.createElement('div');
  unit = document.createElement('i');
  frame.append(unit);
  document.body.append(frame);
  frame.addEventListener('click', () => clicks++);
  stop = watchGestures(frame, {
    view: {
      now: () => view,
      room: () => ROOM,
      show: (next, by) => {
        view = next;
        held = by === 'fingers';
      },
      rest: () => {
        held = false;
      },
    },
    press: ({ target, button }) =>
      button === 0
        ? {
            target,
            onMove: target === unit ? 'drag' : isWhole(view, ROOM) ? 'none' : 'pan',
            onRest: 'loupe',
          }
        : null,
    loupe: ({ phase }, { clientX }) =>
      underFinger.push(
        ...(phase === 'drop' ? [null, clientX] : [phase === 'cancel' ? null : clientX]),
      ),
  });
});
afterEach(() => {
  stop();
  frame.remove();
  vi.useRealTimers();
});

type Kind = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

function point(kind: Kind, id: number, x: number, y: number, on: HTMLElement = frame): void {
  const init = { bubbles: true, pointerId: id, isPrimary: id === 1, clientX: x, clientY: y };
  on.dispatchEvent(new PointerEvent(kind, { button: 0, pointerType: 'touch', ...init }));
}

/** What of the content is seen at a pixel. */
const under = (x: number, y: number): Point => seenFrom(view, { x, y });

function expectUnder(x: number, y: number, seen: Point): void {
  const now = under(x, y);
  expect(now.x).toBeCloseTo(seen.x, 9);
  expect(now.y).toBeCloseTo(seen.y, 9);
}

describe('one finger', () => {
  test('pans enlarged content, and the place under it stays there', () => {
    const seen = under(200, 150);
    point('pointerdown', 1, 200, 150);
    point('pointermove', 1, 204, 150);
    expect(view).toEqual(ENLARGED);
    point('pointermove', 1, 260, 120);
    expect(held).toBe(true);
    expectUnder(260, 120, seen);
    point('pointerup', 1, 260, 120);
    expect(held).toBe(false);
    frame.click();
    expect(clicks).toBe(0);
    vi.runAllTimers();
    frame.click();
    expect(clicks).toBe(1);
  });

  test('moves nothing while it drags a unit, and nothing on whole content', () => {
    point('pointerdown', 1, 200, 150, unit);
    point('pointermove', 1, 260, 120, unit);
    point('pointerup', 1, 260, 120, unit);
    expect(view).toEqual(ENLARGED);
    view = WHOLE;
    point('pointerdown', 1, 200, 150);
    point('pointermove', 1, 260, 120);
    point('pointerup', 1, 260, 120);
    expect(view).toEqual(WHOLE);
    frame.click();
    expect(clicks).toBe(1);
  });

  test('that trembles is a tap', () => {
    point('pointerdown', 1, 200, 150);
    point('pointermove', 1, 203, 152);
    point('pointerup', 1, 203, 152);
    expect(view).toEqual(ENLARGED);
    frame.click();
    expect(clicks).toBe(1);
  });
});

describe('a long press', () => {
  test('shows the place under the finger wherever it goes, moves nothing, and ends where it is lifted', () => {
    point('pointerdown', 1, 200, 150);
    vi.advanceTimersByTime(500);
    point('pointermove', 1, 260, 120);
    point('pointerup', 1, 262, 121);
    expect(underFinger).toEqual([200, 260, null, 262]);
    expect(view).toEqual(ENLARGED);
    frame.click();
    expect(clicks).toBe(0);
  });

  test('on a unit gives way to its drag', () => {
    point('pointerdown', 1, 200, 150, unit);
    vi.advanceTimersByTime(500);
    point('pointermove', 1, 202, 150, unit);
    expect(underFinger).toEqual([200]);
    point('pointermove', 1, 260, 120, unit);
    point('pointerup', 1, 260, 120, unit);
    expect(underFinger).toEqual([200, null]);
  });

  test('does not come of a finger that has moved, of two fingers, or of one that the browser has cancelled', () => {
    point('pointerdown', 1, 200, 150);
    point('pointermove', 1, 260, 120);
    vi.advanceTimersByTime(500);
    point('pointerup', 1, 260, 120);
    point('pointerdown', 1, 200, 150);
    point('pointerdown', 2, 260, 150);
    vi.advanceTimersByTime(500);
    point('pointerup', 2, 260, 150);
    point('pointerup', 1, 200, 150);
    expect(underFinger).toEqual([]);
    point('pointerdown', 1, 200, 150);
    vi.advanceTimersByTime(500);
    point('pointercancel', 1, 200, 150);
    expect(underFinger).toEqual([200, null]);
  });
});

describe('two fingers', () => {
  test('drag what lies between them, on a unit too, and one of them continues without a jump', () => {
    view = WHOLE;
    const seen = under(220, 150);
    point('pointerdown', 1, 180, 150, unit);
    point('pointerdown', 2, 260, 150);
    point('pointermove', 1, 120, 150, unit);
    point('pointermove', 2, 280, 150);
    expect(view.scale).toBeCloseTo(2);
    expectUnder(200, 150, seen);
    const then = view;
    point('pointerup', 2, 280, 150);
    expect(view).toEqual(then);
    const left = under(120, 150);
    point('pointermove', 1, 110, 155, unit);
    expectUnder(110, 155, left);
    point('pointerup', 1, 110, 155, unit);
    frame.click();
    expect(clicks).toBe(0);
  });

  test('and a third that is ignored', () => {
    point('pointerdown', 1, 100, 150);
    point('pointerdown', 2, 300, 150);
    point('pointerdown', 3, 200, 250);
    point('pointermove', 3, 10, 10);
    expect(view).toEqual(ENLARGED);
    point('pointercancel', 1, 100, 150);
    point('pointerup', 2, 300, 150);
    point('pointerup', 3, 10, 10);
    expect(held).toBe(false);
  });
});

test('a wheel zooms around its pointer, with Ctrl in smaller steps, and the page stays', () => {
  view = WHOLE;
  const turn = (deltaY: number, more: WheelEventInit = {}): void => {
    const seen = under(100, 100);
    const before = view.scale;
    const init = { deltaY, clientX: 100, clientY: 100, cancelable: true, ...more };
    const event = new WheelEvent('wheel', init);
    frame.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    if (view.scale > before) expectUnder(100, 100, seen);
  };
  turn(-120);
  expect(view.scale).toBeGreaterThan(1.2);
  turn(-8, { ctrlKey: true });
  turn(-3, { deltaMode: WheelEvent.DOM_DELTA_LINE });
  expect(view.scale).toBeGreaterThan(1.4);
  turn(2000);
  expect(view).toEqual(WHOLE);
});

test('under any gestures the content fills its frame, and afterwards nothing is held', () => {
  const at = fc.integer({ min: -50, max: 450 });
  const step = fc.record({
    kind: fc.constantFrom<Kind>('pointerdown', 'pointermove', 'pointerup', 'pointercancel'),
    id: fc.integer({ min: 1, max: 3 }),
    x: at,
    y: at,
    onUnit: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      for (const { kind, id, x, y, onUnit } of steps) {
        point(kind, id, x, y, onUnit ? unit : frame);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(Math.max(view.x, view.y)).toBeLessThanOrEqual(0);
        expect(view.x + 400 * view.scale).toBeGreaterThanOrEqual(400 - 1e-9);
        expect(view.y + 300 * view.scale).toBeGreaterThanOrEqual(300 - 1e-9);
      }
      for (const id of [1, 2, 3]) point('pointerup', id, 0, 0);
      expect(held).toBe(false);
      vi.runAllTimers();
    }),
    { numRuns: 60 },
  );
});

test('a touch that moves the content is hidden from the browser, a tap is not', () => {
  const touched = (): boolean => {
    const event = new Event('touchmove', { bubbles: true, cancelable: true });
    frame.dispatchEvent(event);
    return event.defaultPrevented;
  };
  point('pointerdown', 1, 100, 100);
  point('pointermove', 1, 102, 101);
  expect(touched()).toBe(false);
  point('pointermove', 1, 130, 110);
  expect(touched()).toBe(true);
  point('pointerup', 1, 130, 110);
  point('pointerdown', 1, 100, 100);
  expect(touched()).toBe(false);
  point('pointerdown', 2, 200, 100);
  point('pointermove', 2, 201, 100);
  expect(touched()).toBe(true);
});

test('the click after a pan is swallowed, and that of another press is not', () => {
  point('pointerdown', 1, 100, 100);
  point('pointermove', 1, 130, 110);
  point('pointerup', 1, 130, 110);
  frame.click();
  expect(clicks).toBe(0);
  frame.click();
  expect(clicks).toBe(1);
  point('pointerdown', 1, 100, 100);
  point('pointermove', 1, 130, 110);
  point('pointerup', 1, 130, 110);
  point('pointerdown', 1, 100, 100);
  point('pointerup', 1, 100, 100);
  frame.click();
  expect(clicks).toBe(2);
});

describe('a tap', () => {
  /** A finger leaves a place; whether the browser is kept from clicking there itself. */
  function lift(
    x: number,
    y: number,
    on: HTMLElement = unit,
    left: readonly object[] = [],
  ): boolean {
    point('pointerup', 1, x, y, on);
    const event = new Event('touchend', { bubbles: true, cancelable: true });
    Object.assign(event, {
      touches: left,
      changedTouches: [{ target: on, clientX: x, clientY: y }],
    });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  }

  test('is a click at once, at the place of the finger, and the focus follows after the frame', () => {
    unit.tabIndex = -1;
    const seen: unknown[] = [];
    frame.addEventListener('click', (event) => {
      const { pointerType, clientX, clientY, detail } = event;
      seen.push([pointerType, clientX, clientY, detail]);
    });
    point('pointerdown', 1, 200, 150, unit);
    point('pointermove', 1, 203, 152, unit);
    expect(lift(203, 152)).toBe(true);
    expect(seen).toEqual([['touch', 203, 152, 1]]);
    expect(clicks).toBe(1);
    vi.advanceTimersToNextFrame();
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(unit);
  });

  test('that follows another within a frame has the focus in the end', () => {
    const other = frame.appendChild(document.createElement('i'));
    for (const on of [unit, other]) {
      on.tabIndex = -1;
      point('pointerdown', 1, 200, 150, on);
      lift(200, 150, on);
    }
    vi.runAllTimers();
    expect(document.activeElement).toBe(other);
  });

  test('leaves the focus where its click has moved it', () => {
    unit.tabIndex = -1;
    const button = frame.appendChild(document.createElement('button'));
    frame.addEventListener('click', () => button.focus());
    point('pointerdown', 1, 200, 150, unit);
    lift(200, 150);
    vi.runAllTimers();
    expect(document.activeElement).toBe(button);
  });

  test('does not come of two fingers that touch and leave without a move', () => {
    point('pointerdown', 1, 200, 150, unit);
    point('pointerdown', 2, 260, 150);
    point('pointerup', 2, 260, 150);
    expect(lift(200, 150)).toBe(false);
    expect(clicks).toBe(0);
  });

  test('is left to the browser after a pan, a drag, and with another finger down', () => {
    point('pointerdown', 1, 200, 150);
    point('pointermove', 1, 260, 120);
    expect(lift(260, 120, frame)).toBe(false);
    point('pointerdown', 1, 200, 150, unit);
    point('pointermove', 1, 260, 120, unit);
    expect(lift(260, 120)).toBe(false);
    point('pointerdown', 1, 200, 150);
    expect(lift(200, 150, frame, [{}])).toBe(false);
    expect(clicks).toBe(0);
  });

  test('does not come of a long press, of which the browser may make a late click', () => {
    point('pointerdown', 1, 200, 150);
    vi.advanceTimersByTime(460);
    expect(lift(200, 150, frame)).toBe(true);
    expect(clicks).toBe(0);
    // Nor of what has gone before: the next touch is a tap.
    point('pointerdown', 1, 200, 150);
    expect(lift(200, 150, frame)).toBe(true);
    expect(clicks).toBe(1);
  });
});
