import { signAt, type MapDraft, type MapSign } from '../../game/mapDraft';
import type { Board } from '../../engine/board';
import { ArsenalMark } from '../board/art/Arsenal';
import { CELL, centreOf, drawingBox, type Orientation } from '../board/geometry';

interface FreshPaintProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly shown: MapDraft;
  readonly draft: MapDraft;
}

const FILLS: Readonly<Record<MapSign, string>> = {
  '.': 'var(--map-north)',
  '^': 'var(--map-mountain)',
  '=': 'var(--map-road)',
  '#': 'var(--map-fort)',
  N: 'var(--map-north)',
  S: 'var(--map-south)',
};

/**
 * Shows the squares that were just painted, in plain colours, until the terrain is drawn anew: those in which the drawn
 * map (`shown`) differs from the edited one (`draft`), which has the same size.
 */
export function FreshPaint({ board, orientation, shown, draft }: FreshPaintProps) {
  const fresh = [...draft.signs].flatMap((sign, square) =>
    sign === shown.signs[square] ? [] : [square],
  );
  return (
    <svg
      className="board-map map-fresh"
      viewBox={drawingBox(board, orientation)}
      aria-hidden="true"
    >
      {fresh.map((square) => {
        const { x, y } = centreOf(board, orientation, square);
        const sign = signAt(draft, square);
        const half = CELL / 2 - 1;
        return (
          <g key={square}>
            <rect x={x - half} y={y - half} width={2 * half} height={2 * half} fill={FILLS[sign]} />
            {(sign === 'N' || sign === 'S') && (
              <ArsenalMark {...{ board, orientation, square }} side={sign} is="standing" />
            )}
          </g>
        );
      })}
    </svg>
  );
}
