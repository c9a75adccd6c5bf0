import { describe, expect, test } from 'vitest';
import { isRecord } from '../../src/shell/json';
import type { TextStorage } from '../../src/shell/storage';
import { stored, textsIn } from '../../src/shell/stored';

const KEY = 'a-game/things';

function storageWith(...entries: readonly (readonly [string, string])[]) {
  const texts = new Map(entries);
  const storage: TextStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return 'saved';
    },
    remove: (key) => void texts.delete(key),
  };
  return { storage, texts };
}

/** Its second version has its texts by a name; the first had a bare list of them. */
const THINGS = {
  key: KEY,
  steps: [(list: unknown) => ({ version: 2, things: list })],
  schema: (json: unknown) => (isRecord(json) ? textsIn(json.things) : null),
  written: (things: readonly string[], version: number) => ({ version, things }),
  empty: [] as readonly string[],
};
const plain = stored(THINGS);
const holding = stored({ ...THINGS, holding: (text: string) => [text] });
const joining = stored({ ...THINGS, joined: (own, beside) => [...own, ...beside] });

test('a value is read as it was written, and as an earlier version wrote it', () => {
  const { storage, texts } = storageWith();
  expect(plain.read(storage)).toEqual([]);
  expect(plain.write(storage, ['a'])).toBe('saved');
  expect(texts).toEqual(new Map([[KEY, '{"version":2,"things":["a"]}']]));
  expect(plain.read(storage)).toEqual(['a']);
  expect(plain.read(storageWith([KEY, '["b",3]']).storage)).toEqual(['b']);
});

/** Nested too deeply to be written again; that the stack runs over takes a test seconds. */
const DEEP = `{"version":2,"things":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
const DAMAGED = [
  ['no end', '{', []],
  ['no object', '7', []],
  ['no things', '{"version":2}', []],
  ['no list', '{"version":2,"things":7}', []],
  ['a deep nest', DEEP, ['slow']],
] as const;

describe('a damaged text counts as none and is quarantined before it is overwritten', () => {
  for (const [name, text, tags] of DAMAGED)
    test(name, { tags: [...tags] }, () => {
      const { storage, texts } = storageWith([KEY, text]);
      expect(plain.read(storage)).toEqual([]);
      expect([...texts.keys()]).toEqual([KEY]);
      plain.write(storage, ['a']);
      plain.write(storage, ['a', 'b']);
      expect([...texts]).toEqual([
        [KEY, '{"version":2,"things":["a","b"]}'],
        [`${KEY}/damaged`, text],
      ]);
    });
});

test('a value that can hold a damaged text has it nowhere else', () => {
  const { storage, texts } = storageWith([KEY, '{']);
  expect(holding.read(storage)).toEqual(['{']);
  holding.write(storage, [...holding.read(storage), 'a']);
  expect([...texts]).toEqual([[KEY, '{"version":2,"things":["{","a"]}']]);
});

test("a newer version's text stays, and the own value is written beside it", () => {
  const newer = '{"version":3,"things":{"a":1}}';
  const { storage, texts } = storageWith([KEY, newer]);
  expect([plain.read(storage), plain.newer(storage)]).toEqual([[], newer]);
  plain.write(storage, ['a']);
  expect(plain.read(storage)).toEqual(['a']);
  expect([...texts]).toEqual([
    [KEY, newer],
    [`${KEY}-2`, '{"version":2,"things":["a"]}'],
  ]);
  expect([KEY, `${KEY}-2`, `${KEY}/damaged`, null].map(plain.isAt)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('once that is gone, the value beside it is joined with the others if both can be joined', () => {
  const beside = [`${KEY}-2`, '{"version":2,"things":["b"]}'] as const;
  const { storage, texts } = storageWith([KEY, '["a"]'], beside);
  expect([plain, joining].map((each) => each.read(storage))).toEqual([['a'], ['a', 'b']]);
  plain.write(storage, ['c']);
  expect(texts.has(`${KEY}-2`)).toBe(true);
  joining.write(storage, joining.read(storage));
  expect([...texts]).toEqual([[KEY, '{"version":2,"things":["c","b"]}']]);
});

test('without storage there is no value, and none is written', () => {
  const storage: TextStorage = {
    read: () => undefined,
    write: () => 'forbidden',
    remove: () => undefined,
  };
  expect(joining.read(storage)).toEqual([]);
  expect(joining.write(storage, ['a'])).toBe('forbidden');
});
