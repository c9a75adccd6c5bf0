import { memo } from 'react';
import { INCH } from '../../../engine/lengths';
import type { Piece, Point } from '../../../engine/types';
import { circlePath, closed, onField, onPlan, polyline, type Projection } from '../place';
import type { ShownWorks } from '../view';
import { between, grain, outlineOf, plus, seedOf, shadowOf, towards } from './outline';
import { lineAlong, rungs, stripOf, type Strip } from './strip';
import { contains } from '../../../engine/shapes';

/** From this height on an earthwork is an entrenchment, below it an epaulement (kriegspiel.md 6.3). */
const ENTRENCHMENT = 2 * INCH;
/** The gaps of hachures and gabions along earthworks, and how far they reach from the middle, in units. */
const HACHURES = 5;
const BANK = 11;
const GABION = 7;
/** How much of a railway is missing where a rail is torn up, to either side. */
const TORN = 1.8 * INCH;

/** Draws an earthwork (kriegspiel.md 6): a bank with hachures down both sides, or a row of gabions. */
export const Earthwork = memo(function Earthwork(props: { readonly piece: Piece } & Projection) {
  const { piece } = props;
  const outline = outlineOf(props, piece.shape);
  const strip = stripOf(outline);
  if (strip === null) return <path className="plan-parapet" d={closed(outline)} />;
  const bars = rungs(strip, piece.height < ENTRENCHMENT ? 2 * GABION : HACHURES);
  const shade = (
    <path className="plan-shade" d={shadowOf(outline, piece.height).map(closed).join('')} />
  );
  const ridge = polyline(lineAlong(strip, 0.5));
  if (piece.height < ENTRENCHMENT)
    return (
      <>
        {shade}
        <path
          className="plan-gabions"
          d={bars.map(([a, b]) => circlePath(between(a, b), GABION)).join('')}
        />
        <path
          className="plan-black"
          d={bars.map(([a, b]) => circlePath(between(a, b), 1.8)).join('')}
        />
      </>
    );
  return (
    <>
      {shade}
      <path className="plan-earth" d={ridge} />
      <path
        className="plan-tiles"
        d={bars
          .map(([a, b], i) => {
            const [middle, across] = [between(a, b), towards(a, b)];
            const reach = BANK * (0.75 + 0.25 * grain(seedOf(piece.id), i));
            return polyline([plus(middle, across, -reach), plus(middle, across, reach)]);
          })
          .join('')}
      />
      <path className="plan-earth-ridge" d={ridge} />
    </>
  );
});

/** Returns the ends of a broken bridge as they stand: a stump at either end, with a jagged edge. */
function stumpsOf(strip: Strip, seed: number): readonly string[] {
  const [near, far] = [
    [strip.left.at(0), strip.left.at(1), strip.right.at(0), strip.right.at(1)],
    [strip.left.at(-1), strip.left.at(-2), strip.right.at(-1), strip.right.at(-2)],
  ] as const;
  return [near, far].map(([a, b, c, d], i) => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) return '';
    const jagged = Array.from({ length: 7 }, (_, j) => {
      const part = j / 6;
      const reach = 0.16 + 0.1 * grain(seed, 10 * i + j);
      return between(between(a, c, part), between(b, d, part), reach);
    });
    return closed([a, ...jagged, c]);
  });
}

/** A bridge or culvert that is destroyed (kriegspiel.md 6.1): what is left of it. */
function Ruin({ projection, piece }: { readonly projection: Projection; readonly piece: Piece }) {
  const outline = outlineOf(projection, piece.shape);
  const seed = seedOf(piece.id);
  const strip = stripOf(outline);
  const rubble = Array.from({ length: 26 }, (_, i) => {
    const [first, second] = [outline[0], outline[2]];
    if (first === undefined || second === undefined) return '';
    const part = 0.25 + 0.5 * grain(seed, 3 * i);
    const at = {
      x: first.x + (second.x - first.x) * part,
      y: first.y + (second.y - first.y) * (0.1 + 0.8 * grain(seed, 3 * i + 1)),
    };
    return contains(piece.shape, onField(projection, at))
      ? circlePath(at, 2 + 3.4 * grain(seed, 3 * i + 2))
      : '';
  });
  return (
    <>
      {strip !== null && piece.kind !== 'culvert' && (
        <path className="plan-ruin" d={stumpsOf(strip, seed).join('')} />
      )}
      <path className="plan-stones" d={rubble.join('')} />
    </>
  );
}

/** A torn-up rail: the bed lies bare, its rails bent aside. */
function Torn({
  projection,
  railway,
  at,
}: {
  readonly projection: Projection;
  readonly railway: Piece;
  readonly at: Point;
}) {
  const strip = stripOf(outlineOf(projection, railway.shape));
  const place = onPlan(projection, at);
  const bars = strip === null ? [] : rungs(strip, 4);
  const nearest = bars.reduce<readonly [Point, Point] | null>((best, bar) => {
    const far = ([a, b]: readonly [Point, Point]): number =>
      Math.hypot(between(a, b).x - place.x, between(a, b).y - place.y);
    return best === null || far(bar) < far(best) ? bar : best;
  }, null);
  if (nearest === null) return null;
  const [a, b] = nearest;
  const across = towards(a, b);
  const along = { x: -across.y, y: across.x };
  const breadth = Math.hypot(b.x - a.x, b.y - a.y);
  const on = (forward: number, part: number): Point =>
    plus(plus(a, across, part * breadth), along, forward);
  const bent = [0.3, 0.7].flatMap((part) =>
    [-1, 1].map((sign) =>
      polyline([
        on(sign * TORN, part),
        on(sign * TORN * 0.5, part + (part - 0.5) * 0.5),
        on(sign * TORN * 0.2, part + (part - 0.5) * 1.9),
      ]),
    ),
  );
  const thrown = [-0.7, -0.25, 0.2, 0.65].map((forward, i) =>
    polyline([
      on(forward * TORN, -0.1 + 0.1 * i),
      on(forward * TORN + (i % 2 === 0 ? 9 : -9), 0.75 + 0.1 * i),
    ]),
  );
  return (
    <>
      <path
        className="plan-rail-bed"
        d={closed([on(-TORN, -0.05), on(TORN, -0.05), on(TORN, 1.05), on(-TORN, 1.05)])}
      />
      <path className="plan-sleepers" d={thrown.join('')} />
      <path className="plan-rails" d={bent.join('')} />
    </>
  );
}

/** Draws what works have changed flat on the ground (kriegspiel.md 6.1): ruins, and torn-up rails. */
export function Wrecks({
  projection,
  works,
}: {
  readonly projection: Projection;
  readonly works: ShownWorks;
}) {
  return (
    <>
      {works.ruins.map((piece) => (
        <Ruin key={piece.id} projection={projection} piece={piece} />
      ))}
      {works.gaps.flatMap(({ railway, at }) => {
        const piece = projection.country.pieces.find(({ id }) => id === railway);
        return piece === undefined
          ? []
          : [
              <Torn
                key={`${railway} ${at.x} ${at.y}`}
                projection={projection}
                railway={piece}
                at={at}
              />,
            ];
      })}
    </>
  );
}
