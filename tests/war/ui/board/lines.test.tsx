import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STANDARD_BOARD as BOARD } from '../../../../src/war/engine/standardMap';
import { Underlay } from '../../../../src/war/ui/board/Overlay';
import { viewOf } from '../../../../src/war/ui/board/viewOf';
import { scene } from '../../../support/board';

test('lines are drawn again if they have changed, and left alone if not', () => {
  const under = (units: Parameters<typeof scene>[0]) => (
    <svg>
      <Underlay board={BOARD} orientation={0} view={viewOf(scene(units), ['N'])} />
    </svg>
  );
  const { container, rerender } = render(under({ E8: 'I' }));
  const drawn = (): Element[] => [...container.querySelectorAll('[data-mark="line"]')];
  const shapes = (): string =>
    drawn()
      .map(({ outerHTML }) => outerHTML)
      .join();
  const [before, first] = [shapes(), drawn()[0]];
  expect(drawn().length).toBeGreaterThan(0);
  // A unit of the North's own cuts no line of it.
  rerender(under({ E8: 'I', A1: 'C' }));
  expect(drawn()[0]).toBe(first);
  expect(shapes()).toBe(before);
  // One of the South does.
  rerender(under({ E8: 'I', D6: 'i' }));
  expect(shapes()).not.toBe(before);
});
