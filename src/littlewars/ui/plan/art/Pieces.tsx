import { memo } from 'react';
import type { Piece, Point } from '../../../engine/types';
import {
  closed,
  circlePath,
  onPlan,
  polyline,
  shapePath,
  pointText,
  type Projection,
} from '../place';
import { Depot, House, Station } from './Buildings';
import { broken, edgesByLight, hachures } from './hill';
import { between, edgesOut, grain, middleOf, outlineOf, plus, seedOf, shadowOf } from './outline';
import { planks } from './roof';

/** How much wider a treetop is drawn than the trunk, the only solid part, and its least width. */
const CROWN = 4.4;
const LEAST = 22;
const LOBES = 9;

const crownRadius = (trunk: number): number => Math.max(LEAST, trunk * CROWN);

/** Returns a treetop from above: lobes of leaves around a middle. */
function crown(middle: Point, radius: number, seed: number): string {
  const turn = grain(seed, 1) * Math.PI;
  const edge = Array.from({ length: LOBES }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / LOBES;
    const r = radius * (0.78 + 0.14 * grain(seed, i + 10));
    return plus(middle, { x: Math.cos(angle), y: Math.sin(angle) }, r);
  });
  const first = edge[0];
  if (first === undefined) return '';
  const lobes = edge.map((_, i) => {
    const to = edge[(i + 1) % LOBES] ?? first;
    const r = radius * (0.3 + 0.06 * grain(seed, i + 40));
    return `A${Math.round(r)} ${Math.round(r)} 0 0 1 ${pointText(to)}`;
  });
  return `M${pointText(first)}${lobes.join('')}Z`;
}

/** Returns strokes of leaves on the side of a treetop away from the light. */
function leaves(middle: Point, radius: number, seed: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = 0.93 + (grain(seed, i + 70) - 0.5) * 2.5;
    const r = radius * (0.35 + 0.5 * grain(seed, i + 90));
    const at = plus(middle, { x: Math.cos(angle), y: Math.sin(angle) }, r);
    const size = 3 + 2 * grain(seed, i + 120);
    return `M${pointText(at)}q${Math.round(size)} ${Math.round(size * 1.2)} ${Math.round(size * 2)} 0`;
  }).join('');
}

/** A piece as the plan draws it; the props are the same objects as long as nothing about the piece changes. */
interface Drawn {
  readonly piece: Piece;
  readonly country: Projection['country'];
  readonly side: Projection['side'];
  /** Of a depot: whether it has been burnt. */
  readonly burnt?: boolean;
}

/** Whether two renderings are equal: a piece is redrawn if it or the drawing's size changes, not if others move. */
const alike = (before: Drawn, now: Drawn): boolean =>
  before.piece === now.piece &&
  before.burnt === now.burnt &&
  before.side === now.side &&
  before.country.width === now.country.width &&
  before.country.depth === now.country.depth;

const loops = (all: readonly (readonly Point[])[]): string => all.map(closed).join('');

/** Draws the shadow of a piece of scenery; its length shows the height. A tree has the shadow of its treetop. */
export const Shadow = memo(function Shadow({ piece, country, side }: Drawn) {
  const projection = { country, side };
  const { shape, kind, height } = piece;
  if (kind === 'tree') {
    const middle = onPlan(projection, middleOf(outlineOf(projection, shape)));
    const place = shape.kind === 'circle' ? onPlan(projection, shape) : middle;
    const radius = shape.kind === 'circle' ? crownRadius(shape.radius) : 20;
    const at = { x: place.x + 0.2 * height, y: place.y + 0.27 * height };
    return <path className="plan-shade" d={crown(at, radius, seedOf(piece.id))} />;
  }
  return <path className="plan-shade" d={loops(shadowOf(outlineOf(projection, shape), height))} />;
}, alike);

/** Draws one board of a hill on the plan; a board is an inch high. */
export const Board = memo(function Board({ piece, country, side }: Drawn) {
  const outline = outlineOf({ country, side }, piece.shape);
  const rim = edgesOut(outline);
  const { lit, shaded } = hachures(rim, seedOf(piece.id));
  const edges = edgesByLight(rim);
  return (
    <>
      <path className="plan-shade" d={loops(shadowOf(outline, piece.height))} />
      <path className="plan-board" d={closed(outline)} />
      <path className="plan-hachure-lit" d={lit} />
      <path className="plan-hachure" d={shaded} />
      <path className="plan-edge-lit" d={edges.lit} />
      <path className="plan-edge-dark" d={edges.dark} />
    </>
  );
}, alike);

function Rock({ outline, seed }: { readonly outline: readonly Point[]; readonly seed: number }) {
  const edge = broken(outline, seed);
  const middle = middleOf(edge);
  const top = edge.map((place, i) => between(place, middle, 0.35 + 0.25 * grain(seed, i + 30)));
  const shaded = edgesOut(edge).flatMap(({ a, b, out }, i) => {
    const [c, d] = [top[(i + 1) % top.length], top[i]];
    return out.x * 0.6 + out.y * 0.8 > 0.1 && c !== undefined && d !== undefined
      ? [closed([a, b, c, d])]
      : [];
  });
  const ribs = edge.map((place, i) => polyline([place, top[i] ?? middle]));
  return (
    <>
      <path className="plan-masonry" d={closed(edge)} />
      <path className="plan-shade" d={shaded.join('')} />
      <path className="plan-tiles" d={ribs.filter((_, i) => i % 2 === 0).join('') + closed(top)} />
      <path className="plan-outline" d={closed(edge)} />
    </>
  );
}

/** Draws a piece of scenery that has a height as seen from above, such as a house, a wall or a tree. */
export const Solid = memo(function Solid({ piece, country, side, burnt = false }: Drawn) {
  const projection = { country, side };
  const outline = outlineOf(projection, piece.shape);
  const seed = seedOf(piece.id);
  switch (piece.kind) {
    case 'house':
      return <House outline={outline} />;
    case 'station':
      return <Station outline={outline} />;
    case 'depot':
      return <Depot outline={outline} burnt={burnt} seed={seed} />;
    case 'shed':
      return (
        <>
          <path className="plan-wood" d={closed(outline)} />
          <path className="plan-tiles" d={planks(outline, 8, true)} />
          <path className="plan-outline" d={closed(outline)} />
        </>
      );
    case 'wall':
      return (
        <>
          <path className="plan-masonry" d={closed(outline)} />
          <path className="plan-joints" d={planks(outline, 11, false)} />
          <path className="plan-outline" d={closed(outline)} />
        </>
      );
    case 'rock':
      return <Rock outline={outline} seed={seed} />;
    case 'tree': {
      const place =
        piece.shape.kind === 'circle' ? onPlan(projection, piece.shape) : middleOf(outline);
      const radius = piece.shape.kind === 'circle' ? piece.shape.radius : 6;
      return (
        <>
          <path className="plan-crown" d={crown(place, crownRadius(radius), seed)} />
          <path className="plan-leaves" d={leaves(place, crownRadius(radius), seed)} />
          <path className="plan-black" d={shapePath(projection, piece.shape)} />
        </>
      );
    }
    default:
      return null;
  }
}, alike);

/** Draws a crossing over water as seen from above: the stones of a ford, or a bridge with its parapets. */
export const Crossing = memo(function Crossing({ piece, country, side }: Drawn) {
  const projection = { country, side };
  const outline = outlineOf(projection, piece.shape);
  if (piece.kind !== 'ford')
    return (
      <>
        <path className="plan-wood" d={closed(outline)} />
        <path className="plan-tiles" d={planks(outline, 7, false)} />
        <path className="plan-outline" d={closed(outline)} />
        <path className="plan-parapet" d={parapets(outline)} />
      </>
    );
  const seed = seedOf(piece.id);
  const { left, right, top, bottom } = boxOf(outline);
  const stones = Array.from(
    { length: Math.ceil(((right - left) * (bottom - top)) / 140) },
    (_, i) =>
      circlePath(
        {
          x: left + 4 + (right - left - 8) * grain(seed, 2 * i),
          y: top + 4 + (bottom - top - 8) * grain(seed, 2 * i + 1),
        },
        1.6 + 1.6 * grain(seed, i + 400),
      ),
  );
  return (
    <>
      <path className="plan-ford" d={closed(outline)} />
      <path className="plan-stones" d={stones.join('')} />
      <path className="plan-ford-edge" d={closed(outline)} />
    </>
  );
}, alike);

const boxOf = (places: readonly Point[]) => ({
  left: Math.min(...places.map(({ x }) => x)),
  right: Math.max(...places.map(({ x }) => x)),
  top: Math.min(...places.map(({ y }) => y)),
  bottom: Math.max(...places.map(({ y }) => y)),
});

/** Returns the two longest edges of a bridge. */
const parapets = (outline: readonly Point[]): string =>
  [...edgesOut(outline)]
    .sort((one, two) => lengthSquare(two) - lengthSquare(one))
    .slice(0, 2)
    .map(({ a, b }) => polyline([a, b]))
    .join('');

const lengthSquare = ({ a, b }: { readonly a: Point; readonly b: Point }): number =>
  (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
