import type { ReactNode } from 'react';
import { SoundOffer as Offer } from '../../../../shell/ui/sound/SoundOffer';
import { useShell } from '../../../../shell/ui/useShell';
import { t } from '../../../words/t';

/** Renders an offer to switch sounds on, until it is answered; then never again. */
export function SoundOffer(): ReactNode {
  const { settings } = useShell();
  return (
    <Offer
      text={t('lwTable:soundOffer.text')}
      accept={t('lwTable:soundOffer.accept')}
      decline={t('lwTable:soundOffer.decline')}
      onAnswer={() => settings.change({ soundsOffered: true })}
    />
  );
}
