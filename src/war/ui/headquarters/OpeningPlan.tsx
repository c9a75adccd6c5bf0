import type { ReactNode } from 'react';
import { SIDES } from '../../engine/vocabulary';
import { openingHalf } from '../../game/deployments';
import { Plan } from '../pictures/Plan';

/** Where both armies stand in an opening, as a sketch for the eye alone. */
export function OpeningPlan({ opening }: { readonly opening: string }): ReactNode {
  return <Plan units={SIDES.flatMap((side) => openingHalf(opening, side).units)} />;
}
