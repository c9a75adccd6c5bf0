import type { ComponentProps } from 'react';
import { CELL } from '../geometry';
import { Piece } from './Piece';

/** A unit drawn beside the board, in a box of the size of its square; hidden from screen readers. */
export const UnitSign = (props: ComponentProps<typeof Piece>) => (
  <svg viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`} aria-hidden="true">
    <Piece {...props} />
  </svg>
);
