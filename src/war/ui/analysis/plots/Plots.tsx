import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { ARMY_SIZE } from '../../../engine/units';
import { SIDES, type Outcome } from '../../../engine/vocabulary';
import { turnHistoryOf } from '../../../game/turnHistory';
import { turnTimes } from '../../../game/clockRecord';
import { giverOf } from '../../../game/handicap';
import { boardOf, type War } from '../../../game/war';
import { handicapSentence } from '../../../words/handicap';
import { readingSentences, timeSentence } from '../../../words/analysis';
import { useGameState, useGameStore } from '../../base/useGame';
import { Chart, Drawing, PlotTitle, TurnTicks, useRoom } from './Chart';
import { Events, ArsenalFlame, AttackMark, GivenMark } from './Events';
import { FiguresTable } from './FiguresTable';
import {
  BEHIND,
  placeOn,
  pointsOf,
  turnLedTo,
  uprights,
  valueAt,
  type Scale,
  type Span,
} from './points';
import { TimePlot } from './TimePlot';
import { t } from '../../../words/t';
import './plots.css';

interface PlotsProps {
  readonly war: War;
  readonly turn: number;
  readonly compact: boolean;
}

const OUTCOMES: readonly Outcome[] = ['resists', 'dislodged', 'destroyed'];
/** The least width in pixels at which a chart's head explains the measure. */
const ROOM_FOR_WORDS = 320;

/**
 * Plots of a war over its turns: each side's strength and its units in communication, attacks and fallen arsenals, and
 * the times if it had a clock. They can be read by pointer, by keys, and as a table. `turn` is the number of the turn
 * on the board; `compact` makes the plots lower.
 */
export function Plots({ war, turn, compact }: PlotsProps) {
  const store = useGameStore();
  const points = useMemo(() => pointsOf(turnHistoryOf(war)), [war]);
  const game = useGameState((state) => state.game);
  const control = game?.clock;
  const giver = game === null ? null : giverOf(game);
  const given = game === null ? '' : handicapSentence(game);
  const times = useMemo(() => turnTimes(war, control), [war, control]);
  const [pointed, setPointed] = useState<number | null>(null);
  /** The turn under the pointer, for its click: by then a finger points at nothing. */
  const touched = useRef<number | null>(null);
  const { width, height: room, scale, measure } = useRoom();
  const helpId = useId();
  const first = points[0]?.turn ?? 0;
  const last = points.at(-1)?.turn ?? 0;
  const within = (wanted: number): number => Math.min(last, Math.max(first, wanted));
  const cursor = within(pointed ?? turn);
  const most = useMemo(
    () => Math.max(...points.flatMap(({ tallies }) => [tallies.N.strength, tallies.S.strength])),
    [points],
  );
  const layout = useMemo(
    () => layoutOf({ width, height: room }, compact, [first, last], most),
    [width, room, compact, first, last, most],
  );
  const { x, strength, linked, rows, through, height } = layout;
  const point = points[cursor - first];

  const pointAt = useCallback(
    (event: PointerEvent): void => {
      touched.current = valueAt(
        x,
        (event.clientX - event.currentTarget.getBoundingClientRect().left) / scale,
      );
      setPointed(touched.current);
    },
    [x, scale],
  );
  if (points.length < 2 || point === undefined) return <p>{t('plots:none')}</p>;

  function press(event: KeyboardEvent): void {
    const goal = turnLedTo(event.key, cursor, first, last);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (goal !== null) setPointed(goal);
    else if (event.key === 'Enter') store.past.showTurn(cursor);
    else return;
    event.preventDefault();
  }
  const board = boardOf(war);
  const time = times.find((each) => each.turn === cursor);
  const reading = [
    readingSentences(board, point),
    ...(given !== '' && cursor === first ? [given] : []),
    ...(time ? [timeSentence(time)] : []),
  ].join(' ');
  const at = placeOn(x, cursor);
  // Without room, the table explains the sum.
  const wide = width >= ROOM_FOR_WORDS;
  return (
    <section className="plots" aria-label={t('plots:title')}>
      <div
        ref={measure}
        className="plots-frame"
        style={{
          minHeight: layoutOf({ width, height: 0 }, compact, [first, last], most).height * scale,
        }}
        role="slider"
        tabIndex={0}
        aria-label={t('plots:title')}
        aria-describedby={helpId}
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={cursor}
        aria-valuetext={reading}
        onKeyDown={press}
        onBlur={() => setPointed(null)}
        onPointerMove={pointAt}
        onPointerDown={pointAt}
        onPointerLeave={({ pointerType }) => {
          setPointed(null);
          if (pointerType !== 'touch') touched.current = null;
        }}
        onClick={() => {
          store.past.showTurn(within(touched.current ?? cursor));
          touched.current = null;
        }}
      >
        <Drawing {...{ width, height, scale }}>
          <PlotTitle
            x={x}
            y={strength}
            title={t('plots:strength')}
            text={wide ? t('plots:strengthIs') : ''}
          />
          <PlotTitle
            x={x}
            y={linked}
            title={t('plots:linked')}
            text={wide ? t('plots:linkedIs', { count: ARMY_SIZE }) : ''}
          />
          <Events points={points} x={x} rows={rows} through={through} />
          <Chart points={points} measure="strength" x={x} y={strength} ticks={compact ? 3 : 5} />
          <Chart points={points} measure="linked" x={x} y={linked} ticks={compact ? 2 : 4} />
          <TurnTicks x={x} y={height - 3} />
          {given !== '' && (
            <g transform={`translate(${x.start} ${rows[giver === 'N' ? 0 : 1]})`}>
              <GivenMark />
            </g>
          )}
          <path className="plot-cursor" d={uprights(at, through, 4)} />
          {SIDES.map((side) => (
            <g key={side} className={`plot-dot-${side}`}>
              <circle cx={at} cy={placeOn(strength, point.tallies[side].strength)} r={4} />
              <circle cx={at} cy={placeOn(linked, point.tallies[side].linked)} r={4} />
            </g>
          ))}
        </Drawing>
      </div>
      {times.length > 0 && <TimePlot {...{ times, x, scale, compact }} />}
      <p className="plots-reading" aria-hidden="true">
        {reading}
      </p>
      <p className="visually-hidden" id={helpId}>
        {t('plots:help')}
      </p>
      <ul className="plots-legend row" aria-label={t('plots:events')}>
        {OUTCOMES.map((outcome) => (
          <li key={outcome}>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <AttackMark outcome={outcome} />
            </svg>
            {t(`plots:legend.${outcome}`)}
          </li>
        ))}
        <li>
          <svg viewBox="-9 -9 18 18" aria-hidden="true">
            <ArsenalFlame />
          </svg>
          {t('plots:legend.arsenal')}
        </li>
        {given !== '' && (
          <li>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <GivenMark />
            </svg>
            {given}
          </li>
        )}
      </ul>
      <FiguresTable board={board} points={points} times={times} />
    </section>
  );
}

interface Layout {
  readonly x: Scale;
  readonly strength: Scale;
  readonly linked: Scale;
  readonly rows: readonly [number, number];
  /** The heights between which lines cross all charts, not the words above them. */
  readonly through: readonly Span[];
  readonly height: number;
}

/** A greater height makes a chart no easier to read. */
const MOST_SPARE = 420;

/** Returns the layout, in units of the drawing: two charts, the time axis with its two rows, the numbers of turns. */
function layoutOf(
  room: { readonly width: number; readonly height: number },
  compact: boolean,
  [from, to]: readonly [number, number],
  strengthMost: number,
): Layout {
  const { width } = room;
  const heading = 22;
  const [least, lesser] = compact ? [50, 38] : [104, 74];
  // Everything except the charts: two headings, the rows of events and the numbers of turns.
  const rest = 2 * heading + 8 + 42 + 24;
  const spare = Math.min(MOST_SPARE, Math.max(0, room.height - least - lesser - rest));
  const [high, low] = [least + Math.round(0.55 * spare), lesser + Math.floor(0.45 * spare)];
  const strength: Scale = { from: 0, to: strengthMost, start: heading + high, end: heading };
  const top = strength.start + heading + 8;
  const linked: Scale = { from: 0, to: ARMY_SIZE, start: top + low, end: top };
  const rows = [linked.start + 22, linked.start + 42] as const;
  return {
    x: { from, to, start: 24, end: width - BEHIND.room },
    strength,
    linked,
    rows,
    through: [
      [strength.end, strength.start],
      [linked.end, rows[1]],
    ],
    height: rows[1] + 24,
  };
}
