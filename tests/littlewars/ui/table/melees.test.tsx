import { act, render } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { meleesOf } from '../../../../src/littlewars/engine/melee';
import type { Battle } from '../../../../src/littlewars/engine/types';
import type { PlanHandle, PlanLook } from '../../../../src/littlewars/ui/plan/planProps';
import { useCasualties, useFightInView } from '../../../../src/littlewars/ui/table/useMelees';
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
/** The same, and a second melee two feet to the east. */
const BOTH_MOVING = table({
  red: [
    [40, 40],
    [41, 40],
    [42, 40],
    [64, 40],
    [65, 40],
    [66, 40],
  ],
  blue: [
    [40, 40.7],
    [41, 40.7],
    [64, 40.7],
    [65, 40.7],
  ],
});
const BOTH: Battle = { ...BOTH_MOVING, phase: 'melees', melees: meleesOf(BOTH_MOVING, 'red') };
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
    fit: ([first, last]) => void (shown.look = { at: first!, scale: last!.x - first!.x }),
    closer: nothing,
    farther: nothing,
    whole: nothing,
    look: () => shown.look,
    lookAt: (look) => void (shown.look = look),
    focus: nothing,
  };
  const casualties: { now?: ReturnType<typeof useCasualties> } = {};
  interface FightProps {
    readonly battle: Battle;
    readonly charge?: readonly string[];
  }
  function Fight({ battle, charge }: FightProps) {
    const plan = useRef<PlanHandle>(handle);
    const fight = useCasualties(battle, (id) => id, nothing);
    useEffect(() => {
      casualties.now = fight;
    });
    useFightInView(battle, plan, fight.inPanel, charge);
    return null;
  }
  const { rerender } = render(<Fight battle={MOVING} />);
  return {
    shown,
    go: (battle: Battle, charge?: readonly string[]) =>
      act(() => rerender(<Fight {...{ battle, ...(charge && { charge }) }} />)),
    choose: (melee: number) => act(() => casualties.now?.choose(melee, { dead: [], taken: [] })),
    press: (id: string) => act(() => void casualties.now?.press(id)),
  };
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

test('of two melees the plan shows the one in which the panel chooses, and then the one that is left', () => {
  const { shown, go, choose, press } = show();
  const along = (): number => Math.round(shown.look.at.x / 16);
  expect(BOTH.melees).toHaveLength(2);
  go(BOTH);
  expect(along()).toBe(41);
  choose(1);
  expect(along()).toBe(65);
  // Nothing moves under a finger: who is pressed on the plan is in sight.
  shown.look = FAR;
  press('R1');
  expect(shown.look).toBe(FAR);
  choose(0);
  expect(along()).toBe(41);
  choose(1);
  const [first, second] = BOTH.melees;
  go({ ...BOTH, melees: [first!, { ...second!, settled: true }] });
  expect(along()).toBe(41);
});

test('kriegspiel.md 7.1: the men of a charge are all shown while its dead are named', () => {
  const { shown, go } = show();
  const [first, last] = [MOVING.men[0]!, MOVING.men.at(-1)!];
  const charge = [first.id, last.id];
  go(MOVING, charge);
  expect(shown.look).toEqual({ at: first, scale: last.x - first.x });
  // It stays where the player moves it meanwhile, until the next charge.
  shown.look = NEAR;
  go({ ...MOVING }, charge);
  expect(shown.look).toBe(NEAR);
  go(MOVING);
  expect(shown.look).toBe(NEAR);
  go(MOVING, [...charge]);
  expect(shown.look.at).toBe(first);
  go(MOVING);
  expect(shown.look).toBe(NEAR);
});
