import { memo } from 'react';
import { MUZZLE, TRAIL, WHEEL } from '../../../engine/gunShape';
import type { Side } from '../../../engine/types';

interface GunFigureProps {
  readonly side: Side;
  /** Taken from the other side, and not yet served: a bar lies across it. */
  readonly captured: boolean;
}

/**
 * A gun from above, its axle at the origin and its muzzle upwards, as large as it stands on the floor. Red's barrel is
 * light and ringed, Blue's dark with a light bore.
 */
export const GunFigure = memo(function GunFigure({ side, captured }: GunFigureProps) {
  return (
    <g className={`gun gun-${side}`}>
      <path
        className="gun-carriage"
        d={`M-3.4 -6L-2.2 ${TRAIL - 4}L-3.4 ${TRAIL}H3.4L2.2 ${TRAIL - 4}L3.4 -6Z`}
      />
      <path className="gun-axle" d={`M${-WHEEL} 0H${WHEEL}`} />
      <path
        className="gun-wheels"
        d={[-1, 1].map((at) => `M${at * WHEEL - 2} -9h4v18h-4Z`).join('')}
      />
      <path
        className="gun-barrel"
        d={`M-2.6 10L-3.2 5L-2.4 ${4 - MUZZLE}L-3 ${-MUZZLE}H3L2.4 ${4 - MUZZLE}L3.2 5L2.6 10Z`}
      />
      {side === 'red' && <path className="gun-rings" d="M-2.8 -10H2.8M-3 -3H3M-3.1 4H3.1" />}
      {side === 'blue' && <path className="gun-bore" d={`M0 6V${2 - MUZZLE}`} />}
      {captured && <path className="gun-captured" d="M-14 26L14 8M-14 8L14 26" />}
    </g>
  );
});
