import type { Unit } from '../../engine/vocabulary';
import { Piece } from '../board/art/Piece';

interface DestroyedProps {
  readonly unit: Unit;
  readonly transform: string;
}

/** A unit that is gone, faint and crossed out, where it stood. */
export function Destroyed({ unit, transform }: DestroyedProps) {
  return (
    <g transform={transform}>
      <g className="past-destroyed">
        <Piece unit={unit} isolated={false} spent={false} dislodged={false} />
      </g>
      <path data-mark="destroyed" className="past-cross" d="M-13-13L13 13M13-13L-13 13" />
    </g>
  );
}
