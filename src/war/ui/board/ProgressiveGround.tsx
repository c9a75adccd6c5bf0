import { memo } from 'react';
import type { Board } from '../../engine/board';
import { Ground } from './art/Ground';
import { useHachures } from './art/useHachures';
import type { Orientation } from './geometry';

interface ProgressiveGroundProps {
  readonly board: Board;
  readonly orientation: Orientation;
}

/** The map on screens: its hachures are drawn after the first frame, so that the screen responds sooner. */
export const ProgressiveGround = memo(function ProgressiveGround({
  board,
  orientation,
}: ProgressiveGroundProps) {
  const hachures = useHachures(board, orientation);
  return <Ground board={board} orientation={orientation} hachures={hachures} />;
});
