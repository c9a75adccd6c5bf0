import { expect, test } from 'vitest';
import { changed, historyOf, redone, settled, undone } from '../../src/shell/history';

test('a change can be undone and redone, and no further than the first and the last', () => {
  const begun = historyOf('a');
  const history = changed(changed(begun, 'b'), 'c');
  expect(history.now).toBe('c');
  expect(undone(history).now).toBe('b');
  expect(undone(undone(undone(history)))).toEqual({
    past: [],
    now: 'a',
    future: ['b', 'c'],
    kind: null,
  });
  expect(redone(redone(redone(undone(undone(history)))))).toEqual(history);
  expect(undone(begun)).toBe(begun);
  expect(redone(history)).toBe(history);
});

test('a change after an undo replaces the undone ones', () => {
  const history = changed(undone(changed(historyOf('a'), 'b')), 'c');
  expect(history.future).toEqual([]);
  expect(undone(history).now).toBe('a');
});

test('successive changes of one kind are one step, until they are settled or undone', () => {
  let history = changed(historyOf(0), 1);
  for (const x of [2, 3, 4]) history = changed(history, x, 'drag');
  history = changed(settled(history), 5, 'drag');
  expect(history.past).toEqual([0, 1, 4]);
  history = changed(undone(history), 6, 'drag');
  expect(history.past).toEqual([0, 1, 4]);
  expect(changed(history, 7, 'turn').past).toEqual([0, 1, 4, 6]);
  expect(settled(settled(history))).toEqual(settled(history));
});

test('a change without effect is no step, and three hundred steps are stored', () => {
  let history = historyOf(0);
  expect(changed(history, 0)).toBe(history);
  for (let x = 1; x <= 310; x++) history = changed(history, x);
  expect(history.past).toHaveLength(300);
  expect(history.past[0]).toBe(10);
});
