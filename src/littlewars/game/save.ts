import * as v from 'valibot';
import { jsonOf } from '../../shell/json';
import { SIDES, type BySide } from '../engine/types';
import type { Sealed } from '../../shell/seal';
import {
  EMPTY_CAMP,
  type CampOf,
  type Game,
  type GameOf,
  type Kind,
  type LittleWars,
} from './game';
import { readPlacement, writeOrder } from './orderText';
import { parseRecord, type RecordReading, type RecordReadingOf } from './parseRecord';
import { readRecordSteps } from './readRecord';
import type { Steps } from '../../shell/steps';
import { writeRecord } from './record';
import { readPlaces, writePlaces, type TextFault } from './recordText';

/** The name of the format that every save of Little Wars and Kriegspiel contains, by which it is recognised. */
export const FORMAT = 'little-wars';
/**
 * The version of the format of saves, raised with every change; all earlier versions are read. Saves of version 1
 * have no bodies. Records in versions 1 and 2 name no rulings, which means the first. Battles of Kriegspiel exist
 * from 4 on; in 4 the program has set out both sides.
 */
export const SAVE_VERSION = 5;

const sealed = v.object({ iv: v.string(), data: v.string() });
const camp = v.variant('state', [
  v.object({ state: v.literal('sealed'), sealed }),
  v.object({ state: v.picklist(['placing', 'placed']), places: v.string() }),
]);
const shape = v.object({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SAVE_VERSION)),
  game: v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    left: v.nullable(v.pipe(v.number(), v.minValue(0))),
    record: v.string(),
    bodies: v.optional(v.unknown()),
    settingOut: v.optional(
      v.object({ side: v.nullable(v.picklist(SIDES)), camps: v.object({ red: camp, blue: camp }) }),
    ),
    // The unopened notes of a battle of Kriegspiel (kriegspiel.md 6.4).
    notes: v.optional(v.object({ red: sealed, blue: sealed })),
  }),
});
const savedBodies = v.array(
  v.object({
    letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
    men: v.array(v.pipe(v.string(), v.maxLength(12))),
  }),
);
type SavedCamp = v.InferOutput<typeof camp>;

/**
 * What the text of a save contains: the record of its battle, and what is not in the record: the id, the time left, the
 * named bodies, the setting out and the encrypted secret orders.
 */
export type SavedParts = v.InferOutput<typeof shape>['game'];

/**
 * How the saves of a kind of battle write and read an order of setting out, as one word; `read` returns null for any
 * other word.
 */
export interface SaveWords<K extends Kind> {
  readonly write: (placement: K['placement']) => string;
  readonly read: (word: string) => K['placement'] | null;
}
const LITTLE_WARS_WORDS: SaveWords<LittleWars> = { write: writeOrder, read: readPlacement };

const writeCamp = <P>(of: CampOf<P>, write: (placement: P) => string): SavedCamp =>
  of.state === 'sealed' ? of : { state: of.state, places: writePlaces(of, write) };

/** Returns the text of a game as it is saved: its record, the named bodies, the setting out, and the time left. */
export const writeSave = (game: Game): string =>
  writeSaveOf(game, writeRecord(game), LITTLE_WARS_WORDS);

/**
 * Returns the text of a game of Little Wars or Kriegspiel as it is saved. `record` is its record; `notes` are the
 * encrypted secret orders of Kriegspiel (kriegspiel.md 6.4).
 */
export function writeSaveOf<K extends Kind>(
  { id, left, stage, bodies }: GameOf<K>,
  record: string,
  { write }: SaveWords<K>,
  notes?: BySide<Sealed>,
): string {
  const settingOut =
    stage.name === 'settingOut'
      ? {
          side: stage.side,
          camps: {
            red: writeCamp(stage.camps.red, write),
            blue: writeCamp(stage.camps.blue, write),
          },
        }
      : undefined;
  return JSON.stringify({
    format: FORMAT,
    version: SAVE_VERSION,
    game: { id, left, record, bodies, settingOut, notes },
  });
}

const START = { line: 1, column: 1 } as const;

/** Reads a saved camp; an empty one, with a fault, if it is unreadable. */
function readCamp<P>(
  saved: SavedCamp,
  read: (word: string) => P | null,
  faults: TextFault[],
): CampOf<P> {
  if (saved.state === 'sealed') return saved;
  const places = readPlaces(saved.places, read);
  if (places !== null) return { state: saved.state, ...places };
  faults.push({ ...START, code: 'badValue', tag: 'places', text: saved.places.slice(0, 60) });
  return EMPTY_CAMP;
}

/**
 * Splits the text of a save into its parts: the id, the record and what is not in it. Returns a fault instead if the
 * text is no save (`noSave`), or one of a newer version (`newer`).
 */
export function partSave(text: string): SavedParts | { readonly fault: TextFault } {
  const json = jsonOf(text);
  const version = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), json);
  if (version.success && version.output.version > SAVE_VERSION)
    return { fault: { ...START, code: 'newer' } };
  const parsed = v.safeParse(shape, json);
  return parsed.success ? parsed.output.game : { fault: { ...START, code: 'noSave' } };
}

/**
 * Returns the reading of a record completed with what only its save has: the id, the time left, the setting out and the
 * named bodies, and their faults. The last argument reads the orders of setting out. A reading without a game is
 * unchanged.
 */
export function joinedSave<K extends Kind>(
  reading: RecordReadingOf<K>,
  { id, left, settingOut, bodies: saved = [] }: SavedParts,
  { read }: SaveWords<K>,
): RecordReadingOf<K> {
  if (reading.game === null) return reading;
  const added: TextFault[] = [];
  const bodies = v.safeParse(savedBodies, saved);
  if (!bodies.success)
    added.push({ ...START, code: 'badValue', tag: 'bodies', text: JSON.stringify(saved) });
  let { stage } = reading.game;
  if (settingOut !== undefined && stage.name === 'settingOut') {
    const camps = {
      red: readCamp(settingOut.camps.red, read, added),
      blue: readCamp(settingOut.camps.blue, read, added),
    };
    // A side with a closed camp does not set out, and the side that sets out has an open one.
    const open = SIDES.filter((side) => camps[side].state === 'placing');
    const side =
      settingOut.side !== null && open.includes(settingOut.side)
        ? settingOut.side
        : (open[0] ?? null);
    stage = { name: 'settingOut', side, camps };
  }
  const remembered = bodies.success ? bodies.output : [];
  return {
    ...reading,
    game: { ...reading.game, id, left, stage, bodies: remembered },
    faults: [...reading.faults, ...added],
  };
}

/**
 * Reads a saved game of Little Wars, executing its orders until the rules refuse one: the game so far, null if nothing
 * can be used, and every fault. Yields after each order. Never throws.
 */
export function* readSaveSteps(text: string): Steps<RecordReading> {
  const saved = partSave(text);
  if ('fault' in saved) return { game: null, faults: [saved.fault] };
  return joinedSave(yield* readRecordSteps(saved.record), saved, LITTLE_WARS_WORDS);
}

/**
 * Reads a saved game of Little Wars without executing its orders, which is enough for long lists and for comparison:
 * the game, null if nothing can be used, and the faults of the text. Never throws.
 */
export function parseSave(text: string): RecordReading {
  const saved = partSave(text);
  if ('fault' in saved) return { game: null, faults: [saved.fault] };
  return joinedSave<LittleWars>(parseRecord(saved.record), saved, LITTLE_WARS_WORDS);
}
