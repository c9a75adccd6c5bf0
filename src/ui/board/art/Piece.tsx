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
      {!isolated && !spent && <path d={EDGES[side]} fill={`var(--${name}-shade)`} />}
      <path
        d={BLOCKS[side]}
        fill={block}
        stroke={edge}
        strokeWidth={isolated ? 2.4 : 1.4}
        {...(isolated ? { strokeDasharray: '5 3.4' } : {})}
      />
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
      {dislodged && (
        <path
          d="M5-19.5H20.5L12.7-6Z"
          fill="var(--warn)"
          stroke="var(--map-north)"
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      )}
    </g>
  );
});
