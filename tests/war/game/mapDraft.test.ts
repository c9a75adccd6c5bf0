import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shippedMaps } from '../../../src/war/engine/maps/maps';
import { LONGEST_MAP, readMap, writeMap } from '../../../src/war/engine/maps/mapText';
import { readSquare, nameOf } from '../../../src/war/engine/board';
import {
  boardOfDraft,
  draftOfMap,
  emptyMap,
  SYMMETRIES,
  MAP_SIGNS,
  mapFrom,
  mapOrdered,
  rowsOfDraft,
  signAt,
  squaresBetween,
  type MapDraft,
  type MapOrder,
  type MapSign,
} from '../../../src/war/game/mapDraft';
import { readMapDraft, writeMapDraft } from '../../../src/war/game/mapDraftText';
import { judgeMapDraft, mapFixed } from '../../../src/war/game/mapDraftFaults';
import { nearestFirst, pathThrough } from '../../../src/war/game/mapWays';

const field = (rows: string, head = '[Name "A field"]'): MapDraft =>
  readMapDraft(`${head}\n${rows}`).draft!;
const sq = (draft: MapDraft, name: string) => readSquare(boardOfDraft(draft), name)!;
const paint = (draft: MapDraft, sign: MapSign, ...names: string[]): MapDraft =>
  mapOrdered(draft, { do: 'paint', sign, squares: names.map((name) => sq(draft, name)) });
const codes = (draft: MapDraft) => judgeMapDraft(draft).faults.map(({ what }) => what.code);
const odd = (draft: MapDraft) => judgeMapDraft(draft).warnings.map(({ what }) => what.code);
const found = (draft: MapDraft, code: string) => {
  const { faults, warnings } = judgeMapDraft(draft);
  const found = [...faults, ...warnings].find(({ what }) => what.code === code)!;
  const board = boardOfDraft(draft);
  return {
    ...found,
    at: found.squares.map((square) => nameOf(board, square)),
    is: found.fixes.map((fix) => [
      fix.is,
      fix.sign,
      ...fix.squares.map((square) => nameOf(board, square)),
    ]),
  };
};

/** A map without a fault or a warning. */
const GOOD = field(`
............
..N....N....
............
.....^......
.....#......
......#.....
......^.....
............
....S....S..
............
`);

describe('orders', () => {
  test('a stroke paints, and an arsenal stands on plain ground', () => {
    const draft = paint(GOOD, '^', 'A1', 'A2', 'B3');
    expect(rowsOfDraft(draft).slice(0, 2)).toEqual(['^^..........', '..^....N....']);
    expect(rowsOfDraft(paint(draft, 'S', 'A1'))[0]).toBe('S^..........');
    expect(mapOrdered(GOOD, { do: 'paint', sign: '^', squares: [-1, 999] })).toBe(GOOD);
    expect(paint(GOOD, '.', 'A1')).toBe(GOOD);
    expect(squaresBetween(12, 0, 38)).toEqual([0, 13, 25, 38]);
    expect(squaresBetween(12, 5, 5)).toEqual([5, 5]);
    expect(squaresBetween(12, 27, 24)).toEqual([27, 26, 25, 24]);
  });

  test('rows come and go on both sides of the frontier, columns in the east, within the bounds of maps', () => {
    const large = mapOrdered(GOOD, { do: 'resize', width: 13, height: 13 });
    expect([large.width, large.height]).toEqual([13, 14]);
    expect(rowsOfDraft(large).slice(2, 4)).toEqual(['.............', '..N....N.....']);
    const back = mapOrdered(large, { do: 'resize', width: 12, height: 10 });
    expect(back.signs).toBe(GOOD.signs);
    expect(mapOrdered(GOOD, { do: 'resize', width: 12, height: 10 })).toBe(GOOD);
    const least = mapOrdered(GOOD, { do: 'resize', width: 1, height: Number.NaN });
    expect([least.width, least.height]).toEqual([10, 10]);
    const most = mapOrdered(GOOD, { do: 'resize', width: 99, height: 99 });
    expect([most.width, most.height]).toEqual([31, 26]);
  });

  test('the ground moves under the frontier, which stays in the middle, and rows that leave the map are lost', () => {
    const north = mapOrdered(GOOD, { do: 'shift', rows: -1 });
    expect(rowsOfDraft(north)).toEqual([...rowsOfDraft(GOOD).slice(1), '............']);
    const south = mapOrdered(GOOD, { do: 'shift', rows: 2 });
    expect(rowsOfDraft(south).slice(2, 4)).toEqual(['............', '..N....N....']);
    expect(mapOrdered(emptyMap(12, 10), { do: 'shift', rows: 1 }).signs).toBe('.'.repeat(120));
  });

  test('one half is laid over the other, half round or mirrored, its arsenals the other side’s', () => {
    const draft = paint(GOOD, '=', 'E12');
    for (const symmetry of SYMMETRIES)
      for (const from of ['N', 'S'] as const) {
        const done = mapOrdered(draft, { do: 'copyHalf', from, symmetry });
        expect(mapOrdered(done, { do: 'copyHalf', from, symmetry })).toBe(done);
        expect([...done.signs].filter((sign) => sign === 'N')).toHaveLength(2);
        expect(judgeMapDraft(done).warnings).toEqual([]);
      }
    const turned = mapOrdered(draft, { do: 'copyHalf', from: 'N', symmetry: 'turn' });
    expect(rowsOfDraft(turned).slice(5, 9)).toEqual([
      '=.....#.....',
      '......^.....',
      '............',
      '....S....S..',
    ]);
    const mirrored = mapOrdered(draft, { do: 'copyHalf', from: 'S', symmetry: 'mirror' });
    expect(rowsOfDraft(mirrored)[1]).toBe('....N....N..');
  });

  test('words are set in a language, no longer than a map may have them, and undone', () => {
    const say = (draft: MapDraft, tag: 'Name' | 'Note' | 'Author', text: string, language = '') =>
      mapOrdered(draft, { do: 'say', tag, text, language });
    let draft = say(GOOD, 'Name', `A  ${'b'.repeat(50)}`);
    expect(draft.names).toEqual({ '': `A ${'b'.repeat(38)}` });
    draft = say(draft, 'Name', 'Un champ', 'fr');
    draft = say(draft, 'Note', 'Two knolls.');
    draft = say(draft, 'Author', 'A. B.');
    expect(readMapDraft(writeMapDraft(draft)).draft).toEqual(draft);
    expect(say(draft, 'Author', 'A. B.')).toBe(draft);
    expect(say(draft, 'Note', 'Two knolls.')).toBe(draft);
    expect(say(say(draft, 'Name', '', 'fr'), 'Name', '').names).toEqual({});
    expect(say(GOOD, 'Note', '', 'fr')).toBe(GOOD);
  });
});

describe('text', () => {
  test.each(shippedMaps().map((map) => [map.id, map] as const))(
    'the map %s comes and goes as it is',
    (_, map) => {
      const draft = draftOfMap(map);
      expect(judgeMapDraft(draft)).toMatchObject({ faults: [] });
      expect(readMapDraft(writeMapDraft(draft)).draft).toEqual(draft);
      expect(readMapDraft(writeMapDraft(draft, 'line')).draft).toEqual(draft);
      expect(writeMap(judgeMapDraft(draft).map!)).toBe(writeMap(map));
      const copy = mapFrom(draft, 'n'.repeat(60));
      expect([copy.names, copy.notes, copy.author]).toEqual([{ '': 'n'.repeat(40) }, {}, '']);
      expect(copy.signs).toBe(draft.signs);
    },
  );

  test('parts that a draft cannot have are corrected, and reported', () => {
    const { draft, left } = readMapDraft(
      `[Name "A"]\n[Name "B"]\n[Colour "red"]\n${'............\n'.repeat(8)}..x\n............^`,
    );
    expect(draft).toMatchObject({ names: { '': 'B' }, width: 12, height: 10 });
    expect(rowsOfDraft(draft!).slice(8)).toEqual(['............', '............']);
    expect(left.map(({ code }) => code).sort()).toEqual([
      ...['rowLength', 'rowLength', 'tagTwice', 'unknownSign', 'unknownTag'],
    ]);
    const few = readMapDraft('..N\n...\n..S');
    expect(rowsOfDraft(few.draft!)[0]).toBe('..N.......');
    expect(few.left.map(({ code }) => code)).toEqual(['rowCount', 'columnCount']);
    const many = readMapDraft(`${'..........\n'.repeat(30)}[Name "late"]`);
    expect(many.draft!.height).toBe(26);
  });

  test('a text that is no map has no draft', () => {
    for (const text of ['', 'hello there', '[Name "A"]', '.'.repeat(LONGEST_MAP + 1)])
      expect(readMapDraft(text).draft).toBeNull();
    expect(readMapDraft('.'.repeat(LONGEST_MAP + 1)).left).toMatchObject([{ code: 'longText' }]);
  });

  test('any text is read without an error, and the result is read again the same', () => {
    const sign = fc.constantFrom(...MAP_SIGNS, '\n', '/', ' ', '[', ']', '"', '{', ';', '(', 'é');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 400 }), (signs) => {
        const { draft } = readMapDraft(`[Name "x"]\n..........\n${signs.join('')}`);
        if (draft !== null) expect(readMapDraft(writeMapDraft(draft))).toMatchObject({ draft });
      }),
    );
  });
});

describe('faults', () => {
  test('of an empty map: no name, and no arsenals of either side, all at once', () => {
    let draft = emptyMap(25, 20);
    expect(codes(draft)).toEqual([
      ...['noName', 'noArsenal', 'fewSquares', 'noArsenal', 'fewSquares'],
    ]);
    expect(judgeMapDraft(draft).map).toBeNull();
    draft = mapOrdered(draft, { do: 'say', tag: 'Name', language: '', text: 'Mine' });
    expect(found(draft, 'noArsenal').is).toEqual([['put', 'N', 'F13']]);
    expect(found(draft, 'fewSquares').is).toEqual([]);
    draft = mapFixed(draft, found(draft, 'noArsenal').fixes[0]!);
    draft = mapFixed(draft, found(draft, 'noArsenal').fixes[0]!);
    expect(codes(draft)).toEqual([]);
    expect(odd(draft)).toEqual(['arsenalCount', 'arsenalCount']);
    // In the middle it is its own place across: the second stands beside it.
    expect(found(draft, 'arsenalCount').is).toEqual([['put', 'N', 'E12']]);
    draft = mapFixed(draft, found(draft, 'arsenalCount').fixes[0]!);
    draft = mapFixed(draft, found(draft, 'arsenalCount').fixes[0]!);
    expect(judgeMapDraft(draft)).toMatchObject({ faults: [], warnings: [] });
  });

  test('arsenals: too many, abroad, shut in, beyond all reach, each with its mends', () => {
    const many = paint(GOOD, 'N', 'A1', 'A3', 'A5', 'A7', 'A9');
    expect(found(many, 'manyArsenals').at).toEqual(['B8']);
    expect(found(many, 'manyArsenals').is).toEqual([['remove', 'N', 'B8']]);
    const abroad = paint(GOOD, 'N', 'J1');
    expect(found(abroad, 'foreignArsenal')).toMatchObject({
      at: ['J1'],
      is: [
        ['give', 'S', 'J1'],
        ['remove', 'N', 'J1'],
      ],
    });
    const shut = paint(GOOD, '^', 'A2', 'A3', 'A4', 'B2', 'B4', 'C2', 'C3', 'C4');
    expect(codes(shut).sort()).toEqual(['arsenalOutOfReach', 'arsenalWithoutLines']);
    expect(found(shut, 'arsenalWithoutLines').is[0]).toEqual(['pass', '=', 'A2']);
    expect(found(shut, 'arsenalOutOfReach')).toMatchObject({ at: ['B3'] });
    const [toBoard, away] = found(shut, 'arsenalOutOfReach').fixes;
    expect(codes(mapFixed(shut, toBoard!))).toEqual([]);
    expect(codes(mapFixed(shut, away!))).toEqual([]);
    expect(odd(shut)).toContain('walledIn');
    const corner = paint(paint(GOOD, '^', 'A2', 'B1', 'B2'), 'N', 'A1');
    expect(found(corner, 'arsenalWithoutLines').is[0]).toEqual(['pass', '=', 'A2']);
    expect(signAt(corner, 999)).toBe('.');
  });

  test('ground: too little of it, and an enemy without any', () => {
    const signs = GOOD.signs.slice(0, 60).replaceAll(/[.#]/g, '^') + GOOD.signs.slice(60);
    const bare: MapDraft = { ...GOOD, signs };
    expect(found(bare, 'fewSquares').is[0]?.slice(0, 2)).toEqual(['level', '^']);
    expect(codes(mapFixed(bare, found(bare, 'fewSquares').fixes[0]!))).toEqual([]);
    const none: MapDraft = { ...GOOD, signs: '^'.repeat(60) + GOOD.signs.slice(60) };
    expect(found(none, 'fewSquares').fixes).toEqual([]);
    expect(found(none, 'noArsenal').fixes).toEqual([]);
    const toBoard = found(none, 'arsenalOutOfReach').fixes[0]!;
    expect(codes(mapFixed(none, toBoard))).not.toContain('arsenalOutOfReach');
  });

  test('forts off their lines, walls and one arsenal are warnings, with mends', () => {
    const off = paint(GOOD, '#', 'C1');
    expect(found(off, 'fortOffLines')).toMatchObject({
      at: ['C1'],
      is: [
        ['move', '#', 'B1'],
        ['remove', '#', 'C1'],
      ],
    });
    for (const fix of found(off, 'fortOffLines').fixes)
      expect(odd(mapFixed(off, fix))).not.toContain('fortOffLines');
    const walled = paint(GOOD, '^', 'A11', 'B11', 'B12');
    expect(found(walled, 'walledIn')).toMatchObject({ at: ['A12'], is: [['pass', '=', 'A11']] });
    const without = paint(off, '.', 'B3', 'B8');
    expect(found(without, 'fortOffLines').is).toEqual([['remove', '#', 'C1']]);
    const three = paint(GOOD, 'N', 'A1');
    expect(found(three, 'arsenalCount').fixes).toEqual([]);
    expect(found(three, 'unequal').fixes).toEqual([]);
    // Across from the one that there is.
    expect(found(paint(GOOD, '.', 'B8'), 'arsenalCount').is).toEqual([['put', 'N', 'B10']]);
  });

  test('words too long and deployments that no longer fit are shortened and left out', () => {
    const long: MapDraft = {
      ...GOOD,
      names: { ...GOOD.names, fr: 'x'.repeat(50) },
      notes: { '': 'x'.repeat(500) },
      author: 'x'.repeat(70),
    };
    expect(codes(long)).toEqual(['longTag', 'longTag', 'longTag']);
    const fixed = judgeMapDraft(long).faults.reduce(
      (draft, { fixes }) => mapFixed(draft, fixes[0]!),
      long,
    );
    expect(codes(fixed)).toEqual([]);
    const combe = draftOfMap(shippedMaps()[1]!);
    const unit = sq(combe, 'A4');
    const stood = mapOrdered(combe, { do: 'paint', sign: '^', squares: [unit] });
    expect(found(stood, 'badOpening')).toMatchObject({ at: [], is: [['leave', '.']] });
    const left = mapFixed(stood, found(stood, 'badOpening').fixes[0]!);
    expect(left.openings).toEqual([combe.openings[1]]);
    expect(codes(left)).toEqual([]);
    expect(mapOrdered(left, { do: 'leaveOpening', opening: 7 })).toBe(left);
    const many = { ...combe, openings: Array<string>(11).fill(combe.openings[0]!) };
    expect(codes(mapFixed(many, found(many, 'manyOpenings').fixes[0]!))).toEqual([]);
    const longest = { ...combe, openings: Array<string>(300).fill(combe.openings[0]!) };
    expect(codes(longest)).toEqual(['longText']);
    expect(judgeMapDraft(longest).board.size).toBe(180);
    expect(codes(mapFixed(longest, found(longest, 'longText').fixes[0]!))).toEqual([]);
    expect(judgeMapDraft(longest)).toBe(judgeMapDraft(longest));
  });

  test('in any draft, every fix removes its fault', { tags: ['slow'] }, () => {
    const squares = fc.array(fc.nat(119), { minLength: 1, maxLength: 40 });
    const order = fc.oneof(
      fc.record({
        do: fc.constant('paint' as const),
        sign: fc.constantFrom(...MAP_SIGNS, '^' as const),
        squares,
      }),
      fc.record({
        do: fc.constant('copyHalf' as const),
        from: fc.constantFrom('N' as const, 'S' as const),
        symmetry: fc.constantFrom(...SYMMETRIES),
      }),
    );
    fc.assert(
      fc.property(fc.array(order, { maxLength: 6 }), (orders: MapOrder[]) => {
        const draft = orders.reduce<MapDraft>(mapOrdered, GOOD);
        const { board, faults, warnings, map } = judgeMapDraft(draft);
        expect(map === null).toBe(faults.length > 0);
        expect(readMap(writeMapDraft(draft)).faults).toEqual(faults.map(({ what }) => what));
        const key = ({ code, ...rest }: { code: string; side?: string; square?: number }) =>
          `${code} ${rest.side} ${rest.square}`;
        for (const { what, fixes } of [...faults, ...warnings])
          for (const fix of fixes) {
            const after = judgeMapDraft(mapFixed(draft, fix));
            expect([...after.faults, ...after.warnings].map((one) => key(one.what))).not.toContain(
              key(what),
            );
            expect(fix.squares.every((square) => square < board.size)).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });
});

test('ways cross the fewest mountains, and none where a march leads', () => {
  const draft = field(`..^..^....\n..^..^....\n..^^.^....\n${'..^..^....\n'.repeat(7)}`);
  const board = boardOfDraft(draft);
  const at = (name: string) => sq(draft, name);
  expect(pathThrough(board, [at('A1')], [at('A2')])).toEqual([]);
  expect(pathThrough(board, [at('A1')], [at('A7')])).toHaveLength(2);
  expect(pathThrough(board, [at('A3')], [at('A7')])).toHaveLength(2);
  expect(pathThrough(board, [], [at('A7')])).toEqual([]);
  expect(nearestFirst(board, at('A1')).slice(0, 4)).toEqual([0, 1, 10, 11]);
  expect(signAt(draft, at('A3'))).toBe('^');
});
