import type { ReactNode } from 'react';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { meleesNow } from '../../engine/melee';
import type { Battle, Melee } from '../../engine/types';
import { meleeWords } from '../../words/melees';
import { t } from '../../words/t';
import { useTold, type Told } from '../base/told';

interface ContactProps {
  /** The melees that contact would make as the battle stands. */
  readonly melees: readonly Melee[];
  /** The battle as what is in the hand would make it: it changes with each frame of a drag, for which no panel is rendered. */
  readonly wouldBe: Told<Battle | null>;
}

/** What contact would come to, as it will be judged, while the move lasts. */
export function Contact({ melees, wouldBe }: ContactProps): ReactNode {
  const seen = useAfterFrame(useTold(wouldBe));
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
