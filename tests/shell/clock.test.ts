import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isRunning,
  leftAt,
  newClock,
  nextDue,
  released,
  shownTime,
  stopped,
  turnBegun,
  turnEnded,
  untilShownChanges,
  warningBetween,
  warningsOf,
  type Clock,
  type TimeControl,
} from '../../src/shell/clock';

type Side = 'left' | 'right';
const turns: TimeControl<Side> = {
  kind: 'turn',
  time: { left: 60_000, right: 90_000 },
  increment: 0,
};
const bank: TimeControl<Side> = {
  kind: 'bank',
  time: { left: 300_000, right: 240_000 },
  increment: 10_000,
};

describe('a clock', () => {
  test('runs for one side from the beginning of its turn', () => {
    const clock = turnBegun(newClock(turns), 'left', 1_000);
    expect(leftAt(clock, 'left', 11_000)).toBe(50_000);
    expect(leftAt(clock, 'right', 11_000)).toBe(90_000);
    expect(leftAt(clock, 'left', 999_000)).toBe(0);
  });

  test('gives each turn its time, which may be of this turn alone', () => {
    const ended = turnEnded(turnBegun(newClock(turns), 'left', 0), 45_000);
    const next = turnBegun(turnBegun(ended, 'right', 45_000), 'left', 50_000);
    expect(leftAt(next, 'left', 50_000)).toBe(60_000);
    expect(leftAt(turnBegun(ended, 'right', 0, 5_000), 'right', 2_000)).toBe(3_000);
  });

  test('has a bank for several turns, with an increment after each', () => {
    const ended = turnEnded(turnBegun(newClock(bank), 'left', 0), 45_000);
    expect(ended.left).toEqual({ left: 265_000, right: 240_000 });
    expect(leftAt(turnBegun(ended, 'left', 100_000), 'left', 101_000)).toBe(264_000);
  });

  test('is stopped while there is any reason to, and continues when there is none', () => {
    const clock = turnBegun(newClock(bank), 'left', 0);
    const twice = stopped(stopped(clock, 'curtain', 10_000), 'dialog', 20_000);
    const once = released(twice, 'curtain', 30_000);
    expect(isRunning(once)).toBe(false);
    expect(leftAt(once, 'left', 900_000)).toBe(290_000);
    expect(leftAt(released(once, 'dialog', 40_000), 'left', 41_000)).toBe(289_000);
    // A turn that begins while the clock is stopped waits.
    expect(isRunning(turnBegun(once, 'right', 50_000))).toBe(false);
  });

  test('gains nothing from a system time that goes back', () => {
    const clock = turnBegun(newClock(bank), 'left', 10_000);
    expect(leftAt(clock, 'left', 5_000)).toBe(300_000);
  });
});

test('warnings are at times shorter than the time given, each once', () => {
  expect(warningsOf(180_000)).toEqual([120_000, 60_000, 30_000]);
  expect(warningsOf(60_000)).toEqual([30_000]);
  expect(warningsOf(20_000)).toEqual([]);
  expect(warningBetween(180_000, 120_001, 120_000)).toBe(120_000);
  expect(warningBetween(180_000, 120_000, 119_999)).toBeNull();
  // After a pause only the last of several due warnings is given.
  expect(warningBetween(180_000, 150_000, 29_000)).toBe(30_000);
});

test.each([
  [180_000, { hours: 0, minutes: 3, seconds: 0, tenths: null }],
  [179_999, { hours: 0, minutes: 3, seconds: 0, tenths: null }],
  [3_723_000, { hours: 1, minutes: 2, seconds: 3, tenths: null }],
  [10_001, { hours: 0, minutes: 0, seconds: 11, tenths: null }],
  [10_000, { hours: 0, minutes: 0, seconds: 10, tenths: 0 }],
  [9_401, { hours: 0, minutes: 0, seconds: 9, tenths: 5 }],
  [1, { hours: 0, minutes: 0, seconds: 0, tenths: 1 }],
  [0, { hours: 0, minutes: 0, seconds: 0, tenths: 0 }],
])('%i ms are shown in hours, minutes, seconds and tenths', (left, shown) => {
  expect(shownTime(left)).toEqual(shown);
});

const anyControl = fc.constantFrom(turns, bank);
type Step = (clock: Clock<Side>, now: number) => Clock<Side>;
const steps: readonly Step[] = [
  (clock, now) => turnBegun(clock, 'left', now),
  (clock, now) => turnBegun(clock, 'right', now),
  (clock, now) => turnEnded(clock, now),
  (clock, now) => stopped(clock, 'a', now),
  (clock, now) => stopped(clock, 'b', now),
  (clock, now) => released(clock, 'a', now),
  (clock, now) => released(clock, 'b', now),
];

describe('in any sequence of calls', () => {
  test('no time is gained or lost: running time is subtracted from the active side alone', () => {
    fc.assert(
      fc.property(
        anyControl,
        fc.array(fc.tuple(fc.nat(steps.length - 1), fc.nat(20_000)), {
          minLength: 1,
          maxLength: 40,
        }),
        (control, plan) => {
          expect(plan).not.toEqual([]);
          let clock = newClock(control);
          let now = 0;
          for (const [which, wait] of plan) {
            const before = { left: leftAt(clock, 'left', now), right: leftAt(clock, 'right', now) };
            const [runs, side] = [isRunning(clock), clock.side];
            now += wait;
            for (const each of ['left', 'right'] as const) {
              const run = runs && each === side ? wait : 0;
              expect(leftAt(clock, each, now)).toBe(Math.max(0, before[each] - run));
            }
            const settled = {
              left: leftAt(clock, 'left', now),
              right: leftAt(clock, 'right', now),
            };
            const next = steps[which]!(clock, now);
            // Stopping, resuming and reading do not change the time left.
            if (which > 2)
              for (const each of ['left', 'right'] as const)
                expect(leftAt(next, each, now)).toBe(settled[each]);
            clock = next;
            expect(isRunning(clock)).toBe(clock.side !== null && clock.stops.length === 0);
          }
        },
      ),
    );
  });

  test('the next event is before the end of the time, and no warning or last second is skipped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), (left) => {
        const due = nextDue(400_000, left);
        expect(due).toBeLessThan(left);
        for (const each of [120_000, 60_000, 30_000, 10_000, 5_000, 1_000, 0])
          expect(each < left && each > due).toBe(false);
      }),
    );
  });

  test('a face is never late: it shows the same until the next event', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400_000 }), (left) => {
        const wait = untilShownChanges(left);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(1_000);
        if (wait > 1) expect(shownTime(left - wait + 1)).toEqual(shownTime(left));
        expect(shownTime(Math.max(0, left - wait - 1))).not.toEqual(shownTime(left));
      }),
    );
  });
});
