import { describe, expect, test, vi } from 'vitest';
import { readAction } from '../../../../src/war/engine/notation/recordText';
import { STANDARD_BOARD as B } from '../../../../src/war/engine/standardMap';
import { readSquare } from '../../../../src/war/engine/board';
import {
  add,
  goTo,
  nameStudy,
  nodeHere,
  positionAt,
  studyName,
} from '../../../../src/war/game/study';
import { comment, deleteFrom } from '../../../../src/war/game/studyEdits';
import { readSavedStudy, readStudyHead, writeSavedStudy } from '../../../../src/war/game/studySave';
import { writeStudy } from '../../../../src/war/game/studyRecord';
import { createStudies, type StudySaveState } from '../../../../src/war/store/studies/studies';
import { createStudyTable } from '../../../../src/war/store/studies/studyTable';
import { mulberry32 } from '../../../support/randomPositions';
import { anyAction, randomStudy, studyOf } from '../../../support/studies';
import { createBrowser } from '../fakes';

// A table for studies, and how its changes are saved.

const act = (text: string) => readAction(B, text)!;
const sq = (name: string) => readSquare(B, name)!;
/** What the fake database answers is there once all that waits has been done. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};
let ids = 0;
const tab = (browser = createBrowser()) => ({
  browser,
  studies: createStudies({
    database: browser.archive,
    newId: () => `study ${++ids}`,
    now: () => new Date(2026, 10, 22),
  }),
});

describe('the table', () => {
  test('both sides are played, the rules refuse as in a game, turns are taken back without limit', () => {
    const table = createStudyTable(studyOf());
    for (const text of ['G8-F9', '.', 'K15-J15', '.']) table.order(act(text), null);
    expect(table.state.getState().war?.actions).toHaveLength(4);
    table.order(act('K16-J16'), sq('J16'));
    expect(table.state.getState().refusal?.reasons.length).toBeGreaterThan(0);
    for (let i = 0; i < 9; i++) table.undo();
    expect(table.state.getState().war?.actions).toEqual([]);
    // An order taken back is still there, and another one is its variation.
    table.order(act('G3-E5'), null);
    const { study } = table.studied.getState();
    expect(study.nodes.size).toBe(6);
    expect(table.state.getState().refusal).toBeNull();
  });
  test('a change is undone and redone; a comment typed letter by letter is one', () => {
    const table = createStudyTable(studyOf());
    table.order(act('G8-F9'), null);
    for (const text of ['a', 'ab', 'abc'])
      table.change((study) => comment(study, 1, text), 'comment 1');
    table.undoChange();
    expect(nodeHere(table.studied.getState().study).comment).toBe('');
    table.redoChange();
    expect(nodeHere(table.studied.getState().study).comment).toBe('abc');
    table.change((study) => deleteFrom(study, 1));
    expect(table.studied.getState().study.nodes.size).toBe(1);
    table.undoChange();
    expect(nodeHere(table.studied.getState().study).comment).toBe('abc');
  });
});

describe('saved', () => {
  test('200 studies are read back whole, with their current nodes', { tags: ['slow'] }, () => {
    for (let seed = 1; seed <= 200; seed++) {
      const study = randomStudy(seed, 30);
      const { study: again, faults } = readSavedStudy(writeSavedStudy(study));
      expect(faults, `seed ${seed}`).toEqual([]);
      expect(writeStudy(again!)).toBe(writeStudy(study));
      const here = nodeHere(study);
      const there = nodeHere(again!);
      expect([there.action, there.comment.trim()], `seed ${seed}`).toEqual([
        here.action,
        here.comment.trim(),
      ]);
      expect(writeSavedStudy(again!)).toBe(writeSavedStudy(study));
    }
  });
  test.each(['', 'null', '{}', '[]', '{"format":"game-of-war-study","version":1}', 'x{'])(
    'no study: %s',
    (text) => expect(readSavedStudy(text)).toEqual({ study: null, faults: [{ code: 'foreign' }] }),
  );
  test('of a newer version is reported, and nothing of it is opened', () => {
    const text = writeSavedStudy(studyOf()).replace('"version":1', '"version":2');
    expect([readStudyHead(text), readSavedStudy(text).study]).toEqual([{ code: 'newer' }, null]);
  });
  test('every change is saved, under its name, and opened by another page as it was left', async () => {
    const { browser, studies } = tab();
    const { id } = await studies.create(nameStudy(studyOf(), 'The pass'));
    const { reading } = await studies.open(id);
    const table = createStudyTable(reading.study!);
    const { stop } = studies.saveChanges(id, table, () => undefined);
    table.order(act('G8-F9'), null);
    table.change((study) => comment(study, study.at, 'why'));
    await settled();
    stop();
    const later = await tab(browser).studies.open(id);
    expect(nodeHere(later.reading.study!).comment).toBe('why');
    expect(studyName(later.reading.study!)).toBe('The pass');
    expect((await studies.all()).map(({ head }) => head)).toEqual([
      { name: 'The pass', actions: 1, variations: 0 },
    ]);
  });
  test('a large one is written half a second after a change, or when the page is left or hidden', async () => {
    vi.useFakeTimers();
    const { browser, studies } = tab();
    const random = mulberry32(3);
    let study = studyOf();
    while (study.nodes.size <= 520) {
      const now = positionAt(study, study.at);
      const added = now.over === null ? add(study, anyAction(random, now)) : null;
      study = added?.ok ? added.study : goTo(study, Math.floor(study.nodes.size / 2));
    }
    const { id } = await studies.create(study);
    const table = createStudyTable((await studies.open(id)).reading.study!);
    const { flush, stop } = studies.saveChanges(id, table, () => undefined);
    const written = browser.updates.length;
    const say = async (words: string): Promise<void> => {
      table.change((now) => comment(now, 0, words));
      await settled();
    };
    for (const words of ['a', 'ab', 'abc']) await say(words);
    expect(browser.updates).toHaveLength(written);
    await vi.advanceTimersByTimeAsync(500);
    expect(browser.updates).toHaveLength(written + 1);
    const savedWords = () =>
      readSavedStudy((browser.games.get(id) as { text: string }).text).study!.nodes.get(0)!.comment;
    expect(savedWords()).toBe('abc');
    await say('hidden');
    flush();
    await settled();
    expect(savedWords()).toBe('hidden');
    await say('left');
    stop();
    await settled();
    expect(savedWords()).toBe('left');
    const last = browser.updates.length;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(browser.updates).toHaveLength(last);
    vi.useRealTimers();
  });
  test('a study that another tab has changed is never overwritten: this tab continues with a copy', async () => {
    const { browser, studies } = tab();
    const { id } = await studies.create(studyOf());
    const other = tab(browser).studies;
    const [mine, theirs] = [await studies.open(id), await other.open(id)];
    const [a, b] = [mine, theirs].map(({ reading }) => createStudyTable(reading.study!));
    const events: [StudySaveState, string][] = [];
    other.saveChanges(id, b!, () => undefined);
    b!.order(act('G8-F9'), null);
    await settled();
    studies.saveChanges(id, a!, (...how) => events.push(how));
    a!.order(act('G3-E5'), null);
    await settled();
    expect(events.map(([how]) => how)).toEqual(['copied']);
    expect(events[0]?.[1]).not.toBe(id);
    expect(await studies.all()).toHaveLength(2);
    const saved = await tab(browser).studies.open(id);
    expect(nodeHere(saved.reading.study!).action).toEqual(act('G8-F9'));
  });
  test('a deleted study is restored', async () => {
    const { studies } = tab();
    await studies.create(nameStudy(studyOf(), 'Gone'));
    const [saved] = await studies.all();
    const bringBack = await studies.remove(saved!);
    expect(await studies.all()).toEqual([]);
    await bringBack();
    expect((await studies.all()).map(({ head }) => head)).toMatchObject([{ name: 'Gone' }]);
  });
  test('a name is given without opening it, and nothing else changes', async () => {
    const { studies } = tab();
    const { id } = await studies.create(studyOf());
    await studies.rename(id, 'Named');
    expect((await studies.all()).map(({ head }) => head)).toMatchObject([{ name: 'Named' }]);
  });
});
