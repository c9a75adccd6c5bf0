import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockFace } from '../../../src/shell/ui/clock/ClockFace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const renders = vi.fn((left: number) => `${left / 1000}`);

function show(left: () => number, running: boolean) {
  renders.mockClear();
  return render(
    <ClockFace
      name="North"
      which="first"
      time={180_000}
      active
      low="hurry"
      pausedNote="stopped"
      words={renders}
      {...{ left, running }}
    />,
  );
}

/** Lets time go by, as a page lives through it. */
function pass(time: number): void {
  for (let gone = 0; gone < time; gone += 50) act(() => void vi.advanceTimersByTime(50));
}

/** A time that runs down from here. */
function falling(from: number): () => number {
  const began = performance.now();
  return () => Math.max(0, from - (performance.now() - began));
}

test('a face counts every second, in the last ten every tenth, and stops with the time', () => {
  show(falling(12_000), true);
  pass(2_000);
  expect(renders.mock.calls.length).toBeLessThanOrEqual(4);
  pass(1_000);
  expect(renders.mock.calls.length).toBeGreaterThanOrEqual(11);
  expect(renders.mock.calls.length).toBeLessThanOrEqual(15);
  pass(20_000);
  expect(screen.getByRole('timer', { name: 'North' })).toHaveTextContent('0hurry');
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing runs while it is stopped, which is shown by a word', () => {
  show(() => 90_000, false);
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getByRole('timer')).toHaveTextContent('stopped');
});

test('little time is shown by a word, and by a mark that is not only colour', () => {
  show(() => 30_000, true);
  const face = screen.getByRole('timer');
  expect(face).toHaveTextContent('hurry');
  expect(face.dataset.low).toBe('true');
});
