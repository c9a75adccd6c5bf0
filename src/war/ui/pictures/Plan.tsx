import type { ReactNode } from 'react';
import type { PlacedUnit } from '../../engine/position';
import { SIDES, type Side } from '../../engine/vocabulary';
import { BOARD } from '../../game/ground';
import './plan.css';

/** Squares as dots: light blocks with an edge for the North, dark ones for the South, as on the board. */
const squares = (places: readonly number[], inset: number): string =>
  places
    .map((square) => {
      const x = (square % BOARD.width) + inset;
      const y = Math.floor(square / BOARD.width) + inset;
      const side = 1 - 2 * inset;
      return `M${x} ${y}h${side}v${side}h${-side}Z`;
    })
    .join('');

const MOUNTAINS = BOARD.terrain.flatMap((terrain, square) =>
  terrain === 'mountain' ? [square] : [],
);

/** Where units stand, as a sketch for the eye alone. */
export function Plan({ units }: { readonly units: readonly PlacedUnit[] }): ReactNode {
  const army = (of: Side): number[] =>
    units.filter(({ side }) => side === of).map(({ square }) => square);
  const arsenals = BOARD.arsenals.map(({ square }) => square);
  return (
    <svg
      className="hq-plan"
      viewBox={`-0.5 -0.5 ${BOARD.width + 1} ${BOARD.height + 1}`}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={BOARD.width} height={BOARD.height} className="hq-plan-ground" />
      <path d={squares(MOUNTAINS, 0)} className="hq-plan-mountains" />
      <path d={`M0 ${BOARD.height / 2}h${BOARD.width}`} className="hq-plan-frontier" />
      <path d={squares(arsenals, 0.05)} className="hq-plan-arsenals" />
      {SIDES.map((side) => (
        <path key={side} d={squares(army(side), 0.14)} data-side={side} />
      ))}
    </svg>
  );
}
