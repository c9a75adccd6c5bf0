import { memo, type ReactNode } from 'react';
import { SIDES, type Side } from '../../../engine/vocabulary';
import type { TurnTime } from '../../../game/clockRecord';
import { clockFace } from '../../../../shell/clockFace';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import { Drawing, PlotTitle, Rules } from './Chart';
import { BEHIND, LABEL, labelPlaces, placeOn, ticksOn, type Scale } from './points';
import { t } from '../../../words/t';

interface TimePlotProps {
  readonly times: readonly TurnTime[];
  readonly x: Scale;
  readonly scale: number;
  readonly compact: boolean;
}

const MINUTE = 60_000;
/** The pixels for the words over a chart, and under the last. */
const HEADING = 22;

/**
 * A plot of the clock over the turns, with the values in `times`: the time that each turn took, and, if there was one
 * time for the whole war, the time that each side had left. `x` is the scale of the turns, `scale` that of the
 * drawing; `compact` makes the plot lower.
 */
export const TimePlot = memo(function TimePlot({
  times,
  x,
  scale,
  compact,
}: TimePlotProps): ReactNode {
  useLanguage();
  const high = compact ? 38 : 64;
  const isUsed = times.some(({ used }) => used !== null);
  const isBank = times.some(({ isOfWar }) => isOfWar);
  const left: Scale = scaleOf(
    times.map((time) => time.left),
    HEADING,
    high,
  );
  const used: Scale = scaleOf(
    times.map((time) => time.used ?? 0),
    isBank ? left.start + HEADING : HEADING,
    high,
  );
  const lastOf = (side: Side) => times.filter((time) => time.side === side).at(-1)?.left;
  const lastLeft = { N: lastOf('N'), S: lastOf('S') };
  // Before its first turn has ended a side has no label that could overlap the other's.
  const alone = lastLeft.N ?? lastLeft.S ?? 0;
  const ends = { N: lastLeft.N ?? alone, S: lastLeft.S ?? alone };
  const labels = labelPlaces(left, ends, LABEL);
  const height = (isUsed ? used : left).start + 6;
  const wide = Math.max(2, Math.min(9, (x.end - x.start) / Math.max(1, x.to - x.from) - 1));
  return (
    <Drawing className="plots-time" width={x.end + BEHIND.room} {...{ height, scale }}>
      {isBank && (
        <g>
          <Head x={x} y={left} title={t('plots:timeLeft')} />
          <path className="plot-north-edge" d={lineOf(times, 'N', x, left)} />
          <path className="plot-north" d={lineOf(times, 'N', x, left)} />
          <path className="plot-south" d={lineOf(times, 'S', x, left)} />
        </g>
      )}
      {isUsed && (
        <g>
          <Head x={x} y={used} title={t('plots:timeUsed')} />
          {times.map(({ turn, side, used: each }) =>
            each === null ? null : (
              <rect
                key={turn}
                className={`plot-bar-${side}`}
                x={placeOn(x, turn) - wide / 2}
                width={wide}
                y={placeOn(used, each)}
                height={used.start - placeOn(used, each)}
              />
            ),
          )}
        </g>
      )}
      {isBank &&
        SIDES.map((side) => {
          const last = lastLeft[side];
          return last === undefined ? null : (
            <text
              key={side}
              className={`plot-end plot-end-${side}`}
              x={x.end + BEHIND.start}
              y={labels[side] + 4}
            >
              {clockFace(last)}
            </text>
          );
        })}
    </Drawing>
  );
});

/** Returns a scale from 0 to the whole minute above the longest time. */
const scaleOf = (values: readonly number[], top: number, high: number): Scale => ({
  from: 0,
  to: Math.max(1, Math.ceil(Math.max(...values) / MINUTE)) * MINUTE,
  start: top + high,
  end: top,
});

interface HeadProps {
  readonly x: Scale;
  readonly y: Scale;
  readonly title: string;
}

/** A chart's title and the lines of its minutes. */
const Head = ({ x, y, title }: HeadProps): ReactNode => (
  <>
    <PlotTitle {...{ x, y, title }} text={t('plots:inMinutes')} />
    <Rules x={x} y={y} ticks={ticksOn({ ...y, to: y.to / MINUTE }, 3)} unit={MINUTE} />
  </>
);

/** Returns the line of a side's time left, constant until its next turn has ended. */
function lineOf(times: readonly TurnTime[], side: Side, x: Scale, y: Scale): string {
  const own = times.filter((time) => time.side === side);
  const line = own.map(({ turn, left }, i) => {
    const [px, py] = [placeOn(x, turn).toFixed(1), placeOn(y, left).toFixed(1)];
    return i === 0 ? `M${px} ${py}` : `H${px}V${py}`;
  });
  return own.length === 0 ? '' : `${line.join('')}H${x.end}`;
}
