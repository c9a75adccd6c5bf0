import { createPortal } from 'react-dom';
import type { Board } from '../../engine/board';
import { nameOf } from '../../engine/squares';
import type { Square } from '../../engine/vocabulary';
import { CELL, centreOf, type Orientation } from './geometry';
import { loupePlace } from './loupe';
import { LoupeDrawing } from './LoupeDrawing';

interface LoupeProps {
  readonly board: Board;
  readonly orientation: Orientation;
  /** Whether the screen is turned half round for whoever sits across. */
  readonly across: boolean;
  readonly square: Square;
  /** Where the finger is. */
  readonly at: { readonly clientX: number; readonly clientY: number };
}

/** What a finger that stays where it is hides, with the square it would press as it leaves. */
export function Loupe({ board, orientation, across, square, at }: LoupeProps) {
  const middle = centreOf(board, orientation, square);
  const { x, y } = loupePlace({ x: at.clientX, y: at.clientY }, across);
  return createPortal(
    <div className="dragged" aria-hidden="true" style={{ transform: `translate(${x}px, ${y}px)` }}>
      <LoupeDrawing middle={middle}>
        <rect
          data-mark="under-finger"
          className="loupe-square"
          x={-CELL / 2}
          y={-CELL / 2}
          width={CELL}
          height={CELL}
        />
        <text className="loupe-name" y={CELL * 1.2}>
          {nameOf(board, square)}
        </text>
      </LoupeDrawing>
    </div>,
    document.body,
  );
}
