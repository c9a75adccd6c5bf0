import type { ReactNode } from 'react';
import { CELL, DRAWING } from './geometry';
import { LOUPE } from './loupe';

interface LoupeDrawingProps {
  /** Of the square looked at, in the drawing's units. */
  readonly middle: { readonly x: number; readonly y: number };
  /** What is drawn around its middle besides. */
  readonly children: ReactNode;
}

/** The squares seen across the loupe. */
const SEEN = 3;

/** A round piece of the board as it is drawn, larger. */
export function LoupeDrawing({ middle, children }: LoupeDrawingProps) {
  const side = SEEN * CELL;
  return (
    <svg
      className="loupe"
      width={LOUPE}
      height={LOUPE}
      viewBox={`${middle.x - side / 2} ${middle.y - side / 2} ${side} ${side}`}
    >
      {Object.values(DRAWING).map((id) => (
        <use key={id} href={`#${id}`} />
      ))}
      <g transform={`translate(${middle.x} ${middle.y})`}>{children}</g>
    </svg>
  );
}
