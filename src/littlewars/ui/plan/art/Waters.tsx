import { memo, useId } from 'react';
import { contains } from '../../../engine/shapes';
import type { Piece, Point } from '../../../engine/types';
import { isWater } from '../../../engine/ground';
import {
  circlePath,
  MARGIN,
  onField,
  polyline,
  shapePath,
  pointText,
  type Projection,
} from '../place';
import { between, edgesOut, grain, outlineOf, sameOf, seedOf } from './outline';
import { lineAlong, stripOf } from './strip';

/** The distances of the ripples of water from its banks, in units. */
const RIPPLES = [30, 19, 11, 5] as const;

/** The edges of waters but for those wholly shared with another of `all`: a stream has several pieces. */
function banks(projection: Projection, waters: readonly Piece[], all: readonly Piece[]): string {
  const edgesOf = ({ shape }: Piece) => edgesOut(outlineOf(projection, shape));
  const key = (a: Point, b: Point): string => `${pointText(a)} ${pointText(b)}`;
  const shared = new Set(all.flatMap(edgesOf).map(({ a, b }) => key(a, b)));
  const { width, depth } = projection.country;
  // Where a stream leaves the field it has no bank.
  const leaves = (a: number, b: number, margin: number, length: number): boolean =>
    a === b && (a === margin || a === margin + length);
  return waters
    .flatMap(edgesOf)
    .filter(
      ({ a, b }) =>
        !shared.has(key(b, a)) &&
        !leaves(a.x, b.x, MARGIN.x, width) &&
        !leaves(a.y, b.y, MARGIN.y, depth),
    )
    .map(({ a, b }) => polyline([a, b]))
    .join('');
}

/** Water that nobody walks through: ripples along its banks. */
function Deep({ paths, bank }: { readonly paths: readonly string[]; readonly bank: string }) {
  const clip = useId();
  return (
    <>
      <path className="plan-bank" d={bank} />
      <clipPath id={clip}>
        {paths.map((path, i) => (
          <path key={i} d={path} />
        ))}
      </clipPath>
      {paths.map((path, i) => (
        <path key={i} className="plan-water" d={path} />
      ))}
      <g clipPath={`url(#${clip})`}>
        {RIPPLES.map((reach) => (
          <g key={reach}>
            <path className="plan-ripple" d={bank} strokeWidth={2 * reach + 1} />
            <path className="plan-ripple-gap" d={bank} strokeWidth={2 * reach - 1.2} />
          </g>
        ))}
      </g>
    </>
  );
}

/** The area of water with one stone in it, in square units, and the most stones of a piece. */
const PER_STONE = 420;
const MOST_STONES = 400;
/** The parts of its breadth at which lines of current run along shallow water. */
const CURRENTS = [0.25, 0.5, 0.75] as const;

/** Returns stones scattered over the bed of shallow water. */
function stonesOf(projection: Projection, { id, shape }: Piece): string {
  const outline = outlineOf(projection, shape);
  const seed = seedOf(id);
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [least, most] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
  const count = Math.min(MOST_STONES, ((most.x - least.x) * (most.y - least.y)) / PER_STONE);
  const stones: string[] = [];
  for (let i = 0; i < count; i++) {
    const at = {
      x: between(least, most, grain(seed, 2 * i)).x,
      y: between(least, most, grain(seed, 2 * i + 1)).y,
    };
    if (contains(shape, onField(projection, at)))
      stones.push(circlePath(at, 1.4 + 2.2 * grain(seed, i + 900)));
  }
  return stones.join('');
}

/**
 * A river that is forded (kriegspiel.md 2.4): its banks are broken lines, and its stony bed and the current over it are
 * seen instead of ripples.
 */
function Shallow({
  projection,
  waters,
  bank,
}: {
  readonly projection: Projection;
  readonly waters: readonly Piece[];
  readonly bank: string;
}) {
  const strips = waters.flatMap(({ shape }) => stripOf(outlineOf(projection, shape)) ?? []);
  return (
    <>
      {waters.map((piece) => (
        <path key={piece.id} className="plan-shallow" d={shapePath(projection, piece.shape)} />
      ))}
      {CURRENTS.map((part) => (
        <path
          key={part}
          className="plan-current"
          strokeDashoffset={part * 130}
          d={strips.map((strip) => polyline(lineAlong(strip, part))).join('')}
        />
      ))}
      <path
        className="plan-stones"
        d={waters.map((piece) => stonesOf(projection, piece)).join('')}
      />
      <path className="plan-bank-shallow" d={bank} />
    </>
  );
}

/** Draws all water of a Country on the plan, shallow and deep. */
export const Waters = memo(function Waters(projection: Projection) {
  const all = projection.country.pieces.filter(isWater);
  const shallow = all.filter(({ fordable }) => fordable === true);
  const deep = all.filter(({ fordable }) => fordable !== true);
  return (
    <>
      {shallow.length > 0 && (
        <Shallow projection={projection} waters={shallow} bank={banks(projection, shallow, all)} />
      )}
      {deep.length > 0 && (
        <Deep
          paths={deep.map(({ shape }) => shapePath(projection, shape))}
          bank={banks(projection, deep, all)}
        />
      )}
    </>
  );
}, sameOf(isWater));
