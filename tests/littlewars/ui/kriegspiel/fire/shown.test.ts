import { expect, test } from 'vitest';
import { distance } from '../../../../../src/littlewars/engine/lengths';
import type { Man } from '../../../../../src/littlewars/engine/types';
import { restOf } from '../../../../../src/littlewars/game/kriegspiel/fired';
import { firedBy, type FireOrder } from '../../../../../src/littlewars/ui/kriegspiel/fire/shown';
import { burstWords } from '../../../../../src/littlewars/words/kriegspiel/fire';
import { struckBy } from '../../../../../src/littlewars/ui/gunner/shotShown';
import { rowsOf, withGunAt, type Row } from '../../../kriegspiel/bodies';
import { after } from '../../../kriegspiel/tables';
import { battery, row, SHELL } from './ranges';

test('a shell is shown with its effects by the engine, and the dead fall away from it', () => {
  const before = battery();
  const now = after(before, SHELL);
  const fire = firedBy(before, SHELL, now);
  if (fire.kind !== 'shell' || fire.burst === null) throw new Error('no burst');
  const { burst, shot } = fire;
  expect(burst.dead.length).toBeGreaterThan(2);
  expect(burst.dead).toEqual(now.shots[0]!.dead);
  expect([...burst.gunsDisabled, ...burst.gunsDestroyed]).toEqual(
    now.guns
      .map(({ id }) => id)
      .filter((id) => now.kriegspiel.guns[id] !== before.kriegspiel.guns[id]),
  );
  expect(burst.waggons).toEqual(
    now.kriegspiel.waggons.filter(({ destroyed }) => destroyed).map(({ id }) => id),
  );
  // Nobody falls before it lies, the nearest do first, and all of them do.
  const rest = restOf(shot)!;
  expect(struckBy(shot, rest.time - 0.001).size).toBe(0);
  const manOf = (id: string): Man => fire.before.men.find((man) => man.id === id)!;
  const [first] = burst.dead.map((id) => distance(rest, manOf(id)));
  expect(struckBy(shot, rest.time + first! / 800 + 0.001).size).toBe(1);
  const fallen = struckBy(shot, Infinity);
  expect([...fallen.keys()].sort()).toEqual([...burst.dead].sort());
  for (const id of burst.dead) {
    const how = fallen.get(id);
    const man = manOf(id);
    if (how?.kind !== 'falls') throw new Error(`${id} stands`);
    expect(how.along.x * (man.x - rest.x) + how.along.y * (man.y - rest.y)).toBeGreaterThan(0);
  }
});

test('the table of a shot has its men where they stood when it was fired, all of them alive', () => {
  const men = rowsOf([
    row('red', 'artillery', 6, 57, 18),
    row('red', 'infantry', 1, 58.25, 19.375),
    row('blue', 'infantry', 9, 60, 38),
  ]);
  const before = withGunAt(men, 'G1', 60, 20);
  // The trail swings to where a man stands, who steps aside.
  const order: FireOrder = { ...SHELL, bearing: 70_000 };
  const now = after(before, order);
  const other = now.men.find(({ id }) => id === 'R1')!;
  expect(other.x).not.toBe(before.men.find(({ id }) => id === 'R1')!.x);
  const fire = firedBy(before, order, now);
  expect(fire.before.men.find(({ id }) => id === 'R1')).toMatchObject({ x: other.x, y: other.y });
  expect(fire.before.guns[0]).toMatchObject({ bearing: 70_000, gone: false });
  const killed = firedBy(battery(), SHELL, after(battery(), SHELL));
  expect(killed.shot.dead.length).toBeGreaterThan(0);
  expect(killed.before.men.filter(({ state }) => state === 'dead')).toEqual([]);
});

test('a shell that leaves the field has no burst', () => {
  const before = withGunAt(battery(), 'G1', 60, 20, 180_000);
  const order: FireOrder = { ...SHELL, screw: 'light', bearing: 180_000, elevation: 30_000 };
  expect(firedBy(before, order, after(before, order))).toMatchObject({ burst: null });
});

test('a volley is the bolt of five men', () => {
  const before = rowsOf([row('red', 'infantry', 5, 60, 20), row('blue', 'infantry', 5, 60, 40)]);
  const men = ['R1', 'R2', 'R3', 'R4', 'R5'];
  const order: FireOrder = { kind: 'rifles', men, bearing: 0, elevation: 0 };
  const now = after(before, order);
  expect(firedBy(before, order, now)).toMatchObject({ kind: 'rifles', men });
  expect(firedBy(before, order, now).shot).toBe(now.shots[0]);
});

test('an order that fired nothing has nothing to show', () => {
  expect(() => firedBy(battery(), SHELL, battery())).toThrow('Nothing was fired');
});

test('4.2 with only a General within its circle, it is not described as empty', () => {
  const words = (more: readonly Row[]): string => {
    const men = rowsOf([row('red', 'artillery', 6, 57, 18), ...more], { generalVulnerable: true });
    const before = withGunAt(men, 'G1', 60, 20);
    const fire = firedBy(before, SHELL, after(before, SHELL));
    if (fire.kind !== 'shell') throw new Error('no shell');
    expect(fire.burst!.within).toEqual([]);
    expect(fire.burst!.generals).toHaveLength(more.length);
    return burstWords(fire.before, fire.shot, fire.burst);
  };
  expect(words([])).toMatch(/Nobody is within three inches/);
  expect(words([row('blue', 'general', 1, 60, 38)])).not.toMatch(/Nobody/);
});
