import { SIDES, type Side } from '../../../engine/vocabulary';
import type { TurnHistory } from '../../../game/turnHistory';
import type { Reading } from '../../../words/analysis';

/** One moment of the plots: the end of a turn, or before the first (`side` is null). */
export interface PlotPoint extends Reading {
  readonly tallies: TurnHistory['start'];
}

/** Returns every moment to plot, in order: the start and the finished turns. */
export function pointsOf({ start, turns }: TurnHistory): PlotPoint[] {
  const before = (turns[0]?.turn ?? 1) - 1;
  return [
    { turn: before, side: null, tallies: start, assault: null, arsenals: [] },
    ...turns.filter(({ ended }) => ended),
  ];
}

/** A linear scale: the value `from` is drawn at the place `start`, the value `to` at `end`. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the place at which a scale draws a value. */
export const placeOn = ({ from, to, start, end }: Scale, value: number): number =>
  start + ((value - from) / Math.max(1, to - from)) * (end - start);

/** An upper and a lower place, between which a line is drawn. */
export type Span = readonly [number, number];

/**
 * Returns path data of vertical lines at a horizontal place through several spans, each `over` longer at both ends.
 */
export const uprights = (at: number, spans: readonly Span[], over = 0): string =>
  spans.map(([top, foot]) => `M${at} ${top - over}V${foot + over}`).join('');

/** Returns the whole number that a scale draws nearest to a place. */
export const valueAt = ({ from, to, start, end }: Scale, place: number): number =>
  Math.round(from + Math.min(1, Math.max(0, (place - start) / (end - start))) * (to - from));

/** What a plot shows of both sides: the strength of their fighting units, or their units in communication. */
export type Measure = 'strength' | 'linked';

/** Returns path data of a line that keeps each value until the next turn has ended. */
export function stepLine(
  points: readonly PlotPoint[],
  of: (point: PlotPoint) => number,
  x: Scale,
  y: Scale,
): string {
  let line = '';
  let last = NaN;
  for (const point of points) {
    const value = of(point);
    if (line !== '' && value === last) continue;
    const [px, py] = [placeOn(x, point.turn).toFixed(1), placeOn(y, value).toFixed(1)];
    line += line === '' ? `M${px} ${py}` : `H${px}V${py}`;
    last = value;
  }
  return `${line}H${x.end}`;
}

/** How far a label of a plot is below the one above it, in pixels. */
export const LABEL = 15;

/**
 * Returns the vertical places for the labels of both sides at the ends of their lines, at least `room` pixels
 * apart; for equal values the North's is above.
 */
export function labelPlaces(y: Scale, values: Readonly<Record<Side, number>>, room: number) {
  const [n, s] = SIDES.map((side) => placeOn(y, values[side])) as [number, number];
  const apart = Math.max(room, Math.abs(n - s));
  const upper = Math.min(y.start - apart, Math.max(y.end, (n + s - apart) / 2));
  const lower = upper + apart;
  return n <= s ? { N: upper, S: lower } : { N: lower, S: upper };
}

/** Returns round numbers within a scale, at most `most`, for its ticks. */
export function ticksOn({ from, to }: Scale, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => (to - from) / each <= most);
  const ticks: number[] = [];
  const by = step ?? 1000;
  for (let tick = Math.ceil(from / by) * by; tick <= to; tick += by) ticks.push(tick);
  return ticks;
}

/** The turns that Page Up and Page Down skip. */
const PAGE = 10;

/** Returns the number of the turn to which a key leads from turn `at` of a plot; null if the key leads to none. */
export function turnLedTo(key: string, at: number, first: number, last: number): number | null {
  const goals: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - PAGE,
    PageUp: at + PAGE,
    Home: first,
    End: last,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.min(last, Math.max(first, goal));
}
