import { expect, test } from 'vitest';
import type { Man, Side } from '../../../src/littlewars/engine/types';
import { isBesieged } from '../../../src/littlewars/kriegspiel/siege';
import { supplyAccount } from '../../../src/littlewars/kriegspiel/supply';
import { block } from '../engine/tables';
import { manIn } from './bodies';
import { scene, type Group, type Scene } from './supplies';

const MAN: Group = { id: 'A', count: 1, x: 60, y: 50 };
/** Blue men one by one at these places. */
const posts = (...places: readonly (readonly [number, number])[]): Group[] =>
  places.map(([x, y]) => ({ side: 'blue', count: 1, x, y }));
const besieged = (groups: readonly Group[], more: Partial<Scene> = {}, side: Side = 'red') => {
  const battle = scene({ groups: [MAN, ...groups], ...more });
  return isBesieged(
    battle,
    battle.men.filter((man) => man.side === side && man.state === 'ready'),
  );
};
/** A square of enemies round him, `apart` inches from one to the next. */
const square = (apart: number): readonly (readonly [number, number])[] => [
  [60 - apart, 50 - apart],
  [60, 50 - apart],
  [60 + apart, 50 - apart],
  [60 + apart, 50],
  [60 + apart, 50 + apart],
  [60, 50 + apart],
  [60 - apart, 50 + apart],
  [60 - apart, 50],
];

test('kriegspiel.md 5.5: besieged between enemies at most two feet apart', () => {
  expect(besieged([])).toBe(false);
  expect(besieged(posts(...square(24)))).toBe(true);
  // Nobody closes the last two feet.
  expect(besieged(posts(...square(24).slice(1)))).toBe(false);
  // Blue's back line is behind: a wall of men before him is none behind.
  expect(besieged(posts(...square(24).slice(3)))).toBe(false);
  // Below, from the corner to the next, are 24 1/16 in.
  const [, ...rest] = square(24);
  expect(besieged(posts([35.9375, 26], ...rest))).toBe(false);
});

test('kriegspiel.md 5.5: a path round is a path', () => {
  // Three sides and the half of the last.
  const open = square(20).filter(([x, y]) => !(x === 60 && y === 70));
  expect(besieged(posts(...square(20)))).toBe(true);
  expect(besieged(posts(...open))).toBe(false);
  // One of the body has a path.
  expect(besieged([{ id: 'B', count: 1, x: 5, y: 5 }, ...posts(...square(20))])).toBe(false);
});

test('kriegspiel.md 5.5: the enemy’s General, prisoners and the dead close nothing', () => {
  const closed = scene({ groups: [MAN, ...posts(...square(24))] });
  const only = (state: 'prisoner' | 'dead') => ({
    ...closed,
    men: closed.men.map((man) => (man.id === 'B4' ? { ...man, state } : man)),
  });
  expect(isBesieged(closed, [manIn(closed, 'R1')])).toBe(true);
  expect(isBesieged(only('dead'), [manIn(closed, 'R1')])).toBe(false);
  expect(isBesieged(only('prisoner'), [manIn(closed, 'R1')])).toBe(false);
  const general: Group = { side: 'blue', service: 'general', count: 1, x: 84, y: 50 };
  expect(besieged([general, ...posts(...square(24).filter((_, i) => i !== 3))])).toBe(false);
  expect(isBesieged(closed, [])).toBe(false);
});

test('kriegspiel.md 5.5: between an enemy and impassable ground', () => {
  const below = posts([12, 30], [36, 30], [60, 30], [84, 30], [108, 30]);
  // From one side of the field to the other.
  expect(besieged(below)).toBe(true);
  expect(besieged(below.slice(1))).toBe(false);
  const river = (left: number, right: number) => block('r', 'river', [left, 28, right, 32], 0);
  // A river up to the side of the field, and its bank within two feet of the next enemy.
  const far = posts([84, 30], [108, 30]);
  expect(besieged(far, { pieces: [river(0, 62)] })).toBe(true);
  expect(besieged(far, { pieces: [river(0, 59)] })).toBe(false);
  const bridge = block('b', 'roadBridge', [20, 27, 24, 33], 0);
  expect(besieged(far, { pieces: [river(0, 62), bridge] })).toBe(false);
  // An enemy stands before the bridge.
  expect(besieged([...far, ...posts([22, 36])], { pieces: [river(0, 62), bridge] })).toBe(true);
  const forded = { ...river(0, 62), fordable: true as const };
  expect(besieged(far, { pieces: [forded] })).toBe(false);
});

test('kriegspiel.md 5.5: back to Blue’s line as to Red’s, and on the enemy’s', () => {
  const blue: Group = { side: 'blue', id: 'B', count: 1, x: 60, y: 80 };
  const red = (...places: readonly (readonly [number, number])[]): Group[] =>
    places.map(([x, y]) => ({ count: 1, x, y }));
  const behind = red([12, 90], [36, 90], [84, 90], [108, 90]);
  expect(besieged([blue, ...behind], {}, 'blue')).toBe(false);
  expect(besieged([blue, ...behind, ...red([60, 90])], {}, 'blue')).toBe(true);
  // Against the enemy’s back line: half a ring is whole.
  const atLine = [
    [36, 90],
    [36, 66],
    [60, 66],
    [84, 66],
    [84, 90],
  ] as const;
  const man: Group = { id: 'A', count: 1, x: 60, y: 90 };
  const battle = scene({ groups: [man, ...posts(...atLine)] });
  expect(isBesieged(battle, [manIn(battle, 'R1')])).toBe(true);
});

test('kriegspiel.md 5.5: a small body that is besieged is not spared', () => {
  const body: Group = { id: 'A', count: 20, x: 55, y: 50 };
  const account = (groups: readonly Group[]) => supplyAccount(scene({ groups }), 'red');
  expect(account([body]).rations).toEqual([]);
  const held = account([body, ...posts(...square(24))]);
  expect(held.rations.map(({ supply, men }) => [supply, men.length])).toEqual([['food', 20]]);
  expect(held.messes).toMatchObject([{ bodies: ['A'], besieged: true }]);
});

test('kriegspiel.md 5.5: men aboard besiege nobody', () => {
  const battle = scene({ groups: [MAN, ...posts(...square(24))] });
  const state = (now: Man['state']) =>
    battle.men.map((man) => (man.id === 'R1' ? { ...man, state: now } : man));
  const asked = (men: readonly Man[]) =>
    isBesieged(
      { ...battle, men },
      men.filter(({ id }) => id === 'R1'),
    );
  expect(asked(state('ready'))).toBe(true);
  expect(asked(state('aboard'))).toBe(false);
});
