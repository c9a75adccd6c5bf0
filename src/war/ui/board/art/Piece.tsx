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

/*
 * A wooden block seen from the front and a little from above, 33 by 33 units: on its top the figure, and below that the
 * face of its thickness, which is the place for figures of strength and for sums. The North's blocks are rounded, the
 * South's have their corners cut.
 */
const BLOCKS: Readonly<Record<Side, string>> = {
  N: 'M-12.5-17.2H12.5A4 4 0 0 1 16.5-13.2V11.8A4 4 0 0 1 12.5 15.8H-12.5A4 4 0 0 1-16.5 11.8V-13.2A4 4 0 0 1-12.5-17.2Z',
  S: 'M-11-17.2H11L16.5-11.7V10.3L11 15.8H-11L-16.5 10.3V-11.7Z',
};
/** The face of the block's thickness: the engraver's shade. */
const FACES: Readonly<Record<Side, string>> = {
  N: 'M-16.5 5.6A4 4 0 0 0-12.5 9.6H12.5A4 4 0 0 0 16.5 5.6V11.8A4 4 0 0 1 12.5 15.8H-12.5A4 4 0 0 1-16.5 11.8Z',
  S: 'M-16.5 4.1L-11 9.6H11L16.5 4.1V10.3L11 15.8H-11L-16.5 10.3Z',
};
/** Where the top ends and the face begins, for blocks without shade. */
const RIMS: Readonly<Record<Side, string>> = {
  N: 'M-16.5 5.6A4 4 0 0 0-12.5 9.6H12.5A4 4 0 0 0 16.5 5.6',
  S: 'M-16.5 4.1L-11 9.6H11L16.5 4.1',
};
/** Where figures stand on their blocks. */
const ON_TOP = 'translate(0 -4.6) scale(.88)';
/** Of an isolated unit, aside from its badge. */
const ASIDE = 'translate(.4 -4.2) scale(.86)';
/** Slanting lines across the block of an isolated unit. */
const HATCHING = [-24, -18, -12, -6, 0, 6, 12, 18, 24]
  .map((x) => {
    const top = Math.max(-7.5, -15.5 + x + 1);
    const foot = Math.min(15, 15.5 + x - 1);
    return top < foot ? `M${top - x} ${-top}L${foot - x} ${-foot}` : '';
  })
  .join('');
/** Two links of a chain, parted. */
const BROKEN_LINK =
  'M-1.2-2H-2.2A2 2 0 0 0-2.2 2H-1.6M1.2 2H2.2A2 2 0 0 0 2.2-2H1.6M.9-3.4L-.9 3.4';

/** A unit in a square around (0, 0). */
export const Piece = memo(function Piece({ unit, isolated, spent, dislodged }: PieceProps) {
  const { side, kind } = unit;
  const name = side === 'N' ? 'north' : 'south';
  const state = isolated ? '-isolated' : spent ? '-spent' : '';
  const block = `var(--${name}-block${state})`;
  const edge = `var(--${name}-edge${state})`;
  const figure = `var(--${name}-figure${state})`;
  const mounted = UNITS[kind].mounted && kind !== 'cavalry';
  const place = isolated ? ASIDE : ON_TOP;
  const shape = {
    d: SILHOUETTES[kind],
    fill: figure,
    fillRule: 'evenodd',
    ...(isolated && { stroke: block, strokeWidth: 3, paintOrder: 'stroke' }),
  } as const;
  const shoe = { d: HORSESHOE, fill: 'none', transform: 'translate(9 4.4) scale(.9)' } as const;
  const drawn = (
    <>
      <path
        d={BLOCKS[side]}
        fill={block}
        stroke={edge}
        strokeWidth={isolated ? 2.4 : 1.4}
        {...(isolated ? { strokeDasharray: '5 3.4' } : {})}
      />
      {isolated || spent ? (
        <path d={RIMS[side]} fill="none" stroke={edge} strokeWidth={1.1} />
      ) : (
        <path d={FACES[side]} fill={`var(--${name}-shade)`} />
      )}
      {isolated && <path d={HATCHING} stroke={edge} strokeWidth={1.1} strokeOpacity={0.4} />}
      {mounted ? (
        <g data-mark="figure" transform={place}>
          <path {...shape} transform="translate(-4.6 -1.6) scale(.86)" />
          <path {...shoe} stroke={block} strokeWidth={7.6} />
          <path {...shoe} stroke={figure} strokeWidth={3.8} />
        </g>
      ) : (
        <path {...shape} data-mark="figure" transform={place} />
      )}
      {isolated && <IsolationBadge />}
    </>
  );
  return dislodged ? <g transform="translate(0 -.8) rotate(-11)">{drawn}</g> : drawn;
});

/** Out of communication: in the upper left corner of the square. */
function IsolationBadge() {
  return (
    <g data-mark="isolation" transform="translate(-10.9 -11.1)">
      <circle r={5} fill="var(--bad)" stroke="var(--map-north)" strokeWidth={0.9} />
      <path d={BROKEN_LINK} fill="none" stroke="var(--on-bad)" strokeWidth={1.3} />
    </g>
  );
}
