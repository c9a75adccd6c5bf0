import { memoizeEach } from '../../../../shell/memoizeEach';
import { groundAt, type Solid } from '../../../engine/country';
import { isHill } from '../../../engine/ground';
import { INCH } from '../../../engine/lengths';
import { betweenShapes, edgesOf, holds } from '../../../engine/shapes';
import type { Country, Piece, PieceKind, Point } from '../../../engine/types';
import { middleOf } from '../../plan/art/outline';
import { partOf, rungs, stripOf } from '../../plan/art/strip';
import type { ShownWorks } from '../../plan/view';
import { outlineOf } from '../scene';
import { drawFlat } from './flatPieces';
import { at, drawBars, drawLines } from './strips';
import { chanceOf, drawFace, seenFace, trace, type Canvas } from './canvas';

/** What lies flat, in the order in which it is drawn. */
const FLAT: readonly PieceKind[] = [
  'water',
  'river',
  'ford',
  'bridge',
  'landing',
  'road',
  'roadBridge',
  'railBridge',
  'culvert',
  'railway',
];

const flatsOf = memoizeEach(({ pieces }: Country): ReadonlyMap<Piece | null, readonly Piece[]> => {
  const hills = pieces.filter(isHill);
  const flats = FLAT.flatMap((kind) => pieces.filter((piece) => piece.kind === kind));
  return new Map([
    [null, flats.filter(({ shape }) => !hills.some((each) => holds(each.shape, shape)))],
    ...hills.map(
      (each) =>
        [each, flats.filter(({ shape }) => betweenShapes(each.shape, shape) === 0)] as const,
    ),
  ]);
});

/**
 * Returns the pieces of scenery that lie flat on a piece of a hill, wholly or in part, or, for null, those that lie
 * on the floor, in the order in which they are drawn. Roads, railways and their bridges lie across the edges of
 * hills.
 */
export const flatsOn = (country: Country, hill: Piece | null): readonly Piece[] =>
  flatsOf(country).get(hill) ?? [];

/**
 * Draws the pieces of scenery that lie flat on the floor, and the remains of destroyed ones (`works`), in the
 * gunner's view. It is called before everything that stands is drawn.
 */
export function drawFlats(canvas: Canvas, country: Country, works: ShownWorks | undefined): void {
  for (const piece of flatsOn(country, null)) drawFlat(canvas, piece, 0);
  if (works !== undefined) drawWrecks(canvas, country, works, 0);
}

/**
 * Draws the pieces of scenery that lie flat on the top of a hill, which is drawn already, in the gunner's view, with
 * what engineering works have changed (`works`); what reaches over the hill's edge is cut off. Nothing if the eye is
 * below the top.
 */
export function drawFlatsOn(
  canvas: Canvas,
  country: Country,
  { piece, top }: Solid,
  works: ShownWorks | undefined,
): void {
  const { context, camera } = canvas;
  const flats = flatsOn(country, piece);
  if (flats.length === 0 || camera.eye.z <= top) return;
  const seen = seenFace(camera, at(outlineOf(piece), top));
  if (seen.length < 3) return;
  context.save();
  trace(context, seen);
  context.clip();
  for (const flat of flats) drawFlat(canvas, flat, top);
  if (works !== undefined) drawWrecks(canvas, country, works, top);
  context.restore();
}

const RAMPS: ReadonlySet<PieceKind> = new Set(['road', 'railway', 'roadBridge', 'railBridge']);

/**
 * Returns where roads and railways climb over a hill's edge, which goes from `a` to `b`: for each, the part of the
 * edge that it covers, from 0 at `a` to 1 at `b`.
 */
export function rampsOver(
  country: Country,
  hill: Piece,
  a: Point,
  b: Point,
): readonly { readonly kind: PieceKind; readonly from: number; readonly to: number }[] {
  return flatsOn(country, hill).flatMap(({ kind, shape }) => {
    if (!RAMPS.has(kind) || shape.kind === 'circle') return [];
    const cuts = edgesOf(shape.corners)
      .flatMap(([c, d]) => {
        const [dx, dy, ex, ey] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
        const turn = dx * ey - dy * ex;
        if (turn === 0) return [];
        const along = ((c.x - a.x) * dy - (c.y - a.y) * dx) / turn;
        const part = ((c.x - a.x) * ey - (c.y - a.y) * ex) / turn;
        return along >= 0 && along <= 1 && part >= 0 && part <= 1 ? [part] : [];
      })
      .sort((one, two) => one - two);
    const [from, to] = [cuts[0], cuts.at(-1)];
    return from === undefined || to === undefined || from === to ? [] : [{ kind, from, to }];
  });
}

/** How much of a railway lies bare where a rail is torn up, to either side. */
const TORN = 1.8 * INCH;

/** Draws what works have destroyed: stumps of bridges, rubble, and gaps in railways (kriegspiel.md 6.1). */
function drawWrecks(canvas: Canvas, country: Country, works: ShownWorks, z: number): void {
  const { inks } = canvas;
  for (const piece of works.ruins) {
    const corners = outlineOf(piece);
    const strip = stripOf(corners);
    if (strip === null || groundAt(country, middleOf(corners)) !== z) continue;
    const bars = rungs(strip, (piece.kind === 'culvert' ? 0.25 : 1) * INCH);
    const stump = Math.max(1, Math.floor(bars.length / 4));
    for (const part of [bars.slice(0, stump), bars.slice(-stump)]) {
      const [first, last] = [part[0], part.at(-1)];
      if (first === undefined || last === undefined || piece.kind === 'culvert') continue;
      drawFace(canvas, at([...first, last[1], last[0]], z), inks.stone);
    }
    const rubble = bars
      .slice(stump, -stump)
      .map((bar, i) => partOf(bar, 0.1 + 0.5 * chanceOf(i), 0.2 + 0.5 * chanceOf(i) + 0.15));
    drawBars(canvas, rubble, 5, z, inks.line);
  }
  for (const { railway, at: torn } of works.gaps) {
    const piece = country.pieces.find(({ id }) => id === railway);
    const strip = piece === undefined ? null : stripOf(outlineOf(piece));
    if (strip === null || groundAt(country, torn) !== z) continue;
    const bare = rungs(strip, 6).filter(
      ([a, b]) => Math.hypot((a.x + b.x) / 2 - torn.x, (a.y + b.y) / 2 - torn.y) < TORN,
    );
    drawBars(canvas, bare, 7, z, inks.paper);
    drawLines(
      canvas,
      bare
        .map(([a, b], i) => partOf([a, b], 0.1 + 0.3 * chanceOf(i), 0.7 + 0.3 * chanceOf(i + 9)))
        .filter((_, i) => i % 3 === 0),
      z,
      inks.ink,
      1.6,
    );
  }
}
