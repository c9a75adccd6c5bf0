import type { ReactNode } from 'react';
import type { Board } from '../../engine/board';
import { SIDES } from '../../engine/vocabulary';
import { openingHalf } from '../../game/deployments';
import { Plan } from '../pictures/Plan';

interface OpeningPlanProps {
  readonly board: Board;
  readonly opening: string;
}

/** Where both armies stand in an opening, as a sketch for the eye alone. */
export function OpeningPlan({ board, opening }: OpeningPlanProps): ReactNode {
  return (
    <Plan board={board} units={SIDES.flatMap((side) => openingHalf(board, opening, side).units)} />
  );
}
