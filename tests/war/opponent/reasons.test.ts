import { expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { readSquare } from '../../../src/war/engine/board';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { RULE_SETS, type Rules } from '../../../src/war/engine/rules';
import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { startPosition } from '../../../src/war/engine/start';
import { reasonsFor } from '../../../src/war/opponent/reasons';
import { turnReasonSentence } from '../../../src/war/words/opponent';

/** The sentences on the reasons for a turn from a position with only these rows filled. */
function reasonsOf(
  rows: Readonly<Record<string, string>>,
  turn: string,
  rest = 'N B15,D8,T3,T23 - 1',
  rules: Rules = RULE_SETS.debord,
): string[] {
  const placement = 'ABCDEFGHIJKLMNOPQRST'
    .split('')
    .map((row) => rows[row] ?? '25')
    .join('/');
  const reading = readPosition(STANDARD_BOARD, `${placement} ${rest}`);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const position = startPosition(STANDARD_BOARD, rules, reading.setup);
  const actions = turn.split(' ').map((text) => {
    const action = readAction(STANDARD_BOARD, text);
    if (action === undefined) throw new Error(`no action: ${text}`);
    return action;
  });
  return reasonsFor(position, actions).map((reason) => turnReasonSentence(STANDARD_BOARD, reason));
}

test('an arsenal that is taken, and the war that is won by it', () => {
  const rows = { B: '2R22', K: '24i', S: '2I22' };
  expect(reasonsOf(rows, 'S3-T3')[0]).toBe('Takes the arsenal on T3.');
  expect(reasonsOf(rows, 'S3-T3', 'N B15,T3 - 1').slice(0, 2)).toEqual([
    'That wins the war.',
    'Takes the arsenal on T3.',
  ]);
});

test('an attack, with both sums', () => {
  const rows = { B: '2R22', M: '2C22', N: '2C22', P: '2i22', Q: '24i' };
  expect(reasonsOf(rows, 'N3-O3 M3-N3 xP3').at(-1)).toBe(
    'Attacks P3 14 : 6; the infantry is destroyed.',
  );
});

test('a line that is cut, and an arsenal that is held', () => {
  const cutting = { B: '3R21', F: '2i22', H: '3C21', S: '22i2' };
  expect(reasonsOf(cutting, 'H4-H3 .')).toEqual(['Cuts the line T3–A3 on H3: 1 unit isolated.']);
  const holding = { B: '2R22', P: '6i18', S: '2I22', K: '24i' };
  expect(reasonsOf(holding, 'S3-T3 .', undefined, RULE_SETS.summary)).toEqual([
    'Takes the arsenal on T3.',
    'Holds the arsenal on T3: 1 unit isolated.',
  ]);
});

test('a retreat', () => {
  const rows = { B: '2R22', K: '2I22', S: '22i2' };
  expect(reasonsOf(rows, 'K3-J3 .', 'N B15,D8,T3,T23 K3 2')).toEqual([
    'The infantry retreats from K3 to J3.',
  ]);
});

test('units that are in communication again', () => {
  const rows = { C: '3R21', K: '2I22', S: '22i2' };
  expect(reasonsOf(rows, 'C4-B3 .')).toEqual(['1 unit is in communication again.']);
  // All of them count, even if others are cut off by it; where as many are cut off there is nothing to report.
  const two = { B: '4S20', K: '2I1I20', N: '2I22', S: '22i2' };
  expect(reasonsOf(two, 'B5-B3 .')).toEqual(['2 units are in communication again.']);
  const one = { B: '4S20', K: '2I1I20', S: '22i2' };
  expect(reasonsOf(one, 'B5-B3 .').join()).not.toContain('communication');
});

test('marches: towards an arsenal, elsewhere, and none', () => {
  const rows = { B: '2R22', J: '2I22', K: '2I22', S: '22i2' };
  expect(reasonsOf(rows, 'K3-L3 J3-K3 .')).toEqual(['2 units move closer to the arsenal on T3.']);
  expect(reasonsOf(rows, 'J3-I3 .')).toEqual(['1 unit moves to a safer place.']);
  expect(reasonsOf(rows, '.')).toEqual(['No move would improve the position.']);
});

test.each([
  [
    'I22',
    'Plan: a communications unit goes to I22, so that the cavalry on R22 can take the arsenal on T23.',
  ],
  [null, 'Plan: the cavalry on R22 goes for the arsenal on T23.'],
])('a plan to raid an arsenal, on a line from %s', (line, sentence) => {
  const on = (name: string): number => readSquare(STANDARD_BOARD, name) ?? -1;
  const reason = {
    code: 'raids',
    unit: { kind: 'cavalry', side: 'N' },
    from: on('R22'),
    arsenal: on('T23'),
    line: line === null ? null : on(line),
  } as const;
  expect(turnReasonSentence(STANDARD_BOARD, reason)).toBe(sentence);
  const { line: _, ...guard } = reason;
  expect(turnReasonSentence(STANDARD_BOARD, { ...guard, code: 'guards' })).toBe(
    'Plan: the cavalry on R22 goes to hold the arsenal on T23.',
  );
});
