import { useState, type ReactNode } from 'react';
import type { Written } from '../../../shell/storage';
import { discardDamagedTemplate, type TemplatePlace } from '../../store/templatePlaces';
import type { DamagedTemplate } from '../../game/templates';
import { tellTemplate } from '../../words/templates';
import { download } from '../../../shell/platform/download';
import { damageSentences } from '../../words/templateFaults';

interface DamagedTemplateCardProps {
  readonly damaged: DamagedTemplate;
  readonly place: TemplatePlace;
  readonly onChanged: (written: Written, done: string) => boolean;
}

/** An entry that is no template: what is wrong with it, and what can be done. */
export function DamagedTemplateCard(props: DamagedTemplateCardProps): ReactNode {
  const { damaged, place, onChanged } = props;
  const [asking, setAsking] = useState(false);
  return (
    <section className="template-damaged" aria-label={tellTemplate('damaged.title')}>
      <p>{tellTemplate('damaged.text')}</p>
      {damageSentences(damaged).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <button
        type="button"
        onClick={() => download('template-damaged.txt', damaged.text, 'text/plain')}
      >
        {tellTemplate('download')}
      </button>
      {!asking ? (
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {tellTemplate('damaged.discard')}
        </button>
      ) : (
        <div className="template-ask" role="group" aria-label={tellTemplate('damaged.discardAsk')}>
          <p>{tellTemplate('damaged.discardAsk')}</p>
          <button type="button" autoFocus onClick={() => setAsking(false)}>
            {tellTemplate('deleteKeep')}
          </button>
          <button
            type="button"
            className="danger"
            data-irreversible
            onClick={() => onChanged(discardDamagedTemplate(place, damaged), '')}
          >
            {tellTemplate('damaged.discardDo')}
          </button>
        </div>
      )}
    </section>
  );
}
