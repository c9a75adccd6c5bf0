import type { Steps } from '../../../shell/steps';
import { parseRecordOf, type RecordReadingOf } from '../parseRecord';
import { checkedSteps } from '../readRecord';
import { partRecord } from '../recordText';
import { joinedSave, partSave, writeSaveOf, type SavedParts, type SaveWords } from '../save';
import { isPlacement, type Kriegspiel, type KriegspielPlacement } from './game';
import { readKriegspielOrder, writeKriegspielOrder } from './orderWords';
import { FORM, RULES, writeKriegspielRecord, type KriegspielReading } from './record';
import { guarded, isUnopened, unopened, wholeOf, type SealedGame } from './sealedGame';

// Saves of battles of Kriegspiel. The unopened notes of both sides (6.4) are in none in clear: each side's are sealed.

/** Reads a word of a save, such as `placeWaggon:W1:500:20:0`, as an order of setting out; null if it is none. */
export function readKriegspielPlacement(word: string): KriegspielPlacement | null {
  const order = readKriegspielOrder(word)?.order;
  return order !== undefined && isPlacement(order) ? order : null;
}

const WORDS: SaveWords<Kriegspiel> = {
  write: writeKriegspielOrder,
  read: readKriegspielPlacement,
};

/**
 * What could be read of a save of Kriegspiel, with its faults; `game` is null if nothing can be used. The secret orders
 * in it (kriegspiel.md 6.4) are still encrypted.
 */
export type SealedReading = Omit<RecordReadingOf<Kriegspiel>, 'game'> & {
  readonly game: SealedGame | null;
};

/** Returns the text of a game of Kriegspiel as it is saved, with its secret orders encrypted (kriegspiel.md 6.4). */
export function writeKriegspielSave(game: SealedGame): string {
  const whole = isUnopened(game) ? game : wholeOf(game);
  return writeSaveOf(game, writeKriegspielRecord(whole), WORDS, game.hidden.sealed ?? undefined);
}

function sealedReading(reading: KriegspielReading, { notes }: SavedParts): SealedReading {
  const { game } = reading;
  if (game === null) return { ...reading, game };
  const isOpen = notes === undefined || game.stage.name !== 'battle';
  return { ...reading, game: isOpen ? guarded(game) : unopened(game, notes) };
}

/**
 * Reads a saved game of Kriegspiel, executing its orders until the rules refuse one, without decrypting its secret
 * orders (kriegspiel.md 6.4): the game so far, null if nothing can be used, and every fault. Yields after each order.
 * Never throws.
 */
export function* readKriegspielSaveSteps(text: string): Steps<SealedReading> {
  const saved = partSave(text);
  if ('fault' in saved) return { game: null, faults: [saved.fault] };
  const parsed = parseRecordOf(partRecord(saved.record), FORM);
  return sealedReading(joinedSave(yield* checkedSteps(parsed, RULES), saved, WORDS), saved);
}

/**
 * Reads a saved game of Kriegspiel without executing its orders, which is enough for long lists and for comparison: the
 * game, null if nothing can be used, and the faults of the text. Never throws.
 */
export function parseKriegspielSave(text: string): SealedReading {
  const saved = partSave(text);
  if ('fault' in saved) return { game: null, faults: [saved.fault] };
  const parsed = parseRecordOf(partRecord(saved.record), FORM);
  return sealedReading(joinedSave<Kriegspiel>(parsed, saved, WORDS), saved);
}
