import { moveEffect } from '../engine/insight/consequence';
import type { Position } from '../engine/position';
import type { Square } from '../engine/vocabulary';
import {
  marchSentences,
  communicationSentences,
  raySentences,
  stateSentences,
  sumSentences,
} from './readings';
import { previewMove } from '../game/previews';

/** The readings of a position by keys, for screen readers. */
export type ReadingKind = 'rays' | 'chain' | 'sum' | 'change' | 'state';

/** Returns a reading of a square, or of the whole position; `chosen` is the unit whose march is asked about. */
export function read(
  reading: ReadingKind,
  position: Position,
  square: Square,
  chosen: Square | null,
): string[] {
  switch (reading) {
    case 'rays':
      return raySentences(position, square);
    case 'chain':
      return communicationSentences(position, square);
    case 'sum':
      return sumSentences(position, square);
    case 'state':
      return stateSentences(position);
    case 'change':
      return marchSentences(
        position,
        chosen === null
          ? null
          : {
              from: chosen,
              to: square,
              ahead: previewMove(position, chosen, square),
              effect: moveEffect(position, chosen, square),
            },
      );
  }
}
