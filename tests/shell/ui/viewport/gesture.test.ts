import { describe, expect, test } from 'vitest';
import { next } from '../../../../src/shell/ui/viewport/gesture';
import {
  IDLE,
  isTaken,
  waits,
  type Effect,
  type Gestures,
  type PointerInput,
  type Press,
} from '../../../../src/shell/ui/viewport/gestureState';
import { likeliest } from '../../../../src/shell/ui/viewport/hitTest';
import { scaled, wholeView, type Room } from '../../../../src/shell/ui/viewport/viewport';

const SIZE = { width: 400, height: 300 };
const ROOM: Room = {
  frame: SIZE,
  content: SIZE,
  scales: { least: 0, finger: 2, firstStep: 0, closest: 5, timesWhole: 1 },
};
const VIEW = scaled(wholeView(ROOM), { x: 0, y: 0 }, 2, ROOM);
const SEEN = { now: () => VIEW, room: () => ROOM };

type Input = PointerInput<string>;
const DRAG: Press<string> = { target: 'unit', onMove: 'drag', onRest: 'loupe' };
const down = (
  kind: string,
  x: number,
  y: number,
  press: Press<string> = DRAG,
  pointer = kind === 'touch' ? 2 : 1,
): Input => ({ type: 'down', pointer, kind, primary: false, at: { x, y }, press });
const to = (type: 'move' | 'up' | 'lost', x: number, y: number, pointer = 1): Input => ({
  type,
  pointer,
  at: { x, y },
});

/** What hands do after all that happens to their pointers, and what comes of it. */
function after(...inputs: readonly Input[]) {
  let state: Gestures<string> = IDLE;
  const effects: Effect<string>[] = [];
  for (const input of inputs) {
    const [then, more] = next(state, input, SEEN);
    state = then;
    effects.push(...more);
  }
  const strokes = effects.map((each) => ('phase' in each ? `${each.do} ${each.phase}` : each.do));
  return { state, effects, strokes, is: state.gesture.is };
}

describe('a press', () => {
  test.each([
    ['mouse', 4],
    ['pen', 6],
    ['touch', 11],
  ])('of a %s is a tap if it moves no more than %d pixels', (kind, stray) => {
    const pointer = kind === 'touch' ? 2 : 1;
    const tap = after(
      down(kind, 100, 80),
      to('move', 100 + stray, 80, pointer),
      to('up', 100 + stray, 80, pointer),
    );
    expect(tap.effects).toEqual([
      { do: 'tap', target: 'unit', at: { x: 50, y: 40 }, touch: kind === 'touch' },
    ]);
    const moved = after(down(kind, 100, 80), to('move', 101 + stray, 80, pointer));
    expect(moved.is).toBe('drag');
  });

  test('that does nothing by moving is left to the browser, and its touch hidden from it', () => {
    const idle: Press<string> = { target: null, onMove: 'none', onRest: 'none' };
    const moved = after(down('touch', 100, 80, idle), to('move', 200, 80, 2));
    expect(isTaken(moved.state)).toBe(true);
    expect(waits(moved.state)).toBe(false);
    expect(
      after(down('touch', 100, 80, idle), to('move', 200, 80, 2), to('up', 200, 80, 2)),
    ).toMatchObject({ effects: [], is: 'idle' });
  });

  test('whose end was lost is cancelled by the next press of its pointer', () => {
    const again = after(down('mouse', 100, 80), to('move', 200, 80), down('mouse', 10, 10));
    expect(again.strokes).toEqual(['drag begin', 'drag move', 'drag cancel']);
    expect(again.is).toBe('press');
  });
});

describe('a stroke', () => {
  test('goes from place to place of the content and lands where it is released, its click swallowed', () => {
    const { effects, is } = after(down('mouse', 100, 80), to('move', 200, 80), to('up', 220, 100));
    const from = { x: 50, y: 40 };
    expect(effects).toMatchObject([
      { do: 'drag', phase: 'begin', from, to: from },
      { do: 'drag', phase: 'move', from, to: { x: 100, y: 40 } },
      { do: 'swallow' },
      { do: 'drag', phase: 'drop', from, to: { x: 110, y: 50 } },
    ]);
    expect(is).toBe('idle');
  });

  test('that is ended by the program lands or not, and the held finger presses nothing', () => {
    const begun = [down('mouse', 100, 80), to('move', 200, 80)] as const;
    for (const lands of [true, false]) {
      const ended = after(...begun, { type: 'end', lands }, to('move', 300, 80), to('up', 300, 80));
      expect(ended.strokes.slice(2)).toEqual([lands ? 'drag drop' : 'drag cancel', 'swallow']);
    }
  });

  test('of a lasso has a place every four pixels, and a finger that stays begins it by resting', () => {
    const lasso: Press<string> = { target: 'ground', onMove: 'pan', onRest: 'lasso' };
    const { effects } = after(
      down('touch', 100, 80, lasso),
      { type: 'rested' },
      to('move', 102, 80, 2),
      to('move', 105, 80, 2),
      to('up', 105, 80, 2),
    );
    expect(effects.at(-1)).toMatchObject({
      do: 'lasso',
      phase: 'drop',
      rested: true,
      line: [
        { x: 50, y: 40 },
        { x: 52.5, y: 40 },
      ],
    });
  });
});

test('a long press is only of a finger, and its loupe gives way to a drag', () => {
  expect(after(down('mouse', 100, 80), { type: 'rested' }).is).toBe('press');
  const peering = [down('touch', 100, 80), { type: 'rested' } as const];
  expect(after(...peering, to('move', 105, 80, 2), to('up', 105, 80, 2)).strokes).toEqual([
    'loupe begin',
    'swallow',
    'loupe drop',
  ]);
  expect(after(...peering, to('move', 150, 80, 2)).strokes).toEqual([
    'loupe begin',
    'loupe cancel',
    'drag begin',
    'drag move',
  ]);
});

describe('two fingers', () => {
  const pair = [down('touch', 100, 80), down('touch', 200, 80, DRAG, 3)] as const;

  test('cancel the gesture of one, and the one that stays continues to move the view', () => {
    expect(after(down('touch', 100, 80), to('move', 150, 80, 2), pair[1]).strokes.at(-1)).toBe(
      'drag cancel',
    );
    const one = after(...pair, to('move', 300, 80, 3), to('up', 300, 80, 3));
    expect(one.effects).toMatchObject([{ do: 'show', view: { scale: 4 } }]);
    expect(one.is).toBe('pan');
    expect(after(...pair, to('up', 200, 80, 3), to('lost', 100, 80, 2)).strokes).toEqual([
      'rest',
      'swallow',
    ]);
  });

  test("are no part of a mouse's gesture", () => {
    const dragging = [down('mouse', 100, 80), to('move', 200, 80)] as const;
    expect(after(...dragging, ...pair).is).toBe('drag');
  });
});

test('a finger means one target if others are a hundred times less likely, otherwise all that are not', () => {
  const at = (what: string, distance: number, relevant = true) => ({ what, distance, relevant });
  expect(likeliest([])).toEqual([]);
  expect(likeliest([at('a', 2), at('b', 16)])).toEqual(['a']);
  expect(likeliest([at('b', 15), at('a', 2), at('c', 60)])).toEqual(['a', 'b']);
  expect(likeliest([at('ground', 0, false), at('a', 14)])).toEqual(['ground']);
  expect(likeliest([at('ground', 0, false), at('a', 12)])).toEqual(['a']);
});
