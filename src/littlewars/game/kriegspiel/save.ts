import { SIDES, type BySide, type Side } from '../../engine/types';
import type { Sealed, Sealer } from '../../../shell/seal';
import { unseal } from '../../../shell/sealing';
import { parseRecordOf } from '../parseRecord';
import { checkedSteps } from '../readRecord';
import { partRecord, type RecordFault } from '../recordText';
import { joinedSave, partSave, writeSaveOf, type SavedParts, type SaveWords } from '../save';
import { finished, type Steps } from '../../../shell/steps';
import { isPlacement, type Kriegspiel, type KriegspielGame } from './game';
import { readNotes, withNotes, writeNotes, type Note } from './notes';
import { readKriegspielOrder, writeKriegspielOrder } from './orderWords';
import { FORM, RULES, writeKriegspielRecord, type KriegspielReading } from './record';

// Saves of battles of Kriegspiel. The unopened notes of both sides (6.4) are in none in clear: each side's are sealed.

const WORDS: SaveWords<Kriegspiel> = {
  write: writeKriegspielOrder,
  read: (word) => {
    const order = readKriegspielOrder(word)?.order;
    return order !== undefined && isPlacement(order) ? order : null;
  },
};

/** Returns a game as saved; its unopened notes, `notes`, are sealed. */
export const writeKriegspielSave = (game: KriegspielGame, notes?: BySide<Sealed>): string =>
  writeSaveOf(game, writeKriegspielRecord(game), WORDS, notes);

/**
 * Returns a game as saved, with the unopened notes of both sides sealed; sides that have none are sealed too, so that a
 * save does not say which do. Rejects with `KeyOutOfReach` if the key cannot be read or stored now.
 */
export async function sealedKriegspielSave(game: KriegspielGame, sealer: Sealer): Promise<string> {
  if (!game.muster.chapters.includes('works') || game.stage.name !== 'battle')
    return writeKriegspielSave(game);
  const [red, blue] = [
    await sealer.seal(writeNotes(game, 'red')),
    await sealer.seal(writeNotes(game, 'blue')),
  ];
  return writeKriegspielSave(game, { red, blue });
}

/** Returns the sealed notes of a save; null if it has none. */
export function notesIn(text: string): BySide<Sealed> | null {
  const kept = partSave(text);
  return 'fault' in kept ? null : (kept.notes ?? null);
}

/** The opened notes of both sides; null for a side whose seal is broken. */
type OpenedNotes = BySide<readonly Note[] | null>;

const NO_NOTES: OpenedNotes = { red: [], blue: [] };

/**
 * Opens the notes of a save. Rejects with `KeyOutOfReach` if it is unknown whether they can be opened.
 */
export async function openedNotes(text: string, sealer: Sealer): Promise<OpenedNotes> {
  const sealed = notesIn(text);
  if (sealed === null) return NO_NOTES;
  const opened = (side: Side) => unseal(sealer, sealed[side], readNotes);
  return { red: await opened('red'), blue: await opened('blue') };
}

/**
 * Reads a saved game of Kriegspiel with its notes, as far as it is good; without those of a side whose seal is broken, which is
 * a fault. Never throws.
 */
export const readKriegspielSave = (text: string, notes = NO_NOTES): KriegspielReading =>
  finished(readKriegspielSaveSteps(text, notes));

/** As `readKriegspielSave`, but yields after each order. */
export function* readKriegspielSaveSteps(text: string, notes = NO_NOTES): Steps<KriegspielReading> {
  const kept = partSave(text);
  if ('fault' in kept) return { game: null, faults: [kept.fault] };
  const reading = yield* withNotesRead(kept, notes);
  const lost = SIDES.filter((side) => notes[side] === null).map((side): RecordFault<never> => ({
    line: 1,
    column: 1,
    code: 'lostNotes',
    side,
  }));
  return joinedSave({ ...reading, faults: [...reading.faults, ...lost] }, kept, WORDS);
}

function* withNotesRead(
  { record }: SavedParts,
  { red, blue }: OpenedNotes,
): Steps<KriegspielReading> {
  const parsed = parseRecordOf(partRecord(record), FORM);
  const { game, words } = parsed;
  if (game?.stage.name !== 'battle' || words === null) return yield* checkedSteps(parsed, RULES);
  const orders = withNotes(words.orders, { red: red ?? [], blue: blue ?? [] });
  const { stage } = game;
  return yield* checkedSteps(
    {
      ...parsed,
      game: { ...game, stage: { ...stage, orders: orders.map(({ order }) => order) } },
      words: { ...words, orders },
    },
    RULES,
  );
}
