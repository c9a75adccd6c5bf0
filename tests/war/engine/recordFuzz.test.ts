import { expect, test } from 'vitest';
import { readRecord, writeRecord } from '../../../src/war/engine/notation/record';
import { STANDARD_BOARD as B } from '../../../src/war/engine/standardMap';
import { handicapFaults, type Handicap } from '../../../src/war/engine/handicap';
import { handicapTags } from '../../../src/war/engine/notation/handicapText';
import { UNITS } from '../../../src/war/engine/units';
import { SIDES, UNIT_KINDS } from '../../../src/war/engine/vocabulary';
import { recordFault } from '../../../src/war/words/records';
import { mulberry32, pick } from '../../support/randomPositions';
import { randomRecord } from './recordGames';
import { rounds, sampleOf } from '../../support/rounds';

// Readers neither throw nor hang, whatever is made of a record.

/** Faults of tags that stay with a record as they were found. */
const SAVED_TAGS: ReadonlySet<string> = new Set(['badDate', 'badHandicap']);

const MUTANTS = rounds(2_000);

const PIECES = [
  ...['[', ']', '"', '\\', '{', '}', ';', '\n', '\r', ' ', '.', '-', 'x', '>', '!', '#', '~', '='],
  ...['1.', '2. ', 'resign', 'draw ', ' . ', 'A1', 'K15-J15 ', 'xK15', '[Rules "debord"]\n'],
  ...['[Handicap "N ', '[Handicap "S 1I first"]\n', ' 2C', ' B15', ' T3', ' first', '0I'],
  ...['[Result "N"]\n', '\u0000', '\u2028', '\uFEFF', '🐎', '\uD800', '999999999', 'T25', '/', ','],
];

function mutated(random: () => number, text: string, other: string): string {
  const at = Math.floor(random() * (text.length + 1));
  const length = Math.floor(random() ** 4 * 60);
  const from = Math.floor(random() * other.length);
  switch (Math.floor(random() * 4)) {
    case 0:
      return text.slice(0, at) + pick(random, PIECES) + text.slice(at);
    case 1:
      return text.slice(0, at) + text.slice(at + length);
    case 2:
      return text.slice(0, at) + other.slice(from, from + length) + text.slice(at);
    default:
      return text.slice(0, at) + pick(random, PIECES) + text.slice(at + 1);
  }
}

/** A record, of some what one side gave the other as its war began. */
function randomText(seed: number): string {
  const record = randomRecord(seed);
  const { start } = record;
  const by = pick(mulberry32(seed), SIDES);
  const gone = B.arsenals.filter(
    ({ side, square }) => side === by && !start.standing.includes(square),
  );
  const units = Object.fromEntries(
    UNIT_KINDS.map((kind) => {
      const left = start.units.filter((unit) => unit.side === by && unit.kind === kind).length;
      return [kind, UNITS[kind].number - left];
    }),
  );
  const arsenals = gone.map(({ square }) => square);
  const handicap: Handicap = { by, units, arsenals, firstTurn: start.side !== by };
  const fits = handicapFaults(B, handicap).length === 0;
  return writeRecord(B, { ...record, tags: fits ? handicapTags(B, handicap) : [] });
}

test(`${MUTANTS} mutated records`, { tags: ['slow'] }, () => {
  const random = mulberry32(7);
  const texts = Array.from({ length: 60 }, (_, seed) => randomText(seed + 1));
  expect(texts.filter((text) => text.includes('[Handicap ')).length).toBeGreaterThan(20);
  for (const text of texts) expect(readRecord(B, text).faults).toEqual([]);
  const codes = new Set<string>();
  for (let i = 0; i < MUTANTS; i++) {
    let text = pick(random, texts);
    for (let times = 1 + Math.floor(random() * 4); times > 0; times--)
      text = mutated(random, text, pick(random, texts));
    const { record, faults } = readRecord(B, text);
    const lines = text.split('\n');
    for (const fault of faults) {
      codes.add(fault.code);
      const line = lines[fault.line - 1];
      if (line === undefined || fault.column < 1 || fault.column > line.length + 1)
        throw new Error(`mutant ${i}: ${JSON.stringify(fault)} is not in ${text}`);
      if (recordFault(fault) === '') throw new Error(`mutant ${i}: nothing to say`);
    }
    // The part that was read is a sound record; checked for some of the texts, because it takes longest.
    if (record === null || i % 8 > 0) continue;
    const saved = writeRecord(B, record);
    const again = readRecord(B, saved);
    const serious = again.faults.filter(({ code }) => !SAVED_TAGS.has(code));
    if (serious.length > 0 || again.record === null || writeRecord(B, again.record) !== saved)
      throw new Error(`mutant ${i}: ${JSON.stringify(serious)} in ${saved} from ${text}`);
  }
  expect(codes.size).toBeGreaterThan(MUTANTS < 8_000 ? 12 : 15);
  expect(codes).toContain('badHandicap');
});

const N = 50_000;
/** What a careless reader would read again from each place of it. */
const REPEATED = [
  ...['{', '[', '"', '\\', ';', '-', '1.', '1. ', '.', '. ', '{}', '[a "', '[a "b"]', '[a "b"]\n'],
  ...[';\n', '\n', ' ', '[a "b\\"', '[ ', 'x', '>', '5-H-', '\\"', '[Position "', ',', '9', '\r'],
];
const HEAD = `[Position "${'25/'.repeat(19)}25 N - - 1"]\n`;
test.each(sampleOf(REPEATED, 7))(
  'time grows no faster than the text: %j again and again',
  { tags: ['slow'] },
  (piece) => {
    for (const head of ['', HEAD, `${HEAD}1. `, '[Position "', '[Rules "'])
      for (const text of [head + piece.repeat(N), `${head}${piece.repeat(N)}"]\n1. .`])
        readRecord(B, text);
  },
);
