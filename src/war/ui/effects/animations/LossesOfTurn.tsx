import { useMemo } from 'react';
import { unitAt } from '../../../engine/position';
import type { Unit } from '../../../engine/vocabulary';
import { boardOf, lastTurnSummary, present, turnActions, type War } from '../../../game/war';
import { Piece } from '../../board/art/Piece';
import { centreOf, drawingBox, type Orientation } from '../../board/geometry';
import './past.css';

interface DestroyedProps {
  readonly unit: Unit;
  readonly transform: string;
}

/**
 * The drawing of a destroyed unit, faint and crossed out; `transform` is the SVG transformation that moves it from (0,
 * 0) to its last square.
 */
export function Destroyed({ unit, transform }: DestroyedProps) {
  return (
    <g transform={transform}>
      <g className="past-destroyed">
        <Piece unit={unit} />
      </g>
      <path data-mark="destroyed" className="past-cross" d="M-13-13L13 13M13-13L-13 13" />
    </g>
  );
}

interface LossesOfTurnProps {
  readonly war: War;
  readonly orientation: Orientation;
}

/**
 * Draws over the board the units lost in the turn before the present one, faint and crossed out on their last squares,
 * unless another unit stands there; nothing once the present turn has an order.
 */
export function LossesOfTurn({ war, orientation }: LossesOfTurnProps) {
  const board = boardOf(war);
  const lost = useMemo(
    () =>
      turnActions(war).length > 0
        ? []
        : (lastTurnSummary(war)?.losses ?? []).filter(
            ({ square }) => unitAt(present(war), square) === null,
          ),
    [war],
  );
  if (lost.length === 0) return null;
  return (
    <svg
      viewBox={drawingBox(board, orientation)}
      className="past-scene"
      aria-hidden="true"
      data-scene="losses"
    >
      {lost.map(({ square, side, kind }) => {
        const { x, y } = centreOf(board, orientation, square);
        return <Destroyed key={square} unit={{ side, kind }} transform={`translate(${x} ${y})`} />;
      })}
    </svg>
  );
}
