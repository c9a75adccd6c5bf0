import { memo, useId } from 'react';
import { betweenShapes } from '../../../engine/shapes';
import type { Piece, PieceKind, Point } from '../../../engine/types';
import { circlePath, closed, polyline, shapePath, type Projection } from '../place';
import { contourPath } from './Blocks';
import { between, edgesOut, outlineOf, plus, sameOf, towards } from './outline';
import { lineAlong, partOf, rungs, stripOf, type Strip } from './strip';

/** The gap between the sleepers of a railway, between the planks of a landing and between its piles, in units. */
const SLEEPERS = 13;
const PLANKS = 8;
const PILES = 30;
/** The parts of a railway's breadth at which its rails and the ends of its sleepers are. */
const RAILS = [0.3, 0.7] as const;
const SLEEPER = [0.1, 0.9] as const;
/** The breadth of the girder of a railway bridge, as a part of the bridge's, and the gap of its lattice. */
const GIRDER = 0.17;
const LATTICE = 14;
/** How far the wings of a bridge and of a culvert reach from its corners, and the size of a pier before it. */
const WING = 15;
const PIER = 14;

const sidesOf = ({ left, right }: Strip): string => polyline(left) + polyline(right);
const lines = (all: readonly (readonly Point[])[]): string => all.map(polyline).join('');

const stripsOf = (projection: Projection, pieces: readonly Piece[]): readonly Strip[] =>
  pieces.flatMap(({ shape }) => stripOf(outlineOf(projection, shape)) ?? []);

/** Returns the wing walls at both ends of both sides of a strip, spread outwards. */
function wingsOf({ left, right }: Strip): string {
  const spread = (side: readonly Point[], other: readonly Point[]): string =>
    [
      [side.at(0), side.at(1), other.at(0)] as const,
      [side.at(-1), side.at(-2), other.at(-1)] as const,
    ]
      .map(([end, next, across]) => {
        if (end === undefined || next === undefined || across === undefined) return '';
        const tip = plus(
          plus(end, towards(next, end), WING * 0.6),
          towards(across, end),
          WING * 0.8,
        );
        return polyline([end, tip]);
      })
      .join('');
  return spread(left, right) + spread(right, left);
}

/** Returns the piers of a bridge, pointed against the stream on both sides. */
const piersOf = (strip: Strip): string =>
  rungs(strip, PIER * 4)
    .slice(1, -1)
    .map(([a, b]) => {
      const across = towards(a, b);
      const along = { x: across.y, y: -across.x };
      return closed([
        plus(plus(a, across, -PIER), along, 0),
        plus(a, along, PIER * 0.7),
        plus(b, along, PIER * 0.7),
        plus(b, across, PIER),
        plus(b, along, -PIER * 0.7),
        plus(a, along, -PIER * 0.7),
      ]);
    })
    .join('');

/** Roads as double lines, open where they meet and on to their bridges. */
function Roads({
  projection,
  roads,
}: {
  readonly projection: Projection;
  readonly roads: readonly Piece[];
}) {
  const clip = useId();
  const strips = stripsOf(
    projection,
    roads.filter(({ kind }) => kind === 'road'),
  );
  const ground = roads.map(({ shape }) => shapePath(projection, shape)).join('');
  const contours = contourPath(projection);
  return (
    <>
      <path
        className="plan-road-edge"
        d={lines(strips.flatMap(({ left, right }) => [left, right]))}
      />
      <path className="plan-road" d={ground} />
      <path
        className="plan-ruts"
        d={lines(strips.flatMap((strip) => [lineAlong(strip, 0.36), lineAlong(strip, 0.64)]))}
      />
      {contours !== '' && (
        <>
          <clipPath id={clip}>
            <path d={ground} />
          </clipPath>
          <path className="plan-contour" clipPath={`url(#${clip})`} d={contours} />
        </>
      )}
    </>
  );
}

/** Railways: rails over sleepers on a bed of their own. */
function Railways({
  projection,
  railways,
}: {
  readonly projection: Projection;
  readonly railways: readonly Piece[];
}) {
  const strips = stripsOf(projection, railways);
  return (
    <>
      <path
        className="plan-rail-bed"
        d={railways.map(({ shape }) => shapePath(projection, shape)).join('')}
      />
      <path
        className="plan-sleepers"
        d={lines(
          strips.flatMap((strip) => rungs(strip, SLEEPERS).map((rung) => partOf(rung, ...SLEEPER))),
        )}
      />
      <path
        className="plan-rails"
        d={lines(strips.flatMap((strip) => RAILS.map((part) => lineAlong(strip, part))))}
      />
    </>
  );
}

/** Returns the lattice of the girders along both sides of a railway bridge. */
const girdersOf = (strip: Strip): string =>
  [[0, GIRDER] as const, [1 - GIRDER, 1] as const]
    .map(([from, to]) => {
      const bays = rungs(strip, LATTICE).map((rung) => partOf(rung, from, to));
      const zigzag = bays.map((bay, i) => bay[i % 2] as Point);
      const zagzig = bays.map((bay, i) => bay[(i + 1) % 2] as Point);
      return lines([zigzag, zagzig, lineAlong(strip, from), lineAlong(strip, to)]);
    })
    .join('');

/** Returns the two head walls of a culvert, along its railway, and its channel below them. */
function culvertOf(
  projection: Projection,
  { shape }: Piece,
  railways: readonly Piece[],
): { readonly walls: string; readonly channel: string } {
  const above = railways.find((railway) => betweenShapes(railway.shape, shape) === 0);
  const [rails] = above === undefined ? [] : stripsOf(projection, [above]);
  const [from, to] = rails?.left ?? [];
  const edges = edgesOut(outlineOf(projection, shape));
  const [first, second] = edges;
  if (edges.length !== 4 || first === undefined || second === undefined)
    return { walls: shapePath(projection, shape), channel: '' };
  const along = from === undefined || to === undefined ? { x: 1, y: 0 } : towards(from, to);
  const isWall = ({ out }: (typeof edges)[number]): boolean =>
    Math.abs(out.x * along.x + out.y * along.y) < Math.SQRT1_2;
  const walls = edges.filter(isWall);
  return {
    walls: walls
      .map(({ a, b, out }) => {
        const direction = towards(a, b);
        const wing = (end: Point, by: number): Point =>
          plus(plus(end, out, WING * 0.6), direction, by * WING * 0.4);
        return polyline([wing(a, -1), a, b, wing(b, 1)]);
      })
      .join(''),
    channel: walls
      .map(({ a, b, out }) =>
        lines(
          [0.25, 0.75].map((part) => [between(a, b, part), plus(between(a, b, part), out, WING)]),
        ),
      )
      .join(''),
  };
}

/** A landing: planks on piles at the water. */
function Landing({ outline }: { readonly outline: readonly Point[] }) {
  const strip = stripOf(outline);
  const piles = strip === null ? outline : rungs(strip, PILES).flat();
  return (
    <>
      <path className="plan-wood" d={closed(outline)} />
      {strip !== null && <path className="plan-tiles" d={lines(rungs(strip, PLANKS))} />}
      <path className="plan-outline" d={closed(outline)} />
      <path className="plan-black" d={piles.map((at) => circlePath(at, 4.5)).join('')} />
    </>
  );
}

const ROUTES: ReadonlySet<PieceKind> = new Set([
  'road',
  'railway',
  'culvert',
  'landing',
  'roadBridge',
  'railBridge',
]);

/**
 * Draws on the plan what lies flat for marches and trains (kriegspiel.md 1.2): roads, railways, their bridges,
 * culverts and landings; nothing without any.
 */
export const Routes = memo(
  function Routes(projection: Projection) {
    if (!projection.country.pieces.some(({ kind }) => ROUTES.has(kind))) return null;
    const those = (...kinds: readonly PieceKind[]): readonly Piece[] =>
      projection.country.pieces.filter(({ kind }) => kinds.includes(kind));
    const [roads, railways] = [those('road'), those('railway')];
    const [roadBridges, railBridges] = [those('roadBridge'), those('railBridge')];
    const spans = stripsOf(projection, roadBridges);
    const girders = stripsOf(projection, railBridges);
    const culverts = those('culvert').map((piece) => culvertOf(projection, piece, railways));
    return (
      <>
        {those('landing').map(({ id, shape }) => (
          <Landing key={id} outline={outlineOf(projection, shape)} />
        ))}
        <path className="plan-piers" d={spans.map(piersOf).join('')} />
        <path
          className="plan-masonry"
          d={railBridges.map(({ shape }) => shapePath(projection, shape)).join('')}
        />
        <Roads projection={projection} roads={[...roads, ...roadBridges]} />
        <path className="plan-channel" d={culverts.map(({ channel }) => channel).join('')} />
        <Railways projection={projection} railways={railways} />
        <path className="plan-girders" d={girders.map(girdersOf).join('')} />
        <path
          className="plan-parapet"
          d={[
            ...spans.map((strip) => sidesOf(strip) + wingsOf(strip)),
            ...girders.map(wingsOf),
            ...culverts.map(({ walls }) => walls),
          ].join('')}
        />
        <path
          className="plan-joints"
          d={lines(spans.flatMap((strip) => [lineAlong(strip, 0.1), lineAlong(strip, 0.9)]))}
        />
      </>
    );
  },
  // The contours that roads cross are those of blocks.
  sameOf(({ kind }) => ROUTES.has(kind) || kind === 'block'),
);
