import type { ReactNode } from 'react';
import { listed } from '../../../shell/language/intl';
import { Dialog } from '../../../shell/ui/Dialog';
import { SIDES, type BySide, type Force } from '../../engine/types';
import { forceWords, sideName } from '../../words/names';
import { t } from '../../words/t';
import type { ForceFault } from '../../engine/forces';
import { Count } from '../base/Choice';

/** What the dice of *the chances of war* gave each side, and how the battle begins with it. */
export interface Thrown {
  readonly dice: BySide<readonly number[]>;
  readonly forces: BySide<Force>;
  readonly begin: () => void;
}

interface ThrownForcesProps {
  readonly thrown: Thrown;
  readonly onClose: () => void;
}

/** A dialog that shows what the dice gave each side under *the chances of war*, and begins the battle. */
export const ThrownForces = ({ thrown, onClose }: ThrownForcesProps): ReactNode => (
  <Dialog
    open
    title={t('lwHeadquarters:sizes.chances.name')}
    onClose={onClose}
    reason={SIDES.map((side) => (
      <p key={side}>
        {t('lwHeadquarters:thrown', {
          side: sideName(side),
          dice: listed(thrown.dice[side].map(String)),
          force: forceWords(thrown.forces[side]),
        })}
      </p>
    ))}
    actions={
      <button type="button" className="primary" onClick={thrown.begin}>
        {t('lwHeadquarters:begin')}
      </button>
    }
  />
);

interface FreeForcesProps {
  readonly forces: BySide<Force>;
  readonly onForces: (forces: BySide<Force>) => void;
  readonly faults: readonly ForceFault[];
}

/** Fields for the numbers of both forces if they are free: unequal forces are a handicap (2.2). */
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
