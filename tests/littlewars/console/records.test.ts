import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeKriegspielRecord } from '../../../src/littlewars/game/kriegspiel/record';
import { begunWorks, SHAM_FIGHT } from '../game/kriegspiel/games';
import { answers, last } from './answers';

const folder = mkdtempSync(join(tmpdir(), 'littlewars-'));
let written = 0;
/** The name of a file with this text. */
function fileOf(text: string): string {
  const file = join(folder, `${(written += 1)}.lw`);
  writeFileSync(file, text);
  return file;
}
const recordOf = (answer: Record<string, unknown>): string => answer.record as string;

describe('records in the console', () => {
  test.each([
    ['hooks-farm', 'play march R1 128 100', 'R1-128,100'],
    ['railway', 'play changeFormation B fours', 'changeFormation:B:fours'],
  ])(
    'of %s, its orders and their effects, are loaded as the same position',
    { tags: ['slow'] },
    (id, order, word) => {
      const [, , position, record] = answers(`battle ${id}`, order, 'position', 'record');
      const text = recordOf(record!);
      expect(text).toMatch(new RegExp(`\n1\\. ${word}\n$`));
      for (const loaded of [fileOf(text), fileOf(`\uFEFF${text}`), text.replaceAll('\n', ' ')]) {
        expect(last(`battle ${loaded}`)).toEqual(position);
        expect(last(`battle ${loaded}`, 'record')).toEqual(record);
      }
    },
  );

  test('go on from where they end', () => {
    const file = fileOf(recordOf(last('play march R1 128 100', 'record')));
    expect(recordOf(last(`battle ${file}`, 'play end', 'record'))).toMatch(/1\. R1-128,100 \.\n$/);
    // A refused order is in no record.
    expect(recordOf(last('play march R1 128 900', 'record'))).toMatch(/\n1\.\n$/);
  });

  test('that are damaged are loaded as far as they are good, with every fault', () => {
    const text = recordOf(last('play march R1 128 100', 'play end', 'record'));
    const answer = last(`battle ${fileOf(text.replace('R1-128,100', 'R1-128,999'))}`);
    expect(answer).toMatchObject({
      phase: 'guns',
      faults: [
        { code: 'refused', text: 'R1-128,999', column: 4, reasons: [{ code: 'tooFar', id: 'R1' }] },
      ],
    });
  });

  test('without a battle that has begun are refused with their faults, and nothing changes', () => {
    const text = recordOf(last('record'));
    for (const [broken, faults] of [
      [text.replace('rulings:3', 'rulings:99'), [{ code: 'newer' }]],
      [text.replace('R1@', 'R1@9'), [{ code: 'refused' }]],
      [text.slice(0, text.indexOf('\nrulings')), undefined],
    ] as const) {
      const [loaded, position] = answers(`battle ${fileOf(broken)}`, 'position');
      expect(loaded!.error).toBe('The record has no battle that has begun.');
      expect(loaded!.faults).toEqual(
        faults?.map((fault) => expect.objectContaining(fault) as object),
      );
      expect(position).toEqual(last('position'));
    }
  });

  test('there are none of a battle that was loaded in its middle', () => {
    const json = '{"country":{"width":1920,"depth":1536,"pieces":[]}}';
    const error = 'This battle was loaded in its middle: it has no record.';
    expect(last(`battle ${json}`, 'record')).toEqual({ error });
    expect(last(`battle ${json}`, 'play end', 'record')).toEqual({ error });
  });

  test('have the unopened notes of the side named, or of all (kriegspiel.md 6.4)', () => {
    const file = fileOf(writeKriegspielRecord(begunWorks(), ['red', 'blue']));
    const of = (ask: string): string => recordOf(last(`battle ${file}`, ask));
    expect(of('record')).not.toContain('beginWork');
    expect(of('record red').match(/beginWork:\w+/g)).toEqual(['beginWork:entrench']);
    expect(of('record blue').match(/beginWork:\w+/g)).toEqual(['beginWork:mine']);
    expect(of('record all')).toBe(readFileSync(file, 'utf8'));
    expect(last(`battle ${file}`, 'record both').error).toBe(
      '“both” is no side: red, blue or all.',
    );
    const out = writeKriegspielRecord({
      ...SHAM_FIGHT,
      stage: { name: 'battle', places: { red: [], blue: [] }, orders: [] },
    });
    expect(last(`battle ${fileOf(out)}`).error).toBe('The record has no battle that has begun.');
  });
});

describe('battles on Countries of a number', () => {
  test('battle kriegspiel has a brigade a side on one, and a record', { tags: ['slow'] }, () => {
    const answer = last('battle kriegspiel 7');
    expect(answer).toMatchObject({
      phase: 'guns',
      mover: 'red',
      country: { name: 'Kriegspiel No. 7', width: 3_456, depth: 2_304 },
    });
    const file = fileOf(recordOf(last('battle kriegspiel 7', 'record')));
    expect(last(`battle ${file}`)).toEqual(answer);
    expect(last('battle kriegspiel 7 24x16')).toMatchObject({
      country: { width: 24 * 192, depth: 16 * 192 },
    });
  });

  test.each([
    ['battle kriegspiel', /needs a number/],
    ['battle kriegspiel x', /needs a number, a whole number, not “x”/],
    ['battle kriegspiel 7 big', 'Such a battle is “kriegspiel NUMBER [WIDTHxDEPTH]”, in feet.'],
    ['battle kriegspiel 7 24x16 9', 'Such a battle is “kriegspiel NUMBER [WIDTHxDEPTH]”, in feet.'],
    ['battle kriegspiel 7 40x16', 'A field of Kriegspiel is from 18x12 to 36x24 feet.'],
    ['battle kriegspiel 7 17x12', 'A field of Kriegspiel is from 18x12 to 36x24 feet.'],
  ])('%s is refused', (line, error) => {
    expect(last(line).error).toMatch(error);
  });
});
