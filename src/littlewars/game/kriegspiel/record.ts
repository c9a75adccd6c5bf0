import { SIDES, type Side } from '../../engine/types';
import { CHAPTERS_TAG, parseRecordOf, type RecordForm, type RecordReadingOf } from '../parseRecord';
import { checkedSteps, type RecordRules } from '../readRecord';
import { recordOf } from '../record';
import { partRecord } from '../recordText';
import { finished, type Steps } from '../../../shell/steps';
import {
  battlesOf,
  fought,
  isPlacement,
  KRIEGSPIEL_RULES,
  placedBy,
  placesBySide,
  type Kriegspiel,
  type KriegspielGame,
} from './game';
import { unopenedNotes } from './notes';
import { readKriegspielOrder, writeKriegspielOrder } from './orderWords';
import { kriegspielTags, readKriegspielHead, rulingsNumber, rulingsOf } from './terms';

/** What could be read of a record or save of Kriegspiel: the game, null if nothing can be used, and every fault. */
export type KriegspielReading = RecordReadingOf<Kriegspiel>;

/** How records of Kriegspiel are read without executing their orders. */
export const FORM: RecordForm<Kriegspiel> = {
  rulingsOf,
  head: readKriegspielHead,
  readOrder: readKriegspielOrder,
  isPlacement,
  bySide: placesBySide,
};
/** The rules by which the orders of records of Kriegspiel are executed, and how an order is written as a word. */
export const RULES: RecordRules<Kriegspiel> = {
  rules: KRIEGSPIEL_RULES,
  writeOrder: writeKriegspielOrder,
  isPlaced: ({ placed }, placement) =>
    placement.kind !== 'takeUp' && placedBy(placement).every((id) => placed.includes(id)),
  fought,
};

/**
 * Returns the record of a game of Kriegspiel, as in an `.lw` file (docs/littlewars-records.md). Until the battle is
 * over it has the secret orders (kriegspiel.md 6.4) only of the sides in `knowing`, by default of neither.
 */
export function writeKriegspielRecord(game: KriegspielGame, knowing: readonly Side[] = []): string {
  const { muster, stage } = game;
  const battles = stage.name === 'battle' ? battlesOf(muster, stage) : [];
  const isOver = battles.at(-1)?.phase === 'over';
  const notes = unopenedNotes(game);
  const [one, other] = knowing;
  const whose = other !== undefined ? 'all' : (one ?? 'none');
  return recordOf<Kriegspiel>(game, {
    battles,
    forces: kriegspielTags(muster, isOver || !muster.chapters.includes('works') ? null : whose),
    rulings: rulingsNumber(muster),
    write: writeKriegspielOrder,
    omitted: new Set(SIDES.flatMap((side) => (knowing.includes(side) ? [] : notes[side]))),
  });
}

/** Returns whether the text of a record has the tag `Chapters`, by which it is a record of Kriegspiel. */
export const isKriegspielRecord = (text: string): boolean =>
  partRecord(text).tags.some(({ name }) => name === CHAPTERS_TAG);

/**
 * Reads a game of Kriegspiel from its record, executing its orders until the rules refuse one: the game so far, null if
 * there is no battle in it, and every fault with its line and column. Never throws.
 */
export const readKriegspielRecord = (text: string): KriegspielReading =>
  finished(readKriegspielRecordSteps(text));

/**
 * Reads a game of Kriegspiel from its record as `readKriegspielRecord` does, but yields after each order, so that the
 * caller can do other work meanwhile.
 */
export function* readKriegspielRecordSteps(text: string): Steps<KriegspielReading> {
  return yield* checkedSteps(parseRecordOf(partRecord(text), FORM), RULES);
}
