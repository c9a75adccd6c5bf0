import { memo } from 'react';
import { UNITS } from '../../../engine/units';
import type { Side, Unit } from '../../../engine/vocabulary';
import { HORSESHOE, SILHOUETTES } from './silhouettes';

interface PieceProps {
  readonly unit: Unit;
  /** Out of communication. */
  readonly isolated: boolean;
  /** Has made its move this turn. */
  readonly spent: boolean;
  /** Must retreat. */
  readonly dislodged: boolean;
}

/** Blocks, 33 by 29 units: the North's rounded, the South's with its corners cut. */
const BLOCKS: Readonly<Record<Side, string>> = {
  N: 'M-11.5-14.5H11.5A5 5 0 0 1 16.5-9.5V9.5A5 5 0 0 1 11.5 14.5H-11.5A5 5 0 0 1-16.5 9.5V-9.5A5 5 0 0 1-11.5-14.5Z',
  S: 'M-10.5-14.5H10.5L16.5-8.5V8.5L10.5 14.5H-10.5L-16.5 8.5V-8.5Z',
};
/** Where the block's thickness shows, below and to the right: the engraver's shade. */
const EDGES: Readonly<Record<Side, string>> = {
  N: 'M16.5-9.5V9.5A5 5 0 0 1 11.5 14.5H-11.5L-10 16.4H12.5A6 6 0 0 0 18.4 10.4V-8Z',
  S: 'M16.5-8.5V8.5L10.5 14.5H-10.5L-8.8 16.4H11.3L18.4 9.3V-7Z',
};
/** A hair's breadth within the block's edge, for whoever comes close. */
const RULES: Readonly<Record<Side, string>> = {
  N:
    'M-11.4-12.9H11.4A3.5 3.5 0 0 1 14.9-9.4V9.4A3.5 3.5 0 0 1 11.4 12.9H-11.4A3.5 3.5 0 0 1-14.9 9.4V-9.4A3.5 3.5 0 0 1-11.4-12.9Z' +
    'M-11.4-12.5A3.1 3.1 0 0 0-14.5-9.4V9.4A3.1 3.1 0 0 0-11.4 12.5H11.4A3.1 3.1 0 0 0 14.5 9.4V-9.4A3.1 3.1 0 0 0 11.4-12.5Z',
  S:
    'M-9.8-12.9H9.8L14.9-7.8V7.8L9.8 12.9H-9.8L-14.9 7.8V-7.8Z' +
    'M-9.6-12.5L-14.5-7.6V7.6L-9.6 12.5H9.6L14.5 7.6V-7.6L9.6-12.5Z',
};
/** Slanting lines across the block of an isolated unit. */
const HATCHING = [-24, -18, -12, -6, 0, 6, 12, 18, 24]
  .map((x) => {
    const top = Math.max(-12.5, -15.5 + x + 1);
    const foot = Math.min(12.5, 15.5 + x - 1);
    return top < foot ? `M${top - x} ${-top}L${foot - x} ${-foot}` : '';
  })
  .join('');
/** Two links of a chain, parted. */
const BROKEN_LINK =
  'M-1.6-2.6H-3.4A2.6 2.6 0 0 0-3.4 2.6H-2.4M1.6 2.6H3.4A2.6 2.6 0 0 0 3.4-2.6H2.4M1.2-4.4L-1.2 4.4';

/** A unit in a square around (0, 0). */
export const Piece = memo(function Piece({ unit, isolated, spent, dislodged }: PieceProps) {
  const { side, kind } = unit;
  const name = side === 'N' ? 'north' : 'south';
  const state = isolated ? '-isolated' : spent ? '-spent' : '';
  const block = `var(--${name}-block${state})`;
  const edge = `var(--${name}-edge${state})`;
  const figure = `var(--${name}-figure${state})`;
  const mounted = UNITS[kind].mounted && kind !== 'cavalry';
  return (
    <g {...(dislodged ? { transform: 'rotate(-14)' } : {})}>
      <path
        d={BLOCKS[side]}
        fill={block}
        stroke={edge}
        strokeWidth={isolated ? 2.4 : 1.4}
        {...(isolated ? { strokeDasharray: '5 3.4' } : {})}
      />
      {!isolated && !spent && <path d={EDGES[side] + RULES[side]} fill={`var(--${name}-shade)`} />}
      {isolated && <path d={HATCHING} stroke={edge} strokeWidth={1.1} strokeOpacity={0.7} />}
      <path
        d={SILHOUETTES[kind]}
        fill={figure}
        fillRule="evenodd"
        {...(isolated ? { stroke: block, strokeWidth: 3, paintOrder: 'stroke' } : {})}
        {...(mounted ? { transform: 'translate(-4.6 -2) scale(.86)' } : {})}
      />
      {mounted && (
        <g fill="none" transform="translate(9 5.6) scale(.9)">
          <path d={HORSESHOE} stroke={block} strokeWidth={7.6} />
          <path d={HORSESHOE} stroke={figure} strokeWidth={3.8} />
        </g>
      )}
      {isolated && (
        <g transform="translate(-12.5 -11)">
          <circle r={7} fill="var(--bad)" stroke="var(--map-north)" strokeWidth={1.2} />
          <path d={BROKEN_LINK} fill="none" stroke="var(--on-bad)" strokeWidth={1.5} />
        </g>
      )}
    </g>
  );
});
