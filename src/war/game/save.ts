import * as v from 'valibot';
import { readPosition, type Fault } from '../engine/notation/notation';
import { emptyDeployment, type Deployment } from '../engine/deployment';
import { openingOf } from '../engine/openings';
import type { Rules } from '../engine/rules';
import { readRules, type RulesFault } from '../engine/notation/ruleText';
import { SIDES, type Side } from '../engine/vocabulary';
import type { FirstFault } from './earlier/firstWar';
import { NEW_BEGINNINGS, type Camp, type Camps, type Game, type Stage } from './game';
import { BOARD } from './ground';
import { replayActions, type ReplayFault } from './replay';
import { STEPS } from './earlier/steps';
import { seenText } from '../../shell/seenText';
import { broughtUp } from '../../shell/versions';
import { readUnits } from './placements';
import { FORMAT, MOST_ORDERS, SAVE_VERSION } from './saveFormat';

/** Characters of a save that are read at most: many times those of the longest game. */
const LONGEST_SAVE = 2_000_000;
/** Faults of shape that are told one by one; of a garbled list with thousands, the others are counted. */
const MOST_SHAPES = 20;

/** A list whose entries are looked at by `entryFaults`, so that its faults are bounded. */
const listOf = <T>() => v.custom<T[]>(Array.isArray, 'Invalid type: Expected Array');
const tag = v.object({ name: v.pipe(v.string(), v.regex(/^\w+$/)), value: v.string() });
const side = v.picklist(SIDES);
const camp = v.variant('state', [
  v.object({
    state: v.picklist(['placing', 'placed']),
    units: v.string(),
    drafts: v.optional(v.array(v.unknown())),
  }),
  v.object({ state: v.literal('sealed'), sealed: v.object({ iv: v.string(), data: v.string() }) }),
]);
const schema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  players: v.object({ N: v.string(), S: v.string() }),
  tags: listOf<v.InferOutput<typeof tag>>(),
  /** As records say them: a rule set and the switches that differ from it. */
  rules: v.string(),
  way: v.picklist([...NEW_BEGINNINGS, 'position']),
  opening: v.nullable(v.string()),
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
    v.object({ name: v.literal('war'), start: v.string(), actions: listOf<string>() }),
  ]),
});
export type Plain = v.InferOutput<typeof schema>;
export type PlainCamp = v.InferOutput<typeof camp>;

/** What is wrong with a save. */
export type SaveFault =
  | { readonly code: 'notJson' }
  | { readonly code: 'foreign' }
  /** Nothing of it is read. Lengths in characters. */
  | { readonly code: 'longSave'; readonly found: number; readonly wanted: number }
  /** It has more orders than are carried out. */
  | { readonly code: 'manyOrders'; readonly found: number; readonly wanted: number }
  | { readonly code: 'older'; readonly version: number }
  | { readonly code: 'newer'; readonly version: number }
  | { readonly code: 'shape'; readonly path: string; readonly problem: string }
  /** Faults of shape besides those told one by one. */
  | { readonly code: 'moreShapes'; readonly count: number }
  | { readonly code: 'rules'; readonly faults: readonly RulesFault[] }
  | { readonly code: 'deployment'; readonly side: Side; readonly faults: readonly Fault[] }
  | { readonly code: 'start'; readonly faults: readonly Fault[] }
  | { readonly code: 'action'; readonly fault: ReplayFault }
  | FirstFault;

/** A save as read: the game as far as it is good, and everything that is not. */
export interface SaveReading {
  readonly game: Game | null;
  readonly faults: readonly SaveFault[];
}

/** A save that could not be read whole, kept as it was found. */
export interface DamagedSave {
  readonly text: string;
  readonly faults: readonly SaveFault[];
  /** Whether a part of it was good enough to play on. */
  readonly recovered: boolean;
}

/** Reads a save; never throws, whatever the text is. */
export function readGame(text: string): SaveReading {
  let raw: unknown;
  if (text.length > LONGEST_SAVE) {
    const fault = { code: 'longSave', found: text.length, wanted: LONGEST_SAVE } as const;
    return { game: null, faults: [fault] };
  }
  try {
    raw = JSON.parse(text);
  } catch {
    return { game: null, faults: [{ code: 'notJson' }] };
  }
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
  let today: unknown;
  try {
    today = broughtUp(STEPS, version, head.output.game, (fault) => faults.push(fault));
  } catch {
    // What is nested deeper than the browser can write out.
    return { game: null, faults: [{ code: 'foreign' }] };
  }
  const parsed = v.safeParse(schema, today);
  const shapes = [...shapesOf(parsed.issues), ...listFaults(today)];
  if (!parsed.success || shapes.length > 0) return { game: null, faults: shapes };
  const { rules: said, ...plain } = parsed.output;
  const rules = readRules(said);
  if (!rules.ok)
    return { game: null, faults: [...faults, { code: 'rules', faults: rules.faults }] };
  const stage = readStage(plain.stage, rules.rules, faults);
  if (stage === null) return { game: null, faults };
  return {
    game: {
      ...plain,
      players: { N: shownName(plain.players.N), S: shownName(plain.players.S) },
      ruleSet: rules.ruleSet,
      rules: rules.rules,
      opening: plain.opening !== null && openingOf(plain.opening) ? plain.opening : null,
      stage,
    },
    faults,
  };
}

type Shape = Extract<SaveFault, { readonly code: 'shape' }>;

const shapesOf = (issues: readonly v.BaseIssue<unknown>[] | undefined): Shape[] =>
  (issues ?? []).map((issue) => ({
    code: 'shape',
    path: v.getDotPath(issue) ?? '',
    problem: issue.message,
  }));

const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

/** What is wrong with the entries of a game's lists. */
function listFaults(game: unknown): SaveFault[] {
  return [
    ...entryFaults('tags', member(game, 'tags'), tag),
    ...entryFaults('stage.actions', member(member(game, 'stage'), 'actions'), v.string()),
  ];
}

function entryFaults(path: string, list: unknown, entry: v.GenericSchema): SaveFault[] {
  if (!Array.isArray(list)) return [];
  const faults: SaveFault[] = [];
  let count = 0;
  for (const [i, one] of (list as unknown[]).entries()) {
    // A check by its type alone is soon made, of however many entries.
    if (entry.type === 'string' ? typeof one === 'string' : v.is(entry, one)) continue;
    if (faults.length >= MOST_SHAPES) count += 1;
    else
      for (const fault of shapesOf(v.safeParse(entry, one).issues))
        faults.push({
          ...fault,
          path: [path, i, fault.path].filter((part) => part !== '').join('.'),
        });
  }
  return count === 0 ? faults : [...faults, { code: 'moreShapes', count }];
}

/** A name as it was kept; none where nothing of it is seen. */
const shownName = (name: string): string => (seenText(name) === '' ? '' : name);

function readStage(stage: Plain['stage'], rules: Rules, faults: SaveFault[]): Stage | null {
  switch (stage.name) {
    case 'deployment': {
      const camps: Camps = {
        N: readCamp('N', stage.camps.N, faults),
        S: readCamp('S', stage.camps.S, faults),
      };
      // Whose camp is open again, because it was damaged or never closed, deploys next.
      const open = SIDES.find((s) => camps[s].state === 'placing') ?? null;
      const inTurn = stage.side !== null && camps[stage.side].state === 'placing';
      return { name: 'deployment', side: inTurn ? stage.side : open, camps };
    }
    case 'lots': {
      const N = readArmy('N', stage.armies.N, faults);
      const S = readArmy('S', stage.armies.S, faults);
      return N === null || S === null
        ? null
        : { name: 'lots', armies: { N, S }, first: stage.first };
    }
    case 'war': {
      const reading = readPosition(BOARD, stage.start);
      if (!reading.ok) {
        faults.push({ code: 'start', faults: reading.faults });
        return null;
      }
      const { war, fault } = replayActions(
        rules,
        reading.setup,
        stage.actions.slice(0, MOST_ORDERS),
      );
      if (fault !== null) faults.push({ code: 'action', fault });
      else if (stage.actions.length > MOST_ORDERS)
        faults.push({ code: 'manyOrders', found: stage.actions.length, wanted: MOST_ORDERS });
      return { name: 'war', war };
    }
  }
}

function readArmy(of: Side, text: string, faults: SaveFault[]): Deployment | null {
  const read = readUnits(of, text);
  if ('units' in read) return read;
  faults.push({ code: 'deployment', side: of, faults: read });
  return null;
}

function readCamp(of: Side, plain: PlainCamp, faults: SaveFault[]): Camp {
  if (plain.state === 'sealed') return plain;
  const deployment = readArmy(of, plain.units, faults);
  if (deployment !== null && plain.state === 'placed') return { state: 'placed', deployment };
  return {
    state: 'placing',
    deployment: deployment ?? emptyDeployment(of),
    ...(plain.drafts && { drafts: plain.drafts }),
  };
}
