import { describe, expect, test } from 'vitest';
import { countryFaults } from '../../../src/littlewars/engine/countryFaults';
import { bearingOf } from '../../../src/littlewars/engine/angles';
import { distance, FOOT } from '../../../src/littlewars/engine/lengths';
import {
  downIn,
  isPracticeOver,
  loadedPractice,
  practised,
  practiceOf,
  PRACTICE_SHOTS,
  RANGES,
  savePractice,
  TARGETS,
  type Practice,
} from '../../../src/littlewars/game/practice';
import { createBrowser } from '../store/fakes';

const DAYS = Array.from(
  { length: 60 },
  (_, i) =>
    `2026.${String(1 + Math.floor(i / 28)).padStart(2, '0')}.${String(1 + (i % 28)).padStart(2, '0')}`,
);

/** Fires at the targets in turn, at an elevation in thousandths of a degree. */
function shooting(practice: Practice, elevation: number): Practice {
  const [gun] = practice.battle.guns;
  const man = practice.battle.men.find(({ side, state }) => side === 'blue' && state !== 'dead');
  if (gun === undefined || man === undefined) return practice;
  const next = practised(practice, { bearing: bearingOf(gun, man), elevation });
  return next.ok ? next.practice : practice;
}

describe('the range of a day', () => {
  test('has twelve men and twenty shots', () => {
    const practice = RANGES.map((range) => practiceOf('2026.01.01', range));
    for (const { battle } of practice)
      expect(battle.men.filter(({ side }) => side === 'blue')).toHaveLength(12);
    expect([RANGES.length, PRACTICE_SHOTS, TARGETS]).toEqual([3, 20, 12]);
  });

  test(
    'is sound, and ready to fire, on every day and at every distance',
    { tags: ['slow'] },
    () => {
      for (const day of DAYS)
        for (const range of RANGES) {
          const practice = practiceOf(day, range);
          expect(countryFaults(practice.battle.country), `${day} ${range}`).toEqual([]);
          const fired = practised(practice, { bearing: 0, elevation: 0 });
          expect(fired, `${day} ${range}`).toHaveProperty('ok', true);
        }
    },
  );

  test('is the same for everybody, and another every day', () => {
    expect(practiceOf('2026.11.27', 'near')).toEqual(practiceOf('2026.11.27', 'near'));
    const ranges = DAYS.map((day) => JSON.stringify(practiceOf(day, 'near').battle));
    expect(new Set(ranges).size).toBe(DAYS.length);
  });

  test('has nearer and farther targets', () => {
    const feet = RANGES.map((range) => {
      const { guns, men } = practiceOf('2026.11.27', range).battle;
      const targets = men.filter(({ side }) => side === 'blue');
      const [gun] = guns;
      return gun === undefined ? 0 : Math.min(...targets.map((man) => distance(gun, man))) / FOOT;
    });
    expect(feet).toEqual([...feet].sort((a, b) => a - b));
    expect(feet[0]).toBeLessThan(4);
    expect(feet[2]).toBeGreaterThan(6);
  });
});

describe('shots', () => {
  test('go on over the four of a move, until twenty are fired or all are down', () => {
    let practice = practiceOf('2026.11.27', 'far');
    for (let i = 0; i < PRACTICE_SHOTS; i++) {
      const next = practised(practice, { bearing: 90_000, elevation: 0 });
      if (!next.ok) throw new Error(JSON.stringify(next.reasons));
      practice = next.practice;
    }
    expect(downIn(practice)).toBe(0);
    expect(isPracticeOver(practice)).toBe(true);
    expect(practised(practice, { bearing: 0, elevation: 0 })).toEqual({ ok: false, reasons: [] });
  });

  test('knock men over, and the range is over once all lie', () => {
    let practice = practiceOf('2026.11.27', 'near');
    for (let i = 0; i < PRACTICE_SHOTS; i++) practice = shooting(practice, 0);
    expect(downIn(practice)).toBeGreaterThan(3);
    expect(isPracticeOver(practice)).toBe(
      downIn(practice) === TARGETS || practice.aims.length === PRACTICE_SHOTS,
    );
  });

  test('out of the gun’s reach are refused with their reasons', () => {
    const next = practised(practiceOf('2026.11.27', 'near'), { bearing: 0, elevation: 90_000 });
    expect(next).toMatchObject({ ok: false, reasons: [{ code: 'elevationOf' }] });
  });

  test('stay in the browser for their day and distance, and are cleared by a new round', () => {
    const { storage } = createBrowser().tab();
    const fired = shooting(practiceOf('2026.11.27', 'near'), 0);
    savePractice(storage, '2026.11.27', 'near', fired);
    expect(loadedPractice(storage, '2026.11.27', 'near')).toEqual(fired);
    expect(loadedPractice(storage, '2026.11.27', 'far').aims).toEqual([]);
    expect(loadedPractice(storage, '2026.11.28', 'near').aims).toEqual([]);
    savePractice(storage, '2026.11.27', 'near', practiceOf('2026.11.27', 'near'));
    expect(loadedPractice(storage, '2026.11.27', 'near').aims).toEqual([]);
  });

  test('that are damaged in storage are passed over', () => {
    const { storage } = createBrowser().tab();
    storage.write(
      'little-wars/practice',
      JSON.stringify(['2026.11.27 near x', '2026.11.27 near 0 0']),
    );
    expect(loadedPractice(storage, '2026.11.27', 'near').aims).toEqual([
      { bearing: 0, elevation: 0 },
    ]);
  });
});

test('the gun points at a man when a range opens, and at the nearest distance nearly every first shot hits', () => {
  const hits = DAYS.filter((day) => {
    const range = practiceOf(day, 'near');
    const [gun] = range.battle.guns;
    const next = practised(range, { bearing: gun?.bearing ?? 0, elevation: 0 });
    return next.ok && downIn(next.practice) > 0;
  });
  expect(hits.length).toBeGreaterThan(DAYS.length * 0.8);
});
