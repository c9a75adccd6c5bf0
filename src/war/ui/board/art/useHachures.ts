import { useEffect, useState } from 'react';
import type { Board } from '../../../engine/board';
import { breather } from '../../../../shell/breather';
import { nextFrame } from '../../../../shell/platform/nextFrame';
import type { Orientation } from '../geometry';
import { drawnOnce } from './drawnOnce';
import { engrave, type Hachures } from './hachures';
import { turner } from './path';
import { readRange } from './range';

const engraved = drawnOnce<Hachures>();

const engraving = (board: Board, orientation: Orientation) =>
  engrave(board, readRange(board), turner(board, orientation));

/** The hachures of a board, drawn at once: the page does nothing else until they are. */
function drawn(board: Board, orientation: Orientation): Hachures {
  const work = engraving(board, orientation);
  for (;;) {
    const { done, value } = work.next();
    if (done) return engraved.keep(board, orientation, value);
  }
}

/**
 * Draws the hachures of a board once the next frame is shown, and lets the page answer between.
 * @returns what leaves off
 */
function drawLater(board: Board, orientation: Orientation, onDrawn: (hachures: Hachures) => void) {
  let leftOff = false;
  async function draw(): Promise<void> {
    await nextFrame();
    const pause = breather();
    const work = engraving(board, orientation);
    while (!leftOff) {
      const { done, value } = work.next();
      if (done) {
        onDrawn(engraved.keep(board, orientation, value));
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
 * The hachures of a board, drawn once for each way it is turned, for screens come and go. Where they may come later, those of the
 * board before stand until then, for a map that is being drawn has nearly the same; at first there are none.
 */
export function useHachures(
  board: Board,
  orientation: Orientation,
  later: boolean,
): Hachures | undefined {
  const [shown, setShown] = useState<{ turned: Orientation; hachures: Hachures } | null>(null);
  const hachures =
    engraved.get(board, orientation) ?? (later ? undefined : drawn(board, orientation));
  const missing = hachures === undefined;
  if (!missing && shown?.hachures !== hachures) setShown({ turned: orientation, hachures });
  useEffect(() => {
    if (!missing) return;
    return drawLater(board, orientation, (found) =>
      setShown({ turned: orientation, hachures: found }),
    );
  }, [missing, board, orientation]);
  return hachures ?? (shown?.turned === orientation ? shown.hachures : undefined);
}
