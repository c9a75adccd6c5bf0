import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../src/war/engine/notation/record';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import opening from '../../../src/war/ui/library/published/book-turns-1-9.gow?raw';
import attack from '../../../src/war/ui/library/published/book-turns-42-48.gow?raw';

// The two stretches of the game that Becker-Ho and Debord published; they ship with this one. The positions are the
// book's, the order of moves within a turn is ours.

const underRules = (text: string, rules: string): string =>
  text.replace(/\[Rules "[^"]*"\]/, `[Rules "${rules}"]`);
/** Where a reading stops: the turn and the action, and why. */
const stop = (text: string): string[] =>
  readRecord(B, text).faults.map((fault) => {
    const why = fault.code === 'illegal' ? fault.reasons.map(({ code }) => code).join() : '';
    return `${fault.turn} ${fault.action} ${fault.code} ${why}`;
  });

describe('every turn is legal', () => {
  test.each([
    ['1-9', opening, 17, 'S', 18],
    ['42-48', attack, 14, 'N', 97],
  ])('turns %s', (_, text, turns, side, next) => {
    const { record, faults } = readRecord(B, text);
    expect(faults).toEqual([]);
    expect(record!.start.turn + turns).toBe(next);
    const ends = record!.actions.filter(({ type }) => type === 'endTurn' || type === 'attack');
    expect(ends).toHaveLength(turns);
    expect(record!.start.side === 'N').toBe((turns % 2 === 0) === (side === 'N'));
    expect(record!.tags.find(({ name }) => name === 'Source')?.value).toContain('ebarjou');
  });
});

test('every destruction is as recorded: all eight attacks destroy', () => {
  const text = writeRecord(B, readRecord(B, attack).record!);
  expect(text.match(/x\S+/g)).toEqual([
    ...['xG12#', 'xH13#', 'xH18#', 'xJ13#'],
    ...['xI13#', 'xJ16#', 'xI17#', 'xI18#'],
  ]);
  expect(opening).not.toContain(' x');
});

test('5.3 turn 5′: F16-D17 passes squares where the cavalry would be isolated', () => {
  expect(stop(underRules(opening, 'debord marchStopsWhereIsolated=yes'))).toEqual([
    '10 F16-D17 illegal noWay',
  ]);
});

test('4.6 turn 46′: it wants contactReachesCommunicationsUnits', () => {
  expect(stop(underRules(attack, 'debord'))).toEqual(['92 K13-L14 illegal isolated']);
});
