import { readAction } from '../../engine/notation/actionReading';
import type { Deployment } from '../../engine/deployment';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { readUnits } from '../../game/placements';
import type { ProgramLevel } from '../../game/seat';
import type { ProgramFault, ProgramMind } from '../../store/programState';
import { turnReasonSentence } from '../../words/opponent';
import { deploymentQuestion, turnQuestion } from './question';
import type { Thinker } from './thinker';

/** Seeds are below this. */
const SEEDS = 2 ** 31;
type RandomInt = (n: number) => number;

/** What thinks for the programs at a war, by a worker; chance decides between equals. */
export const createMind = (thinker: Thinker, randomInt: RandomInt): ProgramMind => ({
  think(game, war, how, done, failed) {
    const { board } = game;
    thinker.ask(
      turnQuestion(game, war, { ...how, seed: randomInt(SEEDS) }),
      (thought) => {
        if (thought.is !== 'turn') return;
        const { actions, score, reasons } = thought;
        done({
          actions: actions.flatMap((text) => readAction(board, text) ?? []),
          score,
          why: () => reasons.map((reason) => turnReasonSentence(board, reason)),
        });
      },
      failed,
    );
  },
  stop: thinker.stop,
});

/** Asks for the deployment of a side, of which nothing of the other's is told. */
export function askDeployment(
  thinker: Thinker,
  game: Game,
  side: Side,
  how: { readonly level: ProgramLevel; readonly randomInt: RandomInt },
  done: (deployment: Deployment) => void,
  failed: (fault: ProgramFault) => void,
): void {
  const { level, randomInt } = how;
  thinker.ask(
    deploymentQuestion(game, side, { level, seed: randomInt(SEEDS) }),
    (thought) => {
      if (thought.is !== 'deployment') return;
      const units = readUnits(game.board, side, thought.placement);
      if ('units' in units) done(units);
      else failed('garbled');
    },
    failed,
  );
}
