import { useId, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { readingSentence } from '../../words/analysis';
import { sideName } from '../../words/sentences';
import { placeOn, turnLedTo, valueAt, type Scale } from './plots/points';
import { Drawing, PlotTitle, Rules, TurnTicks, useRoom } from './plots/Chart';
import { DecidedMark } from './DecidedMark';
import { t } from '../../words/t';

interface AnalysisPlotProps {
  readonly turns: readonly TurnAnalysis[];
  readonly last: number;
  readonly deciding: readonly TurnAnalysis[];
  readonly turn: number;
  readonly compact: boolean;
  readonly onGo: (turn: number) => void;
}

/** Units of the drawing above the chart and below it, before it and after it. */
const ROOM = { over: 22, under: 18, before: 30, behind: 56 } as const;

/**
 * A plot of the North's expected result over the analysed `turns`, from a sure defeat (0) to a sure victory (100).
 * `turn` is the number of the selected turn, `last` that of the last turn to be analysed; `onGo` is called with the
 * number of the turn that the user selects by pointer or key. The turns in `deciding` are marked.
 */
export function AnalysisPlot(props: AnalysisPlotProps): ReactNode {
  const { turns, last, deciding, turn, compact, onGo } = props;
  const { width, scale, measure } = useRoom();
  const helpId = useId();
  const pressed = useRef(false);
  const first = turns[0]?.turn ?? 1;
  const high = compact ? 64 : 96;
  const height = ROOM.over + high + ROOM.under;
  const [x, y] = useMemo((): [Scale, Scale] => {
    const span = { from: first - 1, to: Math.max(last, first), start: ROOM.before };
    return [
      { ...span, end: Math.max(ROOM.before + 40, width - ROOM.behind) },
      { from: 0, to: 100, start: ROOM.over + high, end: ROOM.over },
    ];
  }, [first, last, width, high]);
  const analysis = turns.find((each) => each.turn === turn);
  const isDeciding = analysis !== undefined && deciding.includes(analysis);
  const reading =
    analysis === undefined ? t('analysis:notYet', { turn }) : readingSentence(analysis, isDeciding);
  const level = placeOn(y, 50);
  const at = (share: number): number => placeOn(y, share * 100);

  function press(event: KeyboardEvent): void {
    const goal = turnLedTo(event.key, turn, first, last);
    if (event.ctrlKey || event.metaKey || event.altKey || goal === null) return;
    event.preventDefault();
    onGo(goal);
  }
  /** Selects the turn under the pointer. */
  const goTo = (event: { readonly clientX: number; readonly currentTarget: Element }): void => {
    const place = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onGo(Math.max(first, valueAt(x, place / scale)));
  };
  const points = [
    `${placeOn(x, first - 1)} ${at(turns[0]?.before ?? 0.5)}`,
    ...turns.map((each) => `${placeOn(x, each.turn)} ${at(each.after)}`),
  ];
  const end = placeOn(x, turns.at(-1)?.turn ?? first);
  const area = `M${x.start} ${level}L${points.join('L')}L${end} ${level}Z`;
  const id = helpId.replace(/[^\w-]/g, '');
  return (
    <div
      ref={measure}
      className="analysis-plot plots"
      style={{ height: height * scale }}
      role="slider"
      tabIndex={0}
      aria-label={t('analysis:plot.title')}
      aria-describedby={helpId}
      aria-valuemin={first}
      aria-valuemax={last}
      aria-valuenow={turn}
      aria-valuetext={reading}
      onKeyDown={press}
      onPointerDown={(event) => {
        pressed.current = true;
        goTo(event);
      }}
      onPointerMove={(event) => {
        if (pressed.current && event.buttons > 0) goTo(event);
      }}
      onPointerUp={() => {
        pressed.current = false;
      }}
    >
      <span className="visually-hidden" id={helpId}>
        {t('analysis:plot.help')}
      </span>
      <Drawing {...{ width, height, scale }}>
        <clipPath id={`${id}-N`}>
          <rect x={0} y={0} width={width} height={level} />
        </clipPath>
        <clipPath id={`${id}-S`}>
          <rect x={0} y={level} width={width} height={height - level} />
        </clipPath>
        <PlotTitle
          x={x}
          y={y}
          title={t('analysis:plot.title')}
          text={width >= 280 ? t('analysis:plot.what') : ''}
        />
        <path className="analysis-area-N" d={area} clipPath={`url(#${id}-N)`} />
        <path className="analysis-area-S" d={area} clipPath={`url(#${id}-S)`} />
        <Rules x={x} y={y} ticks={[0, 50, 100]} base={50} />
        {(['N', 'S'] as const).map((side) => (
          <text
            key={side}
            className={`plot-end plot-end-${side}`}
            x={x.end + 6}
            y={(side === 'N' ? y.end : y.start) + 4}
          >
            {sideName(side)}
          </text>
        ))}
        <path className="analysis-course" d={`M${points.join('L')}`} />
        <TurnTicks x={x} y={height - 3} />
        <path className="plot-cursor" d={`M${placeOn(x, turn)} ${y.end - 4}V${y.start + 4}`} />
        {deciding.map((each) => (
          <g
            key={each.turn}
            transform={`translate(${placeOn(x, each.turn)} ${at(each.after)})`}
            data-mark="decided"
          >
            <DecidedMark />
          </g>
        ))}
      </Drawing>
    </div>
  );
}
