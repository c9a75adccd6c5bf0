import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writePosition } from '../../../src/war/engine/setups';
import { readPosition } from '../../../src/war/engine/notation/notation';
import { OPENINGS } from '../../../src/war/engine/openings';
import { startPosition } from '../../../src/war/engine/start';
import { readRecord, writeRecord } from '../../../src/war/engine/notation/record';
import type { GameRecord } from '../../../src/war/engine/notation/recordHead';
import type { RecordFault } from '../../../src/war/engine/notation/recordFaults';
import { RULE_SETS } from '../../../src/war/engine/rules';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { play } from '../../../src/war/engine/turn';
import { spoken } from '../../support/board';
import { parse, write } from '../../support/naive';
import { randomRecord } from './recordGames';
import { rounds } from '../../support/rounds';

// notation.md, Game record: there and back, what is reported, and where the replay stops.

const CLASSIC = OPENINGS[0]!.position;

/** The example of notation.md, its position in full. */
const SAMPLE = `[Event "Casual game"]
[Date "2026.11.20"]
[North "Ada"]
[South "Charles"]
[Rules "debord"]
[Position "${CLASSIC}"]
[Result "*"]

1. G8-F9 G3-E5 F5-E4 H6-J7 H4-H6 .
2. K15-J15 K16-J16 K17-J17 L15-K14 K19-I17 .
`;

/** A position from units such as `C J14`, on an otherwise empty board, all arsenals standing. */
function setUp(units: string, rest = 'N B15,D8,T3,T23 - 1'): string {
  const p = parse(`${new Array<string>(20).fill('25').join('/')} ${rest}`);
  for (const unit of units.split(', ')) {
    const [letter, square] = unit.split(' ') as [string, string];
    p.cells['ABCDEFGHIJKLMNOPQRST'.indexOf(square[0]!)]![Number(square.slice(1)) - 1] = letter;
  }
  return write(p);
}

/** The text of a record from a position. */
const gow = (start: string, turns: string, tags = '[Rules "debord"]'): string =>
  `${tags}\n[Position "${start}"]\n\n${turns}`;

const read = (text: string) => readRecord(B, text);
const sound = (text: string): GameRecord => {
  const { record, faults } = read(text);
  expect(textOf(faults)).toEqual([]);
  return record!;
};
const turnsOf = (record: GameRecord | null): string =>
  record === null ? 'nothing' : (writeRecord(B, record).split('\n\n')[1] ?? '').trim();

/** Faults as text: `line:column turn action code details`, what is not there as `-`. */
const textOf = (faults: readonly RecordFault[]): string[] =>
  faults.map((fault) => {
    const { line, column, turn, action, code, ...rest } = fault;
    const remaining = Object.entries(rest).filter(([key]) => key !== 'board');
    const details = remaining.map(([key, value]: [string, unknown]) =>
      key === 'reasons'
        ? spoken(B, fault.code === 'illegal' ? fault.reasons : []).join('; ')
        : key === 'position'
          ? ''
          : key === 'fault'
            ? JSON.stringify(value)
            : String(value),
    );
    return [`${line}:${column}`, turn ?? '-', action ?? '-', code, ...details].join(' ').trim();
  });

describe('there and back', () => {
  test('the example of notation.md, byte for byte', () => {
    const record = sound(SAMPLE);
    expect(writeRecord(B, record)).toBe(SAMPLE);
    expect([record.ruleSet, record.rules, record.actions.length]).toEqual([
      'debord',
      RULE_SETS.debord,
      12,
    ]);
  });
  test('a record without turns', () => {
    const text = `[Rules "pykrieg isolationLoses=no"]\n[Position "${CLASSIC}"]\n[Result "*"]\n`;
    expect(writeRecord(B, sound(text))).toBe(text);
  });
  test('a game that is over, with its tags', () => {
    const text = `[North "Ada"]
[Rules "debord"]
[Position "${CLASSIC}"]
[Result "S"]
[Termination "surrender"]
[Round "1"]

1. resign
`;
    expect(writeRecord(B, sound(text))).toBe(text);
  });
  test('tags in the standard order, then unknown ones in theirs; escapes', () => {
    const tags = [
      '[Annotator "She said \\"no\\" \\\\ no"]',
      '[South "C"]',
      '[Result "*"]',
      '[Event ""]',
      '[Termination "adjourned"]',
      '[Site "Paris; {Champ Libre}"]',
      '[Round "1"]',
    ];
    const record = sound(gow(CLASSIC, '', tags.join('\n')));
    expect(record.tags.find(({ name }) => name === 'Annotator')?.value).toBe('She said "no" \\ no');
    expect(writeRecord(B, record).split('\n')).toEqual([
      '[Event ""]',
      '[Site "Paris; {Champ Libre}"]',
      '[South "C"]',
      '[Rules "debord"]',
      `[Position "${CLASSIC}"]`,
      '[Result "*"]',
      '[Termination "adjourned"]',
      '[Annotator "She said \\"no\\" \\\\ no"]',
      '[Round "1"]',
      '',
    ]);
  });
  test('a line break in a tag becomes a blank', () => {
    const record = { ...sound(SAMPLE), tags: [{ name: 'Event', value: 'a\nb' }] };
    expect(writeRecord(B, record)).toMatch(/^\[Event "a b"\]\n/);
  });
  test('an action that is not legal is a fault of the program that writes', () => {
    const record: GameRecord = {
      ...sound(SAMPLE),
      actions: [{ type: 'endTurn' }, { type: 'move', from: 0, to: 1 }],
    };
    expect(() => writeRecord(B, record)).toThrow('turn 2: A1-A2 is not legal');
  });

  const GAMES = 300;
  test(
    `${GAMES} random games read back to the same thing and the same positions`,
    { tags: ['slow'] },
    () => {
      const endings = new Set<string>();
      const marks = new Set<string>();
      for (let seed = 1; seed <= GAMES; seed++) {
        const record = randomRecord(seed);
        const text = writeRecord(B, record);
        const again = read(text);
        const { positions, ...remaining } = again.record!;
        expect([remaining, textOf(again.faults)], `seed ${seed}`).toEqual([record, []]);
        expect(writeRecord(B, again.record!), `seed ${seed}`).toBe(text);
        expect(
          positions.map((now, i) =>
            i === 0 ? writePosition(now) : `${writePosition(now)} ${JSON.stringify(now.over)}`,
          ),
          `seed ${seed}`,
        ).toEqual(positionsOf(record));
        for (const mark of text.split('\n\n')[1]?.match(/[=~#!]/g) ?? []) marks.add(mark);
        endings.add(/Termination "(\w+)"/.exec(text)?.[1] ?? 'none');
      }
      expect([...marks].sort()).toEqual(['!', '#', '=', '~']);
      expect(endings.size).toBeGreaterThan(4);
    },
  );
  test('tags of any text', { tags: ['slow'] }, () => {
    const value = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', ' '));
    const name = fc.constantFrom('Event', 'Site', 'North', 'South', 'Round', 'ECO', '_1');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([n]) => n }), (pairs) => {
        const record = { ...sound(SAMPLE), tags: pairs.map(([n, v]) => ({ name: n, value: v })) };
        const text = writeRecord(B, record);
        const again = sound(text);
        expect(new Map(again.tags.map((t) => [t.name, t.value]))).toEqual(new Map(pairs));
        expect(writeRecord(B, again)).toBe(text);
      }),
      { numRuns: rounds(300), seed: 3 },
    );
  });
});

/** Every position of a record, as text. */
function positionsOf({ rules, start, actions }: GameRecord): string[] {
  let now = startPosition(B, rules, start);
  return [
    writePosition(now),
    ...actions.map((action) => {
      const played = play(now, action);
      if (played.ok) now = played.position;
      return `${writePosition(now)} ${JSON.stringify(now.over)}`;
    }),
  ];
}

describe('marks', () => {
  const cases: [string, string, string, string, string?][] = [
    ['resists', 'I J14, i K14, i A1', '1. xK14', '1. xK14='],
    ['as strong as the defence resists (6.7)', 'I J14, I I14, h K14, i A1', '1. xK14', '1. xK14='],
    ['dislodged', 'C J14, I L17, i K14, i M23', '1. xK14', '1. xK14~'],
    ['destroyed', 'C J14, C I14, i K14, i T5', '1. xK14', '1. xK14#'],
    ['an arsenal taken', 'R I3, S S3, I S4, i A1', '1. S4-T3', '1. S4-T3!'],
    [
      'an arsenal that falls at the end of the turn has no mark',
      'R I3, S S3, I S4, i A1',
      '1. S4-T3 .',
      '1. S4-T3 .',
      '[Rules "summary"]',
    ],
    [
      'a unit isolated by that fall cannot retreat (7.2)',
      'S S3, I J14, C J13, i K12, i A1',
      '1. S3-T3 xK12',
      '1. S3-T3 xK12#',
      '[Rules "debord arsenalFallsTo=anyUnit arsenalFalls=atEndOfTurn"]',
    ],
    [
      'an advance',
      'C J14, I I14, i K14, i T20',
      '1. xK14 J14>K14',
      '1. xK14# J14>K14',
      '[Rules "bracken"]',
    ],
  ];
  test.each(cases)('%s', (_, units, turns, marked, tags) => {
    const record = sound(gow(setUp(units), turns, tags));
    expect(turnsOf(record)).toBe(marked);
    expect(turnsOf(sound(gow(setUp(units), marked, tags)))).toBe(marked);
  });
  test.each([
    ['1. xK14= .', ['3:4 1 xK14= wrongMark = #']],
    ['1. xK14~', ['3:4 1 xK14~ wrongMark ~ #']],
    ['1. I14-H14! xK14#', ['3:4 1 I14-H14! wrongMark ! null', '3:13 1 xK14# wrongMark # ~']],
  ])('wrong ones are reported, and the replay goes on: %s', (turns, wanted) => {
    const { record, faults } = read(
      gow(setUp('C J14, C I14, i K14, i T5'), turns).replace('\n\n', '\n'),
    );
    expect(textOf(faults).slice(0, wanted.length)).toEqual(wanted);
    expect(record?.actions.length).toBeGreaterThan(0);
  });
});

describe('accepted by readers', () => {
  test.each([
    ['one line', '1. . 2. . 3. .'],
    ['numbers against actions', '1.. 2.. 3. .'],
    ['comments of both kinds', '{a\n} 1.{b}.{c};2. .\n2.;x\n. 3. . ; 4. resign'],
    ['line ends of Windows', '1. .\r\n2. .\r\n3. .\r\n'],
    ['a number again within the turn', '1. G8-F9 1. F5-E4 .'],
    ['an empty turn at the end', '1. .\n2. .\n3. .\n4.'],
  ])('%s', (_, turns) => {
    const record = sound(gow(CLASSIC, turns));
    expect(record.actions.length).toBe(3);
  });
  test('no Rules tag means debord; a byte order mark, blanks in tags', () => {
    const text = `\uFEFF [ Event  "x" ] [Position "${CLASSIC}"] 1. .`;
    expect([sound(text).ruleSet, sound(text).tags]).toEqual([
      'debord',
      [{ name: 'Event', value: 'x' }],
    ]);
  });
  test('a record from the midst of a game counts its turns from there', () => {
    const from = (turn: number) => CLASSIC.replace(/1$/, `${turn}`);
    expect(turnsOf(sound(gow(from(7), '7. .\n8. .')))).toBe('7. .\n8. .');
    expect(turnsOf(sound(gow(from(99), '99. .\n100. .')))).toBe('99. .\n100. .');
  });
  test('numbers behind the end of the game mean nothing', () => {
    const text = gow(CLASSIC, '1. resign\n2.', '[Result "S"]\n[Termination "surrender"]');
    expect(writeRecord(B, sound(text))).toContain('[Result "S"]\n[Termination "surrender"]\n\n');
    expect(sound(text).tags).toEqual([]);
    expect(sound(gow(CLASSIC, '1. draw', '[Result "draw"]')).actions).toHaveLength(1);
  });
});

describe('reported by readers', () => {
  const at = (name: string, value: string): string =>
    `[${name} "${value}"]\n[Position "${CLASSIC}"]`;
  const table = {
    badTag: [
      [
        '[Event "x]\n[Site x]\n[A b "c"]\n[North "a\\n"]\n["x"]\n[South "x" ',
        [
          '1:1 - - badTag [Event "x]',
          '2:1 - - badTag [Site x]',
          '3:1 - - badTag [A b "c"]',
          '4:1 - - badTag [North "a\\n"]',
          '5:1 - - badTag ["x"]',
          '6:1 - - badTag [South "x"',
        ],
      ],
      ['[Site x"]\n[North "Ada\n', ['1:1 - - badTag [Site x"]', '2:1 - - badTag [North "Ada']],
      ['[A-b "c"]', ['1:1 - - badTag [A-b "c"]']],
      ['[North "Ada\n"]', ['1:1 - - badTag [North "Ada']],
      ['[Event "', ['1:1 - - badTag [Event "']],
      ['[Event "\\', ['1:1 - - badTag [Event "\\']],
    ],
    openComment: [[`${at('Event', 'x')}\n1. . {\n2. [`, ['3:6 - - openComment']]],
    tagTwice: [[`[Event "y"]\n${at('Event', 'x')}`, ['2:1 - - tagTwice Event']]],
    badDate: [
      [at('Date', '20.11.2026'), ['1:1 - - badDate 20.11.2026']],
      [at('Date', '12026.11.20'), ['1:1 - - badDate 12026.11.20']],
      [at('Date', '2026.11.201'), ['1:1 - - badDate 2026.11.201']],
      [at('Date', '2026.??.??'), []],
    ],
    badRules: [
      [
        at('Rules', 'chess x isolationLoses=true'),
        [
          '1:9 - - badRules {"code":"unknownRuleSet","at":0,"text":"chess"}',
          '1:15 - - badRules {"code":"badSwitch","at":6,"text":"x"}',
          '1:32 - - badRules {"code":"badValue","at":23,"name":"isolationLoses","text":"true","wanted":["no","yes"]}',
        ],
      ],
      [at('Rules', ''), ['1:9 - - badRules {"code":"noRuleSet","at":0}']],
      [`[Event ""]\n${at('Rules', '')}`, ['2:9 - - badRules {"code":"noRuleSet","at":0}']],
    ],
    noPosition: [['[Event "x"]\n1. .', ['1:1 - - noPosition']]],
    badMap: [
      [
        at('Map', 'atlantis'),
        ['1:7 - - badMap {"line":1,"column":1,"code":"unknownMap","text":"atlantis"}'],
      ],
    ],
    badPosition: [
      [
        `[Position "${CLASSIC.replace('N', 'Q')}"]`,
        [`1:${12 + CLASSIC.indexOf('N')} - - badPosition {"code":"badSide","at":107,"text":"Q"}`],
      ],
    ],
    badHandicap: [
      [
        at('Handicap', 'N 4Q C 2C B15 2c'),
        [
          '1:14 - - badHandicap {"at":2,"code":"badGift","text":"4Q"}',
          '1:17 - - badHandicap {"at":5,"code":"badGift","text":"C"}',
          '1:26 - - badHandicap {"at":14,"code":"giftTwice","text":"2c"}',
        ],
      ],
      [at('Handicap', 'N 2C'), ['1:12 - - badHandicap {"at":0,"code":"otherStart"}']],
    ],
    badResult: [[at('Result', '1-0'), ['1:1 - - badResult 1-0']]],
    wrongResult: [
      [at('Result', 'N'), ['1:1 - - wrongResult N *']],
      [`${at('Result', '*')} 1. resign`, ['1:1 - - wrongResult * S']],
      [`${at('Result', 'S')} 1. draw`, ['1:1 - - wrongResult S draw']],
    ],
    wrongTermination: [
      [at('Termination', 'arsenals'), ['1:1 - - wrongTermination arsenals null']],
      [at('Termination', 'agreement'), ['1:1 - - wrongTermination agreement null']],
      [`${at('Termination', 'time')} 1. resign`, ['1:1 - - wrongTermination time surrender']],
    ],
    wrongNumber: [[`${at('Event', '')}\n2. .\n2. .`, ['3:1 1 - wrongNumber 2 1']]],
    noNumber: [
      [`${at('Event', '')}\n. 2. .`, ['3:1 1 . noNumber']],
      [`${at('Event', '')}\n1. . . 3. .`, ['3:6 2 . noNumber']],
    ],
    wrongMark: [[`${at('Event', '')}\n1. G8-F9! .`, ['3:4 1 G8-F9! wrongMark ! null']]],
    unendedTurn: [[`${at('Event', '')}\n1. G8-F9\n2. .`, ['4:1 1 - unendedTurn 2']]],
    badAction: [
      [`${at('Event', '')}\n1. .\n2. K15`, ['4:4 2 K15 badAction']],
      [`${at('Event', '')}\n1. [Event "y"]`, ['3:4 1 [Event badAction']],
      // A number stands before an action; the place is the action's, behind comments too.
      [`${at('Event', '')}\n1. x2.`, ['3:4 1 x2. badAction']],
      [`${at('Event', '')}\n1.. 2.K15`, ['3:7 2 K15 badAction']],
      [`${at('Event', '')}\n1. {to\nbe}{sure} K15`, ['4:11 1 K15 badAction']],
      [`${at('Event', '')}\n1. H5-G7H5-G7H5-G7H5-G7 .`, ['3:4 1 H5-G7H5-G7H5-G7H5-G7 badAction']],
    ],
    openVariation: [
      [`${at('Event', '')}\n1. . (1. resign\n2. .`, ['3:6 - - openVariation']],
      [`${at('Event', '')}\n(1. (2. ({`, ['3:1 - - openVariation', '3:10 - - openComment']],
    ],
    strayParenthesis: [
      [`${at('Event', '')}\n1. .) 2. .`, ['3:5 - - strayParenthesis']],
      [`${at('Event', '')}\n)(1. .))`, ['3:1 - - strayParenthesis', '3:8 - - strayParenthesis']],
    ],
    tooManyActions: [
      [
        `${at('Event', '')}\n${Array.from({ length: 5_001 }, (_, i) => `${i + 1}. .`).join('\n')}`,
        ['5003:7 5001 . tooManyActions 5000'],
      ],
    ],
    illegal: [
      [
        `${at('Result', 'N')}\n1. .\n2. K15-I15 .`,
        ['4:4 2 K15-I15 illegal tooFar from K15, to I15, steps 2, speed 1'],
      ],
      [`${at('Event', '')}\n1. resign\n2. .`, ['4:4 1 . illegal gameOver']],
    ],
  } satisfies Record<RecordFault['code'], [string, string[]][]>;

  for (const [code, rows] of Object.entries(table))
    test.each(rows)(`${code} %#`, (text, faults) => {
      const all = textOf(read(text).faults);
      // Most of these texts are not whole records: that there is no position is said once, above.
      expect(code === 'noPosition' ? all : all.filter((f) => !f.includes('noPosition'))).toEqual(
        faults,
      );
    });

  test('a wrong Termination is reported, and dropped', () => {
    for (const turns of ['[Termination "time"]\n1. resign', '[Termination "arsenals"]\n1. .']) {
      const { record, faults } = read(`[Position "${CLASSIC}"]\n${turns}`);
      expect(faults.map(({ code }) => code)).toEqual(['wrongTermination']);
      expect(record?.tags).toEqual([]);
    }
  });
  test('a bad tag as it is written, without the blanks behind it', () => {
    expect(read('[Site x \t\n').faults[0]).toMatchObject({ code: 'badTag', text: '[Site x' });
  });
  test('all at once, in the order of the text', () => {
    const line = `[Position "w"] [Date "x"] {`;
    expect(read(line).faults.map(({ code }) => code)).toEqual([
      'badPosition',
      'badDate',
      'openComment',
    ]);
    const text = `[Date "x"]\n[Rules "y"]\n[Date "z"]\n[Position "w"]\n{`;
    expect(read(text).faults.map(({ code, line }) => `${line} ${code}`)).toEqual([
      '1 badDate',
      '2 badRules',
      '3 tagTwice',
      '4 badPosition',
      '5 openComment',
    ]);
  });
});

describe('where the replay stops', () => {
  test('at the first fault of a turn; the turns before it are read', () => {
    const { record, faults } = read(
      gow(CLASSIC, '1. .\n2. .\n3. G8-F9 F5-E4 F9-E9 .\n4. .', '[Result "N"]'),
    );
    expect(textOf(faults)).toEqual(['6:16 3 F9-E9 illegal alreadyMoved F9']);
    expect(turnsOf(record)).toBe('1. .\n2. .');
  });
  test('of the reasons, every one is reported, with the position they hold in', () => {
    const [fault] = read(gow(CLASSIC, '1. G8-F9 H6-H6')).faults;
    expect(fault?.code === 'illegal' && writePosition(fault.position)).toContain('/4S3AI15/');
  });
  test('after the end of the game; the game is read whole', () => {
    expect(turnsOf(read(gow(CLASSIC, '1. G8-F9 resign\n2. .')).record)).toBe('1. G8-F9 resign');
  });
  test('an unfinished turn at the end of the text is read', () => {
    expect(turnsOf(read(gow(CLASSIC, '1. .\n2. K15-J15')).record)).toBe('1. .\n2. K15-J15');
  });
  test('without rules or a position nothing is read', () => {
    expect(read('').record).toBe(null);
    expect(read('[Rules "x"]').record).toBe(null);
    expect(readPosition(B, CLASSIC).ok).toBe(true);
  });
});
