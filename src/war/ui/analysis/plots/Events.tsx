import { memo } from 'react';
import { SIDES, type Outcome } from '../../../engine/vocabulary';
import { sideName } from '../../../words/sentences';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { BEHIND, placeOn, uprights, type PlotPoint, type Scale, type Span } from './points';

/** Narrow, because many are side by side in a long war. */
const SHAPES: Readonly<Record<Outcome, string>> = {
  resists: 'M-2-2.6H2V2.6H-2Z',
  dislodged: 'M-3.4-4.6H3.4L0 5.4Z',
  destroyed: 'M0-8L1.3-2.8L3.8-4L2.4 0L3.8 4L1.3 2.8L0 8L-1.3 2.8L-3.8 4L-2.4 0L-3.8-4L-1.3-2.8Z',
};
const FLAME =
  'M.8-8C5-4.4 7-1 5.8 3A6 6 0 0 1-5.8 3C-6.8-.4-4.4-2.2-3.6-4.8C-2-3.8-1.2-2.4-1.2-.8C.6-3 1.2-5.2.8-8Z';

/** The mark of an attack in plots, drawn around (0, 0), by its outcome as on the board. */
export const AttackMark = ({ outcome }: { readonly outcome: Outcome }) => (
  <path
    d={SHAPES[outcome]}
    fill={`var(--${outcome}-tag)`}
    stroke={outcome === 'destroyed' ? 'var(--destroyed-tag)' : `var(--${outcome})`}
    strokeWidth={0.9}
    strokeLinejoin="round"
  />
);

/** The mark in plots of an arsenal that was taken, drawn around (0, 0): a flame. */
export const ArsenalFlame = () => (
  <path d={FLAME} fill="var(--fire)" stroke="var(--panel)" strokeWidth={1} />
);

/** The mark at the beginning of plots of a game with a handicap, drawn around (0, 0): a pair of scales. */
export const GivenMark = () => (
  <path
    d="M0-7V6M-4 6H4M-6-4.5L6-5.5M-6-4.5L-8.4 1H-3.6ZM6-5.5L3.6 0H8.4Z"
    fill="none"
    stroke="var(--ink)"
    strokeWidth={1.3}
    strokeLinejoin="round"
  />
);

interface EventsProps {
  readonly points: readonly PlotPoint[];
  readonly x: Scale;
  readonly rows: readonly [number, number];
  /** The heights between which an arsenal's fall is drawn through the charts. */
  readonly through: readonly Span[];
}

/**
 * The events of a war below its plots: a row for each side, at the heights `rows` (the North's first), with a mark for
 * each of its attacks and each arsenal it took. `x` is the scale of the turns; at an arsenal's fall, lines are drawn
 * through the plots in the heights `through`.
 */
export const Events = memo(function Events({ points, x, rows, through }: EventsProps) {
  useLanguage();
  return (
    <g>
      {SIDES.map((side, i) => (
        <g key={side}>
          <path className="plot-rule" d={`M${x.start} ${rows[i] ?? 0}H${x.end}`} />
          <text
            className={`plot-end plot-end-${side}`}
            x={x.end + BEHIND.start}
            y={(rows[i] ?? 0) + 4}
          >
            {sideName(side)}
          </text>
        </g>
      ))}
      {points.map(({ turn, side, assault, arsenals }) => {
        if (side === null || (assault === null && arsenals.length === 0)) return null;
        const at = placeOn(x, turn);
        return (
          <g key={turn}>
            {arsenals.length > 0 && <path className="plot-fall" d={uprights(at, through)} />}
            <g transform={`translate(${at} ${rows[side === 'N' ? 0 : 1]})`}>
              {assault && <AttackMark outcome={assault.outcome} />}
              {arsenals.length > 0 && <ArsenalFlame />}
            </g>
          </g>
        );
      })}
    </g>
  );
});
