import type { PointerEvent, RefCallback } from 'react';
import { UNIT_KINDS, type Side, type UnitKind } from '../../engine/vocabulary';
import { capital, kindName } from '../../words/sentences';
import { t } from '../../words/t';
import { HeardHeading } from '../base/HeardHeading';
import { CELL } from '../board/geometry';
import { Piece } from '../board/art/Piece';

interface TrayProps {
  readonly side: Side;
  readonly left: Readonly<Record<UnitKind, number>>;
  readonly held: UnitKind | null;
  readonly onHold: (kind: UnitKind) => void;
  /** Keeps the touches of a drag. */
  readonly claim: RefCallback<HTMLDivElement>;
  readonly onGrasp: (event: PointerEvent, kind: UnitKind) => void;
}

/**
 * The units that are not placed yet, with a button for each kind, from which units are picked up (`onHold`) or dragged
 * (`onGrasp`). `left` is how many there are of each kind, `held` the kind now picked up; `claim` is a ref that keeps
 * the touches of a drag from scrolling.
 */
export function Tray({ side, left, held, claim, onHold, onGrasp }: TrayProps) {
  return (
    <div ref={claim} className="tray" role="group" aria-label={t('deployment:tray')}>
      <HeardHeading of="reserve" />
      {UNIT_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="tray-unit"
          aria-pressed={held === kind}
          aria-label={t('deployment:trayUnit', {
            unit: capital(kindName(kind)),
            count: left[kind],
          })}
          disabled={left[kind] === 0}
          onClick={() => onHold(kind)}
          onPointerDown={(event) => {
            if (left[kind] > 0) onGrasp(event, kind);
          }}
        >
          <svg viewBox={`${-CELL / 2} ${-CELL / 2} ${CELL} ${CELL}`} aria-hidden="true">
            <Piece unit={{ side, kind }} isolated={false} spent={false} dislodged={false} />
          </svg>
          <span className="tray-name">{capital(kindName(kind))}</span>
          <span className="tray-count">{left[kind]}</span>
        </button>
      ))}
    </div>
  );
}
