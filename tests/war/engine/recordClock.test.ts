import { STANDARD_BOARD } from '../../../src/war/engine/standardMap';
import { describe, expect, test } from 'vitest';
import { clockIn, writeClock } from '../../../src/war/engine/notation/clockText';
import { openingOf } from '../../../src/war/engine/openings';
import {
  readTimeControl,
  timeUsed,
  turnTimes,
  writeTimeControl,
} from '../../../src/war/game/clockRecord';
import { leftAfter } from '../../../src/war/game/clocks';
import type { Game } from '../../../src/war/game/game';
import { readText, writeGameRecord } from '../../../src/war/game/records';

const POSITION = openingOf(STANDARD_BOARD, 'classic')!.position;
const HEAD = [
  ...['[Event "An evening"]', '[North "Ada"]', '[South "Charles"]', '[Rules "debord"]'],
  ...[`[Position "${POSITION}"]`, '[Result "*"]'],
];

/** The text that a record is written as once it has been read. */
function again(text: string): string {
  const { found, faults } = readText(text);
  expect(faults).toEqual([]);
  const { war, tags, ...rest } = found!;
  const game: Game = {
    ...rest,
    board: STANDARD_BOARD,
    ...{ id: '', tags: tags ?? [], beginning: 'position', opening: null },
    stage: { name: 'war', war },
  };
  return writeGameRecord(game)!;
}

describe('the clock in a record', () => {
  const text = [
    ...HEAD,
    '[TimeControl "900+10"]',
    '',
    '1. H9-I9 . {[%clk 0:14:30]}',
    '2. K15-J15 . {[%clk 0:14:58.5]}',
    '3. . {[%clk 0:14:00] [%lot]}',
    '4. K16-J16',
    '',
  ].join('\n');

  test('goes through a read and a write as it stands', () => expect(again(text)).toBe(text));

  test('is known turn by turn, and the time that each turn used follows', () => {
    const { war, clock } = readText(text).found!;
    expect(clock).toEqual({ kind: 'bank', time: { N: 900_000, S: 900_000 }, increment: 10_000 });
    expect(war.times).toEqual({
      left: { N: 840_000, S: 898_500 },
      turns: [870_000, 898_500, 840_000],
      lots: [3],
    });
    expect([1, 2, 3, 4].map((turn) => timeUsed(war, clock!, turn))).toEqual([
      40_000,
      11_500,
      40_000,
      null,
    ]);
    expect(turnTimes(war, clock).map(({ side }) => side)).toEqual(['N', 'S', 'N']);
  });

  test('may be missing of some turns, and need no tag', () => {
    const some = [...HEAD, '', '1. .', '2. . {[%clk 1:02:03]}', '3. .', ''].join('\n');
    expect(again(some)).toBe(some);
    const { war, clock } = readText(some).found!;
    expect(clock).toBeUndefined();
    expect([1, 2, 3].map((turn) => leftAfter(war, turn))).toEqual([null, 3_723_000, null]);
  });

  test('other programs say it their way: among other commands, in a comment of words, after each action', () => {
    const foreign = [
      ...HEAD,
      '[TimeControl "40/7200:3600"]',
      '',
      '{A fine evening.} 1. H9-I9 {[%emt 0:00:07] [%clk 0:59:59]} . {[%eval 0.2][%clk 0:59:50]} 2. . {well played}',
    ].join('\n');
    const { found, faults } = readText(foreign);
    expect(faults).toEqual([]);
    expect(found!.war.times!.turns).toEqual([3_590_000, null]);
    // An unknown time control stays a tag as it was.
    expect(found!.clock).toBeUndefined();
    expect(found!.tags).toContainEqual({ name: 'TimeControl', value: '40/7200:3600' });
    expect(again(foreign)).toContain('[TimeControl "40/7200:3600"]');
    expect(again(foreign)).toContain('1. H9-I9 . {[%clk 0:59:50]}\n2. .\n');
  });

  test('an unterminated comment has no clock, and comments without a clock are skipped as ever', () => {
    const open = [...HEAD, '', '1. . {[%clk 0:01:00]'].join('\n');
    expect(readText(open).found!.war.times).toBeUndefined();
    const plain = [...HEAD, '', '1. . {a long think}', ''].join('\n');
    expect(again(plain)).toBe(plain.replace(' {a long think}', ''));
  });

  test.each([
    ['[Termination "time forfeit"]', '1. resign', []],
    ['[Termination "surrender"]', '1. resign', []],
    ['[Termination "agreement"]', '1. resign', ['wrongTermination']],
    ['[Termination "time forfeit"]', '1. draw', ['wrongTermination']],
    ['[Termination "time forfeit"]', '1. .', []],
  ])('%s after %s', (tag, turns, wanted) => {
    const { faults } = readText([...HEAD.slice(0, -1), tag, '', turns].join('\n'));
    expect(faults.map(({ code }) => code)).toEqual(wanted);
  });
});

test.each([0, 100, 9_400, 10_000, 270_000, 3_600_000, 36_061_000])(
  '%i ms there and back',
  (left) => {
    expect(clockIn(writeClock({ left }))).toEqual({ left });
    expect(clockIn(writeClock({ left, lot: true }))).toEqual({ left, lot: true });
  },
);

test('the form of the contract', () =>
  expect(writeClock({ left: 270_000 })).toBe('{[%clk 0:04:30]}'));

test.each(['900+10', '180', '1/180', 'N 900+10, S 600+10', 'N 1/120, S 1/90', '1/7.5'])(
  'the control %s',
  (text) => expect(writeTimeControl(readTimeControl(text)!)).toBe(text),
);
test.each(['', '?', '-', '*180', '40/9000', '0', '1/0', 'N 900, S 1/9', 'N 900+1, S 900+2', '9e9'])(
  'no control: %s',
  (text) => expect(readTimeControl(text)).toBeNull(),
);
