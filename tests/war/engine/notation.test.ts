import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAction } from '../../../src/war/engine/notation/recordText';
import { writePosition } from '../../../src/war/engine/setups';
import {
  readPosition,
  writeAction,
  writeSetup,
  type Fault,
} from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import { positionOf } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { nameOf, readSquare } from '../../../src/war/engine/board';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { drill, names } from '../../support/board';
import { randomPosition } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

// notation.md: squares and position strings, there and back, and what readers refuse.

const [CLASSIC] = OPENINGS;
const EMPTY = Array<string>(20).fill('25').join('/');

describe('squares', () => {
  test('every square has one name and is read from it', () => {
    for (let s = 0; s < B.size; s++) expect(readSquare(B, nameOf(B, s))).toBe(s);
    expect([nameOf(B, 0), nameOf(B, 24), nameOf(B, 59), nameOf(B, 499)]).toEqual([
      'A1',
      'A25',
      'C10',
      'T25',
    ]);
  });
  test.each(['C10', 'c10', 'C-10', 'c-10', '10-C', '10-c'])('%s is C10', (text) =>
    expect(readSquare(B, text)).toBe(59),
  );
  test.each([
    '',
    'C',
    '10',
    'C0',
    'C26',
    'U1',
    'Z9',
    'CC1',
    'C100',
    'C1O',
    '10C',
    'C--1',
    '-1',
    'C10 ',
    'É1',
    'C1.5',
    '10-Cx',
    '110-C',
    '٣-C',
  ])('%j is no square', (text) => expect(readSquare(B, text)).toBeUndefined());
  test("a smaller board's squares end with it", () => {
    expect(readSquare(drill(), 'L13')).toBe(155);
    expect([readSquare(drill(), 'L14'), readSquare(drill(), 'M1')]).toEqual([undefined, undefined]);
  });
});

describe('position strings', () => {
  const rewritten = (text: string): string => {
    const reading = readPosition(B, text);
    if (!reading.ok) return JSON.stringify(reading.faults);
    const again = writeSetup(B, reading.setup);
    expect(writePosition(positionOf(B, RULE_SETS.debord, reading.setup))).toBe(again);
    return again;
  };
  test.each(OPENINGS.map((o) => [o.id, o.position]))('there and back: the opening %s', (_, text) =>
    expect(rewritten(text)).toBe(text),
  );
  test('there and back: 200 random positions', { tags: ['slow'] }, () => {
    for (let seed = 1; seed <= rounds(200); seed++) {
      const text = randomPosition(seed);
      expect(rewritten(text), `seed ${seed}`).toBe(text);
    }
  });
  test('no arsenals, a dislodged unit, a late turn', () => {
    const text = EMPTY.replace('25', 'I24') + ' N - A1 999999999';
    expect(rewritten(text)).toBe(text);
  });
  test('readers take any spelling of squares, arsenals in any order, and blanks around', () => {
    const text = `${EMPTY.replace('25', 'I24')} N t-23,8-D A-1 12`;
    expect(rewritten(`  ${text.replaceAll(' ', '  ')}\n`)).toBe(
      `${EMPTY.replace('25', 'I24')} N D8,T23 A1 12`,
    );
  });
});

/** The position string with one field replaced. */
const withField = (field: number, value: string): string =>
  CLASSIC!.position
    .split(' ')
    .map((text, i) => (i === field ? value : text))
    .join(' ');
const withRow = (row: number, value: string): string =>
  EMPTY.split('/')
    .map((text, i) => (i === row ? value : text))
    .join('/');

const faultsOf = (text: string): readonly Fault[] => {
  const reading = readPosition(B, text);
  return reading.ok ? [] : reading.faults;
};

/** A fault as text: code @place and its details, squares named. */
const spoken = (faults: readonly Fault[]): string[] =>
  faults.map(({ code, at, ...rest }) => {
    const details = Object.entries(rest).map(([key, value]) =>
      key === 'square' ? names([Number(value)]) : String(value),
    );
    return [`${code}@${at}`, ...details].join(' ');
  });

const OTHERS = 'N B15,D8,T3,T23 - 1';
// Where the second field begins behind the empty board: 20 rows of `25/`.
const AFTER_EMPTY = 60;

describe('faults, each with its place', () => {
  // A record, so that a fault added to the type must be added here.
  const table = {
    fieldCount: [
      ['', ['fieldCount@0 0 5']],
      ['25 N', ['fieldCount@0 2 5']],
      [`${EMPTY} ${OTHERS} 2`, ['fieldCount@0 6 5']],
    ],
    rowCount: [
      [`${EMPTY.slice(3)} ${OTHERS}`, ['rowCount@0 19 20']],
      [`${EMPTY}/25/25 ${OTHERS}`, ['rowCount@0 22 20']],
      // Units beyond the last row are not counted with the army.
      [`${withRow(0, 'CCCC21')}/C24 ${OTHERS}`, ['rowCount@0 21 20']],
    ],
    rowLength: [
      [`${withRow(0, '24')} ${OTHERS}`, ['rowLength@0 A 24 25']],
      [`${withRow(2, '26')} ${OTHERS}`, ['rowLength@6 C 26 25']],
      [`${withRow(19, '25I')} ${OTHERS}`, ['rowLength@57 T 26 25']],
      [`${withRow(1, '')} ${OTHERS}`, ['rowLength@3 B 0 25']],
      // A unit beyond the edge is only reported as too much, and not as on C10, a mountain.
      [`${withRow(1, '34I')} ${OTHERS}`, ['rowLength@3 B 35 25']],
      // Nor as on the first square of the next row, and it does not count with the army.
      [`${withRow(1, '25A').replace('25', 'A24')} ${OTHERS}`, ['rowLength@4 B 26 25']],
      // Beyond the last row, rows are numbered.
      [`${EMPTY}/2 ${OTHERS}`, ['rowCount@0 21 20', 'rowLength@60 21 2 25']],
    ],
    unknownLetter: [
      [`${withRow(1, '3X21')} ${OTHERS}`, ['unknownLetter@4 B X']],
      [`${withRow(1, '3X20é')} ${OTHERS}`, ['unknownLetter@4 B X', 'unknownLetter@7 B é']],
      // One letter a sign, even where it is two units of text.
      [`${withRow(1, '24🐎')} ${OTHERS}`, ['unknownLetter@5 B 🐎']],
    ],
    unitOnMountain: [[`${withRow(2, '9I15')} ${OTHERS}`, ['unitOnMountain@7 C10 I']]],
    tooManyUnits: [
      [
        `${withRow(0, 'CCCCCrr18')} ${OTHERS}`,
        ['tooManyUnits@0 N cavalry 5 4', 'tooManyUnits@0 S footCommunications 2 1'],
      ],
      [`${withRow(0, 'IIIIIIIIII15')} ${OTHERS}`, ['tooManyUnits@0 N infantry 10 9']],
    ],
    badSide: [[`${EMPTY} n B15 - 1`, [`badSide@${AFTER_EMPTY} n`]]],
    badSquare: [
      [`${EMPTY} N B15,Z9,D8 - 1`, ['badSquare@66 arsenals Z9']],
      [`${EMPTY} N B15,,D8 - 1`, ['badSquare@66 arsenals ']],
      [`${EMPTY} N - A0 1`, ['badSquare@64 dislodged A0']],
    ],
    noArsenal: [[`${EMPTY} N B15,B16 - 1`, ['noArsenal@66 B16']]],
    arsenalTwice: [[`${EMPTY} N B15,T3,b15 - 1`, ['arsenalTwice@69 B15']]],
    arsenalUnderEnemy: [
      [`${withRow(3, '7i17')} N B15,D8 - 1`, ['arsenalUnderEnemy@68 D8']],
      // Neither an own unit nor a communications unit, nor anybody where it has fallen.
      [`${withRow(3, '7I17')} N B15,D8 - 1`, []],
      [`${withRow(3, '7s17')} N B15,D8 - 1`, []],
      [`${withRow(3, '7i17')} N B15 - 1`, []],
    ],
    dislodgedNobody: [
      [`${withRow(0, 'I24')} N - A2 1`, ['dislodgedNobody@65 A2 N']],
      [`${withRow(0, 'I24')} S - A1 1`, ['dislodgedNobody@65 A1 S']],
    ],
    tooLong: [[' '.repeat(20_001), ['tooLong@0 20001 20000']]],
    badTurn: [
      ...['0', '-1', '1.5', '01', 'one', '1000000000'].map((turn): [string, string[]] => [
        `${EMPTY} N - - ${turn}`,
        [`badTurn@66 ${turn}`],
      ]),
    ],
  } satisfies Record<Fault['code'], [string, string[]][]>;

  for (const [code, rows] of Object.entries(table))
    test.each(rows)(`${code}: %s`, (text, faults) =>
      expect(spoken(faultsOf(text))).toEqual(faults),
    );

  test('all at once, in the order of the fields', () => {
    expect(spoken(faultsOf(`${withRow(0, '3X20')} Q B15,B16 Z1 none`))).toEqual([
      'unknownLetter@1 A X',
      'rowLength@0 A 24 25',
      'badSide@62 Q',
      'noArsenal@68 B16',
      'badSquare@72 dislodged Z1',
      'badTurn@75 none',
    ]);
  });
  test('of an unknown side nobody is asked to be dislodged', () => {
    expect(spoken(faultsOf(`${EMPTY} Q - A1 1`))).toEqual([`badSide@${AFTER_EMPTY} Q`]);
  });
  test('text behind a position is never passed over, however far behind', () => {
    expect(spoken(faultsOf(`${CLASSIC!.position}${' '.repeat(9000)}junk`))).toEqual([
      'fieldCount@0 6 5',
    ]);
  });
  test('a field of the classic opening', () => {
    expect(spoken(faultsOf(withField(1, 'E')))).toEqual(['badSide@107 E']);
  });
});

test('readers never throw, for any text', { tags: ['slow'] }, () => {
  const texts = [...OPENINGS.map((o) => o.position), 'H5-G7', 'xK15', 'J14>K15', 'resign', 'C-10'];
  const sign = fc.oneof(
    fc.constantFrom(...'/0129ISrx-,>. #N'.split('')),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const cut = fc.tuple(fc.nat(150), fc.nat(6), sign);
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(cut, { maxLength: 6 }), (text, cuts) => {
      const mutated = cuts.reduce(
        (t, [at, length, put]) => t.slice(0, at) + put + t.slice(at + length),
        text,
      );
      const reading = readPosition(B, mutated);
      if (reading.ok) expect(faultsOf(writeSetup(B, reading.setup))).toEqual([]);
      else for (const { at } of reading.faults) expect(at).toBeLessThanOrEqual(mutated.length);
      const action = readAction(B, mutated);
      if (action !== undefined) expect(readAction(B, writeAction(B, action))).toEqual(action);
      readSquare(B, mutated);
    }),
    { numRuns: rounds(6_000), seed: 1 },
  );
});
