import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cells, type CellsProps } from '../../../../src/war/ui/board/Cells';
import { scene, square } from '../../../support/board';

const { board } = scene({ N8: 'I', N7: 'i' });
const NAMES = { N7: square('N7'), N8: square('N8') };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cell = (of: number): HTMLElement =>
  screen.getByRole('grid').querySelector<HTMLElement>(`[data-square="${of}"]`)!;

const NONE: ReadonlySet<number> = new Set();

function shown(chosen: number | null, changes: Partial<CellsProps> = {}) {
  return (
    <Cells
      {...{ board, chosen }}
      orientation={0}
      label=""
      describe={String}
      draggable={NONE}
      onPress={vi.fn()}
      onPoint={vi.fn()}
      across={false}
      onDoubt={vi.fn()}
      {...changes}
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

test('what squares say follows after the frame that shows a change', () => {
  const { rerender } = render(shown(null));
  const before = cell(NAMES.N8).outerHTML;
  rerender(shown(NAMES.N8, { describe: (of) => `now ${of}`, draggable: new Set([NAMES.N8]) }));
  expect(cell(NAMES.N8).outerHTML.replace('tabindex="0"', 'tabindex="-1"')).toBe(before);
  act(() => void vi.runAllTimers());
  expect(cell(NAMES.N8)).toHaveAccessibleName(`now ${NAMES.N8}`);
  expect(cell(NAMES.N8)).toHaveAttribute('aria-selected', 'true');
  expect(cell(NAMES.N8)).toHaveClass('cell-draggable');
});

test('the squares of a rotated board say at once what is asked for', () => {
  const { rerender } = render(shown(null));
  rerender(shown(null, { orientation: 1, describe: (of) => `now ${of}` }));
  expect(cell(NAMES.N8)).toHaveAccessibleName(`now ${NAMES.N8}`);
});
