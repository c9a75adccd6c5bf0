import { useMemo, type ReactNode } from 'react';
import { boardOf, type War } from '../../game/war';
import { ShapesDrawn } from '../board/ShapesDrawn';
import { useOrientation } from '../table/useOrientation';
import { adviceShapes } from './advice';
import { useAdvice } from './useAdvice';

/** What has been advised, over the board. */
export function AdviceDrawn({ war }: { readonly war: War }): ReactNode {
  const orientation = useOrientation();
  const advice = useAdvice(war);
  const shapes = useMemo(() => adviceShapes(advice), [advice]);
  return (
    shapes.length > 0 && (
      <ShapesDrawn board={boardOf(war)} orientation={orientation} shapes={shapes} drawn={null} />
    )
  );
}
