import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readyKriegspiel } from '../../../../../src/littlewars/battles/readyKriegspiel';
import { FOOT, INCH } from '../../../../../src/littlewars/engine/lengths';
import type { Point } from '../../../../../src/littlewars/engine/types';
import { bodyOf, headOf } from '../../../../../src/littlewars/kriegspiel/bodies';
import type { KriegspielBattle } from '../../../../../src/littlewars/kriegspiel/types';
import { chosenAfter } from '../../../../../src/littlewars/ui/base/chosen';
import type { MarchPreview } from '../../../../../src/littlewars/game/kriegspiel/march';
import { KriegspielPlan } from '../../../../../src/littlewars/ui/kriegspiel/plan/KriegspielPlan';
import { onPlan, planSize } from '../../../../../src/littlewars/ui/plan/place';

const { battle } = readyKriegspiel('river-line');
const { country } = battle;
// Nothing is laid out: the plan takes its frame for 960 by 720 at the window's corner.
const { width, height } = planSize(country);
const PPU = Math.min(960 / width, 720 / height);
const [LEFT, TOP] = [(960 - width * PPU) / 2, (720 - height * PPU) / 2];
const at = ({ x, y }: Point) => {
  const place = onPlan({ country, side: 'red' }, { x, y });
  return { clientX: LEFT + place.x * PPU, clientY: TOP + place.y * PPU };
};
const head = (id: string): Point =>
  headOf(
    battle,
    battle.kriegspiel.bodies.find((body) => body.id === id)!,
  )!;
const north = ({ x, y }: Point, by: number): Point => ({ x, y: y + by });
const man = (id: string): Point => battle.men.find((each) => each.id === id)!;

/** The places of the march of a body. */
function pathOf({ order }: MarchPreview): readonly Point[] {
  if (order?.kind !== 'marchBody') throw new Error('no march of a body');
  return order.path;
}

function show(
  first: readonly string[] = [],
  onPress: (id: string) => boolean = () => false,
  onGround: (at: Point) => boolean = () => false,
  on = battle,
) {
  const unchosen = vi.fn();
  const marched = vi.fn<(previews: readonly MarchPreview[]) => void>();
  let chosen: readonly string[] = first;
  function Held() {
    const [now, setNow] = useState(first);
    chosen = now;
    return (
      <KriegspielPlan
        battle={on}
        side="red"
        label="The field"
        chosen={now}
        onPress={onPress}
        onGround={onGround}
        onChoose={(ids, mode) => setNow((was) => chosenAfter(was, ids, mode))}
        onMarch={marched}
        onUnchosen={unchosen}
      />
    );
  }
  render(<Held />);
  const plan = screen.getByRole('application', { name: 'The field' });
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
  const stroke = (...places: readonly Point[]) => {
    const [from, ...rest] = places.map(at);
    fireEvent.pointerDown(plan, { ...pointer, ...from! });
    for (const to of rest) fireEvent.pointerMove(plan, { ...pointer, ...to });
    fireEvent.pointerUp(plan, { ...pointer, ...(rest.at(-1) ?? from!) });
    act(() => void vi.advanceTimersByTime(200));
  };
  /** Presses keys, named with `Shift+` where it is held, on the plan. */
  const press = (...names: readonly string[]) => {
    for (const name of names) {
      const key = name.replace('Shift+', '');
      fireEvent.keyDown(plan, { key, shiftKey: key !== name });
      act(() => void vi.advanceTimersByTime(200));
    }
  };
  return { plan, marched, unchosen, stroke, press, chosen: () => chosen };
}

/** The sentence above the plan, not the same that screen readers announce. */
const shown = (words: RegExp): HTMLElement =>
  screen.getByText(words, { ignore: '.visually-hidden' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a press', () => {
  test('on a man chooses his body, once more the man himself', () => {
    const { stroke, chosen } = show();
    stroke(man('R5'));
    expect(chosen()).toEqual(['B']);
    stroke(man('R5'));
    expect(chosen()).toEqual(['R5']);
  });

  test('may mean something other than a choice', () => {
    const onPress = vi.fn(() => true);
    const { stroke, chosen } = show([], onPress);
    stroke(man('R5'));
    expect(onPress).toHaveBeenCalledExactlyOnceWith('R5');
    expect(chosen()).toEqual([]);
  });

  test('on the ground may be a place of a work, in whole sixteenths as the rules have them', () => {
    const onGround = vi.fn<(at: Point) => boolean>(() => true);
    const { stroke } = show(['B'], () => false, onGround);
    const { x, y } = north(head('B'), FOOT);
    stroke({ x: x + 0.4, y });
    expect(onGround).toHaveBeenCalledExactlyOnceWith({ x, y });
    expect(screen.queryByRole('button', { name: 'March' })).toBeNull();
  });

  test('on a waggon chooses it', () => {
    const { stroke, chosen } = show();
    stroke(battle.kriegspiel.waggons.find(({ id }) => id === 'W2')!);
    expect(chosen()).toEqual(['W2']);
  });

  test('on the ground without anybody chosen lets all be', () => {
    const { stroke, marched } = show();
    stroke(north(head('B'), FOOT));
    expect(screen.queryByRole('button', { name: 'March' })).toBeNull();
    expect(marched).not.toHaveBeenCalled();
  });
});

describe('a march of several places', () => {
  const [one, two] = [north(head('A'), 5 * INCH), north(head('A'), 10 * INCH)];

  test('is drawn by presses, and goes where one is pressed twice', () => {
    const { stroke, marched, chosen } = show(['A']);
    stroke(one);
    expect(shown(/% of a march/)).toBeInTheDocument();
    stroke(two);
    expect(marched).not.toHaveBeenCalled();
    // A second press is never on the same pixel.
    stroke({ x: two.x + 20, y: two.y });
    expect(marched).toHaveBeenCalledTimes(1);
    const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
    expect(preview.order).toMatchObject({ kind: 'marchBody', body: 'A' });
    expect(pathOf(preview)).toHaveLength(2);
    expect(preview.after).not.toBeNull();
    expect(chosen()).toEqual(['A']);
  });

  test('goes with Enter, loses a place with Backspace, is dropped with Escape', () => {
    const { plan, stroke, marched } = show(['A']);
    stroke(one);
    stroke(two);
    fireEvent.keyDown(plan, { key: 'Backspace' });
    act(() => void vi.advanceTimersByTime(200));
    fireEvent.keyDown(plan, { key: 'Enter' });
    expect(marched).toHaveBeenCalledTimes(1);
    const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
    expect(pathOf(preview)).toHaveLength(1);
    stroke(one);
    fireEvent.keyDown(plan, { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'March' })).toBeNull();
    expect(marched).toHaveBeenCalledTimes(1);
  });

  test('reports that a place too far away is not possible', () => {
    const { stroke } = show(['B']);
    stroke(north(head('B'), 3 * FOOT));
    expect(shown(/Not possible/)).toBeInTheDocument();
  });

  test('once it is begun, goes also past others', () => {
    const { stroke, chosen } = show(['B']);
    stroke(north(head('B'), 5 * INCH));
    stroke(man('R25'));
    expect(chosen()).toEqual(['B']);
    expect(screen.getByRole('button', { name: 'March' })).toBeInTheDocument();
  });
});

test('the arrow keys go from body to body, not from man to man', () => {
  const { plan, chosen } = show();
  const found = ['ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'].map((key) => {
    fireEvent.keyDown(plan, { key });
    fireEvent.keyDown(plan, { key: 'Enter' });
    return chosen().join();
  });
  expect(found).toHaveLength(4);
  expect(new Set(found).size).toBe(4);
});

test('by keys a march goes from place to place, an inch at a time, with Shift a foot', () => {
  const { plan, stroke, marched } = show(['A']);
  stroke(north(head('A'), 5 * INCH));
  const press = (...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(plan, { key });
    act(() => void vi.advanceTimersByTime(200));
  };
  press('ArrowDown', 'ArrowDown');
  fireEvent.keyDown(plan, { key: 'ArrowUp', shiftKey: true });
  press('ArrowDown', 'ArrowRight', 'Enter');
  expect(shown(/% of a march/)).toBeInTheDocument();
  press('ArrowRight', 'Enter');
  expect(marched).not.toHaveBeenCalled();
  press('Enter');
  const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
  const { x, y } = head('A');
  expect(pathOf(preview)).toEqual([
    { x, y: y + 5 * INCH },
    { x: x + INCH, y: y + FOOT + 2 * INCH },
    { x: x + 2 * INCH, y: y + FOOT + 2 * INCH },
  ]);
});

describe('a march by keys alone', () => {
  const spoken = (): string | null | undefined =>
    document.querySelector('.kp-frame > [aria-live]')?.textContent;

  test('is begun where the chosen body stands, and goes where its place is set twice', () => {
    const { press, marched, chosen } = show();
    press('ArrowDown', 'Enter');
    const [id = ''] = chosen();
    press('m');
    expect(shown(/^The arrow keys move the place by an inch/)).toBeInTheDocument();
    expect(spoken()).toMatch(new RegExp(`^Body ${id}, .*The arrow keys move the place`));
    press('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expect(spoken()).not.toMatch(/% of a march/);
    press('Enter');
    expect(spoken()).toMatch(/% of a march/);
    expect(marched).not.toHaveBeenCalled();
    press('Enter');
    const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
    expect(preview.after).not.toBeNull();
    expect(pathOf(preview)).toEqual([north(head(id), 4 * INCH)]);
    // It is over: the arrow keys go from body to body again.
    press('ArrowLeft', 'Enter');
    expect(chosen()).not.toEqual([id]);
  });

  test('is begun at whom the keys point at', () => {
    const { press, plan, chosen } = show(['A']);
    press('ArrowDown');
    press('m');
    expect(spoken()).toMatch(/^Body (?!A)/);
    expect(plan.querySelector('.kp-crosshair')).not.toBeNull();
    expect(chosen()).toEqual(['A']);
  });

  test.each(['Escape', 'Backspace'])('is dropped by %s before a place is set', (key) => {
    const { press, plan, marched } = show(['A']);
    press('m', 'ArrowUp', key);
    expect(plan.querySelector('.kp-crosshair')).toBeNull();
    expect(screen.queryByText(/^The arrow keys move/)).toBeNull();
    expect(spoken()).toBe('');
    press('Enter');
    expect(marched).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody', []],
    ['an enemy', ['H']],
    ['several', ['A', 'B']],
  ])('is not begun for %s', (_, ids) => {
    const { press, plan, unchosen } = show(ids);
    press('m');
    expect(unchosen).toHaveBeenCalledTimes(1);
    expect(plan.querySelector('.kp-crosshair')).toBeNull();
  });
});

test('a line drawn on the ground while places are pressed clears no choice', () => {
  const { stroke, chosen } = show(['A']);
  stroke(north(head('A'), 5 * INCH));
  stroke({ x: 600, y: 1_000 }, { x: 700, y: 1_100 }, { x: 800, y: 1_000 }, { x: 700, y: 900 });
  expect(chosen()).toEqual(['A']);
});

test('a drag takes the chosen body straight there', () => {
  const { stroke, marched } = show(['B']);
  const from = man('R5');
  stroke(from, north(from, 2 * INCH), north(from, 6 * INCH));
  expect(marched).toHaveBeenCalledTimes(1);
  const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
  const path = pathOf(preview);
  expect(path).toHaveLength(1);
  expect(path[0]!.x).toBeCloseTo(head('B').x, -1);
  expect(path[0]!.y - head('B').y).toBeCloseTo(6 * INCH, -1);
});

test('a drag of a body that was not chosen chooses it and takes it along', () => {
  const { stroke, marched, chosen } = show();
  const from = man('R25');
  stroke(from, north(from, 2 * INCH), north(from, 5 * INCH));
  expect(chosen()).toEqual(['C']);
  const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
  expect(preview.order).toMatchObject({ kind: 'marchBody', body: 'C' });
});

describe('a drag on an enemy', () => {
  /** Blue’s body H stands eight inches before Red’s body B, and his body I twenty before Red’s horse, body A. */
  const near = ((): KriegspielBattle => {
    const [b, h, a, i] = ['B', 'H', 'A', 'I'].map(head) as [Point, Point, Point, Point];
    const by = new Map([
      ...bodyOf(battle, 'H')!.men.map(
        (id) => [id, { x: b.x - h.x, y: b.y - h.y + 8 * INCH }] as const,
      ),
      ...bodyOf(battle, 'I')!.men.map(
        (id) => [id, { x: a.x - i.x, y: a.y - i.y + 20 * INCH }] as const,
      ),
    ]);
    return {
      ...battle,
      men: battle.men.map((one) => {
        const { x = 0, y = 0 } = by.get(one.id) ?? {};
        const at = { x: one.x + x, y: one.y + y };
        return { ...one, ...at, start: at };
      }),
    };
  })();
  /** Drags without dropping, and lets the hand rest. */
  const hold = (plan: HTMLElement, ...places: readonly Point[]) => {
    const pointer = { pointerId: 1, pointerType: 'mouse', button: 0 };
    const [from, ...rest] = places.map(at);
    fireEvent.pointerDown(plan, { ...pointer, ...from! });
    for (const to of rest) fireEvent.pointerMove(plan, { ...pointer, ...to });
    // The frame of the drag, then the rest.
    for (let i = 0; i < 2; i++) act(() => void vi.advanceTimersByTime(100));
    return () => fireEvent.pointerUp(plan, { ...pointer, ...rest.at(-1)! });
  };

  test('shows, and orders, a march up to contact with him (littlewars.md 3.6)', () => {
    const { plan, marched } = show(['B'], undefined, undefined, near);
    const [from, to] = [man('R5'), north(man('R5'), 8 * INCH)];
    const drop = hold(plan, from, north(from, INCH), to);
    expect(shown(/stops before body H\. \d+ red against \d+ blue\./)).toBeInTheDocument();
    expect(plan.querySelector('.kp-march')!.getAttribute('data-refused')).toBe('false');
    expect(plan.querySelectorAll('.plan-melee')).toHaveLength(1);
    drop();
    const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
    expect(preview.reasons).toEqual([]);
    expect(preview.after!.men.filter(({ met }) => met).length).toBeGreaterThan(0);
    const [end] = pathOf(preview);
    const short = north(head('B'), 8 * INCH).y - end!.y;
    expect(short).toBeGreaterThan(0);
    expect(short).toBeLessThan(INCH);
  });

  test('shows the charge of cavalry that may charge him (kriegspiel.md 7.1)', () => {
    const { plan, marched } = show(['A'], undefined, undefined, near);
    const first = man(bodyOf(battle, 'A')!.men[0]!);
    const [from, to] = [first, north(first, 20 * INCH)];
    const drop = hold(plan, from, north(from, INCH), to);
    expect(shown(/^A charge on body I\. 12 sabres against 20/)).toBeInTheDocument();
    expect(plan.querySelector('.kp-charge')).not.toBeNull();
    expect(plan.querySelector('.kp-march')).toBeNull();
    drop();
    const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
    expect(preview.charges).toBe('I');
  });

  test('and a march on him by keys show the same charge', () => {
    const { plan, marched, press } = show(['A'], undefined, undefined, near);
    press('m', 'Shift+ArrowUp', ...Array.from({ length: 8 }, () => 'ArrowUp'));
    const spoken = plan.closest('.kp-frame')!.querySelector(':scope > [aria-live]')!;
    expect(spoken.textContent).toMatch(/^Body I, /);
    press('Enter');
    expect(spoken.textContent).toMatch(/^A charge on body I\. 12 sabres against 20/);
    expect(plan.querySelector('.kp-charge')).not.toBeNull();
    press('Enter');
    const [[[preview]]] = marched.mock.calls as [[[MarchPreview]]];
    expect(preview.charges).toBe('I');
  });
});
