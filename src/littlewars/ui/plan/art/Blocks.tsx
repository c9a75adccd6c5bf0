import { memo } from 'react';
import { groundOf } from '../../../engine/ground';
import { contains } from '../../../engine/shapes';
import type { Point } from '../../../engine/types';
import { closed, onField, onPlan, polyline, type Projection } from '../place';
import { edgesByLight, hachures } from './hill';
import { edgesOut, outlineOf, plus, sameOf, seedOf, shadowOf, towards, type Edge } from './outline';

type Block = ReturnType<typeof groundOf>['blocks'][number];

/** Returns the edges of a block that are edges of its layer, with their outward normals: its contours. */
function contoursOf(projection: Projection, { piece, edges }: Block): readonly Edge[] {
  if (piece.shape.kind === 'circle') return edgesOut(outlineOf(projection, piece.shape));
  return edges.map(([from, to]) => {
    const [a, b] = [onPlan(projection, from), onPlan(projection, to)];
    const along = towards(a, b);
    const out = { x: along.y, y: -along.x };
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    return contains(piece.shape, onField(projection, plus(middle, out, 0.5)))
      ? { a: b, b: a, out: { x: -out.x, y: -out.y } }
      : { a, b, out };
  });
}

/** How much longer the hachures of a block are than those of a board, which is lower. */
const LONGER = 1.5;
/** How much darker each layer is than the one below it. */
const DARKER = 0.42;

function Layer({
  projection,
  blocks,
}: {
  readonly projection: Projection;
  readonly blocks: readonly Block[];
}) {
  const outlines = blocks.map(({ piece }) => outlineOf(projection, piece.shape));
  const ground = outlines.map(closed).join('');
  const shadow = blocks.flatMap(({ piece }, i) =>
    shadowOf(outlines[i] as readonly Point[], piece.height),
  );
  const contours = blocks.map((block) => contoursOf(projection, block));
  const strokes = blocks.map(({ piece }, i) =>
    hachures(contours[i] as readonly Edge[], seedOf(piece.id), LONGER),
  );
  const edges = edgesByLight(contours.flat());
  const tint = Math.min(1, (blocks[0]?.layer ?? 0) * DARKER);
  return (
    <>
      <path className="plan-shade" d={shadow.map(closed).join('')} />
      <path className="plan-layer" d={ground} />
      {tint > 0 && <path className="plan-layer-tint" d={ground} fillOpacity={tint} />}
      <path className="plan-hachure-lit" d={strokes.map(({ lit }) => lit).join('')} />
      <path className="plan-hachure" d={strokes.map(({ shaded }) => shaded).join('')} />
      <path className="plan-edge-lit" d={edges.lit} />
      <path className="plan-edge-dark" d={edges.dark} />
    </>
  );
}

/**
 * Draws on the plan the hills made of blocks (kriegspiel.md 1.2), layer by layer: each throws its shadow on the one
 * below it and is darker. Only the edges of layers are drawn, not the joints between blocks side by side.
 */
export const Blocks = memo(
  function Blocks(projection: Projection) {
    const { blocks } = groundOf(projection.country);
    const most = Math.max(-1, ...blocks.map(({ layer }) => layer));
    return Array.from({ length: most + 1 }, (_, layer) => (
      <Layer
        key={layer}
        projection={projection}
        blocks={blocks.filter((block) => block.layer === layer)}
      />
    ));
  },
  sameOf(({ kind }) => kind === 'block'),
);

/** Returns the path data (SVG) of all edges of layers of blocks; they continue under roads that climb them. */
export const contourPath = (projection: Projection): string =>
  groundOf(projection.country)
    .blocks.flatMap((block) => contoursOf(projection, block))
    .map(({ a, b }) => polyline([a, b]))
    .join('');
