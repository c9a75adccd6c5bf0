import { describe, expect, test } from 'vitest';
import {
  orderShapes,
  readComment,
  writeComment,
  type Shape,
} from '../../../src/war/engine/notation/commentText';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { readSquare } from '../../../src/war/engine/board';

// docs/records.md, Comments: words, shapes and the commands of others, there and back.

const sq = (name: string): number => readSquare(B, name)!;
const read = (text: string) => readComment(B, text);

describe('the content of a comment', () => {
  test('shapes as on lichess, in any case and with any blanks', () => {
    const { shapes, comment, faults } = read(
      ' [%csl GK11, rJ12][%cal BJ11K13,ya1t25] a plan [%CSL GK12]',
    );
    expect(shapes).toEqual([
      { brush: 'green', from: sq('K11'), to: null },
      { brush: 'red', from: sq('J12'), to: null },
      { brush: 'blue', from: sq('J11'), to: sq('K13') },
      { brush: 'yellow', from: sq('A1'), to: sq('T25') },
      { brush: 'green', from: sq('K12'), to: null },
    ] satisfies Shape[]);
    expect([comment, faults]).toEqual(['a plan', []]);
  });
  test('unknown commands are preserved, in their order', () => {
    const { commands, comment } = read('[%clk 0:04:30] [%emt 12.5] good [%eval -1.2]');
    expect(commands).toEqual(['%clk 0:04:30', '%emt 12.5', '%eval -1.2']);
    expect(comment).toBe('good');
    expect(writeComment(B, read('[%clk 0:04:30]'))).toBe('{[%clk 0:04:30]}');
  });
  test('an unreadable shape is reported with its place, and the good ones are read', () => {
    const { shapes, faults } = read('[%csl GK11,XJ12, GU1,GA26,GJ11K13,,G][%cal GJ11]');
    expect(shapes.map(({ from }) => from)).toEqual([sq('K11')]);
    expect(faults).toEqual([
      { at: 11, text: 'XJ12' },
      { at: 17, text: 'GU1' },
      { at: 21, text: 'GA26' },
      { at: 26, text: 'GJ11K13' },
      { at: 34, text: '' },
      { at: 35, text: 'G' },
      { at: 43, text: 'GJ11' },
    ]);
  });
  test('the same square twice is marked once', () => {
    expect(read('[%csl GK11,RK11]').shapes).toHaveLength(1);
  });
});

test.each([
  ...[
    'a } brace',
    '[%csl GA1]',
    '\\',
    '\\)',
    '\\[%',
    '[',
    'two\nlines',
    '{',
    'a [%b',
    ']',
    '\\\\[',
  ],
  ...['(1. .)', ';', '[%clk', '[% clk]', '}}', 'é 🐎', '\\}'],
])('words come back as they were: %j', (comment) => {
  const text = writeComment(B, { comment, shapes: [], commands: ['%clk 1'] })!;
  expect(text.slice(1, -1)).not.toMatch(/}/);
  expect(read(text.slice(1, -1))).toEqual({
    comment,
    shapes: [],
    commands: ['%clk 1'],
    faults: [],
  });
});

test('an empty comment is not written', () => {
  expect(writeComment(B, { comment: ' \n ', shapes: [], commands: [] })).toBeNull();
});

test('shapes are written before the words, squares and arrows apart', () => {
  const text = '{[%clk 1][%csl GK11,RJ12][%cal BJ11K13] a plan}';
  expect(writeComment(B, read(text.slice(1, -1)))).toBe(text);
});

test('orders are drawn: an arrow for each move and advance, a ring round an attacked unit, nothing for the rest', () => {
  expect(
    orderShapes(
      [
        { type: 'move', from: sq('J11'), to: sq('J12') },
        { type: 'attack', target: sq('K12') },
        { type: 'advance', from: sq('J12'), to: sq('K12') },
        { type: 'endTurn' },
      ],
      'green',
    ),
  ).toEqual([
    { brush: 'green', from: sq('J11'), to: sq('J12') },
    { brush: 'green', from: sq('K12'), to: null },
    { brush: 'green', from: sq('J12'), to: sq('K12') },
  ]);
});
