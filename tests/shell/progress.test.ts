import { expect, test } from 'vitest';
import { progressAt } from '../../src/shell/progress';
import type { TextStorage } from '../../src/shell/storage';

const KEY = 'game-of-war/problems';
const DONE = progressAt(KEY);

function storageWith(text: string | null) {
  const entries = new Map<string, string>(text === null ? [] : [[KEY, text]]);
  const storage: TextStorage = {
    read: (key) => entries.get(key) ?? null,
    write: (key, value) => {
      entries.set(key, value);
      return 'saved';
    },
    remove: (key) => void entries.delete(key),
  };
  return { entries, storage };
}

test('a finished id is stored beside the earlier ones, each once', () => {
  const { storage } = storageWith(null);
  expect(DONE.read(storage)).toEqual([]);
  expect(DONE.add(storage, 'd-1')).toBe('saved');
  expect(DONE.add(storage, 'd-2')).toBe('saved');
  expect(DONE.add(storage, 'd-1')).toBe('saved');
  expect(DONE.read(storage)).toEqual(['d-1', 'd-2']);
});

test('ids that this version does not know are preserved', () => {
  const { storage } = storageWith('["z-9"]');
  DONE.add(storage, 'd-1');
  expect(DONE.read(storage)).toEqual(['z-9', 'd-1']);
});

test.each(['{"d-1"', '{"d-1":true}', '"d-1"'])(
  'damaged progress, %s, counts as none and is quarantined',
  (text) => {
    const { storage, entries } = storageWith(text);
    expect(DONE.read(storage)).toEqual([]);
    expect(entries.get(KEY)).toBe(text);
    expect(DONE.add(storage, 'd-1')).toBe('saved');
    expect(entries.get(`${KEY}/damaged`)).toBe(text);
    expect(DONE.read(storage)).toEqual(['d-1']);
  },
);

test('a failed write is reported', () => {
  const storage: TextStorage = {
    read: () => undefined,
    write: () => 'forbidden',
    remove: () => undefined,
  };
  expect(DONE.read(storage)).toEqual([]);
  expect(DONE.add(storage, 'd-1')).toBe('forbidden');
});
