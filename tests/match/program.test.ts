import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readPosition } from '../../src/war/engine/notation/notation';
import { RULE_SETS } from '../../src/war/engine/rules';
import { writePosition } from '../../src/war/engine/setups';
import { STANDARD_BOARD } from '../../src/war/engine/standardMap';
import { startPosition } from '../../src/war/engine/start';
import { named } from '../support/positions';
import { BadAnswer, startProgram, type Program } from '../../tools/match/program';

// `npm run match` with a program of others, which speaks the console (notation.md).

let folder: string;
let program: Program;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'program-'))));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => program.end());

/** The command of a program that answers so, whatever `line` it reads. */
function answering(answer: string): string {
  const file = join(folder, 'program.cjs');
  writeFileSync(
    file,
    `require('node:readline').createInterface({ input: process.stdin })
      .on('line', (line) => console.log(${answer}));`,
  );
  return `"${process.execPath}" "${file}"`;
}

const reading = readPosition(STANDARD_BOARD, named('classic'));
if (!reading.ok) throw new Error('classic cannot be read');
const start = startPosition(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
const asked = (command: string) => {
  program = startProgram(command);
  return program.turn(start, 50, 7);
};

test('a program is given the position, the time and the seed, and its turn is read', async () => {
  const own = `line === 'position ${writePosition(start)}' ? '{}'
    : JSON.stringify({ turn: line === 'go ms 50 seed 7' ? ['G3-F4', '.'] : ['resign'] })`;
  const turn = await asked(answering(own));
  expect(turn.map(({ type }) => type)).toEqual(['move', 'endTurn']);
  // And again, by the same program.
  expect(await program.turn(start, 50, 7)).toEqual(turn);
});

test.each([
  ['an error', `'{"error":"No."}'`, /No\./],
  ['no JSON', `'resigns'`, /no turn: resigns/],
  ['numbers', `'{"turn":[1]}'`, /no turn: /],
  ['no action', `'{"turn":["G3-F4","hop"]}'`, /answered .*hop/],
])('%s instead of a turn is reported', async (_, answer, expected) => {
  const turn = asked(answering(answer));
  await expect(turn).rejects.toThrow(BadAnswer);
  await expect(turn).rejects.toThrow(expected);
});

test('a program that ends is reported', async () => {
  await expect(asked(`"${process.execPath}" -e 0`)).rejects.toThrow(/has ended/);
});
