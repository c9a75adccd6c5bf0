import { useMemo, type ReactNode } from 'react';
import type { Position } from '../../engine/position';
import { Ground } from '../board/art/Ground';
import { drawingBox } from '../board/geometry';
import { Pieces } from '../board/Pieces';
import { viewOf } from '../insight/viewOf';

interface PositionPictureProps {
  readonly position: Position;
  readonly label: string;
}

/** The board as it stands, to look at. */
export function PositionPicture({ position, label }: PositionPictureProps): ReactNode {
  const { board } = position;
  const { units, arsenals } = useMemo(() => viewOf(position, []), [position]);
  return (
    <svg className="record-picture" viewBox={drawingBox(board, 0)} role="img" aria-label={label}>
      <Ground board={board} orientation={0} />
      <Pieces board={board} orientation={0} units={units} arsenals={arsenals} />
    </svg>
  );
}
