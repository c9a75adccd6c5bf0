import type { Side } from '../../../engine/vocabulary';
import { CELL } from '../geometry';
import { coordinates, polyline, type Point } from './path';

/** A straight line from one point to another, both in units of the board's drawing. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/**
 * A line of communication in units of the board's drawing, from the middle of its source's square to that of the last
 * square it reaches. `cut` says what stops it there: a mountain, an enemy unit, or the edge of the board; undefined for
 * nothing.
 */
export interface CommunicationSegment extends Segment {
  readonly cut?: 'mountain' | 'enemy' | 'edge';
}

/**
 * The direction of a line as a unit vector (`x`, `y`), its `length`, and `half`, the distance in this direction from
 * the middle of a square to its edge; in units of the drawing.
 */
export interface Heading {
  /** The unit vector of the direction. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** From the middle of a square to its edge in this direction. */
  readonly half: number;
}

/**
 * Returns the direction of a line as a unit vector, its length, and the distance in its direction from the middle of a
 * square to the edge; in units of the drawing.
 */
export function heading({ from, to }: Segment): Heading {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const half = (CELL / 2) * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
  return { x: dx / length, y: dy / length, length, half };
}

/**
 * Returns the point at a distance `along` a line that begins at `from` with the direction `h`, and `across` to its
 * right (seen in the direction of the line; by default 0). All in units of the board's drawing.
 */
export const on = (from: Point, h: Heading, along: number, across = 0): Point => ({
  x: from.x + h.x * along - h.y * across,
  y: from.y + h.y * along + h.x * across,
});

/**
 * Dots and dashes are at the same places of every square, from either end of a line, so that two lines over one
 * another look like one. Diagonals are longer, so their squares are divided into more.
 */
const RUNS = [
  { slanting: false, square: CELL, dots: 8, dashes: 4 },
  { slanting: true, square: CELL * Math.SQRT2, dots: 11, dashes: 6 },
] as const;

const slants = ({ from, to }: Segment): boolean => from.x !== to.x && from.y !== to.y;

/** Returns a line from outside its source's figure to the bar at its end. */
function thread(segment: CommunicationSegment, clear: number): string {
  const h = heading(segment);
  const beyond = segment.cut === undefined ? 0 : Math.min(h.half, CELL / 2 + 3) - 4;
  return `M${coordinates(on(segment.from, h, Math.min(clear, h.length)))}L${coordinates(on(segment.from, h, h.length + beyond))}`;
}

/** Arrowheads before every other edge of a square, so that those of a line from the other end are beside them. */
function chevrons(segment: CommunicationSegment): string {
  const h = heading(segment);
  let path = '';
  for (let along = h.half - 6; along < h.length; along += 4 * h.half)
    path += polyline([
      on(segment.from, h, along - 2.6, -3.4),
      on(segment.from, h, along + 1.6),
      on(segment.from, h, along - 2.6, 3.4),
    ]);
  return path;
}

function bar(segment: CommunicationSegment, reach: number, width: number): string {
  const h = heading(segment);
  const along = h.length + Math.min(h.half, CELL / 2 + 3) - reach;
  return polyline([on(segment.from, h, along, -width), on(segment.from, h, along, width)]);
}

interface CommunicationLinesProps {
  readonly segments: readonly CommunicationSegment[];
  readonly side: Side;
}

/**
 * Draws the lines of communication `segments` of `side` from their source on: dotted for the North, dashed for the
 * South, with a sign at the end that shows what stops each of them.
 */
export function CommunicationLines({ segments, side }: CommunicationLinesProps) {
  const colour = side === 'N' ? 'var(--north-line)' : 'var(--south-line)';
  const stopped = (cut: CommunicationSegment['cut']) => segments.filter((s) => s.cut === cut);
  return (
    <g
      data-mark="line"
      data-side={side}
      fill="none"
      stroke={colour}
      strokeLinecap={side === 'N' ? 'round' : 'butt'}
      pointerEvents="none"
    >
      {RUNS.map(({ slanting, square, ...run }) => {
        const period = square / (side === 'N' ? run.dots : run.dashes);
        return (
          <path
            key={square}
            d={segments
              .filter((segment) => slants(segment) === slanting)
              .map((segment) => thread(segment, side === 'N' ? 4 * period : square / 2))
              .join('')}
            {...(side === 'N'
              ? { strokeWidth: 2.4, strokeDasharray: `0 ${period}` }
              : {
                  strokeWidth: 1.7,
                  strokeDasharray: `${0.6 * period} ${0.4 * period}`,
                  strokeDashoffset: 0.3 * period,
                })}
          />
        );
      })}
      <path d={segments.map(chevrons).join('')} strokeWidth={1.5} strokeLinecap="round" />
      <path
        d={stopped('mountain')
          .map((s) => bar(s, 4, 6))
          .join('')}
        strokeWidth={2.4}
      />
      <path
        d={stopped('enemy')
          .map((s) => bar(s, 6.5, 7) + bar(s, 2.5, 7))
          .join('')}
        stroke="var(--bad)"
        strokeWidth={2.2}
      />
      <path
        d={stopped('edge')
          .map((s) => bar(s, 4, 2.5))
          .join('')}
        strokeWidth={1.6}
      />
    </g>
  );
}
