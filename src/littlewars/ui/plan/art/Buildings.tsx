import type { Point } from '../../../engine/types';
import { closed, polyline } from '../place';
import { grain, lengthOf, plus, towards } from './outline';
import { roofOf } from './roof';
import { lineAlong, partOf, rungs, stripOf } from './strip';

/** Draws the roof of a house as seen from above; `outline` are its corners on the plan's drawing. */
export function House({ outline }: { readonly outline: readonly Point[] }) {
  const { slopes, ridge, chimney } = roofOf(outline);
  return (
    <>
      {slopes.map(({ outline: slope, shade, tiles }, i) => (
        <g key={i}>
          <path className="plan-roof" d={closed(slope)} />
          <path className="plan-shade" d={closed(slope)} fillOpacity={shade * 0.85} />
          <path className="plan-tiles" d={tiles} />
        </g>
      ))}
      <path className="plan-outline" d={closed(outline)} />
      <path className="plan-ridge" d={ridge} />
      {chimney !== null && <path className="plan-black" d={closed(chimney)} />}
    </>
  );
}

/**
 * Draws a railway station as seen from above: a long roof with a skylight along its ridge, and the platform around
 * it. `outline` are its corners on the plan's drawing.
 */
export function Station({ outline }: { readonly outline: readonly Point[] }) {
  const strip = stripOf(outline);
  return (
    <>
      <House outline={outline} />
      {strip !== null && (
        <>
          <path
            className="plan-skylight"
            d={closed([...lineAlong(strip, 0.38), ...[...lineAlong(strip, 0.62)].reverse()])}
          />
          <path
            className="plan-joints"
            d={rungs(strip, 9)
              .map((rung) => polyline(partOf(rung, 0.38, 0.62)))
              .join('')}
          />
        </>
      )}
      <path className="plan-platform" d={closed(outline)} />
    </>
  );
}

/** The length of the side of a crate. */
const CRATE = 15;

/**
 * Draws a depot as seen from above: rows of crates, or, if it has been burnt, their charred remains. `outline` are
 * its corners on the plan's drawing; `seed` varies the drawing.
 */
export function Depot({
  outline,
  burnt,
  seed,
}: {
  readonly outline: readonly Point[];
  readonly burnt: boolean;
  readonly seed: number;
}) {
  const strip = stripOf(outline);
  const rows = strip === null ? [] : rungs(strip, CRATE);
  const [first] = rows;
  const deep =
    first === undefined ? 0 : lengthOf({ x: first[1].x - first[0].x, y: first[1].y - first[0].y });
  const count = Math.max(1, Math.round(deep / CRATE));
  const crates = rows.flatMap((rung, i) =>
    Array.from({ length: count }, (_, j) => {
      const [a, b] = partOf(rung, (j + 0.12) / count, (j + 0.88) / count);
      const along = towards(a, b);
      const half = 0.42 * CRATE;
      const corner = (at: Point, sign: number): Point =>
        plus(at, { x: along.y, y: -along.x }, sign * half);
      const box = [corner(a, -1), corner(b, -1), corner(b, 1), corner(a, 1)] as const;
      const isGone = burnt && grain(seed, i * count + j) < 0.6;
      return isGone
        ? ''
        : closed(box) + polyline(i % 2 === j % 2 ? [box[0], box[2]] : [box[1], box[3]]);
    }),
  );
  return (
    <>
      <path className={burnt ? 'plan-char' : 'plan-depot'} d={closed(outline)} />
      <path className={burnt ? 'plan-embers' : 'plan-crates'} d={crates.join('')} />
      <path className="plan-outline" d={closed(outline)} />
    </>
  );
}
