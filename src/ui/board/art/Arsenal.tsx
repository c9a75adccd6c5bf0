import { memo } from 'react';
import type { Board } from '../../../engine/board';
import type { Side, Square } from '../../../engine/vocabulary';
import { centreOf, type Turn } from '../geometry';

interface ArsenalMarkProps {
  readonly board: Board;
  readonly turn: Turn;
  readonly square: Square;
  readonly side: Side;
  readonly fallen: boolean;
}

/**
 * A magazine in plan: a wall around a yard with a tower on each corner, which shows around a unit that
 * stands there. The North's towers are round, its walls light; the South's are square-set and dark.
 */
const WALL = 'M-17.6-17.6H17.6V17.6H-17.6ZM-14.2-14.2V14.2H14.2V-14.2Z';
const CORNERS = [
  [-15.2, -15.2],
  [15.2, -15.2],
  [15.2, 15.2],
  [-15.2, 15.2],
] as const;
const TOWERS: Readonly<Record<Side, string>> = {
  N: CORNERS.map(([x, y]) => `M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z`).join(''),
  S: CORNERS.map(([x, y]) => `M${x} ${y - 6.4}l6.4 6.4l-6.4 6.4l-6.4-6.4Z`).join(''),
};
/** Round shot in a pile, on its kerb. */
const SHOT =
  [
    [-7.4, 5.2],
    [0, 5.2],
    [7.4, 5.2],
    [-3.7, -1.2],
    [3.7, -1.2],
    [0, -7.6],
  ]
    .map(([x = 0, y = 0]) => `M${x - 3.5} ${y}a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1-7 0Z`)
    .join('') + 'M-11.6 9.6H11.6V11.4H-11.6Z';

/** What is left: broken lengths of wall, one tower standing, stones about. */
const RUIN =
  'M-17.6-3L-14.2-5.4V-12H-10.4L-8-17.6H-12.2V-19.6H-19.4V-12.2H-17.6Z' +
  'M3-17.6H13L17.6-13.4V-7L15.6-4.6L14.2-8L14.6-13.6L9-14.2L6.4-12.6Z' +
  'M17.6 6L14.2 9.4V14.2H8.6L4.4 17.6H17.6Z' +
  'M-17.6 3.4L-14.2 6.4L-15 10.4L-14.2 14.2H-6.4L-3.4 17.6H-17.6Z';
/** Blackened ground, thrown outwards by the powder. */
const SCORCH =
  'M-3-13L1-8L7-14L6.4-6.4L14-6L8.6-1L15 5L8 5.6L8.6 13L2.4 8.4L-3 14.4L-4.4 7.4L-12.4 9.4L-8.6 2.6L-15-2L-8.4-4L-11.4-11.4L-4.6-7.6Z';
const STONES =
  'M-6 5L-2 2.4L.6 5.6L-3 8.4ZM4 .6L7.8-1.6L9 2.2ZM-9.4-3.6L-5.6-6.4L-4.8-2.8L-7.4-1.2Z' +
  'M-1.4-7L2.2-9.8L4-6.2ZM5.6 9L9.6 6.6L10.4 10.6ZM-11 8.6L-8.4 7.8L-8.8 10.8ZM0 12.6L2.6 11L3.6 13.4Z';

/** An arsenal, or what is left of it. */
export const ArsenalMark = memo(function ArsenalMark({
  board,
  turn,
  square,
  side,
  fallen,
}: ArsenalMarkProps) {
  const { x, y } = centreOf(board, turn, square);
  const name = side === 'N' ? 'north' : 'south';
  const ink = 'var(--map-ink)';
  if (fallen)
    return (
      <g transform={`translate(${x} ${y})`}>
        <path d={SCORCH} fill={ink} fillOpacity={0.2} />
        <path d={RUIN} fill={`var(--${name}-ruin)`} stroke={ink} strokeWidth={0.9} />
        <path d={STONES} fill={ink} fillOpacity={0.75} />
      </g>
    );
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-16-16H16V16H-16Z" fill="var(--arsenal-yard)" />
      <path d={WALL} fill={`var(--${name}-wall)`} stroke={ink} strokeWidth={0.9} />
      <path d={TOWERS[side]} fill={`var(--${name}-wall)`} stroke={ink} strokeWidth={1.1} />
      <path d={SHOT} fill="var(--arsenal-shot)" />
    </g>
  );
});
