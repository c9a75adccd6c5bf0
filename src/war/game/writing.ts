import { halfOf, type Deployment } from '../engine/deployment';
import {
  readPosition,
  writeAction,
  writePlacement,
  writeSetup,
  type Fault,
} from '../engine/notation/notation';
import { writeRules } from '../engine/notation/ruleWriting';
import type { Side } from '../engine/vocabulary';
import { BOARD, type Camp, type Game, type Stage } from './game';
import type { Plain, PlainCamp } from './save';

export const FORMAT = 'game-of-war';
/** Raised with every change of the format, and of what a rule set means, each with a step (steps.ts) and a fixture. */
export const SAVE_VERSION = 2;

/** The game as text, for storage; `readGame` gives the same game back. */
export const writeGame = (game: Game): string =>
  JSON.stringify({ format: FORMAT, version: SAVE_VERSION, game: plainOf(game) });

/** Always in the same order, so that the same game is the same text. */
function plainOf({ id, players, tags, ruleSet, rules, way, opening, stage }: Game): Plain {
  return {
    id,
    players,
    tags: [...tags],
    rules: writeRules(rules, ruleSet),
    way,
    opening,
    stage: plainStage(stage),
  };
}

function plainStage(stage: Stage): Plain['stage'] {
  switch (stage.name) {
    case 'deployment':
      return { ...stage, camps: { N: plainCamp(stage.camps.N), S: plainCamp(stage.camps.S) } };
    case 'lots': {
      const { N, S } = stage.armies;
      return { ...stage, armies: { N: unitsText(N), S: unitsText(S) } };
    }
    case 'war': {
      const { start, actions } = stage.war;
      return {
        name: 'war',
        start: writeSetup(BOARD, start),
        actions: actions.map((action) => writeAction(BOARD, action)),
      };
    }
  }
}

function plainCamp(camp: Camp): PlainCamp {
  if (camp.state === 'sealed') return { state: 'sealed', sealed: { ...camp.sealed } };
  const plain = { state: camp.state, units: unitsText(camp.deployment) };
  return camp.state === 'placing' && camp.drafts ? { ...plain, drafts: [...camp.drafts] } : plain;
}

/** A deployment as the placement field of a position string. */
export const unitsText = (deployment: Deployment): string =>
  writePlacement(BOARD, deployment.units);

/** Reads a deployment of one side; units that are not on its own ground are refused with the rest. */
export function readUnits(of: Side, text: string): Deployment | readonly Fault[] {
  const reading = readPosition(BOARD, `${text} N - - 1`);
  if (!reading.ok) return reading.faults;
  const deployment = halfOf(BOARD, reading.setup, of);
  return deployment.units.length === reading.setup.units.length
    ? deployment
    : [{ code: 'badSide', at: 0, text }];
}
