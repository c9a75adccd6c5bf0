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
import { broughtUp } from '../../shell/versions';
import { readUnits } from './placements';
import { FORMAT, SAVE_VERSION } from './saveFormat';

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
  tags: v.array(v.object({ name: v.pipe(v.string(), v.regex(/^\w+$/)), value: v.string() })),
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
    v.object({ name: v.literal('war'), start: v.string(), actions: v.array(v.string()) }),
  ]),
});
export type Plain = v.InferOutput<typeof schema>;
export type PlainCamp = v.InferOutput<typeof camp>;

/** What is wrong with a save. */
export type SaveFault =
  | { readonly code: 'notJson' }
  | { readonly code: 'foreign' }
  | { readonly code: 'older'; readonly version: number }
  | { readonly code: 'newer'; readonly version: number }
  | { readonly code: 'shape'; readonly path: string; readonly problem: string }
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
  const today = broughtUp(STEPS, version, head.output.game, (fault) => faults.push(fault));
  const parsed = v.safeParse(schema, today);
  if (!parsed.success)
    return {
      game: null,
      faults: parsed.issues.map((issue) => ({
        code: 'shape',
        path: v.getDotPath(issue) ?? '',
        problem: issue.message,
      })),
    };
  const { rules: said, ...plain } = parsed.output;
  const rules = readRules(said);
  if (!rules.ok)
    return { game: null, faults: [...faults, { code: 'rules', faults: rules.faults }] };
  const stage = readStage(plain.stage, rules.rules, faults);
  if (stage === null) return { game: null, faults };
  return {
    game: {
      ...plain,
      ruleSet: rules.ruleSet,
      rules: rules.rules,
      opening: plain.opening !== null && openingOf(plain.opening) ? plain.opening : null,
      stage,
    },
    faults,
  };
}

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
      const { war, fault } = replayActions(rules, reading.setup, stage.actions);
      if (fault !== null) faults.push({ code: 'action', fault });
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
