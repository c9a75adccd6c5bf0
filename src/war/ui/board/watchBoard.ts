import { watchGestures, type Surface } from './gestures';
import { knowSight } from './sight';

/** A board in its frame, each as it is laid out. */
interface WatchedBoard extends Omit<Surface, 'size' | 'spot'> {
  readonly board: HTMLElement;
  /** Whether it is read from across the table. */
  readonly across: boolean;
}

/** Watches fingers and wheels over a board (gestures.ts) and makes it known to what brings squares into sight; answers what ends that. */
export function watchBoard({ board, across, ...surface }: WatchedBoard): () => void {
  const forget = knowSight(board, surface);
  const stop = watchGestures({
    ...surface,
    size: () => ({ width: board.offsetWidth, height: board.offsetHeight }),
    spot: ({ clientX, clientY }) => {
      const { left, top, width, height } = surface.frame.getBoundingClientRect();
      const x = (clientX - left - width / 2) / board.offsetWidth;
      const y = (clientY - top - height / 2) / board.offsetHeight;
      return across ? { x: 0.5 - x, y: 0.5 - y } : { x: 0.5 + x, y: 0.5 + y };
    },
  });
  return () => {
    forget();
    stop();
  };
}
