import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeAction } from '../../../src/war/engine/notation/notation';
import { nodeHere, pathTo, studyName } from '../../../src/war/game/study';
import { comment } from '../../../src/war/game/studyEdits';
import {
  readSavedStudy,
  readStudyHead,
  STUDY_VERSION,
  writeSavedStudy,
} from '../../../src/war/game/studySave';
import { createStudies } from '../../../src/war/store/studies/studies';
import { createStudyTable } from '../../../src/war/store/studies/studyTable';
import { faultSentences } from '../../../src/war/words/studies';
import { createBrowser } from './fakes';

// tests/saves/studies: studies as earlier versions left them in the browser's storage.

const ROOT = 'tests/saves/studies';
const FILES = readdirSync(ROOT);
const textOf = (file: string): string => readFileSync(`${ROOT}/${file}`, 'utf8').trimEnd();
const TODAY = textOf(`${STUDY_VERSION}.json`);

const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

/** The studies of a browser that has one stored text. */
function saveState(text: string) {
  const browser = createBrowser();
  browser.games.set('saved', { text, at: 1 });
  let ids = 0;
  const studies = createStudies({
    database: browser.archive,
    newId: () => `own ${(ids += 1)}`,
    now: () => new Date(2026, 10, 23),
  });
  const saved = (id: string) => (browser.games.get(id) as { text: string } | undefined)?.text;
  return { studies, saved, all: () => [...browser.games.keys()] };
}

test('every version has its study', () => {
  expect(FILES.sort()).toEqual(Array.from({ length: STUDY_VERSION }, (_, i) => `${i + 1}.json`));
});

describe.each(FILES)('the study of %s', (file) => {
  test('opens as it was left, with branches, words and marks', () => {
    const { study, faults } = readSavedStudy(textOf(file));
    expect(faults).toEqual([]);
    const { board } = study!.start;
    const orders = pathTo(study!, study!.at).flatMap(({ action }) =>
      action === null ? [] : writeAction(board, action),
    );
    expect(orders).toEqual(['G8-F9', 'H6-J7', 'G4-F4']);
    expect([studyName(study!), study!.nodes.size - 1]).toEqual(['The pass', 11]);
    expect(nodeHere(study!).comment).toBe('A branch inside a branch');
    const drawn = [...study!.nodes.values()].find(({ shapes }) => shapes.length > 0);
    expect(drawn).toMatchObject({
      comment: 'the relay {stays} behind\nK15 is bare',
      shapes: [{ brush: 'green' }, { brush: 'red' }, { brush: 'blue' }, { brush: 'yellow' }],
    });
  });
});

test('that of today is written back byte for byte', () => {
  expect(writeSavedStudy(readSavedStudy(TODAY).study!)).toBe(TODAY);
});

test('one of a newer version stays, is explained, and never overwritten', async () => {
  const newer = TODAY.replace(`"version":${STUDY_VERSION}`, `"version":${STUDY_VERSION + 1}`);
  const { studies, saved, all } = saveState(newer);
  expect(readStudyHead(newer)).toEqual({ code: 'newer' });
  const { id, reading } = await studies.open('saved');
  expect([id, reading.study]).toEqual(['saved', null]);
  expect(faultSentences(reading.faults)).toEqual([
    'A newer version of this page has saved it: reload the page to open it.',
  ]);
  await studies.rename('saved', 'Another name');
  expect([all(), saved('saved')]).toEqual([['saved'], newer]);
});

test('the good part of a damaged one is a study of its own, the rest is reported, and its text stays', async () => {
  const damaged = TODAY.replace('G4-F4', 'G4-G99').replace('%csl GE4', '%csl GE4,RQ77');
  const { studies, saved, all } = saveState(damaged);
  const { id, reading } = await studies.open('saved');
  expect(faultSentences(reading.faults)).toEqual([
    expect.stringMatching(/^Line \d+/),
    expect.stringMatching(/^Line \d+/),
  ]);
  expect(reading.study!.nodes.size - 1).toBe(10);
  expect(id).not.toBe('saved');
  const table = createStudyTable(reading.study!);
  const { stop } = studies.saveChanges(id, table, () => undefined);
  await settled();
  // Viewing writes nothing.
  expect(all()).toEqual(['saved']);
  table.change((study) => comment(study, study.at, 'mended'));
  await settled();
  stop();
  expect([all(), saved('saved')]).toEqual([['saved', id], damaged]);
  expect(readSavedStudy(saved(id)!).faults).toEqual([]);
  await studies.rename('saved', 'Another name');
  expect(saved('saved')).toBe(damaged);
});

test('a missing study has no fault, and a text that is no study is reported', async () => {
  const { studies } = saveState('no study');
  expect((await studies.open('elsewhere')).reading).toEqual({ study: null, faults: [] });
  const { reading } = await studies.open('saved');
  expect(faultSentences(reading.faults)).toEqual(['It is not a study.']);
});

test('of many faults five are reported and the rest counted', () => {
  const { faults } = readSavedStudy(TODAY.replace('%csl GE4', `%csl ${'Z1,'.repeat(9)}GE4`));
  const sentences = faultSentences(faults);
  expect([faults.length, sentences.length, sentences[5]]).toEqual([9, 6, 'And 4 more faults.']);
});
