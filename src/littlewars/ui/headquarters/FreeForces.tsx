import type { ReactNode } from 'react';
import type { ForceFault } from '../../engine/forces';
import { SIDES, type BySide, type Force } from '../../engine/types';
import { sideName } from '../../words/names';
import { t } from '../../words/t';
import { Count } from '../base/Choice';

interface FreeForcesProps {
  readonly forces: BySide<Force>;
  readonly onForces: (forces: BySide<Force>) => void;
  readonly faults: readonly ForceFault[];
}

/** Fields for free forces: unequal ones are a handicap (2.2). */
export const FreeForces = ({ forces, onForces, faults }: FreeForcesProps): ReactNode => (
  <>
    <div className="lw-forces">
      {SIDES.map((side) => (
        <div key={side} role="group" aria-label={sideName(side)}>
          <p className="lw-forces-side">{sideName(side)}</p>
          {(['infantry', 'cavalry', 'guns'] as const).map((arm) => (
            <Count
              key={arm}
              label={t(`lwHeadquarters:arms.${arm}`)}
              value={forces[side][arm]}
              most={arm === 'guns' ? 8 : 120}
              onChange={(value) =>
                onForces({ ...forces, [side]: { ...forces[side], [arm]: Math.floor(value) } })
              }
            />
          ))}
        </div>
      ))}
    </div>
    {faults.length > 0 && (
      <p className="lw-refusal" role="alert">
        {t('lwHeadquarters:nobody')}
      </p>
    )}
  </>
);
