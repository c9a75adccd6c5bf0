import type { Board } from '../engine/board';
import { isStandard } from '../engine/standardMap';
import { writeHandicap } from '../engine/notation/handicapText';
import { writeAction, writeSetup } from '../engine/notation/notation';
import type { Camp, Game, Stage } from './game';
import { FORMAT, SAVE_VERSION } from './linkFormat';
import { kindOf } from '../seats/kinds';
import type { Seats } from './seat';
import { unitsText } from './placements';
import type { Plain, PlainCamp } from './saveSchema';
import { writeRules } from '../engine/notation/ruleText';
import { SIDES } from '../engine/vocabulary';

/** Returns a game as the text that is saved, which `readGame` reads back. */
export const writeGame = (game: Game): string =>
  JSON.stringify({ format: FORMAT, version: SAVE_VERSION, game: plainOf(game) });

/** Always in the same order, so that the same game gives the same text. */
function plainOf(game: Game): Plain {
  const {
    id,
    players,
    tags,
    board,
    ruleSet,
    rules,
    beginning,
    opening,
    clock,
    handicap,
    seats,
    stage,
  } = game;
  return {
    id,
    players,
    tags: [...tags],
    ...(!isStandard(board) && { map: board.map }),
    rules: writeRules(rules, ruleSet),
    way: beginning,
    opening,
    clock,
    handicap: handicap && writeHandicap(board, handicap),
    seats: plainSeats(seats),
    stage: plainStage(board, stage),
  };
}

/** Returns what a save says of the seats that are not at this screen, by their sides; undefined if all are. */
function plainSeats(seats: Seats): Plain['seats'] {
  const plain = SIDES.flatMap((side) => {
    const { saved } = kindOf(seats[side]);
    const { kind } = seats[side];
    return saved === null ? [] : [[side, { kind, word: saved.wordOf(seats[side]) }] as const];
  });
  return plain.length === 0 ? undefined : Object.fromEntries(plain);
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
