import { expect, test } from 'vitest';
import { readSavedStudy, readStudyHead, writeSavedStudy } from '../../../src/war/game/studySave';
import { studyFaultSentence } from '../../../src/war/words/studies';
import { mulberry32, pick } from '../../support/randomPositions';
import { randomStudy } from '../../support/studies';
import { rounds } from '../../support/rounds';

// After any change of a saved study its reader neither throws nor hangs, and reports what it does not open. The
// records in saved studies: studyRecord.test.ts.

const MUTANTS = rounds(500);

const PIECES = [
  ...[
    '(',
    ')',
    '((',
    '))',
    '{',
    '}',
    ';',
    '\n',
    '[',
    ']',
    '"',
    '\\',
    '\\)',
    '.',
    ' . ',
    '1.',
    '2. ',
  ],
  ...[
    '[%csl GA1,RZ9]',
    '[%cal BA1B2',
    '[%clk 0:01]',
    '%',
    'A1-A2',
    'K15-J15 ',
    'xK15',
    'resign',
    'draw ',
  ],
  ...[
    '[Map "combe"]\n',
    '[Rules "x"]\n',
    '[Handicap "N 2C B15 first"]\n',
    '[Position "',
    '\u0000',
    '\u2028',
    '\uFEFF',
    '🐎',
    '\uD800',
    '9999999999.',
  ],
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

test(`${MUTANTS} mutated texts of the library`, { tags: ['slow'] }, () => {
  expect(MUTANTS).toBeGreaterThan(0);
  const random = mulberry32(15);
  const texts = Array.from({ length: 20 }, (_, seed) => writeSavedStudy(randomStudy(seed + 1, 15)));
  for (let i = 0; i < MUTANTS; i++) {
    let text = pick(random, texts);
    for (let times = 1 + Math.floor(random() * 3); times > 0; times--)
      text = mutated(random, text, pick(random, texts));
    const head = readStudyHead(text);
    const { study, faults } = readSavedStudy(text);
    if (study === null) expect(faults.length, `mutant ${i}: ${text}`).toBeGreaterThan(0);
    else {
      expect('code' in head, `mutant ${i}: ${text}`).toBe(false);
      expect(study.nodes.has(study.at)).toBe(true);
    }
    for (const fault of faults) expect(studyFaultSentence(fault)).not.toBe('');
  }
});
