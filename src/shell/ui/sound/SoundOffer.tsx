import { useId, type ReactNode } from 'react';
import { useShell } from '../useShell';

interface SoundOfferProps {
  readonly text: string;
  readonly accept: string;
  readonly decline: string;
  /** Called for either answer, after sounds have been switched on if they were accepted. */
  readonly onAnswer: () => void;
}

/**
 * Renders an offer to switch sounds on: the line `text` and two buttons, `accept`, which switches them on, and
 * `decline`. `onAnswer` is called after either; the game then stops showing the offer.
 */
export function SoundOffer({ text, accept, decline, onAnswer }: SoundOfferProps): ReactNode {
  const { settings } = useShell();
  const id = useId();
  return (
    <div className="sound-offer row" role="group" aria-labelledby={id}>
      <p id={id}>{text}</p>
      <button
        type="button"
        onClick={() => {
          settings.change({ sounds: true });
          onAnswer();
        }}
      >
        {accept}
      </button>
      <button type="button" onClick={onAnswer}>
        {decline}
      </button>
    </div>
  );
}
