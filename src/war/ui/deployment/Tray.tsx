import type { PointerEvent, RefCallback } from 'react';
import { UNIT_KINDS, type Side, type UnitKind } from '../../engine/vocabulary';
import { capital, kindName } from '../../words/sentences';
import { t } from '../../words/t';
import { HiddenHeading } from '../base/HiddenHeading';
import { UnitSign } from '../board/art/UnitSign';

interface TrayProps {
  readonly side: Side;
  readonly left: Readonly<Record<UnitKind, number>>;
  readonly held: UnitKind | null;
  readonly onHoldKind: (kind: UnitKind, byKey: boolean) => void;
  readonly claim: RefCallback<HTMLDivElement>;
  readonly onGrasp: (event: PointerEvent, kind: UnitKind) => void;
}

/**
 * The units of a side that are not placed yet, as a button for each kind with their number (`left`). `onHoldKind` is
 * called with the kind of a pressed button and whether a key pressed it, `onGrasp` when a drag from one may begin; `held` is the kind now held, null
 * for none. `claim` is a ref that keeps touches from scrolling the page.
 */
export function Tray({ side, left, held, claim, onHoldKind, onGrasp }: TrayProps) {
  return (
    <div ref={claim} className="tray" role="group" aria-label={t('deployment:tray')}>
      <HiddenHeading of="reserve" />
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
          onClick={({ detail }) => onHoldKind(kind, detail === 0)}
          onPointerDown={(event) => {
            if (left[kind] > 0) onGrasp(event, kind);
          }}
        >
          <UnitSign unit={{ side, kind }} />
          <span className="tray-name">{capital(kindName(kind))}</span>
          <span className="tray-count">{left[kind]}</span>
        </button>
      ))}
    </div>
  );
}
