import { heading, on } from './Lines';
import { polyline, type Point } from './path';

/** A stippled frame around (0, 0) for a square where something happened in the last turn. */
export function LastMoveMark() {
  return (
    <rect
      x={-19}
      y={-19}
      width={38}
      height={38}
      fill="var(--last-move)"
      fillOpacity={0.16}
      stroke="var(--last-move)"
      strokeWidth={1.2}
      strokeDasharray="2 3"
      pointerEvents="none"
    />
  );
}

/**
 * The drawing of a unit's march, under the units: a dashed line through `points`, the middles of the squares of its
 * path in units of the drawing, with an arrowhead at the end. Nothing for fewer than two points.
 */
export function MovePath({ points }: { readonly points: readonly Point[] }) {
  const [start] = points;
  const from = points.at(-2);
  const to = points.at(-1);
  if (start === undefined || from === undefined || to === undefined) return null;
  const h = heading({ from, to });
  // Before the block, which is some 3 units smaller than its square.
  const tip = h.length - h.half + 2.4;
  const head = [on(from, h, tip - 6, -5), on(from, h, tip), on(from, h, tip - 6, 5)];
  const line = polyline([...points.slice(0, -1), on(from, h, tip)]);
  return (
    <g
      data-mark="path"
      fill="none"
      stroke="var(--last-move)"
      strokeLinecap="round"
      strokeLinejoin="round"
      pointerEvents="none"
    >
      <path d={line} strokeWidth={2.4} strokeDasharray="7 5" />
      <path d={polyline(head)} strokeWidth={2.8} />
      <circle cx={start.x} cy={start.y} r={4} fill="var(--paper)" strokeWidth={1.8} />
    </g>
  );
}
