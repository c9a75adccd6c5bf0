import { readAction } from '../../engine/notation/recordText';
import type { Deployment } from '../../engine/deployment';
import type { Side } from '../../engine/vocabulary';
import type { Game } from '../../game/game';
import { readUnits } from '../../game/placements';
import type { BotEngine } from '../../seats/bot/bots';
import type { BotFault, BotLevel } from '../../seats/bot/kind';
import { turnReasonSentence } from '../../words/opponent';
import { deploymentQuestion, turnQuestion } from './question';
import type { BotClient } from './botClient';

/** Seeds are below this. */
const SEEDS = 2 ** 31;
type RandomInt = (n: number) => number;

/**
 * Returns the engine that computes the bots' turns, with a score and the reasons in sentences, by asking their worker
 * (`botClient`). `randomInt(n)` returns a random whole number from 0 to n - 1; it makes the seed that decides between
 * equally good turns.
 */
export const createBotEngine = (botClient: BotClient, randomInt: RandomInt): BotEngine => ({
  think(game, war, how, done, failed) {
    const { board } = game;
    botClient.ask(
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
  stop: botClient.stop,
});

/**
 * Asks the bots' worker for a deployment of a side, by a bot of `how.level`; the question contains nothing of the other
 * side's deployment. Calls `done` with the deployment or `failed` with the reason, once.
 */
export function askDeployment(
  botClient: BotClient,
  game: Game,
  side: Side,
  how: { readonly level: BotLevel; readonly randomInt: RandomInt },
  done: (deployment: Deployment) => void,
  failed: (fault: BotFault) => void,
): void {
  const { level, randomInt } = how;
  botClient.ask(
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
