import { useMemo, type ReactNode } from 'react';
import { STANDARD_BOARD } from '../../engine/standardMap';
import { Ground } from '../board/art/Ground';
import { CELL } from '../board/geometry';
import { Underlay } from '../board/Overlay';
import { Pieces } from '../board/Pieces';
import { viewOf } from '../insight/viewOf';
import { minutePosition } from './minutePosition';

/** What is seen of the board: columns 13 to 21 of the rows A to I. */
const [COLUMN, WIDTH, ROWS] = [12, 9, 9];

/** A line cut, as the board draws it. */
export function MinutePicture({ label }: { readonly label: string }): ReactNode {
  const view = useMemo(() => viewOf(minutePosition(), ['N']), []);
  const part = { board: STANDARD_BOARD, orientation: 0 } as const;
  return (
    <svg
      className="minute-picture"
      role="img"
      aria-label={label}
      viewBox={`${COLUMN * CELL} 0 ${WIDTH * CELL} ${ROWS * CELL}`}
    >
      <Ground {...part} />
      <Underlay {...part} view={view} />
      <Pieces {...part} units={view.units} arsenals={view.arsenals} />
    </svg>
  );
}
