import { memo, useEffect, useState } from 'react';
import type { Board } from '../../engine/board';
import { Ground } from './art/Ground';
import type { Orientation } from './geometry';
import { createYieldToMain } from '../../../shell/runInSlices';
import { nextFrame, whenIdle } from '../../../shell/platform/nextFrame';
import { drawHachures, cachedHachures, type Hachures } from './art/hachures';

interface ProgressiveGroundProps {
  readonly board: Board;
  readonly orientation: Orientation;
}

/**
 * Draws the terrain of a board; the hachures of its mountains (short strokes down the slopes) appear a moment after the
 * first frame, because they take a tenth of a second to compute.
 */
export const ProgressiveGround = memo(function ProgressiveGround({
  board,
  orientation,
}: ProgressiveGroundProps) {
  const hachures = useHachures(board, orientation);
  return <Ground board={board} orientation={orientation} hachures={hachures} />;
});

/** Draws the hachures of a board after the next frame, in slices. Returns a cancel function. */
function drawLater(board: Board, orientation: Orientation, onDrawn: (hachures: Hachures) => void) {
  let cancelled = false;
  async function draw(): Promise<void> {
    await nextFrame();
    await whenIdle();
    const pause = createYieldToMain();
    const work = drawHachures(board, orientation);
    while (!cancelled) {
      const { done, value } = work.next();
      if (done) {
        onDrawn(value);
        return;
      }
      await pause();
    }
  }
  void draw();
  return () => {
    cancelled = true;
  };
}

/**
 * Hook: returns the hachures of a board, which are drawn a moment after the rest of the map. Until then it returns
 * those of the board shown before, because an edited map has nearly the same ones; null if there was none with this
 * orientation.
 */
function useHachures(board: Board, orientation: Orientation): Hachures | null {
  const [shown, setShown] = useState<{ turned: Orientation; hachures: Hachures } | null>(null);
  const cached = cachedHachures(board, orientation);
  const missing = cached === undefined;
  if (!missing && shown?.hachures !== cached) setShown({ turned: orientation, hachures: cached });
  useEffect(() => {
    if (!missing) return;
    return drawLater(board, orientation, (hachures) => setShown({ turned: orientation, hachures }));
  }, [missing, board, orientation]);
  return cached ?? (shown?.turned === orientation ? shown.hachures : null);
}
