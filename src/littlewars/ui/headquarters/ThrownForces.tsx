import type { ReactNode } from 'react';
import { listed } from '../../../shell/language/intl';
import { Dialog } from '../../../shell/ui/Dialog';
import { SIDES, type BySide } from '../../engine/types';
import type { Force } from '../../engine/battleRules';
import { forceWords, sideName } from '../../words/names';
import { t } from '../../words/t';

/**
 * What the dice of *the chances of war* gave each side (littlewars.md 2.2): the numbers thrown, the forces, and a
 * function that begins the battle with these.
 */
export interface Thrown {
  readonly dice: BySide<readonly number[]>;
  readonly forces: BySide<Force>;
  readonly begin: () => void;
}

interface ThrownForcesProps {
  readonly thrown: Thrown;
  readonly onClose: () => void;
}

/**
 * Renders a dialog that shows what the dice of *the chances of war* gave each side (littlewars.md 2.2), with a button
 * that begins the battle.
 */
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
