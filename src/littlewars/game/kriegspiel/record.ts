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

/** What could be read of a record or save of a battle of Kriegspiel, with its faults. */
export type KriegspielReading = RecordReadingOf<Kriegspiel>;

/** How records of Kriegspiel are read. */
export const FORM: RecordForm<Kriegspiel> = {
  rulingsOf,
  head: readKriegspielHead,
  readOrder: readKriegspielOrder,
  isPlacement,
  bySide: placesBySide,
};
/** How records of Kriegspiel are written, and how their battles are replayed. */
export const RULES: RecordRules<Kriegspiel> = {
  rules: KRIEGSPIEL_RULES,
  writeOrder: writeKriegspielOrder,
  isPlaced: ({ placed }, placement) =>
    placement.kind !== 'takeUp' && placedBy(placement).every((id) => placed.includes(id)),
  fought,
};

/**
 * Returns the record of a game of Kriegspiel, `.lw` (docs/littlewars-records.md). As long as the battle is not over, it has the
 * unopened notes (6.4) only of the sides that are named, by default none.
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

/** Returns whether a record is one of Kriegspiel. */
export const isKriegspielRecord = (text: string): boolean =>
  partRecord(text).tags.some(({ name }) => name === CHAPTERS_TAG);

/** Reads a record of Kriegspiel without executing its orders. Never throws. */
export const parseKriegspielRecord = (text: string): KriegspielReading =>
  parseRecordOf(partRecord(text), FORM);

/**
 * Reads a game of Kriegspiel from its record, as far as it is good: it ends before the first order that the rules
 * refuse, and every fault has its place. Never throws.
 */
export const readKriegspielRecord = (text: string): KriegspielReading =>
  finished(readKriegspielRecordSteps(text));

/**
 * Reads a game of Kriegspiel from its record as `readKriegspielRecord` does, but yields after each order, so that
 * the page can respond.
 */
export function* readKriegspielRecordSteps(text: string): Steps<KriegspielReading> {
  return yield* checkedSteps(parseRecordOf(partRecord(text), FORM), RULES);
}
