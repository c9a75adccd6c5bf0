import type { Assault } from '../../engine/combat';
import type { Unit } from '../../engine/vocabulary';
import { unitName } from '../../words/sentences';
import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';

interface ResistedAttackProps {
  readonly assault: Assault;
  /** The target. */
  readonly unit: Unit;
  readonly onClose: () => void;
  readonly onAttack: () => void;
}

/** Asks whether an attack is to be made that will be resisted. */
export const ResistedAttack = ({ assault, unit, onClose, onAttack }: ResistedAttackProps) => (
  <Dialog
    open
    title={t('war:assault.resistedTitle')}
    onClose={onClose}
    actions={
      <>
        <button type="button" onClick={onClose}>
          {t('war:assault.leave')}
        </button>
        <button type="button" className="danger" onClick={onAttack}>
          {t('war:assault.resistedConfirm')}
        </button>
      </>
    }
    reason={
      <p>
        {t('war:assault.resistedText', {
          attack: assault.attack,
          defence: assault.defence,
          unit: unitName(unit),
        })}
      </p>
    }
  />
);
