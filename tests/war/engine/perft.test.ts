import { describe, expect, test } from 'vitest';
import { perft } from '../../../src/war/engine/perft';
import { OPENINGS } from '../../../src/war/engine/openings';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { playAll, position } from '../../support/board';
import { apply, destinations, parse, type NaivePosition } from '../../support/naive';
import { linesOf } from '../../support/positions';
import { rounds } from '../../support/rounds';

// tests/positions/perft.txt against the engine, and against the naive rules.

const TABLE = linesOf('perft.txt').map((line) => {
  const [name = '', text = '', counts = ''] = line.split(' | ');
  return { name, text, counts: counts.split(' ').map(Number) };
});
const textOf = (name: string): string => TABLE.find((row) => row.name === name)!.text;

/** The same count by the naive rules, every order of moves by itself. */
function naivePerft(p: NaivePosition, moves: number): number {
  let count = 0;
  for (const [from, squares] of Object.entries(destinations(p, RULE_SETS.debord))) {
    if (moves === 1) count += squares.length;
    else
      for (const to of squares) {
        const next = apply(p, RULE_SETS.debord, `${from}-${to}`);
        if (typeof next === 'string') throw new Error(`${from}-${to}: ${next}`);
        count += naivePerft(next, moves - 1);
      }
  }
  return count;
}

test('the table has the openings and a dozen other positions, each with three counts', () => {
  const names = TABLE.map(({ name }) => name);
  expect(names.slice(0, OPENINGS.length)).toEqual(OPENINGS.map(({ id }) => id));
  for (const { id, position: text } of OPENINGS) expect(textOf(id)).toBe(text);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(OPENINGS.length + 12);
  for (const { counts } of TABLE) expect(counts).toHaveLength(3);
});

describe.each(TABLE)('$name', ({ text, counts }) => {
  test('sequences of one, two and three moves', { tags: ['slow'] }, () => {
    const p = position(text);
    const depths = [1, 2, 3].slice(0, rounds(3));
    expect(depths.map((moves) => perft(p, moves))).toEqual(counts.slice(0, depths.length));
  });
  test('of one and two by the naive rules', { tags: ['slow'] }, () => {
    const p = parse(text);
    expect([1, 2].map((moves) => naivePerft(p, moves))).toEqual(counts.slice(0, 2));
  });
});

describe('the meaning of a count', () => {
  test('of no moves there is one sequence, even when the game is over', () => {
    const p = position(textOf('classic'));
    expect([perft(p, 0), perft(playAll(p, 'resign'), 0), perft(playAll(p, 'resign'), 1)]).toEqual([
      1, 1, 0,
    ]);
  });
  test('five moves are a turn', () => {
    const p = playAll(position(textOf('classic')), 'G8-F9 G3-E5 F5-E4 H6-J7');
    expect([perft(p, 1) > 0, perft(p, 2), perft(position(textOf('classic')), 6)]).toEqual([
      true,
      0,
      0,
    ]);
    expect(perft(playAll(p, 'H4-H6'), 1)).toBe(0);
  });
  test('a move that ends the game ends the sequence', () => {
    const p = position(textOf('last-arsenal'));
    expect(perft(p, 2)).toBe(TABLE.find(({ name }) => name === 'last-arsenal')!.counts[1]);
    const after = playAll(p, 'R23-T23');
    expect(after.over).toEqual({ winner: 'N', by: 'arsenals' });
    expect(perft(after, 1)).toBe(0);
  });
  test('to the whole depth of a turn, as the naive rules count, even with a small cache', () => {
    const text = textOf('retreat-one-way');
    expect(perft(position(text), 3)).toBe(naivePerft(parse(text), 3));
    // Three units: after three moves none is left.
    const few = `2IC21/${'25/'.repeat(13)}R24/25/25/25/25/15i9 N B15,D8,T3,T23 - 1`;
    const naive = [1, 2, 3, 4, 5].map((moves) => naivePerft(parse(few), moves));
    expect([1, 2, 3, 4, 5].map((moves) => perft(position(few), moves))).toEqual(naive);
    expect([1, 2, 3, 4, 5].map((moves) => perft(position(few), moves, 3))).toEqual(naive);
  });
});
