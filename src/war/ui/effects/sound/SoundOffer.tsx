import { useEffect, type ReactNode } from 'react';
import { useShell } from '../../../../shell/ui/useShell';
import { t } from '../../../words/t';
import '../../base/parts.css';

interface SoundOfferProps {
  readonly onAnswer: () => void;
}

/** Offers to switch sounds on. It is shown only once, in any war. */
export function SoundOffer({ onAnswer }: SoundOfferProps): ReactNode {
  const { settings } = useShell();
  useEffect(() => settings.change({ soundsOffered: true }), [settings]);
  return (
    <div className="sound-offer row" role="group" aria-labelledby="sound-offer">
      <p id="sound-offer">{t('settings:soundOffer.text')}</p>
      <button
        type="button"
        onClick={() => {
          settings.change({ sounds: true });
          onAnswer();
        }}
      >
        {t('settings:soundOffer.accept')}
      </button>
      <button type="button" onClick={onAnswer}>
        {t('settings:soundOffer.decline')}
      </button>
    </div>
  );
}
