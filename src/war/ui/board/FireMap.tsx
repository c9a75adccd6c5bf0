import { memo, useId } from 'react';
import type { Board } from '../../engine/board';
import { CELL, centreOf, shownCell, type Orientation } from './geometry';
import type { BoardView } from './view';

interface FireMapProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly map: NonNullable<BoardView['fireMap']>;
  /** Squares with units bear the tint and no figure. */
  readonly units: BoardView['units'];
}

/** The least sums of the four tints, as an engraver has them: ever closer hatching. */
const TINTS = [
  { from: 1, gap: 10, ground: 0.05 },
  { from: 6, gap: 7, ground: 0.09 },
  { from: 11, gap: 5, ground: 0.13 },
  { from: 18, gap: 3.5, ground: 0.18 },
] as const;

/** What fire adds up to on every square: a tint by its weight, and the figure. */
export const FireMap = memo(function FireMap({ board, orientation, map, units }: FireMapProps) {
  const id = useId();
  const { side, sums } = map;
  const under = Array.from({ length: board.size }, (_, square) => square).filter(
    (square) => (sums[square] ?? 0) > 0,
  );
  const taken = new Set(units.map(({ square }) => square));
  const tintOf = (square: number): number =>
    TINTS.filter(({ from }) => (sums[square] ?? 0) >= from).length - 1;
  return (
    <g
      data-mark="fire-map"
      data-side={side}
      className="fire-map"
      color={`var(--${side === 'N' ? 'north' : 'south'}-line)`}
    >
      <defs>
        {TINTS.map(({ gap, ground }, tint) => (
          <pattern
            key={tint}
            id={`${id}-${tint}`}
            width={gap}
            height={gap}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={gap} height={gap} fill="currentColor" fillOpacity={ground} />
            <path d={`M0 0V${gap}`} stroke="currentColor" strokeWidth={0.9} strokeOpacity={0.55} />
          </pattern>
        ))}
      </defs>
      {TINTS.map((_, tint) => (
        <path
          key={tint}
          d={under
            .filter((square) => tintOf(square) === tint)
            .map((square) => {
              const { column, row } = shownCell(board, orientation, square);
              return `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h${-CELL}Z`;
            })
            .join('')}
          fill={`url(#${id}-${tint})`}
        />
      ))}
      {under
        .filter((square) => !taken.has(square))
        .map((square) => {
          const { x, y } = centreOf(board, orientation, square);
          return (
            <text key={square} x={x} y={y + 6}>
              {sums[square]}
            </text>
          );
        })}
    </g>
  );
});
