import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { meleesOf } from '../../../../src/littlewars/engine/melee';
import type { Battle } from '../../../../src/littlewars/engine/types';
import type { PlanHandle, PlanLook } from '../../../../src/littlewars/ui/plan/planProps';
import { useFightInView } from '../../../../src/littlewars/ui/table/useMelees';
import { table } from '../../engine/tables';

const MOVING = table({
  red: [
    [40, 40],
    [41, 40],
    [42, 40],
  ],
  blue: [
    [40, 40.7],
    [41, 40.7],
  ],
});
const MELEES: Battle = { ...MOVING, phase: 'melees', melees: meleesOf(MOVING, 'red') };
const AFTER: Battle = { ...MOVING, phase: 'interval', mover: 'blue', moves: MOVING.moves + 1 };

const FAR: PlanLook = { at: { x: 300, y: 300 }, scale: 0.5 };
const NEAR: PlanLook = { at: { x: 640, y: 640 }, scale: 3 };

/** A table whose plan shows something, and comes nearer when it is asked to. */
function show() {
  const shown: { look: PlanLook } = { look: FAR };
  const nothing = (): void => undefined;
  const handle: PlanHandle = {
    pointAt: () => null,
    reveal: nothing,
    nearer: () => void (shown.look = NEAR),
    closer: nothing,
    farther: nothing,
    whole: nothing,
    look: () => shown.look,
    lookAt: (look) => void (shown.look = look),
    focus: nothing,
  };
  function Fight({ battle }: { readonly battle: Battle }) {
    const plan = useRef<PlanHandle>(handle);
    useFightInView(battle, plan);
    return null;
  }
  const { rerender } = render(<Fight battle={MOVING} />);
  return { shown, go: (battle: Battle) => act(() => rerender(<Fight battle={battle} />)) };
}

test('after the melees the plan shows the same part as before them', () => {
  const { shown, go } = show();
  go(MELEES);
  // The fight is in the middle.
  expect(shown.look).toEqual({ at: { x: 656, y: 645.5 }, scale: NEAR.scale });
  go(AFTER);
  expect(shown.look).toBe(FAR);
  // And at the next melees anew.
  shown.look = { ...FAR, scale: 1 };
  go({ ...MELEES, moves: AFTER.moves });
  go({ ...AFTER, moves: AFTER.moves + 1 });
  expect(shown.look.scale).toBe(1);
});

test('unless it has been moved meanwhile, which stays', () => {
  const { shown, go } = show();
  go(MELEES);
  const own = { ...NEAR, at: { x: 700, y: 640 } };
  shown.look = own;
  go(AFTER);
  expect(shown.look).toBe(own);
});
