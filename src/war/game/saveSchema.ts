import * as v from 'valibot';
import type { Tag } from '../../shell/record/recordText';
import { SIDES } from '../engine/vocabulary';
import { MOST_TIME } from './clocks';
import { NEW_BEGINNINGS } from './game';

/** The most characters of a save: many times those of the longest game. */
export const LONGEST_SAVE = 2_000_000;

/** A list whose entries `entryFaults` checks, so that the number of its faults is limited. */
const listOf = <T>() => v.custom<T[]>(Array.isArray, 'Invalid type: Expected Array');
const side = v.picklist(SIDES);
const camp = v.variant('state', [
  v.object({
    state: v.picklist(['placing', 'placed']),
    units: v.string(),
    drafts: v.optional(v.array(v.unknown())),
  }),
  v.object({ state: v.literal('sealed'), sealed: v.object({ iv: v.string(), data: v.string() }) }),
]);
const time = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_TIME));
const given = v.pipe(time, v.minValue(1));
/** The schema of a war's time limits in a save: a time for each turn or for the whole war, in milliseconds. */
export const clockSchema = v.object({
  kind: v.picklist(['turn', 'bank']),
  time: v.object({ N: given, S: given }),
  increment: time,
});
/** The schema of the times of a war in a save: what each side has left and each turn has taken, in milliseconds. */
export const timesSchema = v.object({
  left: v.object({ N: time, S: time }),
  turns: v.array(v.nullable(time)),
  lots: v.array(v.number()),
  forfeit: v.optional(v.literal(true)),
});
/** The schema of an object with a member for each side, which is checked separately. */
export const bothSides = v.object({ N: v.optional(v.unknown()), S: v.optional(v.unknown()) });
/** The schema of a side's seat in a save: its kind, and the word that the kind writes for it. */
export const seatSchema = v.object({ kind: v.string(), word: v.string() });
/** The schema of a saved game; members that are `unknown` are checked separately, so that the rest can be read. */
export const schema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  players: v.object({ N: v.string(), S: v.string() }),
  tags: listOf<Tag>(),
  /** As in records: a rule set and the switches that differ from it. */
  rules: v.string(),
  /** The id of a map, or the text of one on one line; Debord's if missing. */
  map: v.optional(v.string()),
  way: v.picklist([...NEW_BEGINNINGS, 'position']),
  opening: v.nullable(v.string()),
  /** Checked separately: if it is missing or damaged, the rest of the game is unaffected. */
  clock: v.optional(v.unknown()),
  /** As in records; checked separately too. */
  handicap: v.optional(v.string()),
  /** Of each side whose seat is not at this screen; checked separately too. */
  seats: v.optional(v.unknown()),
  stage: v.variant('name', [
    v.object({
      name: v.literal('deployment'),
      side: v.nullable(side),
      camps: v.object({ N: camp, S: camp }),
    }),
    v.object({
      name: v.literal('lots'),
      armies: v.object({ N: v.string(), S: v.string() }),
      first: v.nullable(side),
    }),
    v.object({
      name: v.literal('war'),
      start: v.string(),
      actions: listOf<string>(),
      times: v.optional(v.unknown()),
    }),
  ]),
});

/** A game as it is saved as JSON, in the current version of saves. */
export type Plain = v.InferOutput<typeof schema>;

/** One side's deployment as it is saved as JSON, in the current version of saves. */
export type PlainCamp = v.InferOutput<typeof camp>;
