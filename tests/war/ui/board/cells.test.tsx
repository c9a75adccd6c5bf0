import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cells } from '../../../../src/war/ui/board/Cells';
import { scene, square } from '../../../support/board';

const { board } = scene({ N8: 'I', N7: 'i' });
const NAMES = { N7: square('N7'), N8: square('N8') };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cell = (of: number): HTMLElement =>
  screen.getByRole('grid').querySelector<HTMLElement>(`[data-square="${of}"]`)!;

const NONE: ReadonlySet<number> = new Set();

function shown(chosen: number | null, acts: { onPress?: () => void; onPoint?: () => void } = {}) {
  const { onPress = vi.fn(), onPoint = vi.fn() } = acts;
  return (
    <Cells
      {...{ board, chosen, onPress, onPoint }}
      orientation={0}
      label=""
      describe={String}
      draggable={NONE}
      across={false}
      onDoubt={vi.fn()}
    />
  );
}

function tap(on: HTMLElement): void {
  fireEvent.pointerDown(on, { pointerType: 'touch' });
  fireEvent(on, new PointerEvent('click', { bubbles: true, detail: 1, pointerType: 'touch' }));
}

test('a finger points at nothing, and the square of its question stays when the focus follows', () => {
  const seen: (number | string | null)[] = [];
  const onPoint = (at?: number | null): void => void seen.push(at ?? null);
  render(shown(null, { onPress: () => void seen.push('press'), onPoint }));
  act(() => cell(NAMES.N7).focus());
  seen.length = 0;
  tap(cell(NAMES.N8));
  act(() => cell(NAMES.N8).focus());
  expect(seen).toEqual([null, 'press']);
});

test('the unit that a finger chooses gets the focus after the frame, that of a key at once', () => {
  const { rerender } = render(shown(null));
  act(() => cell(NAMES.N7).focus());
  tap(cell(NAMES.N7));
  rerender(shown(NAMES.N8));
  expect(document.activeElement).toBe(cell(NAMES.N7));
  vi.runAllTimers();
  expect(document.activeElement).toBe(cell(NAMES.N8));
  fireEvent.keyDown(cell(NAMES.N8), { key: 'Enter' });
  rerender(shown(NAMES.N7));
  expect(document.activeElement).toBe(cell(NAMES.N7));
});
