import type { Board } from '../../../engine/board';
import { CELL, MARGIN, shownSize, squareShownAt, type Orientation } from '../geometry';
import { box, polygon, short } from './path';

interface FrameProps {
  readonly board: Board;
  readonly orientation: Orientation;
}

/** The graduated border's width, and the distance of the lettering's middle from the neatline. */
const SCALE = 5;
const LETTERING = 16.5;
const OUTER = 28;
/** The size of the lettering; a digit of Old Standard is half as wide. */
const LETTER = 19;

/** Returns the letters of a name centred at a point, each with its place on the line. */
const spread = (name: string, x: number, y: number) =>
  [...name].map((letter, i) => ({
    letter,
    x: x + ((i - (name.length - 1) / 2) * LETTER) / 2,
    y: y + LETTER / 3,
  }));

/** Returns a frame's rectangle `out` units outside the neatline. */
const ring = (width: number, height: number, out: number): string =>
  box(-out, -out, width + 2 * out, height + 2 * out);

/** Returns an eight-pointed star for the frame's corners; the point to the map's north is twice as long. */
function compass(x: number, y: number, orientation: Orientation): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const angle = ((i / 16) * 360 + orientation * 90 - 90) * (Math.PI / 180);
    const reach = i % 2 === 1 ? 2.6 : i === 0 ? 10.6 : i % 4 === 0 ? 8.6 : 5.4;
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  return polygon(points);
}

/**
 * Returns functions that return the coordinate of a column (`across`) and of a row (`down`) as the board lies on the
 * screen, counted from 0 at the left and at the top: a letter for a row of the map, a number for a column of it.
 */
export function names({ board, orientation }: FrameProps) {
  const letter = (square: number): string =>
    String.fromCharCode(65 + Math.floor(square / board.width));
  const number = (square: number): string => String((square % board.width) + 1);
  const across = orientation % 2 === 0 ? number : letter;
  const down = orientation % 2 === 0 ? letter : number;
  return {
    across: (column: number): string => across(squareShownAt(board, orientation, column, 0)),
    down: (row: number): string => down(squareShownAt(board, orientation, 0, row)),
  };
}

/**
 * Draws the border of the board with its coordinates, which stay upright in every orientation, and in each corner a
 * compass star whose longest point shows the map's north.
 */
export function Frame({ board, orientation }: FrameProps) {
  const { columns, rows } = shownSize(board, orientation);
  const width = columns * CELL;
  const height = rows * CELL;
  const name = names({ board, orientation });
  const steps = (count: number) => Array.from({ length: count }, (_, i) => i);
  const scale =
    steps(columns)
      .map((c) => box(c * CELL, c % 2 === 0 ? -SCALE : height, CELL, SCALE))
      .join('') +
    steps(rows)
      .map((r) => box(r % 2 === 0 ? -SCALE : width, r * CELL, SCALE, CELL))
      .join('');
  // A tick at every square's edge, and a compartment in every corner for its star.
  const near = -SCALE;
  const far = -OUTER;
  const ticks =
    steps(columns + 1)
      .map((c) => {
        const length = c === 0 || c === columns ? far - near : -3.5;
        const x = c === 0 ? near : c === columns ? width - near : c * CELL;
        return `M${x} ${near}v${length}M${x} ${height - near}v${-length}`;
      })
      .join('') +
    steps(rows + 1)
      .map((r) => {
        const length = r === 0 || r === rows ? far - near : -3.5;
        const y = r === 0 ? near : r === rows ? height - near : r * CELL;
        return `M${near} ${y}h${length}M${width - near} ${y}h${-length}`;
      })
      .join('');
  // All lettering is one element, in which every letter has its place.
  const letters = [
    ...steps(columns).flatMap((c) =>
      [-LETTERING, height + LETTERING].flatMap((y) => spread(name.across(c), (c + 0.5) * CELL, y)),
    ),
    ...steps(rows).flatMap((r) =>
      [-LETTERING, width + LETTERING].flatMap((x) => spread(name.down(r), x, (r + 0.5) * CELL)),
    ),
  ];
  const corner = (SCALE + OUTER) / 2;
  const stars = [
    [-corner, -corner],
    [width + corner, -corner],
    [-corner, height + corner],
    [width + corner, height + corner],
  ] as const;
  return (
    <g>
      <path d={scale} fill="var(--map-ink)" />
      <path
        d={
          ticks +
          ring(width, height, 0) +
          ring(width, height, SCALE) +
          ring(width, height, MARGIN - 1)
        }
        fill="none"
        stroke="var(--map-ink)"
        strokeWidth={0.9}
      />
      <path
        d={ring(width, height, OUTER + 1)}
        fill="none"
        stroke="var(--map-ink)"
        strokeWidth={2.6}
      />
      <path d={stars.map(([x, y]) => compass(x, y, orientation)).join('')} fill="var(--map-ink)" />
      <text
        x={letters.map(({ x }) => short(x)).join(' ')}
        y={letters.map(({ y }) => short(y)).join(' ')}
        fill="var(--map-lettering)"
        fontFamily="var(--font-map)"
        fontSize={LETTER}
        textAnchor="middle"
        aria-hidden="true"
      >
        {letters.map(({ letter }) => letter).join('')}
      </text>
    </g>
  );
}
