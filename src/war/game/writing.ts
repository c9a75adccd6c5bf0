import { writeAction, writeSetup } from '../engine/notation/notation';
import type { Camp, Game, Stage } from './game';
import { BOARD } from './ground';
import { FORMAT, SAVE_VERSION } from './saveFormat';
import { unitsText } from './placements';
import type { Plain, PlainCamp } from './save';

import { writeRules } from '../engine/notation/ruleWriting';

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
