import { memo } from 'react';
import type { Board } from '../../engine/board';
import type { Strength } from '../../engine/combat';
import { ArsenalMark } from './art/Arsenal';
import { Piece } from './art/Piece';
import { RetreatMark } from './art/Marks';
import { centreOf, type Orientation } from './geometry';
import type { BoardView, ShownUnit } from './view';

interface PiecesProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly units: readonly ShownUnit[];
  readonly arsenals: BoardView['arsenals'];
}

/**
 * Draws the arsenals of a board and the units on it, each in its state (isolated, moved, dislodged), and with its
 * attack and defence if `strength` is given.
 */
export const Pieces = memo(function Pieces({ board, orientation, units, arsenals }: PiecesProps) {
  return (
    <>
      {arsenals.map((arsenal) => (
        <ArsenalMark key={arsenal.square} {...{ board, orientation }} {...arsenal} />
      ))}
      {units.map(({ id, unit, square, isolated, spent, dislodged, strength }) => {
        const { x, y } = centreOf(board, orientation, square);
        return (
          <g
            key={id}
            data-mark="unit"
            data-square={square}
            data-unit={id}
            style={{ transform: `translate(${x}px, ${y}px)` }}
            className="piece"
          >
            <Piece unit={unit} isolated={isolated} spent={spent} dislodged={dislodged} />
            {dislodged && <RetreatMark />}
            {strength !== null && <Figures {...strength} />}
          </g>
        );
      })}
    </>
  );
});

/** Attack and defence at present, on a plate at the block's foot; a sum covers them. */
const Figures = memo(function Figures({ attack, defence }: Strength) {
  return (
    <>
      <path data-mark="strength" className="strength-plate" d="M-16.5 8.6H16.5V18.4H-16.5Z" />
      <text className="strength" y={17.6} textAnchor="middle">
        {attack}·{defence}
      </text>
    </>
  );
});
