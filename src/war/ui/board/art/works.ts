import { polygon, polyline, short, type Point } from './path';

/**
 * Forts and passes as path data around a middle. Both reach almost to the edge of their square, so that they show
 * around a unit on them.
 */

const quarter = ({ x, y }: Point, turns: number): Point =>
  turns % 4 === 0 ? { x, y } : quarter({ x: -y, y: x }, (turns % 4) - 1);

/** Returns points on one side of the middle, repeated on all four. */
const around = (points: readonly Point[]): Point[] =>
  [0, 1, 2, 3].flatMap((turns) => points.map((p) => quarter(p, turns)));

const moved = (points: readonly Point[], middle: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + middle.x, y: y + middle.y }));

/** One side of a square trace after Vauban: half the curtain, flank, shoulder, the bastion's point. */
const rampart = around([
  { x: 4.6, y: -9.8 },
  { x: 6.6, y: -14.6 },
  { x: 18, y: -18 },
  { x: 14.6, y: -6.6 },
  { x: 9.8, y: -4.6 },
]);
/** The counterscarp, which follows the bastions and bends outwards in front of the curtains. */
const ditch = around([
  { x: 0, y: -15.4 },
  { x: 6, y: -17.4 },
  { x: 20.6, y: -20.6 },
  { x: 17.4, y: -6 },
]);

/**
 * The SVG path data of the parts of a board's forts, all forts together: the `ditch`, the `rampart`, the yard inside
 * (`parade`) and the slope outside (`glacis`).
 */
export interface FortPaths {
  readonly ditch: string;
  readonly rampart: string;
  readonly parade: string;
  readonly glacis: string;
}

/** Short strokes away from the covered way. */
const glacis = around(
  [-8.4, -6.2, -4, -1.4, 1.4, 4, 6.2, 8.4].flatMap((x) => {
    const crest = -16.4 - Math.abs(x) * 0.28;
    return [
      { x, y: crest },
      { x: x * 1.06, y: Math.min(crest - 1.6, -20.4) },
    ];
  }),
);

/** Returns the SVG path data of forts, given the middles of their squares in units of the drawing. */
export function fortPaths(middles: readonly Point[]): FortPaths {
  const all = (draw: (middle: Point) => string): string => middles.map(draw).join('');
  return {
    ditch: all((m) => polygon(moved(ditch, m))),
    rampart: all((m) => polygon(moved(rampart, m))),
    parade: all(
      (m) =>
        polygon(
          moved(
            rampart.map(({ x, y }) => ({ x: x * 0.72, y: y * 0.72 })),
            m,
          ),
        ) + polygon(moved(around([{ x: -2.4, y: -2.4 }]), m)),
    ),
    glacis: all((m) => {
      const ends = moved(glacis, m);
      return ends
        .map((end, i) => (i % 2 === 0 ? polyline([end, ends[i + 1] ?? end]) : ''))
        .join('');
    }),
  };
}

/**
 * Returns the SVG path data of one edge of a road that winds through a pass and a little beyond its square. `middle` is
 * the middle of the square; `level` makes the road run from left to right, otherwise from top to bottom; `sideways` is
 * the edge's distance from the road's middle line, its sign saying on which side. In units of the drawing.
 */
export function roadPath(middle: Point, level: boolean, sideways: number): string {
  const { x, y } = middle;
  const p = (along: number, across: number): string => {
    // The verges separate where the road comes down to the plain.
    const out = across + sideways * (1 + Math.max(0, Math.abs(along) - 16) / 11);
    return level
      ? `${short(x + along)} ${short(y + out)}`
      : `${short(x + out)} ${short(y + along)}`;
  };
  return `M${p(-29, 3)}C${p(-21, 4.5)} ${p(-14, -2.5)} ${p(-5, -2)}S${p(10, 3.5)} ${p(17, 1.5)}S${p(24, -3.5)} ${p(29, -3)}`;
}

/**
 * Returns the SVG path data of the part of a mountain that extends into the square of a pass from one side. `middle` is
 * the middle of that square; (`dx`, `dy`) the unit vector towards the mountain; `half` half the side of a square, and
 * `deep` how far the part extends, in units of the drawing.
 */
export function shoulderPath(
  middle: Point,
  dx: number,
  dy: number,
  half: number,
  deep: number,
): string {
  const p = (across: number, out: number): string =>
    `${short(middle.x + dx * out + dy * across)} ${short(middle.y + dy * out + dx * across)}`;
  return `M${p(-half, half)}C${p(-half * 0.5, half - deep * 0.4)} ${p(-half * 0.45, half - deep)} ${p(0, half - deep)}S${p(half * 0.5, half - deep * 0.4)} ${p(half, half)}Z`;
}
