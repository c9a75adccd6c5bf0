import type { Side } from '../../../engine/vocabulary';
import { CELL } from '../geometry';
import { heading, on, type Segment } from './Lines';
import { coordinates, polyline, type Point } from './path';

const colourOf = (side: Side): string => (side === 'N' ? 'var(--north-line)' : 'var(--south-line)');

interface ChainLinesProps {
  readonly side: Side;
  readonly segments: readonly Segment[];
  readonly broken: boolean;
}

/**
 * Draws the lines by which a unit is in communication, from the arsenal to the unit, as double lines in the colour of
 * `side` with arrows; dashed if `broken`, because an enemy unit cuts one of them. `segments` are in units of the
 * drawing.
 */
export function ChainLines({ side, segments, broken }: ChainLinesProps) {
  const path = segments.map(({ from, to }) => `M${coordinates(from)}L${coordinates(to)}`).join('');
  const dashes = broken ? { strokeDasharray: '9 7' } : {};
  const arrows = segments
    .map((segment) => {
      const h = heading(segment);
      let marks = '';
      for (let along = 2 * h.half; along < h.length - h.half; along += 4 * h.half)
        marks += polyline([
          on(segment.from, h, along - 3.5, -5.5),
          on(segment.from, h, along + 2.5),
          on(segment.from, h, along - 3.5, 5.5),
        ]);
      return marks;
    })
    .join('');
  return (
    <g data-mark="chain" data-side={side} fill="none" pointerEvents="none">
      <path d={path} stroke="var(--paper)" strokeWidth={11} strokeOpacity={0.9} />
      <path d={path} stroke={colourOf(side)} strokeWidth={6} {...dashes} />
      <path d={path} stroke="var(--paper)" strokeWidth={2.4} {...dashes} />
      <path d={arrows} stroke="var(--paper)" strokeWidth={5.5} strokeLinejoin="round" />
      <path d={arrows} stroke={colourOf(side)} strokeWidth={2.6} strokeLinejoin="round" />
    </g>
  );
}

/**
 * The drawing of a contact (rules.md 4.5) between two neighbouring units: two links of a chain across the edge between
 * their squares. `from` and `to` are the middles of the squares, in units of the drawing.
 */
export function ContactLink({ side, from, to }: Segment & { readonly side: Side }) {
  const middle: Point = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  // Short enough not to touch the figures on either side.
  const link = 'M-3.3 0A2.2 2.2 0 0 1-1.1-2.2H-.4A2.2 2.2 0 0 1-.4 2.2H-1.1A2.2 2.2 0 0 1-3.3 0Z';
  return (
    <g
      data-mark="contact"
      fill="none"
      pointerEvents="none"
      transform={`translate(${coordinates(middle)}) rotate(${Math.round(angle)})`}
    >
      {[0, 180].map((half) => (
        <path
          key={half}
          d={link}
          transform={`rotate(${half})`}
          stroke="var(--paper)"
          strokeWidth={2.6}
        />
      ))}
      {[0, 180].map((half) => (
        <path
          key={half}
          d={link}
          transform={`rotate(${half})`}
          stroke={colourOf(side)}
          strokeWidth={1.4}
        />
      ))}
    </g>
  );
}

/**
 * A frame in the colour of `side`, drawn in a square around (0, 0): it marks an arsenal or a unit by which another is
 * in communication.
 */
export function ChainNode({ side }: { readonly side: Side }) {
  const rim = { x: -18, y: -18, width: 36, height: 36, rx: 6 };
  return (
    <g fill="none" pointerEvents="none">
      <rect {...rim} stroke="var(--paper)" strokeWidth={3.8} />
      <rect {...rim} stroke={colourOf(side)} strokeWidth={2.4} />
    </g>
  );
}

/**
 * Draws lines of communication of `side` that an enemy unit cuts: the part from the source to the cut (`cut`) as a
 * line, the part that is lost beyond it dotted. Points are in units of the drawing.
 */
export function SeveredLines({
  side,
  lines,
}: {
  readonly side: Side;
  readonly lines: readonly (Segment & { readonly cut: Point })[];
}) {
  const run = lines.map(({ from, cut }) => `M${coordinates(from)}L${coordinates(cut)}`).join('');
  const lost = lines.map(({ cut, to }) => `M${coordinates(cut)}L${coordinates(to)}`).join('');
  return (
    <g data-mark="severed" data-side={side} fill="none" pointerEvents="none">
      <path d={run + lost} stroke="var(--paper)" strokeWidth={5.4} strokeOpacity={0.85} />
      <path d={run} stroke={colourOf(side)} strokeWidth={2.6} />
      <path d={lost} stroke="var(--bad)" strokeWidth={2.2} strokeDasharray="2 6" />
    </g>
  );
}

/**
 * The mark of a cut line of communication: two bars across the line, at the edge of the square where it is cut, whose
 * middle is `to`. `from` is the source of the line; both in units of the drawing.
 */
export function CutMark({ from, to }: Segment) {
  const h = heading({ from, to });
  // Over the smaller bars of the line, if that is drawn.
  const edge = h.length - 2 * h.half + Math.min(h.half, CELL / 2 + 3);
  const bars = [edge - 5.6, edge - 2]
    .map((along) => polyline([on(from, h, along, -8), on(from, h, along, 8)]))
    .join('');
  return (
    <g data-mark="cut" fill="none" pointerEvents="none">
      <path d={bars} stroke="var(--paper)" strokeWidth={4} />
      <path d={bars} stroke="var(--bad)" strokeWidth={2} />
    </g>
  );
}
