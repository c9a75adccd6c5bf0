import type { Point } from '../../../engine/types';
import { closed, polyline } from '../place';
import { between, edgesOut, grain, lengthOf, plus, shadeOf, towards, type Edge } from './outline';

/** The gap between strokes on an edge in full light and full shade, in units, and their length and breadth. */
const GAP = [10, 4.6] as const;
const LENGTH = [12, 34] as const;
const BREADTH = [0.9, 2.5] as const;

const mixed = ([lit, dark]: readonly [number, number], shade: number): number =>
  lit + (dark - lit) * shade;

/**
 * Returns the hachures of a hill's edges as path data, those on the side of the light (`lit`) and those away from it
 * (`shaded`): strokes that are broad at the edge and taper inwards, closer and longer in the shade. `longer` is a
 * factor of their length for a higher edge; `seed` varies them. None lies outside the board.
 */
export function hachures(
  edges: readonly Edge[],
  seed: number,
  longer = 1,
): { readonly lit: string; readonly shaded: string } {
  const lit: string[] = [];
  const shaded: string[] = [];
  let index = 0;
  for (const { a, b, out } of edges) {
    const along = towards(a, b);
    const length = lengthOf({ x: b.x - a.x, y: b.y - a.y });
    const shade = shadeOf(out);
    for (let at = mixed(GAP, shade) / 2; at < length; index++) {
      const breadth = mixed(BREADTH, shade) / 2;
      const from = plus(a, along, at);
      const reach = longer * mixed(LENGTH, shade) * (0.55 + 0.45 * grain(seed, index));
      const tip = plus(
        plus(from, out, -reach),
        along,
        (grain(seed, index + 5000) - 0.5) * 0.3 * reach,
      );
      (shade < 0.5 ? lit : shaded).push(
        closed([plus(from, along, -breadth), tip, plus(from, along, breadth)]),
      );
      at += mixed(GAP, shade) * (0.8 + 0.4 * grain(seed, index + 9000));
    }
  }
  return { lit: lit.join(''), shaded: shaded.join('') };
}

/** Returns the edges of an outline as path data: those that face the light (`lit`), and the others (`dark`). */
export function edgesByLight(edges: readonly Edge[]): {
  readonly lit: string;
  readonly dark: string;
} {
  const parts = { lit: '', dark: '' };
  for (const { a, b, out } of edges) parts[shadeOf(out) > 0.5 ? 'dark' : 'lit'] += polyline([a, b]);
  return parts;
}

/**
 * Returns an outline made irregular, as of a rock: nowhere outside the given one, and at most an eighth of its
 * shortest edge inside it. `seed` varies it.
 */
export function broken(outline: readonly Point[], seed: number): readonly Point[] {
  const edges = edgesOut(outline);
  const least = Math.min(...edges.map(({ a, b }) => lengthOf({ x: b.x - a.x, y: b.y - a.y })));
  const bite = Math.min(8, least / 8);
  const parts = outline.length > 12 ? 1 : 3;
  return edges.flatMap(({ a, b, out }, e) =>
    Array.from({ length: parts }, (_, i) =>
      plus(between(a, b, i / parts), out, -bite * grain(seed, e * parts + i)),
    ),
  );
}
