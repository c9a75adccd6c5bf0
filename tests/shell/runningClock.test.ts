import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '../../src/shell/clock';
import { createRunningClock, type Counting } from '../../src/shell/runningClock';
import { requestPause } from '../../src/shell/pauseRequests';

type Side = 'A' | 'B';

const COUNTING: Counting<Side> = {
  control: { kind: 'turn', time: { A: 40_000, B: 40_000 }, increment: 0 },
  left: { A: 40_000, B: 40_000 },
  side: 'A',
  stops: [],
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  running?.stop();
  vi.useRealTimers();
});

let running: ReturnType<typeof createRunningClock<Side, { readonly is: 'out' }>> | null = null;

/** A clock on its own, and what it does. */
function run() {
  let clock: Clock<Side> | null = null;
  const stops = { away: false };
  const saves: number[] = [];
  const events: string[] = [];
  const made = createRunningClock<Side, { readonly is: 'out' }>({
    ticks: () => performance.now(),
    clock: () => clock,
    show: (now) => {
      clock = now;
    },
    stops: () => stops,
    expire: () => made.send({ is: 'out' }),
    save: () => saves.push(made.left('A')),
  });
  running = made;
  made.listen(({ is }) => events.push(is));
  made.begin(COUNTING);
  return { ...made, stops, saves, events, now: () => clock };
}
const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1_000);

test('a running clock warns, counts the last ten seconds and reports the end of the time, once', () => {
  const { events, ...clock } = run();
  pass(10);
  expect(events).toEqual(['warning']);
  pass(60);
  const seconds = Array.from({ length: 10 }, () => 'second');
  expect(events).toEqual(['warning', ...seconds, 'out']);
  expect(clock.left('A')).toBe(0);
  expect(clock.left('B')).toBe(40_000);
});

test('it stops for the game, for an open dialog and on request, and continues when no reason is left', () => {
  const clock = run();
  const { follow, stops, now } = clock;
  stops.away = true;
  follow();
  clock.pause('asked');
  const close = requestPause();
  expect(now()?.stops).toEqual(['away', 'asked', 'dialog']);
  pass(30);
  // Resuming does not end a reason that holds by itself.
  clock.goOn();
  expect(now()?.stops).toEqual(['away', 'dialog']);
  stops.away = false;
  follow();
  pass(30);
  expect(clock.left('A')).toBe(40_000);
  close();
  pass(3);
  expect(clock.left('A')).toBe(37_000);
});

test('the time left is saved every four seconds of running time, later after a recent save, and when it stops', () => {
  const { saved, saves, ...clock } = run();
  pass(9);
  expect(saves).toEqual([36_000, 32_000]);
  saved();
  // The thirty seconds are reported in between, and are no reason to save.
  pass(3.5);
  expect(saves).toHaveLength(2);
  clock.pause('asked');
  pass(60);
  expect(saves).toEqual([36_000, 32_000, 27_500]);
});

test('without a time control nothing runs and nothing is saved', () => {
  const { begin, events, saves, ...clock } = run();
  begin(null);
  clock.pause('asked');
  clock.save();
  pass(60);
  expect([events, saves]).toEqual([[], []]);
  expect(clock.left('A')).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
