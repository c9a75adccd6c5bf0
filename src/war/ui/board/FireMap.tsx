import { memo, useId } from 'react';
import type { Board } from '../../engine/board';
import { box } from './art/path';
import { CELL, centreOf, shownCell, type Orientation } from './geometry';
import type { BoardView } from './view';

interface LayerProps {
  readonly board: Board;
  readonly orientation: Orientation;
}

type Fire = NonNullable<BoardView['fireMap']>;

interface FireProps extends LayerProps {
  readonly map: Fire;
}

/** The least sums of the four tints, as an engraver makes them: denser and denser hatching. */
const TINTS = [
  { from: 1, gap: 10, ground: 0.05 },
  { from: 6, gap: 7, ground: 0.09 },
  { from: 11, gap: 5, ground: 0.13 },
  { from: 18, gap: 3.5, ground: 0.18 },
] as const;

const lineOf = ({ side }: Fire): string => `var(--${side === 'N' ? 'north' : 'south'}-line)`;

const underFire = ({ sums }: Fire): number[] =>
  Array.from(sums, (sum, square) => (sum > 0 ? square : -1)).filter((square) => square >= 0);

/**
 * Tints each square of the board by how much of a side's fire reaches it: the sum of the attack factors of the units
 * that could fire at it (rules.md 6.3), without charges. `map` has the side and the sum for each square.
 */
export const FireMap = memo(function FireMap({ board, orientation, map }: FireProps) {
  const id = useId();
  const { side, sums } = map;
  const under = underFire(map);
  const shapes = TINTS.map(({ from }, tint) => {
    const next = TINTS[tint + 1]?.from ?? Infinity;
    return under
      .filter((square) => (sums[square] ?? 0) >= from && (sums[square] ?? 0) < next)
      .map((square) => {
        const { column, row } = shownCell(board, orientation, square);
        return box(column * CELL, row * CELL, CELL, CELL);
      })
      .join('');
  });
  return (
    <g data-mark="fire-map" data-side={side} className="fire-map" color={lineOf(map)}>
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
            {/* Only the first side of its edge is drawn, the line of the hatching. */}
            <path
              d={`M0 0V${gap}H${gap}V0Z`}
              fill="currentColor"
              fillOpacity={ground}
              stroke="currentColor"
              strokeWidth={0.9}
              strokeOpacity={0.55}
              strokeDasharray={`${gap} ${3 * gap}`}
            />
          </pattern>
        ))}
      </defs>
      {shapes.map((d, tint) => (
        <path key={tint} d={d} fill={`url(#${id}-${tint})`} />
      ))}
    </g>
  );
});

/** The plate under a figure, the width of a digit, and the baseline. */
const PLATE = { height: 16, digit: 9, padding: 5, inset: 1, line: 13.5 } as const;

interface FiguresProps extends FireProps {
  /** Squares with units have the tint and no figure. */
  readonly units: BoardView['units'];
  /** Whether figures are in the lower corner: sums of threats are below their units, those of targets above. */
  readonly low: boolean;
}

/**
 * Shows on each square without a unit the sum of a side's fire on it (rules.md 6.3), without charges, as a figure in a
 * corner: the lower one if `low`, otherwise the upper one. `map` has the side and the sum for each square.
 */
export const FireFigures = memo(function FireFigures(props: FiguresProps) {
  const { board, orientation, map, units, low } = props;
  const taken = new Set(units.map(({ square }) => square));
  const edge = CELL / 2 - PLATE.inset;
  const figures = underFire(map)
    .filter((square) => !taken.has(square))
    .map((square) => {
      const sum = String(map.sums[square]);
      const { x, y } = centreOf(board, orientation, square);
      const width = sum.length * PLATE.digit + PLATE.padding;
      return {
        sum,
        width,
        left: x + edge - width,
        top: y + (low ? edge - PLATE.height : -edge),
      };
    });
  const digits = figures.flatMap(({ sum, left, top }) =>
    [...sum].map((digit, i) => ({
      digit,
      x: left + PLATE.padding / 2 + (i + 0.5) * PLATE.digit,
      y: top + PLATE.line,
    })),
  );
  return (
    <g data-mark="fire-figures" className="fire-figures" color={lineOf(map)}>
      <path
        d={figures.map(({ left, top, width }) => box(left, top, width, PLATE.height)).join('')}
      />
      <text x={digits.map(({ x }) => x).join(' ')} y={digits.map(({ y }) => y).join(' ')}>
        {digits.map(({ digit }) => digit).join('')}
      </text>
    </g>
  );
});
