import { useEffect, type ReactNode } from 'react';
import { SoundOffer as Offer } from '../../../../shell/ui/sound/SoundOffer';
import { useShell } from '../../../../shell/ui/useShell';
import { t } from '../../../words/t';

interface SoundOfferProps {
  readonly onAnswer: () => void;
}

/** Offers to switch sounds on, only once in this browser; `onAnswer` is called when the player has chosen. */
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
