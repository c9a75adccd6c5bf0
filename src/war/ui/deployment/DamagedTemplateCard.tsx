import { useState, type ReactNode } from 'react';
import type { Written } from '../../../shell/platform/slot';
import { discardDamagedTemplate, type Place } from '../../store/templatePlaces';
import type { DamagedTemplate } from '../../game/templates';
import { tt } from '../../words/templates';
import { download } from '../../../shell/platform/download';
import { damageSentences } from '../../words/templateFaults';

interface DamagedTemplateCardProps {
  readonly damaged: DamagedTemplate;
  readonly place: Place;
  readonly onChanged: (written: Written, done: string) => boolean;
}

/** An entry that is no template: what is wrong with it, and what can be done. */
export function DamagedTemplateCard(props: DamagedTemplateCardProps): ReactNode {
  const { damaged, place, onChanged } = props;
  const [asking, setAsking] = useState(false);
  return (
    <section className="template-damaged" aria-label={tt('damaged.title')}>
      <p>{tt('damaged.text')}</p>
      {damageSentences(damaged).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <button
        type="button"
        onClick={() => download('template-damaged.txt', damaged.text, 'text/plain')}
      >
        {tt('download')}
      </button>
      {!asking ? (
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {tt('damaged.discard')}
        </button>
      ) : (
        <div className="template-ask" role="group" aria-label={tt('damaged.discardAsk')}>
          <p>{tt('damaged.discardAsk')}</p>
          <button type="button" autoFocus onClick={() => setAsking(false)}>
            {tt('deleteKeep')}
          </button>
          <button
            type="button"
            className="danger"
            onClick={() => onChanged(discardDamagedTemplate(place, damaged), '')}
          >
            {tt('damaged.discardDo')}
          </button>
        </div>
      )}
    </section>
  );
}
