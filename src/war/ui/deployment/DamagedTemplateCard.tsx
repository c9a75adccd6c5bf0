import { useState, type ReactNode } from 'react';
import type { Written } from '../../../shell/storage';
import { discardDamagedTemplate, type TemplatePlace } from '../../store/deployment/templatePlaces';
import type { DamagedTemplate } from '../../game/templates';
import { t } from '../../words/t';
import { download } from '../../../shell/platform/download';
import { damageSentences } from '../../words/saveFaults';

interface DamagedTemplateCardProps {
  readonly damaged: DamagedTemplate;
  readonly place: TemplatePlace;
  readonly onChanged: (written: Written, done: string) => boolean;
}

/**
 * A card for a deployment template that is stored in `place` and damaged: its faults, and buttons that save its text as
 * a file or delete it. `onChanged` is called with the result of deleting it.
 */
export function DamagedTemplateCard(props: DamagedTemplateCardProps): ReactNode {
  const { damaged, place, onChanged } = props;
  const [asking, setAsking] = useState(false);
  return (
    <section className="template-damaged" aria-label={t('templates:damaged.title')}>
      <p>{t('templates:damaged.text')}</p>
      {damageSentences(damaged).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <button
        type="button"
        onClick={() => download('template-damaged.txt', damaged.text, 'text/plain')}
      >
        {t('templates:download')}
      </button>
      {!asking ? (
        <button type="button" className="danger" onClick={() => setAsking(true)}>
          {t('templates:damaged.discard')}
        </button>
      ) : (
        <div className="template-ask" role="group" aria-label={t('templates:damaged.discardAsk')}>
          <p>{t('templates:damaged.discardAsk')}</p>
          <button type="button" autoFocus onClick={() => setAsking(false)}>
            {t('templates:deleteCancel')}
          </button>
          <button
            type="button"
            className="danger"
            data-irreversible
            onClick={() => onChanged(discardDamagedTemplate(place, damaged), '')}
          >
            {t('templates:damaged.discardDo')}
          </button>
        </div>
      )}
    </section>
  );
}
