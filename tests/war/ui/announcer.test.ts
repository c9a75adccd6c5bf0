import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../../src/shell/ui/announcer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function voice() {
  let hushed = false;
  const announcer = createAnnouncer(() => hushed);
  const spoken: string[] = [];
  let last = 0;
  announcer.subscribe(() => {
    for (const { id, words } of announcer.told().spoken)
      if (id !== last) {
        const at = announcer.told().spoken.at(-1)?.id;
        if (id === at) {
          spoken.push(words);
          last = id;
        }
      }
  });
  return {
    ...announcer,
    spoken,
    hush: (now: boolean) => {
      hushed = now;
    },
    all: () => announcer.told().all.map(({ words }) => words),
  };
}

const TURN = ['One marched.', 'Two marched.', 'Three marched.', 'An attack.'];

test('events are spoken one after another, in order, each with the time to be heard', () => {
  const { say, spoken, all } = voice();
  say(TURN);
  // All of them can be read back at once; only the first has been spoken.
  expect(all()).toEqual(TURN);
  expect(spoken).toEqual(['One marched.']);
  vi.advanceTimersByTime(500);
  expect(spoken).toEqual(['One marched.']);
  vi.advanceTimersByTime(400);
  expect(spoken).toEqual(['One marched.', 'Two marched.']);
  say(['The South to move.']);
  vi.runAllTimers();
  expect(spoken).toEqual([...TURN, 'The South to move.']);
});

test('many are spoken faster, and none is lost', () => {
  const { say, spoken } = voice();
  const many = Array.from({ length: 100 }, (_, i) => `Unit ${i} marched from A1 to B2.`);
  say(many);
  vi.advanceTimersByTime(45_000);
  expect(spoken).toEqual(many);
});

test('an answer is spoken at once; what waits comes after it', () => {
  const { say, answer, spoken } = voice();
  say(TURN);
  answer('To the north: nobody.');
  expect(spoken).toEqual(['One marched.', 'To the north: nobody.']);
  vi.runAllTimers();
  expect(spoken).toEqual(['One marched.', 'To the north: nobody.', ...TURN.slice(1)]);
});

test('what was spoken last is spoken again, and is not told twice', () => {
  const { say, again, spoken, all } = voice();
  again();
  expect(spoken).toEqual([]);
  say(TURN.slice(0, 2));
  again();
  expect(spoken).toEqual(['One marched.', 'One marched.']);
  vi.runAllTimers();
  expect(spoken).toEqual(['One marched.', 'One marched.', 'Two marched.']);
  expect(all()).toEqual(TURN.slice(0, 2));
});

test('under a dialog everything waits; of answers the last alone', () => {
  const { say, answer, spoken, hush } = voice();
  hush(true);
  say(TURN.slice(0, 2));
  answer('First answer.');
  answer('Second answer.');
  vi.advanceTimersByTime(10_000);
  expect(spoken).toEqual([]);
  hush(false);
  vi.runAllTimers();
  expect(spoken).toEqual(['Second answer.', ...TURN.slice(0, 2)]);
});

test('what is forgotten is neither spoken later nor read back', () => {
  const { say, forget, spoken, all, again } = voice();
  say(TURN);
  forget();
  again();
  vi.runAllTimers();
  expect(spoken).toEqual(['One marched.']);
  expect(all()).toEqual([]);
  say(['The South deploys.']);
  expect(spoken.at(-1)).toBe('The South deploys.');
});

test('nothing is said of nothing; of very much the latest is kept', () => {
  const { say, answer, all, spoken } = voice();
  say(['', '']);
  answer('');
  expect(spoken).toEqual([]);
  say(Array.from({ length: 400 }, (_, i) => `${i}`));
  expect(all()).toHaveLength(300);
  expect(all().at(-1)).toBe('399');
});
