import type { ReactNode } from 'react';
import type { Board } from '../../../engine/board';
import type { PlacedUnit } from '../../../engine/position';
import { SIDES, type Side, type Terrain } from '../../../engine/vocabulary';
import './pictures.css';

/** Returns squares as dots: light blocks with an edge for the North, dark ones for the South, as on the board. */
const squares = ({ width }: Board, places: readonly number[], inset: number): string =>
  places
    .map((square) => {
      const x = (square % width) + inset;
      const y = Math.floor(square / width) + inset;
      const side = 1 - 2 * inset;
      return `M${x} ${y}h${side}v${side}h${-side}Z`;
    })
    .join('');

interface PlanProps {
  readonly board: Board;
  readonly units: readonly PlacedUnit[];
  readonly ground?: boolean;
}

/**
 * A small sketch of a board: its mountains, arsenals and the given units, as squares in the colours of the sides; with
 * `ground` also passes and forts. Hidden from screen readers.
 */
export function Plan({ board, units, ground = false }: PlanProps): ReactNode {
  const army = (of: Side): number[] =>
    units.filter(({ side }) => side === of).map(({ square }) => square);
  const those = (wanted: Terrain): number[] =>
    board.terrain.flatMap((terrain, square) => (terrain === wanted ? [square] : []));
  const arsenals = board.arsenals.map(({ square }) => square);
  return (
    <svg
      className="hq-plan"
      viewBox={`-0.5 -0.5 ${board.width + 1} ${board.height + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={board.width} height={board.height} className="hq-plan-ground" />
      <path d={squares(board, those('mountain'), 0)} className="hq-plan-mountains" />
      {ground && (
        <>
          <path d={squares(board, those('pass'), 0.3)} className="hq-plan-passes" />
          <path d={squares(board, those('fort'), 0.12)} className="hq-plan-forts" />
        </>
      )}
      <path d={`M0 ${board.height / 2}h${board.width}`} className="hq-plan-frontier" />
      <path d={squares(board, arsenals, 0.05)} className="hq-plan-arsenals" />
      {SIDES.map((side) => (
        <path key={side} d={squares(board, army(side), 0.14)} data-side={side} />
      ))}
    </svg>
  );
}
