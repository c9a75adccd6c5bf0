import { memo } from 'react';
import { UNITS } from '../../../engine/units';
import type { Side, UnitKind } from '../../../engine/vocabulary';
import type { ShownUnit } from '../view';

/** Crossed muskets with fixed bayonets, one over the other. */
const MUSKETS =
  'M-10.7 11.2L-7.7 13.7L-6.7 12.9L-5 8.6L-4 6.7L-3.4 6.1L-2.3 6.4L-1.4 5.4L-1.9 4.2L6.2-4.4' +
  'L6-5.3L8-7.4L8.6-7.2L8.9-7.6L8.5-8.2L11-12.1L7.4-8.9L-3.3 1.2L-4 .9L-5.3 1.1L-5.6 1.8' +
  'L-4.9 2.1L-4.9 3L-6.5 4.7L-7.8 6.4ZM-2.5-.5L-6.2-4.4L-6-5.3L-8-7.4L-8.6-7.2L-8.9-7.6' +
  'L-8.5-8.2L-11-12.1L-7.4-8.9L-.6-2.4ZM10.7 11.2L7.7 13.7L6.7 12.9L5 8.6L4 6.7L3.4 6.1L2.3 6.4' +
  'L1.4 5.4L1.9 4.2L.4 2.6L2.5 .5L3.3 1.2L4 .9L5.3 1.1L5.6 1.8L4.9 2.1L4.9 3L6.5 4.7L7.8 6.4Z';

const HORSE =
  'M-3.6 12.4C-3.4 8.6-.6 6.6.4 2.8C-.8 3.8-2.4 4.2-4 4.4L-7.2 7.4C-7.6 9-9.2 9.6-10.4 8.8L-11.8 7.2' +
  'C-12.4 6.2-12 5-11.4 4L-6.6-4.6C-6.2-6.2-5.4-7.4-4.4-8.2L-3.8-12.8L-1.4-9.6L-.2-12.8L1.4-9' +
  'C4-9.2 6.4-8.2 8-6.4L6.8-5.6C9-4.4 10.4-2 10.8.4L9.4.2C11 2.4 11.8 5 11.6 7.6L10.4 7' +
  'C11.2 8.8 11.4 10.6 11.2 12.4ZM-3.6-5.4L-5.2-2.8L-2.6-3.4ZM-9.9 3.2L-5.9 5.2L-5.4 4.2L-9.3 2.2Z';

const GUN =
  'M-12.4 9.8L-3.2 1.2L-6.4-.8L-8.6-.4L-9.2-2.4L-7.4-4L-6.2-4.6L10-10.8L9.6-11.9L11.6-12.6L13.4-7.6L11.4-6.9L11-8L1.6-3.6' +
  'A7.4 7.4 0 1 1-5.2 5.6L-11 11.4Z' +
  'M1.8-1.2A5 5 0 1 0 1.8 8.8A5 5 0 1 0 1.8-1.2Z' +
  'M1.1-1.2H2.5V3.1H6.8V4.5H2.5V8.8H1.1V4.5H-3.2V3.1H1.1Z';

const FLAG =
  'M-9-12.6A1.5 1.5 0 1 1-6-12.6L-6.2-11C-2.4-13 1.2-8.6 5.4-9.4C7.6-9.8 9.4-10.6 11.4-11.2L8.8-5.2L11.4.6' +
  'C9.4 1.2 7.6 2 5.4 2.4C1.2 3.2-2.4-1-6.3.9V12H-8.7V-11Z' +
  'M.4-6.6L-1.6-3.9L.6-1L3-3.5Z';

/** Silhouettes in a box of about 26 by 24 units around (0, 0); holes by the even-odd rule. */
const SILHOUETTES: Readonly<Record<UnitKind, string>> = {
  infantry: MUSKETS,
  cavalry: HORSE,
  footArtillery: GUN,
  mountedArtillery: GUN,
  footCommunications: FLAG,
  mountedCommunications: FLAG,
};

/** A horseshoe around (0, 0), about 15 units high, to be drawn as a broad line. */
const HORSESHOE = 'M-3.4 6.2C-7.4.6-6.6-6.2 0-6.2S7.4.6 3.4 6.2';

/** A unit, and its state; by default none of these. */
type PieceProps = Pick<ShownUnit, 'unit'> &
  Partial<Pick<ShownUnit, 'isolated' | 'spent' | 'dislodged'>>;

/*
 * A wooden block seen from the front and slightly from above, 33 by 33 units: the figure is on its top, and below
 * it the front face, for strengths and sums. The North's blocks are rounded, the South's have cut corners.
 */
const BLOCKS: Readonly<Record<Side, string>> = {
  N: 'M-12.5-17.2H12.5A4 4 0 0 1 16.5-13.2V11.8A4 4 0 0 1 12.5 15.8H-12.5A4 4 0 0 1-16.5 11.8V-13.2A4 4 0 0 1-12.5-17.2Z',
  S: 'M-11-17.2H11L16.5-11.7V10.3L11 15.8H-11L-16.5 10.3V-11.7Z',
};
/** The front face of the block, with the engraver's shade. */
const FACES: Readonly<Record<Side, string>> = {
  N: 'M-16.5 5.6A4 4 0 0 0-12.5 9.6H12.5A4 4 0 0 0 16.5 5.6V11.8A4 4 0 0 1 12.5 15.8H-12.5A4 4 0 0 1-16.5 11.8Z',
  S: 'M-16.5 4.1L-11 9.6H11L16.5 4.1V10.3L11 15.8H-11L-16.5 10.3Z',
};
/** The edge between top and front face, for blocks without shade. */
const RIMS: Readonly<Record<Side, string>> = {
  N: 'M-16.5 5.6A4 4 0 0 0-12.5 9.6H12.5A4 4 0 0 0 16.5 5.6',
  S: 'M-16.5 4.1L-11 9.6H11L16.5 4.1',
};
/** The place of figures on their blocks. */
const ON_TOP = 'translate(0 -4.6) scale(.88)';
/** The place of the figure of an isolated unit, beside its badge. */
const BESIDE_BADGE = 'translate(.4 -4.2) scale(.86)';
/** Diagonal lines across the block of an isolated unit. */
const HATCHING = [-24, -18, -12, -6, 0, 6, 12, 18, 24]
  .map((x) => {
    const top = Math.max(-7.5, -15.5 + x + 1);
    const foot = Math.min(15, 15.5 + x - 1);
    return top < foot ? `M${top - x} ${-top}L${foot - x} ${-foot}` : '';
  })
  .join('');
/** Two separated links of a chain. */
const BROKEN_LINK =
  'M-1.2-2H-2.2A2 2 0 0 0-2.2 2H-1.6M1.2 2H2.2A2 2 0 0 0 2.2-2H1.6M.9-3.4L-.9 3.4';

/**
 * The drawing of a unit in a square around (0, 0), in the colours of its side; its look shows whether it is isolated
 * (out of communication), has already moved in this turn (`spent`), or is dislodged.
 */
export const Piece = memo(function Piece({ unit, isolated, spent, dislodged }: PieceProps) {
  const { side, kind } = unit;
  const name = side === 'N' ? 'north' : 'south';
  const state = isolated ? '-isolated' : spent ? '-spent' : '';
  const block = `var(--${name}-block${state})`;
  const edge = `var(--${name}-edge${state})`;
  const figure = `var(--${name}-figure${state})`;
  const mounted = UNITS[kind].mounted && kind !== 'cavalry';
  const place = isolated ? BESIDE_BADGE : ON_TOP;
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
