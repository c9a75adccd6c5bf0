import { useMemo, type RefCallback } from 'react';
import type { Board } from '../../engine/board';
import { names } from './art/Frame';
import { shownSize, type Orientation } from './geometry';
import './rulers.css';

interface RulersProps {
  readonly board: Board;
  readonly orientation: Orientation;
  /** Receives an element that must move with the board. */
  readonly place: RefCallback<HTMLElement>;
}

/** The coordinates of a zoomed board, at two edges of its frame wherever it is moved. */
export function Rulers({ board, orientation, place }: RulersProps) {
  const { columns, rows } = shownSize(board, orientation);
  const name = useMemo(() => names({ board, orientation }), [board, orientation]);
  const line = (count: number, say: (at: number) => string) => (
    <div className="ruler-names">
      {Array.from({ length: count }, (_, i) => (
        <span key={i}>{say(i)}</span>
      ))}
    </div>
  );
  return (
    <div ref={place} className="rulers" translate="no" aria-hidden="true">
      <div className="ruler ruler-across">{line(columns, name.across)}</div>
      <div className="ruler ruler-down">{line(rows, name.down)}</div>
    </div>
  );
}
