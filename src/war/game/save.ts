import * as v from 'valibot';
import type { Board } from '../engine/board';
import type { MapFault } from '../engine/maps/mapFaults';
import { readMapReference } from '../engine/maps/maps';
import { STANDARD_MAP_ID } from '../engine/standardMap';
import { startGiven, withoutOf, type Handicap } from '../engine/handicap';
import { readHandicap, type HandicapTextFault } from '../engine/notation/handicapText';
import { readPosition, type Fault } from '../engine/notation/notation';
import { emptyDeployment, reduced, type Deployment } from '../engine/deployment';
import { openingOf } from '../engine/openings';
import type { Rules } from '../engine/rules';
import { readRules, type RulesFault } from '../engine/notation/ruleText';
import { SIDES, type Side } from '../engine/vocabulary';
import { SEAT_KINDS } from '../seats/kinds';
import { PEOPLE, type Seats } from './seat';
import type { WarTimes } from './war';
import { withTimes, type WarTimeControl } from './clocks';
import type { FirstFault } from './earlier/firstWar';
import type { Camp, Camps, Game, Stage } from './game';
import { replaySteps, type ReplayFault } from './replay';
import { STEPS } from './earlier/steps';
import { jsonOf } from '../../shell/json';
import type {
  DamagedSave as Damaged,
  SaveReading as Reading,
} from '../../shell/persistence/format';
import { stripInvisible } from '../../shell/stripInvisible';
import { finished, type Steps } from '../../shell/steps';
import { upgraded } from '../../shell/stored';
import { readUnits } from './placements';
import { FORMAT, MOST_ORDERS, SAVE_VERSION } from './linkFormat';
import { listFaults, part, shapesOf, type ShapeFault } from './saveShapes';
import {
  LONGEST_SAVE,
  schema,
  clockSchema,
  type Plain,
  bothSides,
  seatSchema,
  type PlainCamp,
  timesSchema,
} from './saveSchema';

/**
 * A fault of the text of a saved game, distinguished by `code`: not JSON, not a save (`foreign`), too long, too many
 * orders, of an `older` version that cannot be read or a `newer` one, of the wrong shape, or with faults in its
 * rules, map, deployments, start, handicap or actions. Lengths are in characters.
 */
export type SaveFault =
  | { readonly code: 'notJson' }
  | { readonly code: 'foreign' }
  /** Nothing of it is read. Lengths are in characters. */
  | { readonly code: 'longSave'; readonly found: number; readonly wanted: number }
  /** It has more orders than are executed. */
  | { readonly code: 'manyOrders'; readonly found: number; readonly wanted: number }
  | { readonly code: 'older'; readonly version: number }
  /** It has a higher version, or a switch of the rules or a kind of seat that this version does not know. */
  | { readonly code: 'newer'; readonly version: number }
  | ShapeFault
  | { readonly code: 'rules'; readonly faults: readonly RulesFault[] }
  | { readonly code: 'map'; readonly faults: readonly MapFault[] }
  | {
      readonly code: 'deployment';
      readonly side: Side;
      readonly board: Board;
      readonly faults: readonly Fault[];
    }
  | { readonly code: 'start'; readonly board: Board; readonly faults: readonly Fault[] }
  /** It is dropped; a side that has not deployed yet has a whole army again. */
  | { readonly code: 'handicap'; readonly board: Board; readonly fault: HandicapTextFault }
  | { readonly code: 'action'; readonly fault: ReplayFault }
  | FirstFault;

/** The result of reading a saved game: the game as far as it could be read, null if it is of no use, and its faults. */
export type SaveReading = Reading<Game, SaveFault>;

/** A saved game that could be read only in part, or not at all, with its faults. */
export type DamagedSave = Damaged<SaveFault>;

/** Returns the game in the text of a save, as far as it can be read, and its faults. Never throws. */
export const readGame = (text: string): SaveReading => finished(readGameSteps(text));

/**
 * Reads a saved game: returns the game, as far as it can be read, and its faults. A generator that yields after each of
 * its orders, so that the page can respond meanwhile. Never throws.
 */
export function* readGameSteps(text: string): Steps<SaveReading> {
  if (text.length > LONGEST_SAVE) {
    const fault = { code: 'longSave', found: text.length, wanted: LONGEST_SAVE } as const;
    return { game: null, faults: [fault] };
  }
  const raw = jsonOf(text);
  if (raw === undefined) return { game: null, faults: [{ code: 'notJson' }] };
  const head = v.safeParse(
    v.object({ format: v.literal(FORMAT), version: v.number(), game: v.unknown() }),
    raw,
  );
  if (!head.success) return { game: null, faults: [{ code: 'foreign' }] };
  const { version } = head.output;
  if (version > SAVE_VERSION) return { game: null, faults: [{ code: 'newer', version }] };
  if (version < 1 || !Number.isInteger(version))
    return { game: null, faults: [{ code: 'older', version }] };
  const faults: SaveFault[] = [];
  const today = upgraded(STEPS, version, head.output.game, (fault) => faults.push(fault));
  const parsed = v.safeParse(schema, today);
  const shapes = [...shapesOf(parsed.issues), ...listFaults(today)];
  if (!parsed.success || shapes.length > 0) return { game: null, faults: shapes };
  const {
    rules: rulesText,
    map: mapText = STANDARD_MAP_ID,
    clock,
    handicap,
    ...rest
  } = parsed.output;
  const { seats: seated, way: beginning, ...plain } = rest;
  const seats = readSeats(seated, faults);
  if (seats === null) return { game: null, faults: [...faults, { code: 'newer', version }] };
  const rules = readRules(rulesText);
  if (!rules.ok) {
    const fault = rules.faults.every(({ code }) => code === 'unknownSwitch')
      ? ({ code: 'newer', version } as const)
      : ({ code: 'rules', faults: rules.faults } as const);
    return { game: null, faults: [...faults, fault] };
  }
  const { map, faults: mapFaults } = readMapReference(mapText);
  if (map === null) return { game: null, faults: [...faults, { code: 'map', faults: mapFaults }] };
  const { board } = map;
  const given = readGiven(board, handicap, plain.stage, faults);
  const stage = yield* readStage(board, plain.stage, rules.rules, given, faults);
  if (stage === null) return { game: null, faults };
  const control = part<WarTimeControl>('clock', clock, clockSchema, faults);
  return {
    game: {
      ...plain,
      beginning,
      players: { N: shownName(plain.players.N), S: shownName(plain.players.S) },
      board,
      ruleSet: rules.ruleSet,
      rules: rules.rules,
      opening: plain.opening !== null && openingOf(board, plain.opening) ? plain.opening : null,
      ...(control && { clock: control }),
      ...(given && { handicap: given }),
      seats,
      stage,
    },
    faults,
  };
}

/** Returns the handicap of a save; undefined if it has none or a faulty one. */
function readGiven(
  board: Board,
  text: string | undefined,
  stage: Plain['stage'],
  faults: SaveFault[],
): Handicap | undefined {
  if (text === undefined) return undefined;
  const start = stage.name === 'war' ? readPosition(board, stage.start) : null;
  const reading = readHandicap(board, start?.ok === true ? start.setup : null, text);
  if (reading.ok) return reading.handicap;
  for (const fault of reading.faults) faults.push({ code: 'handicap', board, fault });
  return undefined;
}

/**
 * Returns the seats of a save, where a side without a valid seat of another kind has a person at this screen; null if
 * this version does not know a kind.
 */
function readSeats(saved: unknown, faults: SaveFault[]): Seats | null {
  const seats = { ...PEOPLE };
  const bySide = part('seats', saved, bothSides, faults) ?? {};
  for (const side of SIDES) {
    const path = `seats.${side}`;
    const read = part(path, bySide[side], seatSchema, faults);
    if (read === undefined) continue;
    const { kind, word } = read;
    const saved = SEAT_KINDS[kind]?.saved ?? null;
    if (saved === null) return null;
    const seat = saved.seatOf(word);
    if (seat === null)
      faults.push({ code: 'shape', path, problem: `Invalid seat: ${kind} "${word}"` });
    else seats[side] = seat;
  }
  return seats;
}

/** Returns a saved name; empty if it has no visible character. */
const shownName = (name: string): string => (stripInvisible(name) === '' ? '' : name);

function* readStage(
  board: Board,
  stage: Plain['stage'],
  rules: Rules,
  given: Handicap | undefined,
  faults: SaveFault[],
): Steps<Stage | null> {
  const army = (of: Side, text: string): Deployment | null => {
    const read = readArmy(board, of, text, faults);
    return read && reduced(read, withoutOf(given, of));
  };
  const campOf = (of: Side, plain: PlainCamp): Camp =>
    readCamp(plain, army, emptyDeployment(of, withoutOf(given, of)));
  switch (stage.name) {
    case 'deployment': {
      const camps: Camps = {
        N: campOf('N', stage.camps.N),
        S: campOf('S', stage.camps.S),
      };
      // The side whose camp is open, because it was damaged or never closed, deploys next.
      const open = SIDES.find((s) => camps[s].state === 'placing') ?? null;
      const inTurn = stage.side !== null && camps[stage.side].state === 'placing';
      return { name: 'deployment', side: inTurn ? stage.side : open, camps };
    }
    case 'lots': {
      const N = army('N', stage.armies.N);
      const S = army('S', stage.armies.S);
      return N === null || S === null
        ? null
        : { name: 'lots', armies: { N, S }, first: stage.first };
    }
    case 'war': {
      const reading = readPosition(board, stage.start);
      if (!reading.ok) {
        faults.push({ code: 'start', board, faults: reading.faults });
        return null;
      }
      const { war, fault } = yield* replaySteps(
        board,
        rules,
        startGiven(reading.setup, given),
        stage.actions.slice(0, MOST_ORDERS),
      );
      if (fault !== null) faults.push({ code: 'action', fault });
      else if (stage.actions.length > MOST_ORDERS)
        faults.push({ code: 'manyOrders', found: stage.actions.length, wanted: MOST_ORDERS });
      const times = part<WarTimes>('stage.times', stage.times, timesSchema, faults);
      return { name: 'war', war: times === undefined ? war : withTimes(war, times) };
    }
  }
}

function readArmy(board: Board, of: Side, text: string, faults: SaveFault[]): Deployment | null {
  const read = readUnits(board, of, text);
  if ('units' in read) return read;
  faults.push({ code: 'deployment', side: of, board, faults: read });
  return null;
}

function readCamp(
  plain: PlainCamp,
  army: (of: Side, text: string) => Deployment | null,
  empty: Deployment,
): Camp {
  if (plain.state === 'sealed') return plain;
  const deployment = army(empty.side, plain.units);
  if (deployment !== null && plain.state === 'placed') return { state: 'placed', deployment };
  return {
    state: 'placing',
    deployment: deployment ?? empty,
    ...(plain.drafts && { drafts: plain.drafts }),
  };
}
