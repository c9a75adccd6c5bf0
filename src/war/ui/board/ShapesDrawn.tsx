import { memo } from 'react';
import type { Board } from '../../engine/board';
import type { Brush, Shape } from '../../engine/notation/commentText';
import { heading, on } from './art/Lines';
import { coordinates, polygon, type Point } from './art/path';
import { CELL, centreOf, drawingBox, type Orientation } from './geometry';
import './shapes.css';

interface ShapesDrawnProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly shapes: readonly Shape[];
  readonly drawn: Shape | null;
}

/**
 * Draws arrows and marked squares over the board: `shapes`, and `drawn`, the one being drawn (null for none). The four
 * colours differ in their strokes too.
 */
export const ShapesDrawn = memo(function ShapesDrawn(props: ShapesDrawnProps) {
  const { board, orientation, shapes, drawn } = props;
  const centre = (square: number) => centreOf(board, orientation, square);
  const all = drawn === null ? shapes : [...shapes, drawn];
  return (
    <svg
      className="board-map board-map-raised study-shapes"
      viewBox={drawingBox(board, orientation)}
      aria-hidden="true"
    >
      {all.map((shape, i) => {
        const { brush, from, to } = shape;
        const key = `${from} ${to ?? ''} ${shape === drawn ? 'drawn' : i}`;
        const name = { 'data-mark': to === null ? 'circled' : 'arrow', 'data-square': to ?? from };
        return (
          <g key={key} className={`study-shape study-${brush}`} {...name}>
            {to === null ? (
              <Ring brush={brush} at={centre(from)} />
            ) : (
              <Arrow brush={brush} from={centre(from)} to={centre(to)} />
            )}
          </g>
        );
      })}
    </svg>
  );
});

/** A stroke with paper on both sides, and for the double one also within. */
function Stroke({ brush, d }: { readonly brush: Brush; readonly d: string }) {
  return (
    <>
      <path d={d} className="study-edge" />
      <path d={d} className="study-stroke" />
      {brush === 'blue' && <path d={d} className="study-core" />}
    </>
  );
}

function Ring({ brush, at: { x, y } }: { readonly brush: Brush; readonly at: Point }) {
  const r = CELL / 2 - 2;
  return <Stroke brush={brush} d={`M${x - r} ${y}a${r} ${r} 0 1 1 0 .01Z`} />;
}

function Arrow({ brush, from, to }: Record<'from' | 'to', Point> & { readonly brush: Brush }) {
  const h = heading({ from, to });
  const neck = h.length - 15;
  const head = polygon([
    on(from, h, neck - 3, -9),
    on(from, h, h.length - 1),
    on(from, h, neck - 3, 9),
    on(from, h, neck),
  ]);
  return (
    <>
      <Stroke
        brush={brush}
        d={`M${coordinates(on(from, h, Math.min(9, h.length / 4)))}L${coordinates(on(from, h, neck))}`}
      />
      <path d={head} className="study-head-arrow" />
    </>
  );
}
