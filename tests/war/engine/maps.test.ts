import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attacks } from '../../../src/war/engine/combat';
import { layBoard } from '../../../src/war/engine/board';
import {
  shippedMaps,
  type ShippedMap,
  mapOf,
  readMapReference,
  shippedMap,
} from '../../../src/war/engine/maps/maps';
import { readMap, rowsOfBoard, writeMap } from '../../../src/war/engine/maps/mapText';
import { SHIPPED } from '../../../src/war/engine/maps/shipped';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { readRecord, writeRecord } from '../../../src/war/engine/notation/record';
import { formatsFor, writeWithMap } from '../../../src/war/engine/notation/boardFormats';
import { inCommunication, positionOf, unitsOf } from '../../../src/war/engine/position';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD, STANDARD_MAP } from '../../../src/war/engine/standardMap';
import { rounds } from '../../support/rounds';

/** A map without faults or warnings, to be spoilt. */
const ROWS = [
  '............',
  '..N....N....',
  '............',
  '.....^......',
  '.....#......',
  '......#.....',
  '......^.....',
  '............',
  '....S....S..',
  '............',
];
const NAME = '[Name "A field"]';
const text = (rows: readonly string[] = ROWS, head = NAME): string =>
  `${head}\n\n${rows.join('\n')}\n`;
const withRow = (row: number, sign: string): string =>
  text(ROWS.map((one, r) => (r === row - 1 ? sign : one)));

/** `4:6 unknownSign`: codes by place. */
const found = (map: string): string[] => {
  const { faults, warnings } = readMap(map);
  return [
    ...faults.map(({ line, column, code }) => `${line}:${column} ${code}`),
    ...warnings.map(({ line, column, code }) => `${line}:${column} ? ${code}`),
  ];
};

describe('a map as text', () => {
  test('is read: ground, arsenals, words in every language, and carries itself on one line', () => {
    const head =
      '[Name "The Combe"]\n[Name_fr "La combe"]\n[Author "A. B."]\n[Note "Small \\"and\\" quick"]';
    const { map, faults, warnings } = readMap(text(ROWS, head));
    expect([faults, warnings]).toEqual([[], []]);
    expect(map).toMatchObject({
      names: { '': 'The Combe', fr: 'La combe' },
      author: 'A. B.',
      notes: { '': 'Small "and" quick' },
      board: { width: 12, height: 10, openings: [] },
    });
    expect(map!.board.map).toBe(`${head.replaceAll('\n', ' ')} ${ROWS.join('/')}`);
    expect(rowsOfBoard(map!.board)).toEqual(ROWS);
  });

  test('is written as it is read, on lines and on one line; comments are passed over', () => {
    const { map } = readMap(
      `${NAME} ; by hand\n{drawn\nat night}\n${ROWS.slice(0, 4).join('/')}\n${ROWS.slice(4).join('\r\n')}`,
    );
    expect(writeMap(map!)).toBe(text());
    for (const form of ['lines', 'line'] as const)
      expect(readMap(writeMap(map!, form)).map?.board.map).toBe(map!.board.map);
    expect(writeMap(map!, 'line')).not.toContain('\n');
  });

  test.each([
    ['', ['1:1 noName', '1:1 noRows']],
    ['[Name "A"', ['1:1 badTag', '1:1 noName', '1:1 noRows']],
    [text(ROWS, ''), ['1:1 noName']],
    [text(ROWS, '[Name " "]'), ['1:1 noName']],
    [text(ROWS, `${NAME} [Name "B"]`), ['1:18 tagTwice']],
    [text(ROWS, `[Name "${'x'.repeat(41)}"]`), ['1:8 longTag']],
    [text(ROWS, `${NAME}\n[Climate "mild"]`), ['2:1 ? unknownTag']],
    [text([...ROWS, '............']), ['3:1 oddRows']],
    [text(ROWS.slice(2)), ['3:1 rowCount']],
    [text([...ROWS, ...ROWS, ...ROWS]), ['3:1 rowCount']],
    [text(ROWS.map((row) => row.slice(0, 9))), ['3:1 columnCount']],
    [text(ROWS.map((row) => row.repeat(3))), ['3:1 columnCount']],
    [withRow(3, '...........'), ['5:1 rowLength']],
    [withRow(3, '.........x.?'), ['5:10 unknownSign', '5:12 unknownSign']],
    [
      `${text()}\n[Note "late"]`,
      ['14:1 lateTag', '14:7 rowLength', '14:7 unknownSign'].slice(0, 1),
    ],
    ['x'.repeat(10_001), ['1:1 longText']],
    // Of play.
    [
      withRow(2, '............'),
      ['3:1 noArsenal', '3:1 fewSquares', '3:1 ? unequal', '7:6 ? fortOffLines'],
    ],
    [withRow(2, 'N.N.NN.N.N.N'), ['3:1 manyArsenals', '3:1 ? arsenalCount', '3:1 ? unequal']],
    [
      withRow(8, '......^..N..'),
      ['10:10 foreignArsenal', '3:1 ? arsenalCount', '3:1 ? unequal', '3:1 ? unequal'].slice(0, 3),
    ],
    [
      text(['N^..........', '^^.....N....', ...ROWS.slice(2)]),
      ['3:1 arsenalWithoutLines', '3:1 arsenalOutOfReach', '3:1 ? walledIn', '7:6 ? fortOffLines'],
    ],
    [withRow(5, '.....#.....#'), ['3:1 ? unequal', '7:12 ? fortOffLines']],
    [
      text([...ROWS.slice(0, 2), '^^^^^^^^^^^^', ...ROWS.slice(3)]),
      [
        '4:3 arsenalOutOfReach',
        '4:8 arsenalOutOfReach',
        '3:1 ? walledIn',
        '3:1 ? unequal',
        '7:6 ? fortOffLines',
      ],
    ],
    [
      text([
        '^^^^^^^^^^^^',
        '^^N....N^^^^',
        '^^^^.....^^^',
        '^^^^^^^...^^',
        '^^^^^^......',
        ...ROWS.slice(5),
      ]),
      ['3:1 ? unequal', '3:1 ? unequal'],
    ],
  ])('%j', (map, codes) => {
    expect(found(map)).toEqual(codes);
  });

  test('all faults at once, of words, rows and signs, in the order of the text', () => {
    const rows = ROWS.map((row, r) =>
      r === 1 ? `${row}.` : r === 4 ? row.replace('#', 'o') : row,
    );
    expect(found(text([...rows, '............'], '[Note "x"]\n[Note "y"]'))).toEqual([
      ...['1:1 noName', '2:1 tagTwice', '4:1 oddRows', '5:1 rowLength', '8:6 unknownSign'],
    ]);
  });

  test('a half with too few squares to stand on in communication', () => {
    const wall = '^'.repeat(12);
    const north = ['^^^^^^^^^^^^', '^NN.........', wall, wall, '...........^'];
    expect(found(text([...north, ...ROWS.slice(5)]))).toContain('3:1 fewSquares');
  });

  test('never throws, for any text', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 400 }),
          fc.string({
            unit: fc.constantFrom(...'.^=#NS/[]"\\ \n{};x'.split(/(?:)/)),
            maxLength: 400,
          }),
          fc
            .constant(text())
            .chain((whole) =>
              fc
                .tuple(fc.nat(whole.length), fc.constantFrom(...'.^#NSx/[ '.split(/(?:)/)))
                .map(([at, sign]) => whole.slice(0, at) + sign + whole.slice(at + 1)),
            ),
        ),
        (any) => {
          const { map, board, faults } = readMap(any);
          expect(map === null).toBe(faults.length > 0);
          if (map !== null) expect(readMap(writeMap(map)).map?.board.map).toBe(map.board.map);
          if (board !== null) expect(rowsOfBoard(board)).toHaveLength(board.height);
        },
      ),
      { numRuns: rounds(500), seed: 5 },
    );
  });
});

describe('openings', () => {
  const armies = 'IIIIIIIII3/CCCCAHRS4/12/12/12/12/12/12/ccccahrs4/iiiiiiiii3';
  test.each([
    [armies, []],
    [armies.replace('IIIIIIIII3', 'IIIIIIII4'), ['2:1 openingUnits']],
    [armies.replace('/12/', '/11/'), ['2:32 badOpening']],
    [
      armies.replace('IIIIIIIII3/CCCCAHRS4/12/12/12/12', '12/CCCCAHRS4/12/12/12/IIIIIIIII3'),
      Array<string>(9).fill('2:1 openingGround'),
    ],
  ])('%s', (placement, codes) => {
    expect(
      found(text(ROWS, `${NAME}\n[Opening "${placement}"]`)).filter((one) => !one.includes('?')),
    ).toEqual(codes);
  });

  test('are counted from 1, and reported if a unit of theirs is isolated', () => {
    const apart = armies
      .replace('CCCCAHRS4/12/12', 'CCCAHRS5/12/12')
      .replace('12/12/12/12/12', '12/12/11C/12/12');
    const { map, warnings } = readMap(
      text(ROWS, `${NAME}[Opening "${armies}"][Opening "${apart}"]`),
    );
    expect(map?.board.openings.map(({ id }) => id)).toEqual(['1', '2']);
    expect(warnings.map(({ code }) => code)).toEqual(['openingIsolated']);
  });
});

test('the least and the greatest size a map may have are no fault, one more or less is', () => {
  const codes = (height: number, width: number): string[] =>
    readMap(text(Array<string>(height).fill('.'.repeat(width))))
      .faults.map(({ code }) => code)
      .filter((code) => code === 'rowCount' || code === 'columnCount');
  expect([codes(10, 10), codes(26, 31)]).toEqual([[], []]);
  expect([codes(8, 10), codes(28, 31)]).toEqual([['rowCount'], ['rowCount']]);
  expect([codes(10, 9), codes(26, 32)]).toEqual([['columnCount'], ['columnCount']]);
});

test('a text of 10,000 characters is read, a longer one is not', () => {
  const filled = (length: number): string => text(ROWS, `${NAME}\n;`.padEnd(length, 'x'));
  const rest = text().length - NAME.length;
  expect(found(filled(10_000 - rest))).toEqual([]);
  expect(found(filled(10_001 - rest))).toEqual(['1:1 longText']);
});

test('a row of another length is reported with its number from the top, and the width that most have', () => {
  expect(readMap(withRow(3, '...........')).faults).toMatchObject([
    { code: 'rowLength', row: 3, found: 11, wanted: 12 },
  ]);
});

test('six arsenals of a side are allowed, the seventh is not', () => {
  expect(found(withRow(2, 'N.N.NN.N.N..'))).not.toContain('3:1 manyArsenals');
  expect(found(withRow(2, 'N.N.NN.N.NN.'))).toContain('3:1 manyArsenals');
});

test('seventeen squares in communication are enough for an army, sixteen are not', () => {
  const codes = (row: string): string[] => {
    const wall = '^'.repeat(12);
    return found(text([wall, 'N...........', row, wall, wall, ...ROWS.slice(5)])).filter((each) =>
      each.endsWith('fewSquares'),
    );
  };
  expect(codes('.....^^^^^^^')).toEqual([]);
  expect(codes('....^^^^^^^^')).toEqual(['3:1 fewSquares']);
});

test('blanks around the name of a map are dropped, and repeated ones within it', () => {
  expect(readMap(text(ROWS, '[Name "  A   wide\tfield "]')).map?.names['']).toBe('A wide field');
});

test('more openings than a map may have are one fault', () => {
  const one = `[Opening "${Array<string>(10).fill('12').join('/')}"]`;
  const many = found(text(ROWS, [NAME, ...Array<string>(40).fill(one)].join('\n')));
  expect(many.filter((each) => each.endsWith('manyOpenings'))).toHaveLength(1);
});

test('of two parts of a map that nobody can leave, the smaller is reported, whichever comes first', () => {
  const walled = (row: number): string[] => {
    const { faults, warnings } = readMap(withRow(row, '^^^^^^^^^^^^'));
    return [...faults, ...warnings].flatMap(({ line, code }) =>
      code === 'walledIn' ? [`${line}`] : [],
    );
  };
  expect([walled(3), walled(8)]).toEqual([['3'], ['11']]);
});

describe('the maps that the game brings along', () => {
  test('are Debord’s and three more, of other sizes, without a fault or a warning', () => {
    expect(shippedMaps().map(({ id, board }) => [id, board.width, board.height])).toEqual([
      ['debord', 25, 20],
      ['combe', 15, 12],
      ['plain', 27, 20],
      ['passes', 21, 22],
    ]);
    expect(shippedMaps()[0]?.board).toBe(STANDARD_BOARD);
    expect(readMapReference(' debord\n').map).toBe(shippedMaps()[0]);
    for (const [id, map] of Object.entries(SHIPPED)) expect([id, found(map)]).toEqual([id, []]);
    // The text of Debord's map has no fault either.
    expect(found(`[Name "Debord"]\n${STANDARD_MAP}`)).toEqual([]);
  });

  test.each(
    shippedMaps()
      .slice(1)
      .map((map) => [map.id, map] as const),
  )('%s', (id, map) => {
    const { board } = map;
    expect(readMapReference(id).map).toBe(map);
    expect(mapOf(board)).toBe(map);
    // Its text is the same map, and not another of the same ground.
    expect(readMapReference(writeMap(map)).map).toBe(map);
    expect(readMapReference(writeMap(map, 'line')).map).toBe(map);
    // The text without a language is the English. The page takes names and notes from its messages.
    expect(Object.keys(map.names)).toEqual(['', 'fr']);
    expect(Object.keys(map.notes)).toEqual(['', 'fr']);
    expect(board.openings.length).toBeGreaterThan(0);
    for (const { position } of board.openings) {
      const reading = readPosition(board, position);
      if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
      for (const side of ['N', 'S'] as const) {
        const now = positionOf(board, RULE_SETS.debord, { ...reading.setup, side });
        expect(unitsOf(now)).toHaveLength(34);
        expect(unitsOf(now).every(({ square }) => inCommunication(now, square))).toBe(true);
        expect(attacks(now)).toEqual([]);
      }
    }
  });

  test('a reference is an id or a text; another word is reported, with its name', () => {
    expect(readMapReference('atlantis').faults).toEqual([
      { line: 1, column: 1, code: 'unknownMap', text: 'atlantis' },
    ]);
    const own = readMapReference(text());
    expect(own.map?.board.map).toBe(`${NAME} ${ROWS.join('/')}`);
    expect(readMapReference(text())).toBe(own);
  });
});

describe('records and positions of other maps', () => {
  const record = (board: ShippedMap['board'], start: string) => {
    const reading = readPosition(board, start);
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    return writeRecord(board, {
      tags: [],
      ruleSet: 'debord',
      rules: RULE_SETS.debord,
      start: reading.setup,
      actions: [{ type: 'endTurn' }],
    });
  };

  test.each(shippedMaps().map((map) => [map.id, map] as const))(
    '%s: named in a tag, and read back',
    (id, { board }) => {
      const written = record(board, board.openings[0]!.position);
      expect(/^\[Map "(.*)"\]$/m.exec(written)?.[1]).toBe(id === 'debord' ? undefined : id);
      const { record: again, faults } = readRecord(STANDARD_BOARD, written);
      expect(faults).toEqual([]);
      expect(again?.positions[0].board).toBe(board);
      expect(again?.tags).toEqual([]);
      expect(writeRecord(board, again!)).toBe(written);
    },
  );

  test('a map of one’s own travels whole in its tag; a fault of it is reported at its place', () => {
    const own = readMapReference(text(ROWS, '[Name "The \\"Field\\""]')).map!.board;
    const start = `I11/12/12/12/12/12/12/12/12/11i N ${['B3', 'B8', 'I5', 'I10'].join()} - 1`;
    const written = record(own, start);
    const { record: again, faults } = readRecord(STANDARD_BOARD, written);
    expect(faults).toEqual([]);
    expect(again?.positions[0].board.map).toBe(own.map);
    expect(writeRecord(own, again!)).toBe(written);
    const { record: none, faults: reported } = readRecord(
      STANDARD_BOARD,
      written.replace('.....^', '.....x'),
    );
    expect(none).toBeNull();
    expect(reported).toMatchObject([{ code: 'badMap', fault: { code: 'unknownSign', sign: 'x' } }]);
  });

  test('a position is written with its map, and in no format of a program that knows Debord’s alone', () => {
    expect(shippedMaps().length).toBeGreaterThan(1);
    for (const { id, board } of shippedMaps()) {
      const reading = readPosition(board, board.openings[0]!.position);
      if (!reading.ok) throw new Error(id);
      const own = id === 'debord';
      expect(formatsFor(board)).toEqual(own ? ['position', 'kfen', 'emoji'] : ['position']);
      const written = writeWithMap(board, reading.setup);
      expect(written.startsWith(`[Map "${id}"]\n[Position "`)).toBe(!own);
    }
  });
});

describe('a text that is no map', () => {
  test('is no part of the program', () => {
    expect(() => shippedMap('marsh', text(ROWS, ''))).toThrow(/^bad map marsh: .*"code":"/);
  });

  test('may be laid by hand, and is a map without a name', () => {
    const board = layBoard(['.?N']);
    expect(board.terrain).toEqual(['plain', 'plain', 'plain']);
    expect(board.arsenals).toEqual([{ square: 2, side: 'N' }]);
    expect(mapOf(board)).toEqual({ names: { '': '' }, notes: {}, author: '', board });
    expect(layBoard([])).toMatchObject({ width: 0, height: 0 });
  });

  test('has openings judged all the same', () => {
    const bare = ROWS.map((row) => row.replace(/[NS]/g, '.'));
    expect(found(text(bare, `${NAME}\n[Opening "12/12/12/12/12/12/12/12/12/12"]`))).not.toEqual([]);
  });

  test("gets a record's map fault with its place in the tag", () => {
    const record = (map: string): string =>
      `[Event "?"]\n[Map "${map}"]\n[FEN "12/12/12/12/12/12/12/12/12/12 N - - 1"]\n\n*\n`;
    const places = (map: string): string[] =>
      readRecord(STANDARD_BOARD, record(map)).faults.flatMap((fault) =>
        fault.code === 'badMap' ? [`${fault.line}:${fault.column} ${fault.fault.code}`] : [],
      );
    expect(places('nowhere')).toEqual(['2:7 unknownMap']);
    expect(places(ROWS.join('/').replace('#', '?'))).toEqual(['2:7 noName', '2:64 unknownSign']);
  });
});

test('a map read in lines and on one line is one board, however many were read in between', () => {
  const other = (n: number): string => text(ROWS, `[Name "Field ${n}"]`);
  const first = readMapReference(other(0)).board!;
  expect(readMapReference(first.map).board).toBe(first);
  const line = readMapReference(writeMap(readMap(other(1)).map!, 'line')).board!;
  expect(readMapReference(other(1)).board).toBe(line);
  for (let n = 2; n < 40; n++) readMapReference(other(n));
  expect(readMapReference(other(0)).board).toEqual(first);
});
