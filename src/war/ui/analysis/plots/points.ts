import { SIDES, type Side } from '../../../engine/vocabulary';
import type { TurnHistory } from '../../../game/turnHistory';
import type { Reading } from '../../../words/analysis';

/**
 * The values plotted at one turn: the state of both sides after the turn (`tallies`), its attack, and the arsenals
 * taken in it. Before the first turn `side` is null.
 */
export interface PlotPoint extends Reading {
  readonly tallies: TurnHistory['start'];
}

/** Returns the values to plot for a war: first those at its start, then those after each finished turn, in order. */
export function pointsOf({ start, turns }: TurnHistory): PlotPoint[] {
  const before = (turns[0]?.turn ?? 1) - 1;
  return [
    { turn: before, side: null, tallies: start, assault: null, arsenals: [] },
    ...turns.filter(({ ended }) => ended),
  ];
}

/** A linear scale of a plot: the value `from` is drawn at the pixel `start`, the value `to` at the pixel `end`. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the pixel at which a scale draws a value; beyond its ends for a value beyond its range. */
export const placeOn = ({ from, to, start, end }: Scale, value: number): number =>
  start + ((value - from) / Math.max(1, to - from)) * (end - start);

/** The heights of the upper and of the lower end of a vertical line, in pixels. */
export type Span = readonly [number, number];

/**
 * Returns the SVG path data of vertical lines, one for each span, all at the horizontal place `at`; each is extended by
 * `over` pixels at both ends. All in pixels.
 */
export const uprights = (at: number, spans: readonly Span[], over = 0): string =>
  spans.map(([top, foot]) => `M${at} ${top - over}V${foot + over}`).join('');

/** Returns the whole number that a scale draws nearest to the pixel `place`; at most that at its ends. */
export const valueAt = ({ from, to, start, end }: Scale, place: number): number =>
  Math.round(from + Math.min(1, Math.max(0, (place - start) / (end - start))) * (to - from));

/**
 * What a plot shows of both sides: `strength`, the sum of the defence factors of their fighting units; or `linked`, the
 * number of their units in communication.
 */
export type Measure = 'strength' | 'linked';

/**
 * Returns the SVG path data of a line through the values of points: it stays level until the next point, changes there
 * in a step, and goes on to the right end of `x`. `of` returns the value of a point; `x` is the scale of the turns, `y`
 * that of the values.
 */
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

/** Of the labels behind a plot: their distance, which leaves room for half a mark at the last turn, and their room. */
export const BEHIND = { start: 11, room: 68 } as const;

/** The least vertical distance between two labels of a plot, in pixels. */
export const LABEL = 15;

/**
 * Returns for each side the height, in pixels, of the label at the end of its line, given the last `values` of both and
 * their scale `y`: as near to these as possible, but at least `room` pixels apart. The North's is above if the values
 * are equal.
 */
export function labelPlaces(y: Scale, values: Readonly<Record<Side, number>>, room: number) {
  const [n, s] = SIDES.map((side) => placeOn(y, values[side])) as [number, number];
  const apart = Math.max(room, Math.abs(n - s));
  const upper = Math.min(y.start - apart, Math.max(y.end, (n + s - apart) / 2));
  const lower = upper + apart;
  return n <= s ? { N: upper, S: lower } : { N: lower, S: upper };
}

/**
 * Returns the values, ascending, at which a scale has ticks: the multiples of a round number (1, 2, 5, 10 …) chosen so
 * that there are about `most` of them at most.
 */
export function ticksOn({ from, to }: Scale, most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => (to - from) / each <= most);
  const ticks: number[] = [];
  const by = step ?? 1000;
  for (let tick = Math.ceil(from / by) * by; tick <= to; tick += by) ticks.push(tick);
  return ticks;
}

/** The turns that Page Up and Page Down skip. */
const PAGE = 10;

/**
 * Returns the number of the turn that a key selects in a plot while the turn `at` is selected: arrows go to the turn
 * before or after, Page Up and Page Down ten turns, Home and End to the `first` and the `last`. Null for any other key.
 */
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
