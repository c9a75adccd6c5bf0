import { REACHES } from '../../seats/reaches';
import { runAtBoard, type AtBoard } from '../../store/atBoard/atBoard';
import { runClock } from '../../store/atBoard/clock';
import { runSeats } from '../../store/atBoard/seats';

/** Runs the clocks of wars, and their seats that are not at this screen, as long as the page is open. */
export const run = (board: AtBoard): void =>
  runAtBoard(board, { clock: runClock, seats: () => runSeats(board, REACHES) });
