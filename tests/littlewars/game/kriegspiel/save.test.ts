import { describe, expect, test } from 'vitest';
import { EMPTY_CAMP } from '../../../../src/littlewars/game/game';
import {
  battleOf,
  given,
  type KriegspielGame,
} from '../../../../src/littlewars/game/kriegspiel/game';
import { openNotes, readNotes, writeNotes } from '../../../../src/littlewars/game/kriegspiel/notes';
import {
  parseKriegspielSave,
  writeKriegspielSave,
} from '../../../../src/littlewars/game/kriegspiel/save';
import {
  battleKnownTo,
  guarded,
  isSealed,
  isUnopened,
  sealedAnew,
  wholeOf,
} from '../../../../src/littlewars/game/kriegspiel/sealedGame';
import { parseSave, SAVE_VERSION } from '../../../../src/littlewars/game/save';
import { KeyOutOfReach, type Sealer } from '../../../../src/shell/seal';
import { createSealer } from '../../../../src/shell/platform/seal';
import { memoryKeys } from '../../../support/browser';
import { begunWorks, foughtOut, SHAM_FIGHT } from './games';
import { readSave, readKriegspielSave, opened } from '../../../support/battleReading';

const BEGUN: KriegspielGame = { ...begunWorks(), id: 'sham', left: 5_000 };
const sealer = createSealer(memoryKeys());
const SEALED = await sealedAnew(guarded(BEGUN), sealer);
const SAVED = writeKriegspielSave(SEALED);

/** Opens the notes of a save that must have a battle. */
async function openedFrom(text: string, by: Sealer = sealer) {
  const { game } = readKriegspielSave(text);
  return opened(game!, await openNotes(game!.hidden.sealed!, by));
}

describe('a saved battle of Kriegspiel', () => {
  test('opens as the same game, with the notes of both sides', async () => {
    const { game, faults } = readKriegspielSave(SAVED);
    expect(faults).toEqual([]);
    expect(isUnopened(game!)).toBe(true);
    expect(() => wholeOf(game!)).toThrow(/sealed/);
    const after = await openedFrom(SAVED);
    expect(after.lost).toEqual([]);
    expect(wholeOf(after.game)).toEqual(BEGUN);
    expect(battleOf(wholeOf(after.game))).toEqual(battleOf(BEGUN));
    // As it is found, it is saved again, opened or not.
    expect(isSealed(after.game)).toBe(true);
    expect([writeKriegspielSave(game!), writeKriegspielSave(after.game)]).toEqual([SAVED, SAVED]);
    expect(parseKriegspielSave(SAVED).game?.stage).toEqual(game!.stage);
    expect(JSON.parse(SAVED)).toMatchObject({ version: SAVE_VERSION, game: { id: 'sham' } });
  });

  test('of a battle that is over has nothing to open', () => {
    const over = guarded({ ...foughtOut(), id: 'over' });
    const { game } = readKriegspielSave(writeKriegspielSave(over));
    expect(isUnopened(game!)).toBe(false);
    expect(wholeOf(game!)).toEqual(wholeOf(over));
  });

  test('has no unopened note of either side in clear, nor how many there are (6.4)', async () => {
    // Whole words, because the sealed notes are long random letters.
    const secrets = /beginWork|entrench|\bmine\b|718,74|880,1070/;
    expect(JSON.stringify(BEGUN)).toMatch(secrets);
    expect(SAVED).not.toMatch(secrets);
    // Nor has the game as the page holds it.
    expect(JSON.stringify(SEALED)).not.toMatch(secrets);
    expect(JSON.stringify(battleKnownTo(battleOf(BEGUN)!, null))).not.toMatch(/entrench|"mine"/);
    const { stage } = SHAM_FIGHT;
    if (stage.name !== 'battle') throw new Error('no battle');
    const none = { ...BEGUN, stage: { ...stage, orders: [] } };
    const { sealed } = (await sealedAnew(guarded(none), sealer)).hidden;
    expect(sealed!.red.data).toHaveLength(SEALED.hidden.sealed!.red.data.length);
    expect(sealed!.blue.data).toHaveLength(SEALED.hidden.sealed!.blue.data.length);
  });

  test('is opened without the notes of a side whose seal is broken, and reports that', async () => {
    const { game } = readKriegspielSave(SAVED);
    const notes = await openNotes(game!.hidden.sealed!, sealer);
    const after = opened(game!, { ...notes, blue: null });
    expect(after.lost).toEqual(['blue']);
    const battle = battleOf(wholeOf(after.game));
    expect(battle?.kriegspiel.works.map(({ side }) => side)).toEqual(['red']);
    expect(battle?.men).toEqual(battleOf(BEGUN)?.men);
    expect((await openedFrom(SAVED, createSealer(memoryKeys()))).lost).toEqual(['red', 'blue']);
    // Notes that do not fit the battle are lost too.
    const others = { number: 0, order: { kind: 'beginWork', work: 'mine' } as const };
    const wrong = { number: 0, order: { ...others.order, target: null, at: [], men: ['R1'] } };
    expect(opened(game!, { red: [wrong], blue: [] }).lost).toEqual(['red', 'blue']);
    const silent: Sealer = { ...sealer, open: () => Promise.reject(new KeyOutOfReach('silent')) };
    await expect(openedFrom(SAVED, silent)).rejects.toBeInstanceOf(KeyOutOfReach);
  });

  test('is sealed anew with each note, and only where there may be notes', async () => {
    expect(isSealed(SEALED)).toBe(true);
    const later = given(wholeOf(SEALED), { kind: 'go' });
    if (!later.ok) throw new Error('refused');
    expect(isSealed(guarded(later.game, SEALED))).toBe(true);
    const early = guarded({ ...BEGUN, stage: { ...BEGUN.stage, orders: [] } as never }, SEALED);
    expect(isSealed(early)).toBe(false);
    const again = (await sealedAnew(early, sealer)).hidden.sealed!;
    expect(again.red.data).not.toBe(SEALED.hidden.sealed!.red.data);
    const chapters = BEGUN.muster.chapters.filter((each) => each !== 'works');
    const without = guarded({ ...SHAM_FIGHT, muster: { ...SHAM_FIGHT.muster, chapters } });
    expect(isSealed(without)).toBe(true);
    expect(writeKriegspielSave(without)).not.toContain('"notes"');
  });

  test('while it is set out has nothing sealed by itself', () => {
    const { stage } = SHAM_FIGHT;
    if (stage.name !== 'battle') throw new Error('no battle');
    const settingOut = guarded({
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
    });
    const text = writeKriegspielSave(settingOut);
    expect(text).not.toContain('"notes"');
    expect(readKriegspielSave(text)).toEqual({ game: settingOut, faults: [] });
    const spoilt = readKriegspielSave(text.replace('placeWaggon:', 'laden:'));
    expect(spoilt.faults).toMatchObject([{ code: 'badValue', tag: 'places' }]);
  });

  test('is left as it is by the reader of Little Wars, and nonsense is none', () => {
    for (const read of [readSave, parseSave])
      expect(read(SAVED)).toMatchObject({
        game: null,
        faults: [{ code: 'newer', of: 'kriegspiel' }],
      });
    for (const read of [readKriegspielSave, parseKriegspielSave]) {
      expect(read('{}').faults).toMatchObject([{ code: 'noSave' }]);
      const newer = SAVED.replace(`"version":${SAVE_VERSION}`, '"version":99');
      expect(read(newer).faults).toMatchObject([{ code: 'newer' }]);
      expect(read(SAVED.replace(/\[Field[^\]]*\]/, '')).game).toBe(null);
    }
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
