import { DecidingMark } from './art/Deciding';
import type { Point } from './art/path';
import type { Square } from '../../engine/vocabulary';
import type { BoardView } from './view';

interface DecidingMarksProps {
  readonly view: BoardView;
  readonly centre: (square: Square) => Point;
}

/** Where the chosen unit would take an arsenal or win the war: over the arsenal, which would hide it. */
export const DecidingMarks = ({ view: { destinations = [] }, centre }: DecidingMarksProps) =>
  destinations.map(({ square, kind }) =>
    kind === 'takesArsenal' || kind === 'winsWar' ? (
      <DecidingMark key={square} kind={kind} at={centre(square)} />
    ) : null,
  );
