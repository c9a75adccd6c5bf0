import { t } from '../../words/t';
import { Question } from '../../../shell/ui/Question';
import { useGameStore } from '../base/useGame';

interface SealQuestionProps {
  /** The fighting units that are isolated, and the others out of communication, in words; empty where there are none. */
  readonly isolated: string;
  readonly outOfReach: string;
  readonly onClose: () => void;
}

/** Asks before a deployment is closed in which units could not march. */
export function SealQuestion({ isolated, outOfReach, onClose }: SealQuestionProps) {
  const store = useGameStore();
  return (
    <Question
      title={t('deployment:sealIsolated')}
      stay={t('deployment:goBack')}
      onStay={onClose}
      act={t('deployment:sealAnyway')}
      onAct={() => {
        onClose();
        void store.deployment.seal();
      }}
      reason={
        <>
          {isolated !== '' && <p>{t('deployment:sealIsolatedText', { units: isolated })}</p>}
          {outOfReach !== '' && <p>{t('deployment:sealOutOfReach', { units: outOfReach })}</p>}
        </>
      }
    />
  );
}
