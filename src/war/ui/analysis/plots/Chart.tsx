import { memo, useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { SIDES, type Side } from '../../../engine/vocabulary';
import { sideName } from '../../../words/sentences';
import { useLanguage } from '../../../../shell/ui/useLanguage';
import {
  BEHIND,
  LABEL,
  labelPlaces,
  placeOn,
  stepLine,
  ticksOn,
  type Measure,
  type PlotPoint,
  type Scale,
} from './points';
import { t } from '../../../words/t';
import { watchSizes } from '../../../../shell/platform/browserApis';

interface Room {
  readonly width: number;
  readonly height: number;
  /** How many pixels of the page one unit of the drawing has: more where letters are larger than usual. */
  readonly scale: number;
}

/** The size of a plot until it is measured. */
const USUAL: Room = { width: 340, height: 0, scale: 1 };
/** The least width of a plot that is drawn larger. */
const LEAST = 280;
/** The text size in pixels for which plots are drawn. */
const TEXT = 16;

/**
 * Hook: returns `measure`, a ref for an element, and that element's inner width and height in units of a plot drawn in
 * it, with the `scale` of these; the component renders again when they change. Before the element is laid out, usual
 * sizes are returned.
 */
export function useRoom() {
  const [room, setRoom] = useState(USUAL);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    return watchSizes([element], () => {
      const { clientWidth: width, clientHeight: height } = element;
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize) || TEXT;
      const scale = Math.max(1, Math.min(text / TEXT, width / LEAST));
      if (width > 0) setRoom({ width: width / scale, height: height / scale, scale });
    });
  }, []);
  return { ...room, measure };
}

interface DrawingProps extends Room {
  readonly className?: string;
  readonly children: ReactNode;
}

/** The drawing of a plot, its width and height in its own units; screen readers do not get it. */
export const Drawing = ({ width, height, scale, className, children }: DrawingProps): ReactNode => (
  <svg
    className={className}
    width={width * scale}
    height={height * scale}
    viewBox={`0 0 ${width} ${height}`}
    style={{ '--scale': scale } as CSSProperties}
    aria-hidden="true"
  >
    {children}
  </svg>
);

interface PlotTitleProps {
  readonly x: Scale;
  readonly y: Scale;
  readonly title: string;
  /** What is plotted; empty if there is no room to say it. */
  readonly text: string;
}

/** The title over a chart with the scales `x` and `y`, and behind it what is plotted. */
export const PlotTitle = ({ x, y, title, text }: PlotTitleProps): ReactNode => (
  <text className="plot-title" x={x.start} y={y.end - 9}>
    {title}
    {text !== '' && (
      <tspan className="plot-tick" dx={6}>
        {text}
      </tspan>
    )}
  </text>
);

interface RulesProps {
  readonly x: Scale;
  readonly y: Scale;
  readonly ticks: readonly number[];
  /** The tick that is drawn as the base of the chart. */
  readonly base?: number;
  /** The value of `y` that a tick of 1 stands for. */
  readonly unit?: number;
}

/** Lines across a chart at the heights of its `ticks`, with their numbers. */
export const Rules = ({ x, y, ticks, base = 0, unit = 1 }: RulesProps): ReactNode =>
  ticks.map((tick) => {
    const height = placeOn(y, tick * unit);
    return (
      <g key={tick}>
        <path
          className={tick === base ? 'plot-base' : 'plot-rule'}
          d={`M${x.start} ${height}H${x.end}`}
        />
        <text className="plot-tick" x={x.start - 6} y={height + 4} textAnchor="end">
          {tick}
        </text>
      </g>
    );
  });

/** The most ticks of a plot. */
const MOST = 8;

/**
 * The numbers of turns along the horizontal axis of a plot, at most eight. `x` is the scale of the turns, `y` the
 * height of the numbers' base line in pixels.
 */
export function TurnTicks({ x, y }: { readonly x: Scale; readonly y: number }): ReactNode {
  return ticksOn(x, MOST).map((tick) => (
    <text key={tick} className="plot-tick" x={placeOn(x, tick)} y={y} textAnchor="middle">
      {tick}
    </text>
  ));
}

interface ChartProps {
  readonly points: readonly PlotPoint[];
  readonly measure: Measure;
  readonly x: Scale;
  readonly y: Scale;
  readonly ticks: number;
}

/**
 * A plot of one measure of both sides over the turns, with the values in `points`: a hollow line for the North, and a
 * solid one for the South, which stays visible inside the other where they meet. `x` and `y` are its scales in pixels;
 * `ticks` is the number of labels for which its height has room.
 */
export const Chart = memo(function Chart({ points, measure, x, y, ticks }: ChartProps) {
  useLanguage();
  const last = points.at(-1);
  if (last === undefined) return null;
  const valueOf = (side: Side) => (point: PlotPoint) => point.tallies[side][measure];
  const values = { N: valueOf('N')(last), S: valueOf('S')(last) };
  const labels = labelPlaces(y, values, LABEL);
  const north = stepLine(points, valueOf('N'), x, y);
  return (
    <g>
      <Rules x={x} y={y} ticks={ticksOn(y, ticks)} />
      <path className="plot-north-edge" d={north} />
      <path className="plot-north" d={north} />
      <path className="plot-south" d={stepLine(points, valueOf('S'), x, y)} />
      {SIDES.map((side) => (
        <text
          key={side}
          className={`plot-end plot-end-${side}`}
          x={x.end + BEHIND.start}
          y={labels[side] + 4}
        >
          {t('plots:end', { side: sideName(side), value: values[side] })}
        </text>
      ))}
    </g>
  );
});
