import { REACHES } from '../../seats/reaches';
import { runAtBoard, type AtBoard } from '../../store/atBoard/atBoard';
import { runClock } from '../../store/atBoard/clock';
import { runSeats } from '../../store/atBoard/seats';

/**
 * Runs, as long as the page is open, what belongs to the war whose board is shown: its clock, and its bots and other
 * players not at this screen.
 */
export const run = (board: AtBoard): void =>
  runAtBoard(board, { clock: runClock, seats: () => runSeats(board, REACHES) });
