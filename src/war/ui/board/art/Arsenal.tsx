import { memo } from 'react';
import type { Board } from '../../../engine/board';
import type { ArsenalState } from '../../../engine/position';
import type { Side, Square } from '../../../engine/vocabulary';
import { centreOf, type Orientation } from '../geometry';
import { chance, roundedPolygon } from './path';

interface ArsenalMarkProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly square: Square;
  readonly side: Side;
  readonly is: ArsenalState['is'];
}

/**
 * An arsenal in plan: a wall around a yard with a tower on each corner, which shows around a unit there. The
 * North's towers are round, its walls light; the South's are square and dark.
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
/** A pile of cannon balls, on its kerb. */
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

/** The ruin: broken lengths of wall, one tower standing, stones around. */
const RUIN =
  'M-17.6-3L-14.2-5.4V-12H-10.4L-8-17.6H-12.2V-19.6H-19.4V-12.2H-17.6Z' +
  'M3-17.6H13L17.6-13.4V-7L15.6-4.6L14.2-8L14.6-13.6L9-14.2L6.4-12.6Z' +
  'M17.6 6L14.2 9.4V14.2H8.6L4.4 17.6H17.6Z' +
  'M-17.6 3.4L-14.2 6.4L-15 10.4L-14.2 14.2H-6.4L-3.4 17.6H-17.6Z';
/** Ground blackened by powder, in lobes. */
const CRATER = roundedPolygon(
  Array.from({ length: 18 }, (_, i) => {
    const angle = ((i + 0.9 * chance(34, i)) / 18) * 2 * Math.PI;
    const reach = i % 2 === 0 ? 9 + 8 * chance(35, i) : 5 + 3.5 * chance(33, i);
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  }),
);
/** Stones of the walls, scattered in it. */
const STONES =
  'M-5.6-.4L-2.2-3L-.8.2L-4 1.8ZM2.6-5.4L6-5L4.6-2ZM-3.4-8.4L-.4-8L-1.4-5.8ZM2.2 2.4L6 1.6L5.4 5.2ZM-5.2 5L-2.4 4.6L-3 7.6Z';

/** The site of one that was given away: the outline of its wall on the ground. */
const SITE = 'M-16-16H16V16H-16Z';

/**
 * The drawing of a side's arsenal on its square, by its state `is`: standing, in ruins once it has fallen, or only its
 * site if it was given away as a handicap.
 */
export const ArsenalMark = memo(function ArsenalMark({
  board,
  orientation,
  square,
  side,
  is,
}: ArsenalMarkProps) {
  const { x, y } = centreOf(board, orientation, square);
  const name = side === 'N' ? 'north' : 'south';
  const ink = 'var(--map-ink)';
  if (is === 'fallen')
    return (
      <g data-arsenal={is} transform={`translate(${x} ${y})`}>
        <path d={CRATER} fill="var(--arsenal-char)" />
        <path d={RUIN + STONES} fill={`var(--${name}-ruin)`} stroke={ink} strokeWidth={0.9} />
      </g>
    );
  if (is === 'given')
    return (
      <g data-arsenal={is} transform={`translate(${x} ${y})`} opacity={0.7}>
        <path d={SITE} fill="none" stroke={ink} strokeWidth={1.2} strokeDasharray="3.2 2.6" />
      </g>
    );
  return (
    <g data-arsenal={is} transform={`translate(${x} ${y})`}>
      <path d="M-16-16H16V16H-16Z" fill="var(--arsenal-yard)" />
      <path d={WALL} fill={`var(--${name}-wall)`} stroke={ink} strokeWidth={0.9} />
      <path d={TOWERS[side]} fill={`var(--${name}-wall)`} stroke={ink} strokeWidth={1.1} />
      <path d={SHOT} fill="var(--arsenal-shot)" />
    </g>
  );
});
