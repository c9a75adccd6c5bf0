import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from '../../../src/shell/ui/announcer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function speech() {
  let muted = false;
  const announcer = createAnnouncer(() => muted);
  const spoken: string[] = [];
  const known = new Set<number>();
  announcer.subscribe(() => {
    // Numbers follow the order of arrival: an answer has an earlier number than an announcement spoken before it.
    for (const { id, words } of announcer.announced().spoken)
      if (!known.has(id)) {
        spoken.push(words);
        known.add(id);
      }
  });
  return {
    ...announcer,
    spoken,
    mute: (now: boolean) => {
      muted = now;
    },
    all: () => announcer.announced().all.map(({ words }) => words),
  };
}

const TURN = ['One marched.', 'Two marched.', 'Three marched.', 'An attack.'];

test('events are spoken one after another, in order, each with the time to be heard', () => {
  const { say, spoken, all } = speech();
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
  const { say, spoken } = speech();
  const many = Array.from({ length: 100 }, (_, i) => `Unit ${i} marched from A1 to B2.`);
  say(many);
  vi.advanceTimersByTime(45_000);
  expect(spoken).toEqual(many);
});

const BRIEF = ['1.', '2.', '3.', 'A.'];

test('an answer is spoken at once; waiting announcements come before it, in short and together', () => {
  const { say, answer, spoken, all } = speech();
  say(TURN, BRIEF);
  answer('To the north: nobody.');
  expect(spoken).toEqual(['One marched.', '2. 3. A.', 'To the north: nobody.']);
  expect(all()).toEqual([...TURN, 'To the north: nobody.']);
  vi.advanceTimersByTime(30_000);
  expect(spoken).toHaveLength(3);
});

test('a key announces at once everything that waits, and nothing follows seconds later', () => {
  const { say, flush, spoken } = speech();
  flush();
  expect(spoken).toEqual([]);
  say(TURN, BRIEF);
  flush();
  expect(spoken).toEqual(['One marched.', '2. 3. A.']);
  flush();
  vi.advanceTimersByTime(30_000);
  expect(spoken).toHaveLength(2);
});

test('under a dialog, where it could not be heard, a key announces nothing', () => {
  const { say, flush, spoken, mute } = speech();
  mute(true);
  say(TURN, BRIEF);
  flush();
  vi.advanceTimersByTime(5000);
  expect(spoken).toEqual([]);
  mute(false);
  vi.advanceTimersByTime(300);
  expect(spoken).toEqual(['1. 2. 3. A.']);
});

test('the pause between announcements is full, short or none', () => {
  const { say, setPace, spoken } = speech();
  setPace(0);
  say(TURN);
  // In full: nobody has asked for anything.
  expect(spoken).toEqual([TURN.join(' ')]);
  setPace(0.4);
  vi.runAllTimers();
  say(TURN);
  vi.advanceTimersByTime(400);
  expect(spoken.slice(1)).toEqual(TURN.slice(0, 2));
});

test('repeats the last announcement, which is not queued twice', () => {
  const { say, again, spoken, all } = speech();
  again();
  expect(spoken).toEqual([]);
  say(TURN.slice(0, 2));
  again();
  // The last report waits.
  expect(spoken).toEqual(['One marched.', 'Two marched.']);
  again();
  expect(spoken).toEqual(['One marched.', 'Two marched.', 'Two marched.']);
  vi.runAllTimers();
  expect(spoken).toHaveLength(3);
  expect(all()).toEqual(TURN.slice(0, 2));
});

test('under a dialog all announcements wait, but only the last answer', () => {
  const { say, answer, spoken, mute } = speech();
  mute(true);
  say(TURN.slice(0, 2));
  answer('First answer.');
  answer('Second answer.');
  vi.advanceTimersByTime(10_000);
  expect(spoken).toEqual([]);
  mute(false);
  vi.runAllTimers();
  expect(spoken).toEqual([TURN.slice(0, 2).join(' '), 'Second answer.']);
});

test('a dropped announcement is neither spoken later nor repeated', () => {
  const { say, forget, spoken, all, again } = speech();
  say(TURN);
  forget();
  again();
  vi.runAllTimers();
  expect(spoken).toEqual(['One marched.']);
  expect(all()).toEqual([]);
  say(['The South deploys.']);
  expect(spoken.at(-1)).toBe('The South deploys.');
});

test('empty announcements are dropped; of very many the latest are stored', () => {
  const { say, answer, all, spoken } = speech();
  say(['', '']);
  answer('');
  expect(spoken).toEqual([]);
  say(Array.from({ length: 400 }, (_, i) => `${i}`));
  expect(all()).toHaveLength(300);
  expect(all().at(-1)).toBe('399');
});

test('what is due after the frame comes before what is announced later, and with the key that flushes', () => {
  const { later, say, answer, flush, spoken, all } = speech();
  later(() => say(['One marched.']));
  later(() => answer('Chosen.'));
  expect(all()).toEqual([]);
  vi.runAllTimers();
  expect(spoken).toEqual(['One marched.', 'Chosen.']);
  later(() => say(['Two marched.']));
  say(['The South to move.']);
  expect(all().slice(2)).toEqual(['Two marched.', 'The South to move.']);
  vi.runAllTimers();
  later(() => say(['Three marched.', 'An attack.']));
  flush();
  expect(spoken.slice(4)).toEqual(['Three marched.', 'An attack.']);
});

test('what is due after the frame is forgotten with all else: it may be meant for the other player', () => {
  const { later, say, forget, spoken, all } = speech();
  const find = vi.fn(() => say(['One marched.']));
  later(find);
  forget();
  vi.runAllTimers();
  expect(find).not.toHaveBeenCalled();
  expect([...spoken, ...all()]).toEqual([]);
});
