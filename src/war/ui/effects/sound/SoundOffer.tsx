import { useEffect, type ReactNode } from 'react';
import { SoundOffer as Offer } from '../../../../shell/ui/sound/SoundOffer';
import { useShell } from '../../../../shell/ui/useShell';
import { t } from '../../../words/t';

interface SoundOfferProps {
  readonly onAnswer: () => void;
}

/**
 * An offer to switch sounds on, with two buttons; `onAnswer` is called for either. That it was shown is saved, so that
 * this browser does not show it again.
 */
export function SoundOffer({ onAnswer }: SoundOfferProps): ReactNode {
  const { settings } = useShell();
  useEffect(() => settings.change({ soundsOffered: true }), [settings]);
  return (
    <Offer
      text={t('settings:soundOffer.text')}
      accept={t('settings:soundOffer.accept')}
      decline={t('settings:soundOffer.decline')}
      onAnswer={onAnswer}
    />
  );
}
