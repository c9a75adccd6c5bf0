import { polygon, polyline, short, type Point } from './path';

/**
 * Forts and passes as path data around a middle. Both reach almost to the edge of their square, so that
 * they show around a unit that stands on them.
 */

const quarter = ({ x, y }: Point, turns: number): Point =>
  turns % 4 === 0 ? { x, y } : quarter({ x: -y, y: x }, (turns % 4) - 1);

/** The same points on all four sides. */
const around = (points: readonly Point[]): Point[] =>
  [0, 1, 2, 3].flatMap((turns) => points.map((p) => quarter(p, turns)));

const moved = (points: readonly Point[], middle: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + middle.x, y: y + middle.y }));

/** One side of a square trace after Vauban: curtain, flank, shoulder, and the bastion's point. */
const rampart = around([
  { x: -7, y: -9.5 },
  { x: 7, y: -9.5 },
  { x: 8.6, y: -14.2 },
  { x: 18.4, y: -18.4 },
  { x: 14.2, y: -8.6 },
  { x: 9.5, y: -7 },
]);
const ditch = around([
  { x: -5.6, y: -13.4 },
  { x: 0, y: -15 },
  { x: 5.6, y: -13.4 },
  { x: 8, y: -17 },
  { x: 20.2, y: -20.2 },
  { x: 17, y: -8 },
  { x: 13.4, y: -5.6 },
]);
/** The half-moon before each curtain. */
const ravelin: readonly Point[] = [
  { x: -4.6, y: -15.4 },
  { x: 0, y: -19.6 },
  { x: 4.6, y: -15.4 },
  { x: 0, y: -13.6 },
];

export interface FortPaths {
  readonly ditch: string;
  readonly rampart: string;
  readonly parade: string;
  readonly glacis: string;
}

/** Short strokes falling away from the covered way. */
const glacis = around(
  [-6.9, -5.2, 5.2, 6.9].flatMap((x) => [
    { x, y: -15.6 },
    { x: x * 1.12, y: -19.8 },
  ]),
);

export function fortPaths(middles: readonly Point[]): FortPaths {
  const all = (draw: (middle: Point) => string): string => middles.map(draw).join('');
  return {
    ditch: all((m) => polygon(moved(ditch, m))),
    rampart: all(
      (m) =>
        polygon(moved(rampart, m)) +
        [0, 1, 2, 3]
          .map((t) =>
            polygon(
              moved(
                ravelin.map((p) => quarter(p, t)),
                m,
              ),
            ),
          )
          .join(''),
    ),
    parade: all(
      (m) =>
        polygon(moved(around([{ x: -5.6, y: -5.6 }]), m)) +
        polygon(moved(around([{ x: -2.2, y: -2.2 }]), m)),
    ),
    glacis: all((m) => {
      const ends = moved(glacis, m);
      return ends
        .map((end, i) => (i % 2 === 0 ? polyline([end, ends[i + 1] ?? end]) : ''))
        .join('');
    }),
  };
}

/** A road winding over the pass and a little down either side; `level` where it runs from left to right. */
export function roadPath(middle: Point, level: boolean): string {
  const { x, y } = middle;
  const p = (along: number, across: number): string =>
    level ? `${short(x + along)} ${short(y + across)}` : `${short(x + across)} ${short(y + along)}`;
  return `M${p(-27, 3)}C${p(-20, 5)} ${p(-15, -4)} ${p(-8, -3)}S${p(2, 4)} ${p(9, 3)}S${p(19, -6)} ${p(27, -3)}`;
}

/** The ground of the mountain that hangs into a pass from one of its sides; `dx`, `dy` points to the mountain. */
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
