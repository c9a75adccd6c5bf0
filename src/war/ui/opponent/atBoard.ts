import { runAtBoard, type AtBoard } from '../../store/atBoard';
import { runClock } from '../../store/clock';
import { createPrograms } from '../../store/programs';
import { runSeats } from '../../store/seats';
import { createMind } from './mind';
import { createThinker, openWorker } from './thinker';

/** Runs the clocks of wars, and their programs, for which a worker thinks. */
export const run = (board: AtBoard): void =>
  runAtBoard(board, {
    clock: runClock,
    seats: () =>
      runSeats(board, {
        program: (look) =>
          createPrograms(board, createMind(createThinker(openWorker), board.randomInt), look),
      }),
  });
