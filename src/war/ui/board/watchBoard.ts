import { watchGestures, type Surface } from './gestures';

/** A board in its frame, each as it is laid out. */
interface WatchedBoard extends Omit<Surface, 'size' | 'spot'> {
  readonly board: HTMLElement;
  /** Whether it is read from across the table. */
  readonly across: boolean;
}

/** Watches fingers and wheels over a board (gestures.ts); answers what ends that. */
export const watchBoard = ({ board, across, ...surface }: WatchedBoard): (() => void) =>
  watchGestures({
    ...surface,
    size: () => ({ width: board.offsetWidth, height: board.offsetHeight }),
    spot: ({ clientX, clientY }) => {
      const { left, top, width, height } = surface.frame.getBoundingClientRect();
      const x = (clientX - left - width / 2) / board.offsetWidth;
      const y = (clientY - top - height / 2) / board.offsetHeight;
      return across ? { x: 0.5 - x, y: 0.5 - y } : { x: 0.5 + x, y: 0.5 + y };
    },
  });
