import type { Assault } from '../../engine/combat';
import type { Unit } from '../../engine/vocabulary';
import { unitName } from '../../words/sentences';
import { t } from '../../words/t';
import { Question } from '../../../shell/ui/Question';

interface ResistedAttackProps {
  readonly assault: Assault;
  /** The target. */
  readonly unit: Unit;
  readonly onClose: () => void;
  readonly onAttack: () => void;
}

/** Asks whether an attack is to be made that will be resisted. */
export const ResistedAttack = ({ assault, unit, onClose, onAttack }: ResistedAttackProps) => (
  <Question
    title={t('war:assault.resistedTitle')}
    stay={t('war:assault.leave')}
    onStay={onClose}
    act={t('war:assault.resistedConfirm')}
    onAct={onAttack}
    danger
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
