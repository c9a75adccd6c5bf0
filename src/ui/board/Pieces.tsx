import { memo } from 'react';
import type { Board } from '../../engine/board';
import { UNITS } from '../../engine/units';
import { ArsenalMark } from './art/Arsenal';
import { Piece } from './art/Piece';
import { RetreatMark } from './art/Marks';
import { centreOf, type Turn } from './geometry';
import type { BoardView, ShownUnit } from './view';

interface PiecesProps {
  readonly board: Board;
  readonly turn: Turn;
  readonly units: readonly ShownUnit[];
  readonly arsenals: BoardView['arsenals'];
  readonly figures: boolean;
}

/** Arsenals and the units upon them. */
export const Pieces = memo(function Pieces({ board, turn, units, arsenals, figures }: PiecesProps) {
  return (
    <>
      {arsenals.map(({ square, side, fallen }) => (
        <ArsenalMark
          key={square}
          board={board}
          turn={turn}
          square={square}
          side={side}
          fallen={fallen}
        />
      ))}
      {units.map(({ id, unit, square, isolated, spent, dislodged }) => {
        const { x, y } = centreOf(board, turn, square);
        return (
          <g key={id} style={{ transform: `translate(${x}px, ${y}px)` }} className="piece">
            <Piece unit={unit} isolated={isolated} spent={spent} dislodged={dislodged} />
            {dislodged && <RetreatMark />}
            {figures && <Figures unit={unit} isolated={isolated} />}
          </g>
        );
      })}
    </>
  );
});

/** Attack and defence as they stand: nothing for an isolated unit. */
function Figures({ unit, isolated }: Pick<ShownUnit, 'unit' | 'isolated'>) {
  const { attack, defence } = UNITS[unit.kind];
  return (
    <text className="piece-figures" y={19.5} textAnchor="middle">
      {isolated ? '0·0' : `${attack}·${defence}`}
    </text>
  );
}
