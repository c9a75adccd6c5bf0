import { t } from '../../words/t';
import { Dialog } from '../../../shell/ui/Dialog';
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
    <Dialog
      open
      title={t('deployment:sealIsolated')}
      onClose={onClose}
      actions={
        <>
          <button type="button" onClick={onClose}>
            {t('deployment:goBack')}
          </button>
          <button
            type="button"
            className="primary"
            onClick={() => {
              onClose();
              void store.deployment.seal();
            }}
          >
            {t('deployment:sealAnyway')}
          </button>
        </>
      }
      reason={
        <>
          {isolated !== '' && <p>{t('deployment:sealIsolatedText', { units: isolated })}</p>}
          {outOfReach !== '' && <p>{t('deployment:sealOutOfReach', { units: outOfReach })}</p>}
        </>
      }
    />
  );
}
