import type { ReactNode } from 'react';
import { standingArsenals, unitsOf, type Position } from '../../engine/position';
import { SIDES } from '../../engine/vocabulary';
import { openingHalf } from '../../game/deployments';
import { BOARD } from '../../game/ground';
import { ArsenalMark } from './art/Arsenal';
import { Ground } from './art/Ground';
import { Piece } from './art/Piece';
import { CELL, centreOf } from './geometry';

/** An army in the field, for a map without a war on it. */
const FIELD = SIDES.flatMap((side) => openingHalf('austerlitz', side).units);

interface MapBehindProps {
  /** The war as it stands; null where there is none, and for a deployment, which is not for every eye. */
  readonly position: Position | null;
}

/**
 * The ground of the game, filling the window, as the sheet that the title is engraved on: with the war as it
 * stands, else with armies of old.
 */
export function MapBehind({ position }: MapBehindProps): ReactNode {
  return (
    <div className="hq-map" aria-hidden="true">
      <svg
        viewBox={`0 0 ${BOARD.width * CELL} ${BOARD.height * CELL}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Ground board={BOARD} orientation={0} />
        {BOARD.arsenals.map(({ square, side }) => (
          <ArsenalMark
            key={square}
            board={BOARD}
            orientation={0}
            square={square}
            side={side}
            fallen={position !== null && !standingArsenals(position).includes(square)}
          />
        ))}
        {(position === null ? FIELD : unitsOf(position)).map(({ square, side, kind }) => {
          const { x, y } = centreOf(BOARD, 0, square);
          return (
            <g key={square} transform={`translate(${x} ${y})`}>
              <Piece unit={{ side, kind }} isolated={false} spent={false} dislodged={false} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
