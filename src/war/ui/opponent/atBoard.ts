import { runAtBoard, type AtBoard } from '../../store/atBoard/atBoard';
import { runClock } from '../../store/atBoard/clock';
import { createBots } from '../../store/atBoard/bots';
import { runSeats } from '../../store/atBoard/seats';
import { createBotEngine } from './botEngine';
import { createBotClient, openWorker } from './botClient';

/** Runs the clocks of wars, and their bots, with a worker. */
export const run = (board: AtBoard): void =>
  runAtBoard(board, {
    clock: runClock,
    seats: () =>
      runSeats(board, {
        program: (look) =>
          createBots(board, createBotEngine(createBotClient(openWorker), board.randomInt), look),
      }),
  });
