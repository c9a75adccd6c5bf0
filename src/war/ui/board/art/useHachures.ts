import { useEffect, useState } from 'react';
import type { Board } from '../../../engine/board';
import { breather } from '../../../../shell/breather';
import { nextFrame } from '../../../../shell/platform/nextFrame';
import type { Orientation } from '../geometry';
import { drawHachures, knownHachures, type Hachures } from './hachures';

/**
 * Draws the hachures of a board once the next frame is shown, and lets the page answer between.
 * @returns what leaves off
 */
function drawLater(board: Board, orientation: Orientation, onDrawn: (hachures: Hachures) => void) {
  let leftOff = false;
  async function draw(): Promise<void> {
    await nextFrame();
    const pause = breather();
    const work = drawHachures(board, orientation);
    while (!leftOff) {
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
    leftOff = true;
  };
}

/**
 * The hachures of a board, which come a moment after the rest of the map. Until then those of the board before stand, for a map
 * that is being drawn has nearly the same; at first there are none.
 */
export function useHachures(board: Board, orientation: Orientation): Hachures | null {
  const [shown, setShown] = useState<{ turned: Orientation; hachures: Hachures } | null>(null);
  const known = knownHachures(board, orientation);
  const missing = known === undefined;
  if (!missing && shown?.hachures !== known) setShown({ turned: orientation, hachures: known });
  useEffect(() => {
    if (!missing) return;
    return drawLater(board, orientation, (hachures) => setShown({ turned: orientation, hachures }));
  }, [missing, board, orientation]);
  return known ?? (shown?.turned === orientation ? shown.hachures : null);
}
