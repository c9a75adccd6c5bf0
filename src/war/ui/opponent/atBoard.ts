import { REACHES } from '../../seats/reaches';
import { runAtBoard, type AtBoard } from '../../store/atBoard/atBoard';
import { runClock } from '../../store/atBoard/clock';
import { runSeats } from '../../store/atBoard/seats';

/** Runs, as long as the page is open, the clock of the war that is shown, and its seats that are not at this screen. */
export const run = (board: AtBoard): void =>
  runAtBoard(board, { clock: runClock, seats: () => runSeats(board, REACHES) });
