import { useState, type ReactNode } from 'react';
import type { Subscribe } from '../../../shell/signal';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { useSignal } from '../../../shell/ui/useSignal';
import { meleesNow } from '../../engine/melee';
import type { Battle, Melee } from '../../engine/types';
import { meleeWords } from '../../words/melees';
import { t } from '../../words/t';

interface ContactProps {
  /** The melees that contact would make as the battle stands. */
  readonly melees: readonly Melee[];
  /** Calls back with the battle as what is in the hand would make it, in each frame of a drag: no panel is rendered for that. */
  readonly onWouldBe: Subscribe<Battle | null>;
}

/** What contact would come to, as it will be judged, while the move lasts. */
export function Contact({ melees, onWouldBe }: ContactProps): ReactNode {
  const [wouldBe, setWouldBe] = useState<Battle | null>(null);
  useSignal(onWouldBe, setWouldBe);
  const seen = useAfterFrame(wouldBe);
  const all = seen === null ? melees : meleesNow(seen);
  return (
    all.length > 0 && (
      <section aria-labelledby="lw-contact" className="lw-contact">
        <h2 id="lw-contact">{t('lwMelees:asItStands')}</h2>
        {all.map((melee) => (
          <p key={melee.number}>{meleeWords(melee)}</p>
        ))}
      </section>
    )
  );
}
