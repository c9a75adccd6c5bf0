import { memo } from 'react';
import { SIDES } from '../../../engine/vocabulary';
import { sideName } from '../../../words/sentences';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { ArsenalFlame, AttackMark } from './marks';
import { placeOn, uprights, type PlotPoint, type Scale, type Span } from './points';

interface EventsProps {
  readonly points: readonly PlotPoint[];
  readonly x: Scale;
  /** The heights of the two rows of marks, the North's first. */
  readonly rows: readonly [number, number];
  /** The heights between which an arsenal's fall is drawn through the charts. */
  readonly through: readonly Span[];
}

/** The time axis: attacks and captures of each side, a row for each. */
export const Events = memo(function Events({ points, x, rows, through }: EventsProps) {
  useLanguage();
  return (
    <g>
      {SIDES.map((side, i) => (
        <g key={side}>
          <path className="plot-rule" d={`M${x.start} ${rows[i] ?? 0}H${x.end}`} />
          <text className={`plot-end plot-end-${side}`} x={x.end + 6} y={(rows[i] ?? 0) + 4}>
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
