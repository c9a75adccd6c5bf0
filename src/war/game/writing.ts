import type { Board } from '../engine/board';
import { isStandard } from '../engine/standardMap';
import { writeHandicap } from '../engine/notation/handicapText';
import { writeAction, writeSetup } from '../engine/notation/notation';
import type { Camp, Game, Stage } from './game';
import { FORMAT, SAVE_VERSION } from './linkFormat';
import { arePeople, levelIn } from './seat';
import { unitsText } from './placements';
import type { Plain, PlainCamp } from './save';
import { writeRules } from '../engine/notation/ruleText';

/** Returns the game as text, for storage, which `readGame` reads back. */
export const writeGame = (game: Game): string =>
  JSON.stringify({ format: FORMAT, version: SAVE_VERSION, game: plainOf(game) });

/** Always in the same order, so that the same game gives the same text. */
function plainOf(game: Game): Plain {
  const { id, players, tags, board, ruleSet, rules, way, opening, clock, handicap, seats, stage } =
    game;
  const { N, S } = { N: levelIn(seats.N), S: levelIn(seats.S) };
  return {
    id,
    players,
    tags: [...tags],
    ...(!isStandard(board) && { map: board.map }),
    rules: writeRules(rules, ruleSet),
    way,
    opening,
    clock,
    handicap: handicap && writeHandicap(board, handicap),
    ...(!arePeople(seats) && { programs: { ...(N && { N }), ...(S && { S }) } }),
    stage: plainStage(board, stage),
  };
}

function plainStage(board: Board, stage: Stage): Plain['stage'] {
  switch (stage.name) {
    case 'deployment':
      return {
        ...stage,
        camps: { N: plainCamp(board, stage.camps.N), S: plainCamp(board, stage.camps.S) },
      };
    case 'lots': {
      const { N, S } = stage.armies;
      return { ...stage, armies: { N: unitsText(board, N), S: unitsText(board, S) } };
    }
    case 'war': {
      const { start, actions, times } = stage.war;
      return {
        name: 'war',
        start: writeSetup(board, start),
        actions: actions.map((action) => writeAction(board, action)),
        times,
      };
    }
  }
}

function plainCamp(board: Board, camp: Camp): PlainCamp {
  if (camp.state === 'sealed') return { state: 'sealed', sealed: { ...camp.sealed } };
  const plain = { state: camp.state, units: unitsText(board, camp.deployment) };
  return camp.state === 'placing' && camp.drafts ? { ...plain, drafts: [...camp.drafts] } : plain;
}
