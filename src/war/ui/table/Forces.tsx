import { memo } from 'react';
import { fightingUnits } from '../../engine/forces';
import { inCommunication, unitsOf, type Position } from '../../engine/position';
import { UNITS } from '../../engine/units';
import type { Side } from '../../engine/vocabulary';
import { t } from '../../words/t';
import { HeardHeading } from '../base/HeardHeading';
import { SidesTable } from '../base/SidesTable';
import { useLanguage } from '../../../shell/ui/useLanguage';

/** What each side has left: fighting units, and how many of them are isolated. */
export const Forces = memo(function Forces({ position }: { readonly position: Position }) {
  useLanguage();
  const isolated = (side: Side): number =>
    unitsOf(position).filter(
      (unit) =>
        unit.side === side && UNITS[unit.kind].fighting && !inCommunication(position, unit.square),
    ).length;
  return (
    <>
      <HeardHeading of="armies" />
      <SidesTable
        className="forces"
        rows={[
          { title: t('war:forces.fighting'), cell: (side) => fightingUnits(position, side) },
          { title: t('war:forces.isolated'), cell: isolated },
        ]}
      />
    </>
  );
});
