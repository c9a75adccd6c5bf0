import * as v from 'valibot';
import { jsonOf } from '../../shell/json';
import { SIDES } from '../engine/types';
import type { Camp, Game, Stage } from './game';
import { parseRecord, type RecordReading } from './parseRecord';
import { readRecordSteps } from './readRecord';
import { finished, type Steps } from '../../shell/steps';
import { writeRecord } from './record';
import { readPlaces, writePlaces, type RecordFault } from './recordText';

/** The format name in a save. */
export const FORMAT = 'little-wars';
/**
 * The version, raised with every change of the format, with a step from the earlier one. Version 1 had no bodies;
 * records of 1 and 2 name no rulings, which means the first. Both are read as they are.
 */
export const SAVE_VERSION = 3;

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
  }),
});
const savedBodies = v.array(
  v.object({
    letter: v.pipe(v.string(), v.regex(/^[A-Z]$/)),
    men: v.array(v.pipe(v.string(), v.maxLength(12))),
  }),
);
type SavedCamp = v.InferOutput<typeof camp>;

const writeCamp = (of: Camp): SavedCamp =>
  of.state === 'sealed' ? of : { state: of.state, places: writePlaces(of) };

/** Returns a game as saved: its record, the remembered bodies, the setting out, and the time left. */
export function writeSave(game: Game): string {
  const { id, left, stage, bodies } = game;
  const settingOut =
    stage.name === 'settingOut'
      ? {
          side: stage.side,
          camps: { red: writeCamp(stage.camps.red), blue: writeCamp(stage.camps.blue) },
        }
      : undefined;
  return JSON.stringify({
    format: FORMAT,
    version: SAVE_VERSION,
    game: { id, left, record: writeRecord(game), bodies, settingOut },
  });
}

const START = { line: 1, column: 1 } as const;

/** Reads a saved camp; an empty one, with a fault, if it is unreadable. */
function readCamp(saved: SavedCamp, faults: RecordFault[]): Camp {
  if (saved.state === 'sealed') return saved;
  const places = readPlaces(saved.places);
  if (places !== null) return { state: saved.state, ...places };
  faults.push({ ...START, code: 'badValue', tag: 'places', text: saved.places.slice(0, 60) });
  return { state: 'placing', force: null, places: [] };
}

/** A saved game: its record, and how the rest joins the record's reading; or why it is none. */
type ParsedSave =
  | { readonly record: string; readonly join: (reading: RecordReading) => RecordReading }
  | { readonly record: null; readonly reading: RecordReading };

const nothing = (code: 'noSave' | 'newer'): ParsedSave => ({
  record: null,
  reading: { game: null, faults: [{ ...START, code }] },
});

function parsedSave(text: string): ParsedSave {
  const json = jsonOf(text);
  const version = v.safeParse(v.object({ format: v.literal(FORMAT), version: v.number() }), json);
  if (version.success && version.output.version > SAVE_VERSION) return nothing('newer');
  const parsed = v.safeParse(shape, json);
  if (!parsed.success) return nothing('noSave');
  const { game } = parsed.output;
  return { record: game.record, join: (reading) => joined(reading, game) };
}

/** Returns a game whose record has been read, with the rest of its save. */
function joined(
  reading: RecordReading,
  { id, left, settingOut, bodies: saved = [] }: v.InferOutput<typeof shape>['game'],
): RecordReading {
  if (reading.game === null) return reading;
  const faults = [...reading.faults];
  const bodies = v.safeParse(savedBodies, saved);
  if (!bodies.success)
    faults.push({ ...START, code: 'badValue', tag: 'bodies', text: JSON.stringify(saved) });
  let { stage } = reading.game;
  if (settingOut !== undefined && stage.name === 'settingOut') {
    const camps = {
      red: readCamp(settingOut.camps.red, faults),
      blue: readCamp(settingOut.camps.blue, faults),
    };
    // A side with a closed camp does not set out, and the side that sets out has an open one.
    const open = SIDES.filter((side) => camps[side].state === 'placing');
    const side =
      settingOut.side !== null && open.includes(settingOut.side)
        ? settingOut.side
        : (open[0] ?? null);
    stage = { name: 'settingOut', side, camps } satisfies Stage;
  }
  const remembered = bodies.success ? bodies.output : [];
  return {
    ...reading,
    game: { ...reading.game, id, left, stage, bodies: remembered },
    faults,
  };
}

/** Reads a saved game, as far as it is good. Never throws. */
export const readSave = (text: string): RecordReading => finished(readSaveSteps(text));

/** As `readRecord`, but yields after each order, so that the page can respond while it reads. */
export function* readSaveSteps(text: string): Steps<RecordReading> {
  const saved = parsedSave(text);
  return saved.record === null ? saved.reading : saved.join(yield* readRecordSteps(saved.record));
}

/** Reads a saved game without executing its orders, for long lists and for comparison. Never throws. */
export function parseSave(text: string): RecordReading {
  const saved = parsedSave(text);
  return saved.record === null ? saved.reading : saved.join(parseRecord(saved.record));
}
