import type { SeatReach } from '../../store/atBoard/seats';
import { createBotClient, openWorker } from '../../ui/opponent/botClient';
import { askDeployment, createBotEngine } from '../../ui/opponent/botEngine';
import { createBots } from './bots';
import { levelIn } from './kind';

/** The access of the page to bots: through a worker, which computes their deployments and turns. */
export const REACH: SeatReach = {
  deploy({ game, side, randomInt }, done, failed) {
    const level = levelIn(game.seats[side]);
    const botClient = createBotClient(openWorker);
    if (level !== undefined)
      askDeployment(botClient, game, side, { level, randomInt }, done, failed);
    return botClient.stop;
  },
  open: (board, host) =>
    createBots(board, createBotEngine(createBotClient(openWorker), board.randomInt), host),
};
