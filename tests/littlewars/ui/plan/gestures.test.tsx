import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COUNTRIES } from '../../../../src/littlewars/battles/countries';
import { HOOKS_FARM_MUSTER } from '../../../../src/littlewars/battles/hooksFarm';
import { beginBattle } from '../../../../src/littlewars/engine/start';
import type { Man } from '../../../../src/littlewars/engine/types';
import { Plan } from '../../../../src/littlewars/ui/plan/Plan';
import { onPlan, planSize } from '../../../../src/littlewars/ui/plan/place';
import type { PlanHandle, PlanProps } from '../../../../src/littlewars/ui/plan/planProps';

const country = COUNTRIES['castle-hill'];
const began = beginBattle(HOOKS_FARM_MUSTER);
/** A man of the first of a side, where he is put. */
const man = (id: string, x: number, y: number): Man => ({
  ...began.men.find((each) => each.id === id)!,
  x,
  y,
  start: { x, y },
});
/** Three of Red's in a row, a foot apart, and one of Blue's. */
const MEN = [man('R1', 400, 300), man('R2', 592, 300), man('R3', 784, 300), man('B1', 400, 900)];

// Nothing is laid out: the plan takes its frame for 960 by 720 at the window's corner.
const { width, height } = planSize(country);
const PPU = Math.min(960 / width, 720 / height);
const LEFT = (960 - width * PPU) / 2;
/** Where a place of the field is in the window, Red's line below. */
const at = (x: number, y: number) => {
  const place = onPlan({ country, side: 'red' }, { x, y });
  return { clientX: LEFT + place.x * PPU, clientY: place.y * PPU };
};

function show(props: Partial<PlanProps> = {}) {
  const calls = { choose: vi.fn(), drag: vi.fn(), measure: vi.fn(), outside: vi.fn() };
  const handle: { current: PlanHandle | null } = { current: null };
  const plan = (more: Partial<PlanProps>) => (
    <Plan
      country={country}
      men={MEN}
      guns={[]}
      side="red"
      label="The field"
      mayChoose={() => true}
      mayDrag={(id) => id.startsWith('R')}
      onChoose={calls.choose}
      onDrag={calls.drag}
      onMeasure={calls.measure}
      onOutside={calls.outside}
      ref={handle}
      {...props}
      {...more}
    />
  );
  const { rerender } = render(plan({}));
  return {
    ...calls,
    handle,
    plan: screen.getByRole('application', { name: 'The field' }),
    turn: (side: 'red' | 'blue') => rerender(plan({ side })),
  };
}

interface Where {
  readonly clientX: number;
  readonly clientY: number;
}
const mouse = { pointerId: 1, pointerType: 'mouse', button: 0 };
const touch = { pointerId: 2, pointerType: 'touch', button: 0 };

/** A press that goes from place to place and leaves. */
function stroke(plan: HTMLElement, pointer: object, places: readonly Where[], keys: object = {}) {
  const [first, ...rest] = places as readonly [Where, ...Where[]];
  fireEvent.pointerDown(plan, { ...pointer, ...keys, ...first });
  for (const place of rest) fireEvent.pointerMove(plan, { ...pointer, ...keys, ...place });
  fireEvent.pointerUp(plan, { ...pointer, ...keys, ...(places.at(-1) ?? first) });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a tap', () => {
  test('chooses the man under it; with Shift it adds, with Ctrl it toggles', () => {
    const { plan, choose } = show();
    stroke(plan, mouse, [at(400, 300)]);
    expect(choose).toHaveBeenLastCalledWith(['R1'], 'replace');
    stroke(plan, mouse, [at(592, 300)], { shiftKey: true });
    expect(choose).toHaveBeenLastCalledWith(['R2'], 'add');
    stroke(plan, mouse, [at(784, 300)], { ctrlKey: true });
    expect(choose).toHaveBeenLastCalledWith(['R3'], 'toggle');
  });

  test('on the bare ground lets go of all, unless the ground takes it', () => {
    const onGround = vi.fn(() => true);
    const { plan, choose } = show();
    stroke(plan, mouse, [at(1200, 700)]);
    expect(choose).toHaveBeenLastCalledWith([], 'replace');
    const second = show({ onGround, label: 'The other' });
    stroke(screen.getByRole('application', { name: 'The other' }), mouse, [at(1200, 700)]);
    expect(second.choose).not.toHaveBeenCalled();
    expect(onGround).toHaveBeenCalledTimes(1);
    expect(plan).toBeInTheDocument();
  });

  test('of a finger that trembles is one still', () => {
    const { plan, choose, drag } = show();
    const { clientX, clientY } = at(400, 300);
    stroke(plan, touch, [
      { clientX, clientY },
      { clientX: clientX + 6, clientY: clientY - 5 },
      { clientX: clientX - 4, clientY: clientY + 6 },
    ]);
    expect(choose).toHaveBeenLastCalledWith(['R1'], 'replace');
    expect(drag).not.toHaveBeenCalled();
  });

  test('of a finger finds the nearest within its reach', () => {
    const { plan, choose } = show();
    const { clientX, clientY } = at(592, 300);
    stroke(plan, touch, [{ clientX: clientX + 12, clientY: clientY + 12 }]);
    expect(choose).toHaveBeenLastCalledWith(['R2'], 'replace');
  });
});

describe('a drag', () => {
  test('takes the man it began on, reports him once a frame, and drops him', () => {
    const { plan, drag } = show();
    const from = at(400, 300);
    fireEvent.pointerDown(plan, { ...mouse, ...from });
    fireEvent.pointerMove(plan, { ...mouse, ...at(430, 330) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(450, 350) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
    expect(drag.mock.calls.map(([each]) => (each as { phase: string }).phase)).toEqual(['begin']);
    act(() => void vi.advanceTimersByTime(20));
    expect(drag.mock.calls.map(([each]) => (each as { phase: string }).phase)).toEqual([
      'begin',
      'move',
    ]);
    fireEvent.pointerUp(plan, { ...mouse, ...at(500, 400) });
    const last = drag.mock.lastCall![0] as {
      ids: string[];
      from: Where;
      to: { x: number; y: number };
    };
    expect(last).toMatchObject({ ids: ['R1'], phase: 'drop' });
    expect(last.to.x).toBeCloseTo(500, 0);
    expect(last.to.y).toBeCloseTo(400, 0);
  });

  test('of a chosen man takes all chosen ones, if they may be moved', () => {
    const { plan, drag } = show({ chosen: ['R1', 'R3', 'B1'] });
    stroke(plan, mouse, [at(784, 300), at(800, 400)]);
    expect(drag.mock.lastCall![0]).toMatchObject({ ids: ['R1', 'R3'], phase: 'drop' });
  });

  test.each([['R1'], ['R1', 'R2'], ['R1', 'R2', 'R3']])(
    'draws each dragged man once, at his former place: %s and the rest',
    (...ids) => {
      const { plan } = show({ chosen: ids });
      fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
      fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
      const lines = [...plan.querySelectorAll('.plan-dragged path[d][marker-start]')];
      // What stands at a corner of a line: at its first, at its last, and at those between.
      const drawn = lines.flatMap((line) => {
        const corners = line.getAttribute('d')!.slice(1).split('M');
        return corners.flatMap((corner, i) =>
          [
            i === 0 ? 'start' : null,
            i > 0 && i < corners.length - 1 ? 'mid' : null,
            i === corners.length - 1 ? 'end' : null,
          ].flatMap((which) => {
            const figure = which === null ? null : line.getAttribute(`marker-${which}`);
            const found = document.getElementById(figure?.slice('url(#'.length, -1) ?? '');
            return found?.querySelector('.of-red') == null ? [] : [corner];
          }),
        );
      });
      expect(drawn).toEqual(
        MEN.filter(({ id }) => ids.includes(id)).map((each) => {
          const { x, y } = onPlan({ country, side: 'red' }, each);
          return `${x} ${y}`;
        }),
      );
    },
  );
  test('is broken off by Escape, and by a second finger', () => {
    const { plan, drag } = show();
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
    fireEvent.keyDown(window, { key: 'Escape' });
    fireEvent.pointerUp(plan, { ...mouse, ...at(500, 400) });
    expect(drag.mock.lastCall![0]).toMatchObject({ phase: 'cancel' });
    fireEvent.pointerDown(plan, { ...touch, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...touch, ...at(500, 400) });
    fireEvent.pointerDown(plan, { ...touch, pointerId: 3, ...at(900, 400) });
    expect(drag.mock.lastCall![0]).toMatchObject({ phase: 'cancel' });
  });

  test('released outside the plan orders nothing, and reports that', () => {
    const { plan, drag, outside } = show();
    stroke(plan, mouse, [at(400, 300), at(500, 400), { clientX: 1100, clientY: 300 }]);
    expect(drag.mock.lastCall![0]).toMatchObject({ phase: 'cancel' });
    expect(outside).toHaveBeenCalledTimes(1);
    stroke(plan, mouse, [at(400, 300), at(500, 400)]);
    expect(drag.mock.lastCall![0]).toMatchObject({ phase: 'drop' });
    expect(outside).toHaveBeenCalledTimes(1);
  });

  test('released beside the sheet, within its frame, orders nothing either', () => {
    const { plan, drag, outside } = show();
    expect(LEFT).toBeGreaterThan(20);
    stroke(plan, mouse, [at(400, 300), at(500, 400), { clientX: LEFT - 10, clientY: 300 }]);
    expect(drag.mock.lastCall![0]).toMatchObject({ phase: 'cancel' });
    expect(outside).toHaveBeenCalledTimes(1);
  });

  test.each(['pointercancel', 'lostpointercapture'])('is broken off by %s', (type) => {
    const { plan, drag, outside } = show();
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
    fireEvent(plan, new PointerEvent(type, { bubbles: true, ...mouse, ...at(500, 400) }));
    fireEvent.pointerUp(plan, { ...mouse, ...at(500, 400) });
    expect(drag.mock.lastCall![0]).toMatchObject({ phase: 'cancel' });
    expect(outside).not.toHaveBeenCalled();
  });

  test('of an enemy draws a lasso, for he is not to be moved', () => {
    const { plan, drag } = show();
    stroke(plan, mouse, [at(400, 900), at(500, 900)]);
    expect(drag).not.toHaveBeenCalled();
  });
});

describe('the lasso', () => {
  const lasso = { tool: 'lasso', chosen: ['R1', 'R2'] } as const;

  test('drags the men it has caught, by any of them, and nobody else', () => {
    const { plan, drag, choose } = show(lasso);
    for (const pointer of [mouse, touch]) {
      stroke(plan, pointer, [at(592, 300), at(600, 420)]);
      expect(drag.mock.lastCall![0]).toMatchObject({ ids: ['R1', 'R2'], phase: 'drop' });
    }
    expect(choose).not.toHaveBeenCalled();
  });

  const around = [
    at(784, 300),
    at(840, 300),
    at(840, 360),
    at(700, 360),
    at(700, 240),
    at(800, 240),
  ];

  test('that begins on another figure is drawn, and drags nobody', () => {
    const { plan, drag, choose } = show(lasso);
    stroke(plan, mouse, around);
    expect(drag).not.toHaveBeenCalled();
    expect(choose).toHaveBeenLastCalledWith(['R3'], 'replace');
  });

  test('with Shift begins on a figure with the hand too, even on one of the chosen, and adds', () => {
    const { plan, drag, choose } = show({ chosen: ['R3'] });
    stroke(plan, mouse, around, { shiftKey: true });
    expect(drag).not.toHaveBeenCalled();
    expect(choose).toHaveBeenLastCalledWith(['R3'], 'add');
  });
});

describe('another pointer than the one at work', () => {
  const other = { ...touch, pointerId: 9 };
  const places = (calls: readonly unknown[][]) =>
    calls.map(([each]) => {
      const { phase, to } = each as { phase: string; to: { x: number; y: number } };
      return [phase, Math.round(to.x), Math.round(to.y)];
    });
  /** Comes down somewhere, moves and leaves. */
  function tapElsewhere(plan: HTMLElement, pointer: object) {
    stroke(plan, pointer, [at(900, 700), at(960, 760)]);
  }

  test.each([
    ['a mouse', mouse, 'a finger', other],
    ['a pen', { ...mouse, pointerType: 'pen' }, 'a finger', other],
    ['a pen', { ...mouse, pointerType: 'pen' }, 'a mouse', { ...mouse, pointerId: 9 }],
    ['a finger', touch, 'a mouse', mouse],
  ])('a drag of %s follows its own pointer, whatever another does', (_1, hand, _2, tap) => {
    const { plan, drag, choose } = show();
    fireEvent.pointerDown(plan, { ...hand, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...hand, ...at(500, 400) });
    act(() => void vi.advanceTimersByTime(20));
    tapElsewhere(plan, tap);
    act(() => void vi.advanceTimersByTime(20));
    fireEvent.pointerUp(plan, { ...hand, ...at(500, 400) });
    expect(places(drag.mock.calls)).toEqual([
      ['begin', 400, 300],
      ['move', 500, 400],
      ['drop', 500, 400],
    ]);
    expect(choose).not.toHaveBeenCalled();
  });

  test('is no part of the gesture of a mouse, and neither are two fingers: they do not zoom', () => {
    const { plan, drag } = show();
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
    const before = plan.querySelector<HTMLElement>('.plan-content')!.style.transform;
    fireEvent.pointerDown(plan, { ...other, clientX: 400, clientY: 300 });
    fireEvent.pointerDown(plan, { ...other, pointerId: 10, clientX: 500, clientY: 300 });
    fireEvent.pointerMove(plan, { ...other, clientX: 200, clientY: 300 });
    fireEvent.pointerUp(plan, { ...other, clientX: 200, clientY: 300 });
    fireEvent.pointerUp(plan, { ...other, pointerId: 10, clientX: 500, clientY: 300 });
    expect(plan.querySelector<HTMLElement>('.plan-content')!.style.transform).toBe(before);
    fireEvent.pointerUp(plan, { ...mouse, ...at(500, 400) });
    expect(places(drag.mock.calls).at(-1)).toEqual(['drop', 500, 400]);
  });

  test('ends no press by leaving, and breaks none off by being lost', () => {
    const { plan, choose } = show();
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerUp(plan, { ...other, ...at(900, 700) });
    fireEvent.pointerCancel(plan, { ...other, ...at(900, 700) });
    expect(choose).not.toHaveBeenCalled();
    fireEvent.pointerUp(plan, { ...mouse, ...at(400, 300) });
    expect(choose.mock.calls).toEqual([[['R1'], 'replace']]);
  });

  test('ends no measuring and adds nothing to it', () => {
    const { plan, measure } = show({ tool: 'ruler' });
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(600, 300) });
    tapElsewhere(plan, other);
    expect(measure.mock.calls.map(([each]) => (each as { phase: string }).phase)).not.toContain(
      'drop',
    );
    fireEvent.pointerUp(plan, { ...mouse, ...at(600, 300) });
    expect(places(measure.mock.calls).at(-1)).toEqual(['drop', 600, 300]);
  });

  test('ends no lasso and draws none of it', () => {
    const { plan, choose } = show();
    const round = [at(300, 200), at(300, 400), at(700, 400), at(700, 200), at(310, 190)];
    const [first, ...rest] = round;
    fireEvent.pointerDown(plan, { ...mouse, ...first });
    for (const place of rest) fireEvent.pointerMove(plan, { ...mouse, ...place });
    tapElsewhere(plan, other);
    expect(choose).not.toHaveBeenCalled();
    fireEvent.pointerUp(plan, { ...mouse, ...round[4] });
    expect(choose.mock.calls).toEqual([[['R1', 'R2'], 'replace']]);
  });
});

describe('a lasso', () => {
  const ROUND = [at(300, 200), at(300, 400), at(700, 400), at(700, 200), at(310, 190)];

  test('of a mouse on the ground chooses the men inside it', () => {
    const { plan, choose } = show();
    stroke(plan, mouse, ROUND);
    expect(choose).toHaveBeenLastCalledWith(['R1', 'R2'], 'replace');
  });

  test('round a fight chooses those in it who may be dragged, and round others only those', () => {
    const { plan, choose } = show();
    const round = (left: number, right: number, below: number, above: number) => [
      at(left, below),
      at(right, below),
      at(right, above),
      at(left, above),
      at(left, below + 20),
    ];
    stroke(plan, mouse, round(300, 500, 200, 1000));
    expect(choose).toHaveBeenLastCalledWith(['R1'], 'replace');
    stroke(plan, mouse, round(300, 500, 800, 1000));
    expect(choose).toHaveBeenLastCalledWith(['B1'], 'replace');
  });

  test('with Shift adds them', () => {
    const { plan, choose } = show();
    stroke(plan, mouse, ROUND, { shiftKey: true });
    expect(choose).toHaveBeenLastCalledWith(['R1', 'R2'], 'add');
  });

  test('of a finger begins after a long press on the ground, or with its tool wherever it is pressed', () => {
    const { plan, choose } = show();
    fireEvent.pointerDown(plan, { ...touch, ...ROUND[0] });
    act(() => void vi.advanceTimersByTime(500));
    for (const place of ROUND) fireEvent.pointerMove(plan, { ...touch, ...place });
    fireEvent.pointerUp(plan, { ...touch, ...ROUND[4] });
    expect(choose).toHaveBeenLastCalledWith(['R1', 'R2'], 'add');
    const second = show({ tool: 'lasso', label: 'The other' });
    stroke(screen.getByRole('application', { name: 'The other' }), touch, ROUND);
    expect(second.choose).toHaveBeenLastCalledWith(['R1', 'R2'], 'replace');
  });
});

describe('the sheet', () => {
  const content = (plan: HTMLElement) =>
    plan.querySelector<HTMLElement>('.plan-content')!.style.transform;

  test('is enlarged by the wheel, keys and buttons, and shown whole again', () => {
    const { plan } = show();
    const whole = content(plan);
    fireEvent.wheel(plan, { deltaY: -300, clientX: 400, clientY: 300 });
    expect(content(plan)).not.toBe(whole);
    fireEvent.keyDown(plan, { key: '0' });
    expect(content(plan)).toBe(whole);
    fireEvent.keyDown(plan, { key: '+' });
    const closer = content(plan);
    expect(closer).not.toBe(whole);
    fireEvent.click(screen.getByRole('button', { name: 'Reduce' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reduce' }));
    expect(content(plan)).toBe(whole);
  });

  test('shows the same part again, though it has been turned since', () => {
    const { plan, handle, turn } = show();
    fireEvent.wheel(plan, { deltaY: -600, clientX: 400, clientY: 300 });
    const [look, seen] = [handle.current!.look(), content(plan)];
    act(() => handle.current!.whole());
    const whole = handle.current!.look();
    expect(content(plan)).not.toBe(seen);
    act(() => handle.current!.lookAt(look));
    expect(content(plan)).toBe(seen);
    turn('blue');
    expect(handle.current!.look().at.x).toBeCloseTo(look.at.x, 6);
    act(() => handle.current!.whole());
    act(() => handle.current!.lookAt(look));
    expect(handle.current!.look().at.y).toBeCloseTo(look.at.y, 6);
    expect(handle.current!.look().scale).toBe(look.scale);
    act(() => handle.current!.lookAt(whole));
    expect(handle.current!.look()).toEqual(whole);
  });

  test('pans with one finger on the ground, and with two anywhere; nobody is dragged or chosen by it', () => {
    const { plan, drag, choose } = show();
    fireEvent.keyDown(plan, { key: '+' });
    const before = content(plan);
    stroke(plan, touch, [at(1200, 700), at(1000, 600)]);
    expect(content(plan)).not.toBe(before);
    const panned = content(plan);
    fireEvent.pointerDown(plan, { ...touch, clientX: 400, clientY: 300 });
    fireEvent.pointerDown(plan, { ...touch, pointerId: 3, clientX: 500, clientY: 300 });
    fireEvent.pointerMove(plan, { ...touch, pointerId: 3, clientX: 700, clientY: 300 });
    fireEvent.pointerUp(plan, { ...touch, pointerId: 3, clientX: 700, clientY: 300 });
    fireEvent.pointerUp(plan, { ...touch, clientX: 400, clientY: 300 });
    expect(content(plan)).not.toBe(panned);
    expect(drag).not.toHaveBeenCalled();
    expect(choose).not.toHaveBeenCalled();
  });

  test('keeps the place under the wheel', () => {
    const { plan, handle } = show();
    const place = at(784, 300);
    const before = handle.current!.pointAt(place);
    Object.defineProperty(plan, 'getBoundingClientRect', {
      value: () => ({ left: 0, top: 0, width: 960, height: 720 }),
    });
    fireEvent.wheel(plan, { deltaY: -200, ...place });
    const after = handle.current!.pointAt(place)!;
    expect(before).toBeNull();
    expect(Math.abs(after.x - 784)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.y - 300)).toBeLessThanOrEqual(1);
  });
});

describe('turned to the other line', () => {
  test('the plan shows the same place in the middle, as large', () => {
    const onGround = vi.fn<(at: { x: number; y: number }) => boolean>(() => true);
    const { plan, turn } = show({ onGround });
    const groundAt = (clientX: number, clientY: number) => {
      stroke(plan, mouse, [{ clientX, clientY }]);
      const { x, y } = onGround.mock.lastCall![0];
      return [x, y].map((length) => Math.round(length * 1000));
    };
    for (let i = 0; i < 8; i++)
      fireEvent.wheel(plan, { ...at(560, 460), deltaY: -100, deltaMode: 0 });
    act(() => void vi.advanceTimersByTime(200));
    const [middle, beside] = [groundAt(480, 360), groundAt(500, 370)];
    expect(middle).not.toEqual(beside);
    turn('blue');
    expect(groundAt(480, 360)).toEqual(middle);
    expect(groundAt(460, 350)).toEqual(beside);
  });

  test('the gesture in progress is cancelled', () => {
    const { plan, drag, choose, turn } = show();
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
    turn('blue');
    fireEvent.pointerUp(plan, { ...mouse, ...at(500, 400) });
    expect(drag.mock.calls.map(([each]) => (each as { phase: string }).phase)).toEqual([
      'begin',
      'cancel',
    ]);
    expect(choose).not.toHaveBeenCalled();
  });
});

test('a ruler shows feet and inches', () => {
  const [from, to] = [
    { x: 400, y: 300 },
    { x: 400 + 12 * 16 + 56, y: 300 },
  ];
  const { plan, measure } = show({ tool: 'ruler', ruler: { from, to } });
  stroke(plan, mouse, [at(from.x, from.y), at(500, 300), at(to.x, to.y)]);
  expect(measure.mock.lastCall![0]).toEqual({ from, to, phase: 'drop' });
  expect(plan.querySelector('.plan-measure')).toHaveTextContent('1 ft 3½ in');
});

test('a line that men were set out along is not left on the plan, where the screen shows none', () => {
  const { plan, measure } = show({ tool: 'ruler' });
  stroke(plan, mouse, [at(400, 300), at(600, 300)]);
  expect(measure.mock.lastCall![0]).toMatchObject({ phase: 'drop' });
  expect(plan.querySelector('.plan-ruler')).toBeNull();
});

test('keys go from man to man, announce him, and choose him', () => {
  const { plan, choose } = show({ nameOf: (id) => `soldier ${id}` });
  act(() => plan.focus());
  fireEvent.keyDown(plan, { key: 'ArrowDown' });
  fireEvent.keyDown(plan, { key: 'ArrowLeft' });
  expect(plan.querySelector('[aria-live]')).toHaveTextContent('soldier R2');
  fireEvent.keyDown(plan, { key: 'Enter' });
  expect(choose).toHaveBeenLastCalledWith(['R2'], 'replace');
  fireEvent.keyDown(plan, { key: 'ArrowRight' });
  fireEvent.keyDown(plan, { key: 'ArrowRight' });
  expect(plan.querySelector('[aria-live]')).toHaveTextContent('Nobody that way');
});

test('the first key leads to the nearest, although nobody stands its way from the middle', () => {
  const { plan } = show({ men: [man('R1', 60, 300), man('R2', 200, 300)] });
  act(() => plan.focus());
  fireEvent.keyDown(plan, { key: 'ArrowRight' });
  expect(plan.querySelector('[aria-live]')).toHaveTextContent('R2');
  fireEvent.keyDown(plan, { key: 'ArrowRight' });
  expect(plan.querySelector('[aria-live]')).toHaveTextContent('Nobody that way');
});

test('men too close for a finger are enlarged, and then pressed again', () => {
  const pair = [man('R1', 400, 300), man('R2', 411, 300)];
  const { plan, choose } = show({ men: pair });
  const place = at(405, 300);
  stroke(plan, touch, [place]);
  expect(choose).not.toHaveBeenCalled();
  stroke(plan, touch, [place]);
  const [first] = screen.getAllByRole('button', { name: /^R[12]$/ });
  fireEvent.click(first!);
  expect(choose).toHaveBeenCalledTimes(1);
});

test('a finger well on a man in a crowd of the whole plan may mean his neighbour: nothing is chosen, and the plan zooms in', () => {
  // Less than ten pixels apart, of which a finger that trembles is no judge.
  const row = [man('R1', 400, 300), man('R2', 424, 300)];
  expect(24 * PPU).toBeLessThan(10);
  const { plan, choose } = show({ men: row });
  const content = plan.querySelector<HTMLElement>('.plan-content')!;
  const whole = content.style.transform;
  stroke(plan, touch, [at(400, 300)]);
  expect(choose).not.toHaveBeenCalled();
  expect(content.style.transform).not.toBe(whole);
  // A mouse is exact.
  stroke(plan, mouse, [at(1200, 700)]);
  choose.mockClear();
  const second = show({ men: row, label: 'The other' });
  stroke(screen.getByRole('application', { name: 'The other' }), mouse, [at(400, 300)]);
  expect(second.choose).toHaveBeenCalledWith(['R1'], 'replace');
});

describe('a loupe', () => {
  const named = () => document.querySelector('.loupe .loupe-name')?.textContent;
  const press = (plan: HTMLElement, where: Where) => {
    fireEvent.pointerDown(plan, { ...touch, ...where });
    act(() => void vi.advanceTimersByTime(500));
  };
  const slide = (plan: HTMLElement, where: Where) => {
    fireEvent.pointerMove(plan, { ...touch, ...where });
    act(() => void vi.advanceTimersByTime(20));
  };

  test('shows the man hidden by a resting finger, and he is toggled when it is lifted', () => {
    const { plan, choose } = show({ nameOf: (id) => `soldier ${id}` });
    press(plan, at(400, 300));
    expect(named()).toBe('soldier R1');
    expect(document.querySelector('.loupe [data-mark="under-finger"]')).toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
    fireEvent.pointerUp(plan, { ...touch, ...at(400, 300) });
    expect(choose.mock.calls).toEqual([[['R1'], 'toggle']]);
    expect(document.querySelector('.loupe')).not.toBeInTheDocument();
  });

  test('follows a finger that was on nobody it can drag, and the man shown last is chosen', () => {
    const { plan, choose, drag } = show();
    const content = plan.querySelector<HTMLElement>('.plan-content')!.style.transform;
    press(plan, at(400, 900));
    expect(named()).toBe('B1');
    slide(plan, at(1200, 700));
    expect(named()).toBeUndefined();
    slide(plan, at(784, 300));
    expect(named()).toBe('R3');
    fireEvent.pointerUp(plan, { ...touch, ...at(784, 300) });
    expect(choose.mock.calls).toEqual([[['R3'], 'toggle']]);
    expect(drag).not.toHaveBeenCalled();
    expect(plan.querySelector<HTMLElement>('.plan-content')!.style.transform).toBe(content);
  });

  test('gives way to a drag of a man it can drag, and shows those whom a finger drags, not a mouse', () => {
    const { plan, choose, drag } = show();
    press(plan, at(400, 300));
    slide(plan, at(500, 400));
    expect(drag.mock.lastCall![0]).toMatchObject({ ids: ['R1'], phase: 'move' });
    expect(document.querySelector('.loupe')).toBeInTheDocument();
    expect(named()).toBeUndefined();
    fireEvent.pointerUp(plan, { ...touch, ...at(500, 400) });
    expect(document.querySelector('.loupe')).not.toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
    fireEvent.pointerDown(plan, { ...mouse, ...at(400, 300) });
    fireEvent.pointerMove(plan, { ...mouse, ...at(500, 400) });
    expect(document.querySelector('.loupe')).not.toBeInTheDocument();
  });

  test('shows the paths below the men too, where the dragged would stand', () => {
    const { plan } = show({
      paths: [{ id: 'R1', path: null, limit: 192, at: { x: 500, y: 300 }, kind: 'wanted' }],
    });
    press(plan, at(400, 300));
    slide(plan, at(500, 400));
    const drawn = [...document.querySelectorAll('.loupe use')].map((use) =>
      document.querySelector(use.getAttribute('href')!.replaceAll(/[«»:]/g, String.raw`\$&`)),
    );
    expect(drawn.some((each) => each?.querySelector('.plan-path') != null)).toBe(true);
  });

  test('draws what a game adds to the plan at its own scale, not that of the plan', () => {
    const mark = (name: string) => (drawing: { readonly ppu: number }) => (
      <path data-testid={name} strokeWidth={2 / drawing.ppu} />
    );
    const { plan } = show({
      additions: {
        things: [],
        dressOf: () => undefined,
        below: mark('below'),
        above: mark('above'),
        help: '',
      },
    });
    press(plan, at(400, 300));
    const loupe = within(document.querySelector<HTMLElement>('.loupe')!);
    // An inch is 40 pixels wide there.
    for (const name of ['below', 'above'])
      expect(Number(loupe.getByTestId(name).getAttribute('stroke-width'))).toBe(0.8);
  });

  test('is closed by Escape and by a second finger, and chooses nobody then', () => {
    const { plan, choose } = show();
    press(plan, at(400, 900));
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(document.querySelector('.loupe')).not.toBeInTheDocument();
    fireEvent.pointerUp(plan, { ...touch, ...at(400, 900) });
    press(plan, at(400, 900));
    fireEvent.pointerDown(plan, { ...touch, pointerId: 3, ...at(900, 400) });
    expect(document.querySelector('.loupe')).not.toBeInTheDocument();
    expect(choose).not.toHaveBeenCalled();
  });
});

test('paths lie under the men, in a drawing of their own', () => {
  const { plan } = show({
    paths: [{ id: 'R1', path: null, limit: 192, at: { x: 500, y: 300 }, kind: 'wanted' }],
  });
  const [paths, men] = [plan.querySelector('.plan-path')!, plan.querySelector('[data-man="R1"]')!];
  expect(paths.closest('svg')).not.toBe(men.closest('svg'));
  expect(paths.compareDocumentPosition(men)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
