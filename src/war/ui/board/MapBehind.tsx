import type { ReactNode } from 'react';
import { arsenalsOf, unitsOf, type Position } from '../../engine/position';
import { SIDES } from '../../engine/vocabulary';
import { openingHalf } from '../../game/deployments';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { ArsenalMark } from './art/Arsenal';
import { ProgressiveGround } from './ProgressiveGround';
import { Piece } from './art/Piece';
import { CELL, centreOf } from './geometry';
import '../base/layout.css';

/** An army in the field, for a map without a war on it. */
const FIELD = SIDES.flatMap((side) => openingHalf(STANDARD_BOARD, 'austerlitz', side).units);

interface MapBehindProps {
  /** The present position; null without a war, and for a deployment, which is not for everyone. */
  readonly position: Position | null;
}

/**
 * A board as the background of a page, filling the window, hidden from screen readers: with the units of `position`,
 * or, if that is null, Debord's board with a historical position.
 */
export function MapBehind({ position }: MapBehindProps): ReactNode {
  const board = position?.board ?? STANDARD_BOARD;
  const arsenals =
    position === null
      ? board.arsenals.map((arsenal) => ({ ...arsenal, is: 'standing' as const }))
      : arsenalsOf(position);
  return (
    <div className="hq-map" aria-hidden="true">
      <svg
        viewBox={`0 0 ${board.width * CELL} ${board.height * CELL}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <ProgressiveGround board={board} orientation={0} />
        {arsenals.map((arsenal) => (
          <ArsenalMark key={arsenal.square} board={board} orientation={0} {...arsenal} />
        ))}
        {(position === null ? FIELD : unitsOf(position)).map(({ square, side, kind }) => {
          const { x, y } = centreOf(board, 0, square);
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              <Piece unit={{ side, kind }} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
