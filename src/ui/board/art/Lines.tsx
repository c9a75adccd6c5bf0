import type { Side } from '../../../engine/vocabulary';
import { CELL } from '../geometry';
import { at, polyline, type Point } from './path';

export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** A line of communication from its source to the middle of the last square it reaches, and what ends it there. */
export interface CommunicationSegment extends Segment {
  readonly cut?: 'mountain' | 'enemy' | 'edge';
}

export interface Heading {
  /** Unit vector. */
  readonly x: number;
  readonly y: number;
  readonly length: number;
  /** From the middle of a square to its edge in this direction. */
  readonly half: number;
}

export function heading({ from, to }: Segment): Heading {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const half = (CELL / 2) * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
  return { x: dx / length, y: dy / length, length, half };
}

/** The point `along` the line and `across` it to the right. */
export const on = (from: Point, h: Heading, along: number, across = 0): Point => ({
  x: from.x + h.x * along - h.y * across,
  y: from.y + h.y * along + h.x * across,
});

/** From the middle of a square to outside whatever stands in it. */
const CLEAR = 20;

function chevrons(segment: CommunicationSegment): string {
  const h = heading(segment);
  let path = '';
  for (let along = h.half; along < h.length; along += 4 * h.half)
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

/** Quiet threads that lead away from their source: dots for the North, dashes for the South. */
export function CommunicationLines({ segments, side }: CommunicationLinesProps) {
  const colour = side === 'N' ? 'var(--north-line)' : 'var(--south-line)';
  const threads = segments
    .map((segment) => {
      const h = heading(segment);
      const end = on(
        segment.from,
        h,
        h.length + (segment.cut === undefined ? 0 : Math.min(h.half, CELL / 2 + 3) - 4),
      );
      return `M${at(on(segment.from, h, Math.min(CLEAR, h.length)))}L${at(end)}`;
    })
    .join('');
  const stopped = (cut: CommunicationSegment['cut']) => segments.filter((s) => s.cut === cut);
  return (
    <g
      fill="none"
      stroke={colour}
      strokeLinecap={side === 'N' ? 'round' : 'butt'}
      pointerEvents="none"
    >
      <path
        d={threads}
        strokeWidth={side === 'N' ? 2.4 : 1.7}
        strokeDasharray={side === 'N' ? '0 5' : '6 4'}
      />
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

interface FireLinesProps {
  /** From the firing unit to its target. */
  readonly attack: readonly Segment[];
  /** From the supporting unit to the unit it defends. */
  readonly support: readonly Segment[];
}

/** Lines of fire as arrows, lines of support as a thin pair. */
export function FireLines({ attack, support }: FireLinesProps) {
  const clear = 15;
  const shafts = attack.map((s) => {
    const h = heading(s);
    return `M${at(on(s.from, h, clear))}L${at(on(s.from, h, h.length - clear - 8))}`;
  });
  const heads = attack.map((s) => {
    const h = heading(s);
    const tip = h.length - clear;
    return `${polyline([on(s.from, h, tip - 11, -6), on(s.from, h, tip), on(s.from, h, tip - 11, 6), on(s.from, h, tip - 8)])}Z`;
  });
  const pairs = support.map((s) => {
    const h = heading(s);
    return [-2.2, 2.2]
      .map(
        (across) =>
          `M${at(on(s.from, h, clear, across))}L${at(on(s.from, h, h.length - clear, across))}`,
      )
      .join('');
  });
  return (
    <g fill="none" pointerEvents="none">
      <path d={pairs.join('')} stroke="var(--paper)" strokeWidth={4.5} />
      <path d={pairs.join('')} stroke="var(--support)" strokeWidth={1.6} />
      <path
        d={shafts.join('') + heads.join('')}
        stroke="var(--paper)"
        strokeWidth={6}
        strokeLinejoin="round"
      />
      <path d={shafts.join('')} stroke="var(--fire)" strokeWidth={3} />
      <path d={heads.join('')} fill="var(--fire)" />
    </g>
  );
}

/** The way a unit has marched, from square to square. */
export function MovePath({ points }: { readonly points: readonly Point[] }) {
  const from = points.at(-2);
  const to = points.at(-1);
  if (from === undefined || to === undefined) return null;
  const h = heading({ from, to });
  const head = [on(from, h, h.length - 8, -5), on(from, h, h.length), on(from, h, h.length - 8, 5)];
  return (
    <g
      fill="none"
      stroke="var(--last-move)"
      strokeLinecap="round"
      strokeLinejoin="round"
      pointerEvents="none"
    >
      <path d={polyline(points)} strokeWidth={2.4} strokeDasharray="7 5" />
      <path d={polyline(head)} strokeWidth={2.4} />
    </g>
  );
}
