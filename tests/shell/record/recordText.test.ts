import { expect, test } from 'vitest';
import { dateText, inOrder, scanText, writeTag } from '../../../src/shell/record/recordText';

const PLAIN = { variations: false, mostWords: 3 };
const WITH_VARIATIONS = { variations: true, mostWords: Infinity };

test('tags, words and comments have their places', () => {
  expect(scanText('[Event "a \\"b\\""]\n 1. {x\ny} go ; z', PLAIN)).toEqual({
    tags: [{ line: 1, column: 1, name: 'Event', value: 'a "b"', valueColumn: 9 }],
    tokens: [
      { line: 2, column: 2, kind: 'word', text: '1.' },
      { line: 2, column: 5, kind: 'comment', text: 'x\ny' },
      { line: 3, column: 4, kind: 'word', text: 'go' },
      { line: 3, column: 7, kind: 'comment', text: ' z' },
    ],
    faults: [],
    rest: null,
  });
});

test('parentheses enclose variations, or are parts of words', () => {
  const kinds = (form: typeof PLAIN): unknown[] =>
    scanText('a (b) c)', form).tokens.map((token) => ('text' in token ? token.text : token.kind));
  expect(kinds(WITH_VARIATIONS)).toEqual(['a', 'open', 'b', 'close', 'c']);
  expect(kinds(PLAIN)).toEqual(['a', '(b)', 'c)']);
  expect(scanText('(a', WITH_VARIATIONS).faults).toEqual([
    { line: 1, column: 1, code: 'openVariation' },
  ]);
  expect(scanText('a)', WITH_VARIATIONS).faults).toEqual([
    { line: 1, column: 2, code: 'strayParenthesis' },
  ]);
  expect(scanText('(a b)', PLAIN).faults).toEqual([]);
});

test('a text with too many words is not read', () => {
  const { tokens, faults, rest } = scanText('a {b} c d\n e {', PLAIN);
  expect(tokens).toHaveLength(4);
  expect([faults, rest]).toEqual([[], { line: 2, column: 2 }]);
  expect(scanText('a b c {d}', PLAIN).rest).toBeNull();
});

test.each([
  ['[A]', '1:1 badTag [A]'],
  ['x\n[A "b"', ''],
  ['[A "b\\c"] d', '1:1 badTag [A "b\\c"] d'],
  ['[A "b\n"]', '1:1 badTag [A "b'],
  ['[A "b" c]', '1:1 badTag [A "b" c]'],
  ['a {b', '1:3 openComment'],
])('%j has its faults', (text, expected) => {
  const faults = scanText(text, PLAIN).faults.map(({ line, column, ...fault }) =>
    [`${line}:${column}`, fault.code, ...('text' in fault ? [fault.text] : [])].join(' '),
  );
  expect(faults.join()).toBe(expected);
});

test('a tag is read as it was written, except for its line breaks', () => {
  const value = 'a "b" \\ [c] ’';
  expect(scanText(writeTag({ name: 'A', value }), PLAIN).tags).toMatchObject([{ value }]);
  expect(writeTag({ name: 'A', value: 'b\n\nc' })).toBe('[A "b  c"]');
});

test('faults are reported in the order of the text', () => {
  const at = (line: number, column: number) => ({ line, column });
  expect(inOrder([at(2, 1), at(1, 9), at(1, 2)])).toEqual([at(1, 2), at(1, 9), at(2, 1)]);
});

test('a date has four digits for the year, two for the month and two for the day', () => {
  expect(dateText(new Date(2026, 0, 5))).toBe('2026.01.05');
  const early = new Date(2026, 10, 21);
  early.setFullYear(900);
  expect(dateText(early)).toBe('0900.11.21');
});
