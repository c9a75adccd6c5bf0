import { runAtBoard, type AtBoard } from '../../store/atBoard';
import { runClock } from '../../store/clock';
import { runPrograms } from '../../store/programs';
import { createMind } from './mind';
import { createThinker, openWorker } from './thinker';

/** Runs the clocks of wars, and their programs, for which a worker thinks. */
export const run = (board: AtBoard): void =>
  runAtBoard(board, {
    clock: runClock,
    programs: () => runPrograms(board, createMind(createThinker(openWorker), board.randomInt)),
  });
