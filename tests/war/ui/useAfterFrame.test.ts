import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterFrame } from '../../../src/shell/ui/useAfterFrame';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});
afterEach(() => vi.useRealTimers());

const FRAME = 16;
const follow = () =>
  renderHook(({ value }) => useAfterFrame(value), { initialProps: { value: 'a' } });
const frames = (count: number): void => act(() => void vi.advanceTimersByTime(count * FRAME + 1));

test('is as before in the frame of a change, and follows after it', () => {
  const { result, rerender } = follow();
  rerender({ value: 'b' });
  expect(result.current).toBe('a');
  frames(1);
  expect(result.current).toBe('b');
});

test('follows something that never rests', () => {
  const { result, rerender } = follow();
  for (const value of 'bcdefghij') {
    rerender({ value });
    act(() => void vi.advanceTimersByTime(FRAME / 2));
  }
  expect(result.current >= 'g').toBe(true);
  frames(2);
  expect(result.current).toBe('j');
});

test('a change taken back within its frame is never seen', () => {
  const { result, rerender } = follow();
  rerender({ value: 'b' });
  rerender({ value: 'a' });
  frames(3);
  expect(result.current).toBe('a');
});
