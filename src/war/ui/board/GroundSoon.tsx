import { memo } from 'react';
import type { Board } from '../../engine/board';
import { Ground } from './art/Ground';
import { useHachures } from './art/useHachures';
import type { Orientation } from './geometry';

interface GroundSoonProps {
  readonly board: Board;
  readonly orientation: Orientation;
}

/** The map of a screen, which is seen and answers before its hachures are drawn. */
export const GroundSoon = memo(function GroundSoon({ board, orientation }: GroundSoonProps) {
  const hachures = useHachures(board, orientation);
  return <Ground board={board} orientation={orientation} hachures={hachures} />;
});
