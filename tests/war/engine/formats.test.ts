import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BOARD_FORMATS,
  readBoardText,
  recognise,
  writeBoardText,
  type BoardFormat,
} from '../../../src/war/engine/notation/boardFormats';
import type { FormatFault, FormatNote } from '../../../src/war/engine/notation/boardFormat';
import { readPosition, writeSetup, type Fault } from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import type { Setup } from '../../../src/war/engine/position';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { drill, names } from '../../support/board';
import { linesOf, named } from '../../support/positions';
import { randomPosition } from '../../support/randomPositions';
import { rounds } from '../../support/rounds';

// Formats of other programs: KFEN (pykrieg) and the emoji line (iamcxds); what they cannot express is reported.

const setupFrom = (text: string, board = B): Setup => {
  const reading = readPosition(board, text);
  if (!reading.ok) throw new Error(`${text}: ${JSON.stringify(reading.faults)}`);
  return reading.setup;
};

/** A fault or a note as text: its code, its place, its details with squares named. */
const spoken = (items: readonly (FormatFault | FormatNote)[]): string[] =>
  items.map(({ code, ...rest }) => {
    const { at, ...details } = rest as { at?: number };
    const words = Object.entries(details).map(([key, value]) =>
      key === 'square' || key === 'squares'
        ? names([value].flat() as number[])
        : [value].flat().join(' '),
    );
    return [at === undefined ? code : `${code}@${at}`, ...words].join(' ').trim();
  });

/** The result of a reading: the position string, or the faults; and the notes. */
const reading = (text: string, board = B): { read: string | string[]; notes: string[] } => {
  const answer = readBoardText(board, text);
  return answer.ok
    ? { read: writeSetup(board, answer.setup), notes: spoken(answer.notes) }
    : { read: spoken(answer.faults), notes: [] };
};
const faultsOf = (text: string): string | string[] => reading(text).read;

const EMPTY_ROWS = Array<string>(20).fill('25').join('/');
const ALL = 'B15,D8,T3,T23';
const EMPTY = `${EMPTY_ROWS} N ${ALL} - 1`;
const CLASSIC = named('classic');
/** The map as KFEN rows, some of them replaced, and what follows. */
const kfen = (rows: Readonly<Record<number, string>> = {}, state = 'N/M/[]/1/[]'): string => {
  const parts = writeBoardText(B, setupFrom(EMPTY), 'kfen').text.split('/').slice(0, B.height);
  const shown = parts.map((row, r) => rows[r] ?? row);
  return [...shown, ...(state === '' ? [] : [state])].join('/');
};
/** Where the state begins behind rows of one sign a square. */
const STATE = 20 * 26;
const PLAIN = '_'.repeat(25);
const MAP = writeBoardText(B, setupFrom(EMPTY), 'emoji').text;
const ASSUMED = ['sideAssumed N', 'turnAssumed 1', 'retreatAssumed'];

describe('there and back', () => {
  const positions = [
    ...OPENINGS.map((o): [string, string] => [o.id, o.position]),
    ...Array.from({ length: rounds(300) }, (_, seed): [string, string] => [
      `seed ${seed}`,
      randomPosition(seed),
    ]),
  ];
  const through = (text: string, format: BoardFormat) => {
    const writing = writeBoardText(B, setupFrom(text), format);
    expect(recognise(writing.text)).toBe(format);
    return { ...reading(writing.text), unsaid: spoken(writing.notes) };
  };
  const fallenIn = ({ standing }: Setup): string =>
    names(B.arsenals.map((a) => a.square).filter((s) => !standing.includes(s)));

  test('position strings', () => {
    for (const [name, text] of positions)
      expect(through(text, 'position'), name).toEqual({ read: text, notes: [], unsaid: [] });
  });
  test('KFEN expresses everything but a fallen arsenal', { tags: ['slow'] }, () => {
    for (const [name, text] of positions) {
      const fallen = fallenIn(setupFrom(text));
      expect(through(text, 'kfen'), name).toEqual({
        read: text,
        notes: fallen === '' ? [] : [`arsenalsAbsent ${fallen}`],
        unsaid: fallen === '' ? [] : [`arsenalsUnsaid ${fallen}`],
      });
    }
  });
  test('the emoji line loses the side to move and the due retreat', { tags: ['slow'] }, () => {
    for (const [name, text] of positions) {
      const setup = setupFrom(text);
      const fallen = fallenIn(setup);
      expect(through(text, 'emoji'), name).toEqual({
        read: writeSetup(B, { ...setup, side: 'N', turn: 1, dislodged: null }),
        notes: [...ASSUMED, ...(fallen === '' ? [] : [`arsenalsAbsent ${fallen}`])],
        unsaid: [
          `sideUnsaid ${setup.side}`,
          `turnUnsaid ${setup.turn}`,
          ...(setup.dislodged === null ? [] : [`retreatUnsaid ${names([setup.dislodged])}`]),
          ...(fallen === '' ? [] : [`arsenalsUnsaid ${fallen}`]),
        ],
      });
    }
  });
  test('a due retreat', () => {
    const text = `25/1I23/${'25/'.repeat(17)}25 N ${ALL} B2 7`;
    expect(through(text, 'kfen')).toEqual({ read: text, notes: [], unsaid: [] });
    expect(through(text, 'emoji').unsaid).toEqual([
      'sideUnsaid N',
      'turnUnsaid 7',
      'retreatUnsaid B2',
    ]);
  });
  test('an empty board without arsenals, and a ground that is all plain', () => {
    for (const format of BOARD_FORMATS) {
      const bare = `${EMPTY_ROWS} N - - 1`;
      expect(through(bare, format).read).toBe(bare);
      const board = drill();
      const setup = { ...setupFrom(`I12/${'13/'.repeat(10)}13 N - - 1`, board), standing: [] };
      expect(reading(writeBoardText(board, setup, format).text, board).read).toBe(
        writeSetup(board, setup),
      );
    }
  });
  test('units on their own and on enemy arsenals', () => {
    const text = `25/14I10/25/7r17/${'25/'.repeat(15)}2S22 N ${ALL} - 1`;
    expect(writeBoardText(B, setupFrom(text), 'kfen').text.split('/').slice(0, 4)).toEqual([
      PLAIN,
      '_______f______A{I}__________',
      '_________mmmm____________',
      '_______A{r}_m_______________',
    ]);
    expect(writeBoardText(B, setupFrom(text), 'emoji').text).toContain('|💂.0/🎪.0|');
    for (const format of BOARD_FORMATS) expect(through(text, format).read).toBe(text);
  });
});

describe('texts of the programs themselves', () => {
  const entries = (file: string): [string, string][] =>
    linesOf(file).map((line) => line.split(': ') as [string, string]);

  const lines = entries('formats/iamcxds.txt');
  test.each(lines)('iamcxds: %s', (name, line) => {
    const { read, notes } = reading(line);
    expect(read).toBe(name === 'map' ? EMPTY : named(name));
    // A relay in the fort O23 holds it for the South: the one trace of an older version.
    const held = name === 'classic' ? ['ownersLeftOut O23'] : [];
    expect(notes).toEqual([...held, ...ASSUMED]);
    // Its own export, sign for sign.
    const written = writeBoardText(
      B,
      setupFrom(name === 'map' ? EMPTY : named(name)),
      'emoji',
    ).text;
    expect(written).toBe(name === 'classic' ? line.replace('🚩.1/🏰.1', '🚩.1/🏰') : line);
  });
  test('all five openings are among them', () =>
    expect(lines.map(([name]) => name)).toEqual([...OPENINGS.map((o) => o.id), 'map']));

  const saved = new Map(entries('formats/pykrieg.txt'));
  test('pykrieg: a line from before it knew ground', () =>
    expect(reading(saved.get('pump-house')!)).toEqual({
      read: named('pump-house'),
      notes: ['groundAssumed'],
    }));
  test('pykrieg: a trial with armies of its own', () =>
    expect(faultsOf(saved.get('trial')!)).toEqual([
      'noArsenalOf@116 E13 N',
      'tooManyUnits@145 N mountedArtillery 2 1',
      'unitOnMountain@191 H10 A',
      'tooManyUnits@191 N footArtillery 4 1',
      'unitOnMountain@217 I10 C',
      'tooManyUnits@277 N cavalry 5 4',
      'tooManyUnits@321 S footArtillery 4 1',
      'tooManyUnits@372 S cavalry 5 4',
      'tooManyUnits@398 S mountedArtillery 2 1',
      'noArsenalOf@402 P13 S',
    ]));
  test('pykrieg: the file of the position it starts with', () =>
    expect(reading(linesOf('formats/pykrieg-file.txt').join('\n'))).toEqual({
      read: CLASSIC,
      notes: ['detailsLeftOut game_name', 'groundDiffers L15 N11 O23'],
    }));
  test('pykrieg: the written line', () =>
    expect(
      writeBoardText(B, setupFrom(`25/1I2C20/${'25/'.repeat(17)}25 S ${ALL} - 7`), 'kfen').text,
    ).toBe(
      [
        PLAIN,
        '_I__C__f______A__________',
        '_________mmmm____________',
        '_______A_m_______________',
        '_________m_______________',
        '_________p_______________',
        '_________m_______________',
        '_________m__________f____',
        '_________m__f____________',
        PLAIN,
        PLAIN,
        '______________f__________',
        '__f______________________',
        '__________mmmmmm_________',
        '_______________p______f__',
        ...Array<string>(3).fill('_______________m_________'),
        PLAIN,
        '__a___________________a__',
        'S/M/[]/7/[]',
      ].join('/'),
    ));
});

describe('the format is known by its signs', () => {
  test.each([
    [CLASSIC, 'position'],
    [` ${kfen()}`, 'kfen'],
    ['\uFEFF {"kfen_version": "1.0 | 2/3"}', 'kfen'],
    [MAP, 'emoji'],
    ['|', 'emoji'],
    ['', null],
    ['H5-G7 xK15', null],
    ['💂.0', null],
  ] as const)('%s', (text, format) => expect(recognise(text)).toBe(format));
});

describe('KFEN', () => {
  const ROW = '_'.repeat(23);
  test('blanks and new lines between rows and within, brackets on their ground', () => {
    const text = kfen({
      5: `__ __X____(I)${'_'.repeat(15)}`,
      11: `${'_'.repeat(14)}[i]${'_'.repeat(10)}`,
    })
      .split('/')
      .join('/\n  ');
    expect(reading(` ${text}\n`)).toEqual({
      read: `25/25/25/25/25/4S4I15/${'25/'.repeat(5)}14i10/${'25/'.repeat(7)}25 N ${ALL} - 1`,
      notes: [],
    });
    const wrong = text.replace('[i]', '[?]');
    expect(faultsOf(wrong)).toEqual([`unknownSign@${wrong.indexOf('[?]')} [?]`]);
  });
  test.each([
    ['', ASSUMED],
    ['S/M/[]', ['turnAssumed 1', 'retreatAssumed']],
    ['N/M/[(A1,A2), ,,(D5,D6),]/3/[]', ['turnUnderWay 2 false']],
    ['N/M/[(AB10,ab12)]/3/[]', ['turnUnderWay 1 false']],
    ['S/B/pass/4/[]', ['turnUnderWay 0 true']],
    ['S/B/K15/4/[]', ['turnUnderWay 0 true']],
    ['S/B/AB15/4/[]', ['turnUnderWay 0 true']],
  ])('%j behind the rows', (state, notes) =>
    expect(reading(kfen({}, state))).toEqual({
      read: `${EMPTY_ROWS} ${state.startsWith('S') ? 'S' : 'N'} ${ALL} - ${/\d(?=\/\[)/.exec(state)?.[0] ?? 1}`,
      notes,
    }),
  );
  test('the first own unit to retreat counts, the others are reported', () => {
    expect(reading(kfen({ 0: `Ic${ROW}` }, 'N/M/[]/2/[0,0]')).read).toContain(' A1 2');
    expect(reading(kfen({ 1: `__C${PLAIN.slice(3)}` }, 'N/M/[]/2/[1,2]')).read).toContain(' B3 2');
    const far = kfen({ 10: `${PLAIN.slice(14)}CC${PLAIN.slice(13)}` }, 'N/M/[]/2/[10,11,10,12]');
    expect(reading(far)).toMatchObject({ notes: ['retreatsLeftOut K13'] });
    expect(reading(kfen({ 0: `IIc${ROW.slice(1)}` }, 'N/M/[]/2/[0,2, 0,1,0,0]'))).toEqual({
      read: `IIc22/${EMPTY_ROWS.slice(3)} N ${ALL} A2 2`,
      notes: ['retreatsLeftOut A3 A1'],
    });
  });
  test('other ground: a few squares are reported, more are another map', () => {
    const eight = kfen({ 0: `mpf${'_'.repeat(22)}`, 2: `_________I___${'_'.repeat(12)}` });
    expect(faultsOf(eight)).toEqual(['unitOnMountain@61 C10 I']);
    expect(reading(eight.replace('I', '_')).notes).toEqual([
      'groundDiffers A1 A2 A3 C10 C11 C12 C13',
    ]);
    expect(reading(kfen({ 0: `mpfm${'_'.repeat(21)}`, 2: PLAIN })).notes).toEqual([
      'groundDiffers A1 A2 A3 A4 C10 C11 C12 C13',
    ]);
    const other = kfen({ 0: `mpfmm${'_'.repeat(20)}`, 2: PLAIN });
    const nine = 'otherMap@0 A1 A2 A3 A4 A5 C10 C11 C12 9';
    expect(faultsOf(other)).toEqual([nine]);
    expect(faultsOf(other.replace('__', '?_'))).toEqual([nine, 'unknownSign@5 ?']);
    // But not if rows are too long or too short, so that signs are on wrong squares.
    expect(faultsOf(other.replace('__', '_'))).toEqual(['rowLength@0 A 24 25']);
    // Ground shown, arsenals not shown have fallen.
    expect(reading(kfen({ 0: `m${PLAIN.slice(1)}`, 1: PLAIN, 3: PLAIN, 19: PLAIN })).notes).toEqual(
      ['groundDiffers A1 B8 D10', 'arsenalsAbsent B15 D8 T3 T23'],
    );
  });
  test('neither ground nor arsenals: units alone', () => {
    const rows = Array<string>(20).fill(PLAIN);
    rows[19] = `__I${'_'.repeat(19)}r__`;
    expect(reading(rows.join('/'))).toEqual({
      read: `${EMPTY_ROWS.slice(0, -2)}2I19r2 N B15,D8,T23 - 1`,
      notes: [...ASSUMED, 'groundAssumed', 'arsenalsAssumed B15 D8 T23', 'arsenalsOverrun T3'],
    });
    rows[1] = `${'_'.repeat(14)}A${'_'.repeat(10)}`;
    expect(reading(rows.join('/')).notes).toEqual([
      ...ASSUMED,
      'groundAssumed',
      'arsenalsAbsent D8 T3 T23',
    ]);
  });
  test('an arsenal under an enemy fighting unit has fallen', () =>
    expect(reading(kfen({ 19: `__a{C}${'_'.repeat(19)}a{R}__` }))).toEqual({
      read: `${EMPTY_ROWS.slice(0, -2)}2C19R2 N B15,D8,T23 - 1`,
      notes: ['arsenalsOverrun T3'],
    }));
});

describe('KFEN files', () => {
  const state = { turn_number: 8, current_player: 'SOUTH', current_phase: 'M' };
  const file = (more: object = {}, fen: unknown = kfen({ 0: `c${PLAIN.slice(1)}` }, '')): string =>
    JSON.stringify({ kfen_version: '1.0', board_info: { rows: 20, cols: 25, fen }, ...more });
  const READ = `c24/${EMPTY_ROWS.slice(3)}`;

  test('with its state', () =>
    expect(
      reading(file({ game_state: { ...state, pending_retreats: [{ row: 0, col: 0 }] } })),
    ).toEqual({ read: `${READ} S ${ALL} A1 8`, notes: [] }));
  test('without any', () =>
    expect(reading(file())).toEqual({ read: `${READ} N ${ALL} - 1`, notes: ASSUMED }));
  test('with some of it; a mark at the beginning and blanks around', () => {
    const retreat = { pending_retreats: [{ row: 0, col: 0 }] };
    const some = file({ game_state: retreat }, kfen({ 0: `C${PLAIN.slice(1)}` }, ''));
    expect(reading(`\uFEFF\n ${some}\n`)).toEqual({
      read: `C${READ.slice(1)} N ${ALL} A1 1`,
      notes: ['sideAssumed N', 'turnAssumed 1'],
    });
  });
  test('with a line that has it', () =>
    expect(reading(file({}, kfen({}, 'S/M/[]/5/[]')))).toEqual({
      read: `${EMPTY_ROWS} S ${ALL} - 5`,
      notes: [],
    }));
  test('parts that are not of the position are reported', () =>
    expect(
      reading(
        file({
          game_state: { ...state, current_phase: 'B', pending_retreats: [] },
          turn_history: [{}, {}],
          metadata: { game_name: 'x', players: {}, event: null, result: 'DRAW', save_date: 'y' },
        }),
      ).notes,
    ).toEqual([
      'historyLeftOut 2',
      'detailsLeftOut game_name players result',
      'turnUnderWay 0 true',
    ]));
  test('faults of the line and the state, where they are', () => {
    const text = file(
      {
        game_state: {
          turn_number: 2.5,
          current_player: ['N'],
          current_phase: null,
          pending_retreats: 'none',
        },
      },
      kfen({ 0: `?${PLAIN.slice(1)}` }, ''),
    );
    expect(faultsOf(text)).toEqual([
      `unknownSign@${text.indexOf('?')} ?`,
      `badTurn@${text.indexOf('"turn_number"')} 2.5`,
      `badSide@${text.indexOf('"current_player"')} ?`,
      `badPhase@${text.indexOf('"current_phase"')} ?`,
      `badRetreats@${text.indexOf('"pending_retreats"')} none`,
    ]);
    const bad = [{ row: 0 }, { row: 20, col: 0 }, null];
    expect(faultsOf(file({ game_state: { ...state, pending_retreats: bad } }))[0]).toMatch(
      /^badRetreats@\d+ \[0,\?,20,0,\?,\?\]$/,
    );
    // Where the history has names of the same kind before it.
    const history = file({ turn_history: [{ turn_number: 1 }], game_state: { turn_number: 0 } });
    expect(faultsOf(history)).toEqual([`badTurn@${history.lastIndexOf('"turn_number"')} 0`]);
    // Written with escapes, neither the line nor the name can be found again.
    const escaped = text.replace('?', '\\u003f').replace('"turn_number"', '"turn\\u005fnumber"');
    expect(faultsOf(escaped).slice(0, 2)).toEqual(['unknownSign@0 ?', 'badTurn@0 2.5']);
  });
});

describe('emoji lines', () => {
  test('with and without variation selectors, joiners, colours of skin, blanks', () => {
    const line = `|💂🏽‍♂️.0|31|🏰\uFE0E| 6 |\n${MAP.slice('|32|🏰|6|'.length)}`;
    const read = `I24/${EMPTY_ROWS.slice(3)} N ${ALL} - 1`;
    expect(reading(line)).toEqual({ read, notes: ASSUMED });
    expect(reading(line.replace(/\uFE0F/gu, '')).read).toBe(read);
    expect(reading(`||${line}|0||`).read).toBe(read);
  });
  test('ground of a side: as its holder’s it goes without saying', () =>
    expect(
      reading(MAP.replace('🏰', '💂.1/🏰.1').replace('🛣️', '🏇.1/🛣️.1').replace('|⛰️|', '|⛰️.0|'))
        .notes,
    ).toEqual(['ownersLeftOut C10 F10', ...ASSUMED]));
  test('units to merge: neither ground nor arsenals', () =>
    expect(reading('|25|🚀.1|')).toEqual({
      read: `25/h24/${'25/'.repeat(17)}25 N ${ALL} - 1`,
      notes: [...ASSUMED, 'groundAssumed', `arsenalsAssumed ${ALL.replaceAll(',', ' ')}`],
    }));
});

describe('faults, each with its place', () => {
  type Mine = Exclude<FormatFault['code'], Fault['code']>;
  // Records, so that a fault added to the type must be added here.
  const own = {
    unknownFormat: [['five pebbles', ['unknownFormat@0']]],
    longField: [
      [kfen({}, `N/M/[]/1/[${'9'.repeat(3_999)}]`), [`longField@${STATE + 9} 4001 4000`]],
      [kfen({}, `N/M/[${','.repeat(4_000)}]/1/[]`), [`longField@${STATE + 4} 4002 4000`]],
    ],
    unknownSign: [
      [kfen({ 0: `Z${PLAIN.slice(1)}` }), ['unknownSign@0 Z']],
      [kfen({ 0: `[Z]😀${PLAIN.slice(2)}` }), ['unknownSign@0 [Z]', 'unknownSign@3 😀']],
      // An arsenal stands on open ground, and a bracket is closed by its own kind.
      [
        kfen({ 0: `(A)A{a}{I)${PLAIN.slice(5)}` }),
        ['unknownSign@0 (A)', 'unknownSign@3 A{a}', 'unknownSign@7 {', 'unknownSign@9 )'],
      ],
      ...[
        '💂',
        '💂.2',
        '💂.0.0',
        '🎪',
        '🎪.',
        '😀.0',
        '🏰/💂.0',
        '💂.0/💂.0',
        '💂.0/🏰/🏰',
        '💂.0/',
        '/🏰',
        'x/🏰',
        '💂.0/x',
        '-1',
        '1e2',
        '0x10',
        '1234567',
        '.0',
        'x🏰',
        'x💂.0',
      ].map((sign): [string, string[]] => [
        `|${sign}|31${MAP.slice(3)}`,
        [`unknownSign@1 ${[...sign].slice(0, 12).join('')}`],
      ]),
      [`| ${'y'.repeat(99)}|31${MAP.slice(3)}`, ['unknownSign@2 yyyyyyyyyyyy']],
      [`|\uFE0F|31${MAP.slice(3)}`, ['unknownSign@1 \uFE0F']],
    ],
    tooManySquares: [
      // What stands beyond the last square is not counted with the army.
      [
        `|🎉.0|31${MAP.slice(3)}2|🎉.0|🎉.0|`,
        [`tooManySquares@${`|🎉.0|31${MAP.slice(3)}2|`.length} 502 500`],
      ],
      [`${MAP}9|💂.0|`, [`tooManySquares@${MAP.length} 508 500`]],
      [`${MAP}2|💂.0|🏇.1|`, [`tooManySquares@${MAP.length + 2} 502 500`]],
      ['|999999|', ['tooManySquares@1 999999 500']],
    ],
    noArsenalOf: [
      [kfen({ 0: `A${PLAIN.slice(1)}` }), ['noArsenalOf@0 A1 N']],
      [MAP.replace('🎪.0', '🎪.1'), ['noArsenalOf@9 B15 S']],
    ],
    otherMap: [[MAP.replaceAll('⛰️', '1'), ['otherMap@0 C10 C11 C12 C13 D10 E10 G10 H10 18']]],
    stateCount: [
      [kfen({}, 'N'), [`stateCount@${STATE} 1`]],
      [kfen({}, 'S'), [`stateCount@${STATE} 1`]],
      [kfen({}, 'N/M'), [`stateCount@${STATE} 2`]],
      [kfen({}, 'N/M/[]/1'), [`stateCount@${STATE} 4`]],
      [kfen({}, 'N/M/[]/1/[]/x'), [`stateCount@${STATE} 6`]],
    ],
    badPhase: [[kfen({}, 'N/X/[]'), [`badPhase@${STATE + 2} X`]]],
    badActions: [
      [kfen({}, 'N/M/pass'), [`badActions@${STATE + 4} pass`]],
      [kfen({}, 'N/M/[(A1)]/1/[]'), [`badActions@${STATE + 4} [(A1)]`]],
      [kfen({}, 'N/B/[]'), [`badActions@${STATE + 4} []`]],
      ...['M/x[]', 'M/[]x', 'B/xpass', 'B/passx', 'B/1K15'].map((actions): [string, string[]] => [
        kfen({}, `N/${actions}`),
        [`badActions@${STATE + 4} ${actions.slice(2)}`],
      ]),
    ],
    badRetreats: [
      ...['[1]', 'x[0,0]', '[0,0]x'].map((list): [string, string[]] => [
        kfen({ 0: `C${PLAIN.slice(1)}` }, `N/M/[]/1/${list}`),
        [`badRetreats@${STATE + 9} ${list}`],
      ]),
      [kfen({}, `N/M/[]/1/${'r'.repeat(50)}`), [`badRetreats@${STATE + 9} ${'r'.repeat(20)}`]],
    ],
    notJson: [
      ['{', ['notJson@0']],
      [`{"fen": "${PLAIN}`, ['notJson@0']],
    ],
    noBoard: [
      ['{}', ['noBoard@0']],
      ['{"board_info": []}', ['noBoard@0']],
      ['{"board_info": {"fen": 5}}', ['noBoard@0']],
      ['{"board_info": null}', ['noBoard@0']],
    ],
  } satisfies Record<Mine, [string, string[]][]>;
  const shared = {
    rowCount: [
      [kfen({}, '').slice(26), ['rowCount@0 19 20']],
      [`${kfen({}, '')}/${PLAIN}`, ['rowCount@0 21 20']],
      ['N/_/[]', ['rowCount@0 0 20', 'badPhase@2 _']],
      [`${PLAIN}/${PLAIN}/N/M/[]`, ['rowCount@0 2 20']],
      // What stands beyond the last row is not counted with the army.
      [`${kfen({ 0: `K${PLAIN.slice(1)}` }, '')}/K${PLAIN.slice(1)}`, ['rowCount@0 21 20']],
    ],
    rowLength: [
      [kfen({ 0: `I${PLAIN}` }), ['rowLength@0 A 26 25']],
      // A unit beyond the edge is not on the first square of the next row.
      [kfen({ 0: `${PLAIN}A` }), ['rowLength@0 A 26 25']],
      [kfen({ 19: '' }), [`rowLength@${STATE - 26} T 0 25`]],
      [` ${kfen({}, '')}/ I`, ['rowCount@1 21 20', `rowLength@${STATE + 2} 21 1 25`]],
    ],
    unitOnMountain: [
      [kfen({ 2: `_________c${'_'.repeat(15)}` }), ['unitOnMountain@61 C10 c']],
      [MAP.replace('|⛰️|', '|🚩.1/⛰️|'), [`unitOnMountain@${MAP.indexOf('⛰')} C10 r`]],
    ],
    tooManyUnits: [
      [
        kfen({ 0: `cccccc${'_'.repeat(19)}`, 9: `WW${'_'.repeat(23)}` }),
        ['tooManyUnits@4 S cavalry 6 4', 'tooManyUnits@235 N mountedArtillery 2 1'],
      ],
    ],
    badSide: [[kfen({}, 'n/M/[]/1/[]'), [`badSide@${STATE} n`]]],
    badSquare: [
      [kfen({}, 'N/M/[]/1/[20,0]'), [`badSquare@${STATE + 9} dislodged 20,0`]],
      [kfen({}, 'N/M/[]/1/[0,25]'), [`badSquare@${STATE + 9} dislodged 0,25`]],
    ],
    tooLong: [
      ['|'.repeat(20_001), ['tooLong@0 20001 20000']],
      ['/'.repeat(20_001), ['tooLong@0 20001 20000']],
      ['_/'.repeat(10_001), ['tooLong@0 20002 20000']],
      [`{"board_info":{"fen":"${'_'.repeat(20_001)}"}}`, ['tooLong@22 20001 20000']],
      ['{'.padEnd(200_001, '['), ['tooLong@0 200001 200000']],
    ],
    dislodgedNobody: [[kfen({}, 'S/M/[]/1/[0,1]'), [`dislodgedNobody@${STATE + 9} A2 S`]]],
    badTurn: ['0', '-1', '1.5', 'x', '', '1234567890'].map((turn): [string, string[]] => [
      kfen({}, `N/M/[]/${turn}/[]`),
      [`badTurn@${STATE + 7} ${turn}`.trim()],
    ]),
  } satisfies Partial<Record<Fault['code'], [string, string[]][]>>;

  for (const [code, rows] of Object.entries({ ...own, ...shared }))
    test.each(rows)(`${code} %#`, (text, faults) => expect(faultsOf(text)).toEqual(faults));
  test('a sign as it is written, without the blanks behind it', () =>
    expect(readBoardText(B, `| y  |31${MAP.slice(3)}`)).toMatchObject({
      faults: [{ code: 'unknownSign', at: 2, sign: 'y' }],
    }));
  test('20,000 characters are read', () => {
    for (const text of [CLASSIC, kfen(), MAP]) {
      expect(readBoardText(B, text.padEnd(20_000)).ok).toBe(true);
      expect(faultsOf(text.padEnd(20_001))).toEqual(['tooLong@0 20001 20000']);
    }
  });
  test('of a position string', () => expect(faultsOf('25/25 N')).toEqual(['fieldCount@0 2 5']));
  test('all at once, in the order of the text', () =>
    expect(
      faultsOf(kfen({ 0: `?A${PLAIN}`, 2: `_________I${'_'.repeat(15)}` }, 'x/y/z/w/v')),
    ).toEqual([
      'unknownSign@0 ?',
      'rowLength@0 A 27 25',
      'noArsenalOf@1 A2 N',
      'unitOnMountain@63 C10 I',
      `badSide@${STATE + 2} x`,
      `badPhase@${STATE + 4} y`,
      `badTurn@${STATE + 8} w`,
      `badRetreats@${STATE + 10} v`,
    ]));
});

test('readers never throw, for any text', { tags: ['slow'] }, () => {
  const sources = [
    ...OPENINGS.flatMap((o) =>
      BOARD_FORMATS.map((format) => writeBoardText(B, setupFrom(o.position), format).text),
    ),
    kfen({ 0: `I${PLAIN.slice(1)}` }, 'N/M/[(A1,A2)]/3/[0,0]'),
    linesOf('formats/pykrieg-file.txt').join('\n'),
  ];
  const sign = fc.oneof(
    fc.constantFrom(...'/|_mpfAaIix()[]{},.019NSMB" -'.split(''), '💂', '⛰️', '🎪.1', '\uFE0F'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const cut = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(6), sign);
  const mutated = fc
    .tuple(fc.constantFrom(...sources), fc.array(cut, { minLength: 1, maxLength: 4 }))
    .map(([text, cuts]) =>
      cuts.reduce((t, [part, length, put]) => {
        const at = Math.floor(part * t.length);
        return t.slice(0, at) + put + t.slice(at + length);
      }, text),
    );
  let read = 0;
  fc.assert(
    fc.property(mutated, (text) => {
      const answer = readBoardText(B, text);
      if (!answer.ok) {
        return (
          answer.faults.length > 0 && answer.faults.every(({ at }) => at >= 0 && at <= text.length)
        );
      }
      read += 1;
      // What is read is a position: its own string reads back to it, and so does its KFEN.
      const written = writeSetup(B, answer.setup);
      expect(setupFrom(written)).toEqual(answer.setup);
      expect(reading(writeBoardText(B, answer.setup, 'kfen').text).read).toBe(written);
      return true;
    }),
    { numRuns: rounds(6_000), seed: 3 },
  );
  expect(read).toBeGreaterThan(rounds(20));
});

test('no text is too deep or too odd', () => {
  for (const text of [
    `{"board_info":{"fen":"_"},"game_state":{"current_player":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
    '{"board_info":{"fen":""},"game_state":[]}',
    '{"board_info":{"fen":"_"},"game_state":7,"metadata":[],"turn_history":{}}',
    `|${'9'.repeat(5000)}|`,
    '\uD800|\uDC00/\uD800.0|',
    '\uD800/_',
  ])
    expect(readBoardText(B, text).ok).toBe(false);
});
