import { readKriegspielSaveSteps } from '../../src/littlewars/game/kriegspiel/save';
import { openedSteps, type SealedGame } from '../../src/littlewars/game/kriegspiel/sealedGame';
import { FORM } from '../../src/littlewars/game/kriegspiel/record';
import type { OpenedNotes } from '../../src/littlewars/game/kriegspiel/notes';
import { parseRecordOf } from '../../src/littlewars/game/parseRecord';
import { partRecord } from '../../src/littlewars/game/recordText';
import { readSaveSteps } from '../../src/littlewars/game/save';
import { finished } from '../../src/shell/steps';

// What the program reads in steps, at once.

export const readSave = (text: string) => finished(readSaveSteps(text));
export const readKriegspielSave = (text: string) => finished(readKriegspielSaveSteps(text));
export const parseKriegspielRecord = (text: string) => parseRecordOf(partRecord(text), FORM);
export const opened = (game: SealedGame, notes: OpenedNotes) => finished(openedSteps(game, notes));
