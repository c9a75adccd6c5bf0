import { describe, expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../src/war/engine/notation/record';
import { OPENINGS } from '../../../src/war/engine/openings';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { writeAction } from '../../../src/war/engine/notation/notation';
import { readText } from '../../../src/war/game/records';
import { lineFrom, MOST_DEPTH, nodeOf, ROOT, type Study } from '../../../src/war/game/study';
import { readStudy, writeStudy } from '../../../src/war/game/studyRecord';
import { recordFault } from '../../../src/war/words/records';
import { mulberry32, pick } from '../../support/randomPositions';
import { randomStudy } from '../../support/studies';
import { randomRecord } from '../engine/recordGames';
import { rounds, sampleOf } from '../../support/rounds';

// docs/records.md: variations, comments and shapes, there and back, what is reported, and what is preserved.

const HEAD = `[Rules "debord"]\n[Position "${OPENINGS[0]!.position}"]\n[Result "*"]\n`;
const gow = (turns: string): string => `${HEAD}\n${turns}\n`;
const turnsOf = (text: string): string => (text.split('\n\n')[1] ?? '').trimEnd();
const read = (text: string) => readStudy(B, text);
function sound(text: string): Study {
  const { study, faults } = read(text);
  expect(faults.map((fault) => recordFault(fault))).toEqual([]);
  return study!;
}
/** Where faults are, and which. */
const notes = (text: string): string[] =>
  read(text).faults.map(
    ({ line, column, turn, code }) => `${line}:${column} ${turn ?? '-'} ${code}`,
  );
/** What is preserved of it, written anew. */
const saved = (turns: string): string => turnsOf(writeStudy(read(gow(turns)).study!));

/** A tree without the numbers of its nodes. */
function shapeOf(study: Study, id = ROOT): unknown {
  const { action, children, comment, shapes, commands } = nodeOf(study, id);
  const order = action && writeAction(B, action);
  const drawn = [...shapes].sort((a, b) => Number(a.to !== null) - Number(b.to !== null));
  return [order, comment, drawn, commands, children.map((child) => shapeOf(study, child))];
}

const DEEP = `1. G8-F9 .
  (1. G3-E5 {[%csl GK11][%cal RJ11K13] another} .
  2. K15-J15)
  (1. G8-F9 G3-E5 . {a branch}
    (1. G8-F9 G3-E5 F5-E4 . {within it [%clk 9]}
      (1. G8-F9 G3-E5 F5-E4 H6-J7)
    2. .))
2. .`;

describe('there and back', () => {
  test('a branch inside a branch inside a branch, byte for byte', () => {
    const text = gow(DEEP.replace('{within it [%clk 9]}', '{[%clk 9] within it}'));
    expect(writeStudy(sound(text))).toBe(text);
  });
  test('the reader takes any layout of the same', () => {
    const oneLine = gow(DEEP.replaceAll(/\s+/g, ' '));
    expect(writeStudy(sound(oneLine))).toBe(writeStudy(sound(gow(DEEP))));
    const bare = gow(DEEP.replaceAll(/ *([()]) */g, '$1'));
    expect(writeStudy(sound(bare))).toBe(writeStudy(sound(gow(DEEP))));
  });
  test(`${rounds(60)} seeded studies`, { tags: ['slow'] }, () => {
    for (let seed = 1; seed <= rounds(60); seed++) {
      const study = randomStudy(seed, 40);
      const text = writeStudy(study);
      const again = sound(text);
      expect(shapeOf(again), `seed ${seed}\n${text}`).toEqual(shapeOf(study));
      expect(writeStudy(again)).toBe(text);
    }
  });
  test('a plain record is written byte for byte as the game is', { tags: ['slow'] }, () => {
    for (let seed = 1; seed <= rounds(30); seed++) {
      const text = writeRecord(B, randomRecord(seed));
      expect(writeStudy(sound(text)), `seed ${seed}`).toBe(text);
    }
  });
  test('tags that nobody here knows, and the comment before the first turn', () => {
    const text = `[Event "x"]\n${HEAD}[Plan "b"]\n\n{To begin with}\n1. .\n`;
    expect(writeStudy(sound(text))).toBe(text);
  });
});

describe('as a game', () => {
  test('the reader of games reads the main line of a study', { tags: ['slow'] }, () => {
    for (let seed = 1; seed <= rounds(30); seed++) {
      const study = randomStudy(seed);
      const { record, variations, faults } = readRecord(B, writeStudy(study));
      expect(faults, `seed ${seed}`).toEqual([]);
      expect(record?.actions).toEqual(lineFrom(study, ROOT).map(({ action }) => action));
      if (study.nodes.size > (record?.actions.length ?? 0) + 1)
        expect(variations, `seed ${seed}`).toBeGreaterThan(0);
    }
  });
  test('reports how many variations were ignored', () => {
    const { found, faults, notes } = readText(gow(DEEP));
    expect(found?.war.actions).toHaveLength(3);
    expect([faults, notes]).toEqual([[], [{ code: 'variationsIgnored', count: 2 }]]);
    expect(readText(gow('1. .')).notes).toEqual([]);
  });
});

describe('accepted by readers', () => {
  test('a variation in the midst of a turn takes the place of the turn from its beginning', () => {
    expect(saved('1. G8-F9 (1. G3-E5 .) F5-E4 .')).toBe('1. G8-F9 F5-E4 .\n  (1. G3-E5 .)');
    // The line itself stays first, even if a variation continues it earlier.
    expect(saved('1. G8-F9 (1. G8-F9 G3-E5 .) F5-E4 .')).toBe(
      '1. G8-F9 F5-E4 .\n  (1. G8-F9 G3-E5 .)',
    );
    expect(saved('1. G8-F9 (1. G8-F9 G3-E5 . 2. .) G3-E5 . 2. K15-J15')).toBe(
      '1. G8-F9 G3-E5 .\n2. K15-J15\n  (2. .)',
    );
  });
  test('equal continuations are one', () => {
    expect(saved('1. . (1. G8-F9 . 2. .) (1. G8-F9 . 2. K15-J15)')).toBe(
      '1. .\n  (1. G8-F9 .\n  2. .\n    (2. K15-J15))',
    );
  });
  test('several comments of an action are one, and one before a variation’s first action its first', () => {
    expect(saved('1. . {a} {b} ;c\n({d} 1. G8-F9 .)')).toBe('1. . {a\nb\nc}\n  (1. G8-F9 {d} .)');
  });
});

describe('faults, each with its place; the good part is read', () => {
  test.each([
    ['1. . (1. A1-A2 . 2. .)\n2. .', ['5:10 1 illegal'], '1. .\n2. .'],
    ['1. . (1. G8-F9 G8-A1 . 2. .)\n2. .', ['5:16 1 illegal'], '1. .\n  (1. G8-F9)\n2. .'],
    // A variation of the faulty turn is good, one of a later turn has no line to leave.
    [
      '1. G8-F9 foo (1. G3-E5 .) .\n2. . (2. K15-J15 .)',
      ['5:10 1 badAction'],
      '1. G8-F9\n  (1. G3-E5 .)',
    ],
    ['(1. .) 1. G8-F9 .', ['5:1 - variationFirst'], '1. G8-F9 .'],
    ['1. . ((1. .) 1. G8-F9 .)', ['5:7 - variationFirst'], '1. .\n  (1. G8-F9 .)'],
    ['1. . (2. G8-F9 .)', ['5:7 1 wrongNumber'], '1. .\n  (1. G8-F9 .)'],
    ['1. . (G8-F9 .)', ['5:7 1 noNumber'], '1. .\n  (1. G8-F9 .)'],
    ['1. . (1. G8-F9 2. .)', ['5:16 1 unendedTurn'], '1. .\n  (1. G8-F9)'],
    ['1. . (1. G8-F9! .)', ['5:10 1 wrongMark'], '1. .\n  (1. G8-F9 .)'],
    ['1. . {x\n[%csl GK11,ZZ]}', ['6:12 2 badShape'], '1. . {[%csl GK11] x}'],
    ['1. . (1. G8-F9 .', ['5:6 - openVariation'], '1. .\n  (1. G8-F9 .)'],
    ['1. .) 2. .', ['5:5 - strayParenthesis'], '1. .\n2. .'],
  ])('%j', (turns, faults, good) => {
    expect([notes(gow(turns)), saved(turns)]).toEqual([faults, good]);
  });
  test('deeper than it reads', () => {
    const deep = (n: number) => `1. .${' (1. G8-F9 .'.repeat(n)}${')'.repeat(n)}`;
    expect(notes(gow(deep(MOST_DEPTH)))).toEqual([]);
    expect(notes(gow(deep(MOST_DEPTH + 1)))).toEqual([`5:${6 + 12 * MOST_DEPTH} - deepVariation`]);
  });
  test('without rules or a position there is no study', () => {
    expect(read('1. . (1. .)')).toMatchObject({ study: null, faults: [{ code: 'noPosition' }] });
  });
});

const MUTANTS = rounds(500);
const PIECES = [
  ...['[', ']', '(', ')', '{', '}', ';', '\n', ' ', '.', '\\', '%', '[%csl GK11', '[%cal ', ','],
  ...['1.', '2. ', 'G8-F9 ', ' . ', 'resign', '(1. .)', ')(', '((', '))', '\u0000', '🐎', '[%x]'],
];

test(`${MUTANTS} mutated studies`, { tags: ['slow'] }, () => {
  const random = mulberry32(11);
  const texts = Array.from({ length: 60 }, (_, seed) => writeStudy(randomStudy(seed + 1)));
  for (let i = 0; i < MUTANTS; i++) {
    let text = pick(random, texts);
    const other = pick(random, texts);
    for (let times = 1 + Math.floor(random() * 4); times > 0; times--) {
      const at = Math.floor(random() * (text.length + 1));
      const from = Math.floor(random() * other.length);
      const part = random() < 0.5 ? pick(random, PIECES) : other.slice(from, from + 30);
      const out = random() < 0.5 ? 0 : Math.floor(random() ** 4 * 60);
      text = text.slice(0, at) + part + text.slice(at + out);
    }
    const { study, faults } = readStudy(B, text);
    const lines = text.split('\n');
    for (const fault of faults) {
      const line = lines[fault.line - 1];
      if (line === undefined || fault.column < 1 || fault.column > line.length + 1)
        throw new Error(`mutant ${i}: ${JSON.stringify(fault)} is not in ${text}`);
      if (recordFault(fault) === '') throw new Error(`mutant ${i}: nothing to say`);
    }
    if (study === null && faults.length === 0)
      throw new Error(`mutant ${i}: nothing is read and nothing reported of ${text}`);
    if (study === null || i % 8 > 0) continue;
    const written = writeStudy(study);
    const again = readStudy(B, written);
    const serious = again.faults.filter(({ code }) => code !== 'badDate');
    if (serious.length > 0 || again.study === null || writeStudy(again.study) !== written)
      throw new Error(`mutant ${i}: ${JSON.stringify(serious)} in ${written} from ${text}`);
  }
});

const N = 10_000;
const REPEATED = [
  ...['(', ')', '()', '(1. .', '(1. .)', '{', '{}', '[%csl ', '{[%', '[%a', '{x}', '(1. G8-F9 .)'],
  ...['(1. G8-F9 (', ',', '\\', '1. . ', '. (1. .) ', ';\n', '{[%csl GK11]}'],
];
test.each(sampleOf(REPEATED, 6))(
  'time grows no faster than the text: %j again and again',
  { tags: ['slow'] },
  (piece) => {
    for (const head of [
      HEAD,
      `${HEAD}1. . `,
      `${HEAD}1. . (`,
      `${HEAD}1. . {`,
      `${HEAD}1. . {[%csl `,
    ])
      for (const text of [head + piece.repeat(N), `${head}${piece.repeat(N)}]})\n1. .`])
        readStudy(B, text);
  },
);
