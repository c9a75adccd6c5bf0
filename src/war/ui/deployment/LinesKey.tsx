import type { Side } from '../../engine/vocabulary';
import { t } from '../../words/t';
import { CommunicationLines } from '../board/art/Lines';
import { CELL } from '../board/geometry';
import { Said } from '../base/Said';

/** A line of communication as the board draws it, and what it is. */
export function LinesKey({ side }: { readonly side: Side }) {
  const segment = { from: { x: 0, y: 0 }, to: { x: 2 * CELL, y: 0 }, cut: 'edge' as const };
  return (
    <div className="lines-key">
      <svg viewBox={`0 ${-CELL / 3} ${2.5 * CELL} ${(2 * CELL) / 3}`} aria-hidden="true">
        <CommunicationLines side={side} segments={[segment]} />
      </svg>
      <p>
        <Said words={t('deployment:linesKey')} />
      </p>
    </div>
  );
}
