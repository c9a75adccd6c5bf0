import { describe, expect, test } from 'vitest';
import { EMPTY_CAMP } from '../../../../src/littlewars/game/game';
import { battleOf, type KriegspielGame } from '../../../../src/littlewars/game/kriegspiel/game';
import { readNotes, writeNotes } from '../../../../src/littlewars/game/kriegspiel/notes';
import {
  notesIn,
  openedNotes,
  readKriegspielSave,
  sealedKriegspielSave,
  writeKriegspielSave,
} from '../../../../src/littlewars/game/kriegspiel/save';
import { parseSave, readSave, SAVE_VERSION } from '../../../../src/littlewars/game/save';
import { KeyOutOfReach, type Sealer } from '../../../../src/shell/seal';
import { createSealer } from '../../../../src/shell/platform/seal';
import { memoryKeys } from '../../../support/browser';
import { begunWorks, foughtOut, SHAM_FIGHT } from './games';

const BEGUN: KriegspielGame = { ...begunWorks(), id: 'sham', left: 5_000 };
const sealer = createSealer(memoryKeys());

describe('a saved battle of Kriegspiel', () => {
  test('opens as the same game, with the notes of both sides', async () => {
    const text = await sealedKriegspielSave(BEGUN, sealer);
    const { game, faults } = readKriegspielSave(text, await openedNotes(text, sealer));
    expect(faults).toEqual([]);
    expect(game).toEqual(BEGUN);
    expect(battleOf(game!)).toEqual(battleOf(BEGUN));
    expect(JSON.parse(text)).toMatchObject({ version: SAVE_VERSION, game: { id: 'sham' } });
  });

  test('of a battle that is over has nothing to open', async () => {
    const over = { ...foughtOut(), id: 'over' };
    const text = await sealedKriegspielSave(over, sealer);
    expect(readKriegspielSave(text, await openedNotes(text, sealer)).game).toEqual(over);
    const plain = writeKriegspielSave(over);
    expect(notesIn(plain)).toBe(null);
    expect(readKriegspielSave(plain, await openedNotes(plain, sealer)).game).toEqual(over);
  });

  test('has no unopened note of either side in clear, nor how many there are (6.4)', async () => {
    const text = await sealedKriegspielSave(BEGUN, sealer);
    expect(text).not.toMatch(/beginWork|entrench|mine|718,74|880,1070/);
    const { stage } = SHAM_FIGHT;
    if (stage.name !== 'battle') throw new Error('no battle');
    const none = await sealedKriegspielSave({ ...BEGUN, stage: { ...stage, orders: [] } }, sealer);
    for (const side of ['red', 'blue'] as const)
      expect(notesIn(none)?.[side].data).toHaveLength(notesIn(text)![side].data.length);
  });

  test('is read without the notes of a side whose seal is broken, and says so', async () => {
    const text = await sealedKriegspielSave(BEGUN, sealer);
    const opened = await openedNotes(text, sealer);
    const { game, faults } = readKriegspielSave(text, { ...opened, blue: null });
    expect(faults).toEqual([{ line: 1, column: 1, code: 'lostNotes', side: 'blue' }]);
    expect(battleOf(game!)?.kriegspiel.works.map(({ side }) => side)).toEqual(['red']);
    expect(battleOf(game!)?.men).toEqual(battleOf(BEGUN)?.men);
    const other = createSealer(memoryKeys());
    expect(await openedNotes(text, other)).toEqual({ red: null, blue: null });
    const silent: Sealer = { ...sealer, open: () => Promise.reject(new KeyOutOfReach('silent')) };
    await expect(openedNotes(text, silent)).rejects.toBeInstanceOf(KeyOutOfReach);
  });

  test('is sealed at once only where there may be notes', async () => {
    const chapters = BEGUN.muster.chapters.filter((each) => each !== 'works');
    const { stage } = SHAM_FIGHT;
    if (stage.name !== 'battle') throw new Error('no battle');
    const without = { ...SHAM_FIGHT, muster: { ...SHAM_FIGHT.muster, chapters } };
    expect(notesIn(await sealedKriegspielSave(without, sealer))).toBe(null);
    const settingOut: KriegspielGame = {
      ...SHAM_FIGHT,
      id: 'out',
      stage: {
        name: 'settingOut',
        side: 'red',
        camps: {
          red: { state: 'placing', force: null, places: stage.places.red },
          blue: EMPTY_CAMP,
        },
      },
    };
    const text = await sealedKriegspielSave(settingOut, sealer);
    expect(notesIn(text)).toBe(null);
    expect(readKriegspielSave(text)).toEqual({ game: settingOut, faults: [] });
    const spoilt = readKriegspielSave(text.replace('placeWaggon:', 'laden:'));
    expect(spoilt.faults).toMatchObject([{ code: 'badValue', tag: 'places' }]);
  });

  test('is left as it is by the reader of Little Wars, and nonsense is none', async () => {
    const text = await sealedKriegspielSave(BEGUN, sealer);
    for (const read of [readSave, parseSave])
      expect(read(text)).toMatchObject({
        game: null,
        faults: [{ code: 'newer', of: 'kriegspiel' }],
      });
    expect(readKriegspielSave('{}').faults).toMatchObject([{ code: 'noSave' }]);
    expect(notesIn('{}')).toBe(null);
    const newer = text.replace(`"version":${SAVE_VERSION}`, '"version":99');
    expect(readKriegspielSave(newer).faults).toMatchObject([{ code: 'newer' }]);
    const empty = text.replace(/\[Field[^\]]*\]/, '');
    expect(readKriegspielSave(empty).game).toBe(null);
  });
});

test('notes are read as they were written, and not in part', () => {
  expect(readNotes(writeNotes(BEGUN, 'red'))).toMatchObject([
    { number: 2, order: { kind: 'beginWork', work: 'entrench' } },
  ]);
  for (const broken of [
    '2',
    'x beginWork:mine:1,1:R1:R2',
    '2 R1-1,1',
    '2 beginWork:mine:1,1:R1 more',
  ])
    expect(readNotes(broken), broken).toBe(null);
  expect(readNotes('')).toEqual([]);
});
