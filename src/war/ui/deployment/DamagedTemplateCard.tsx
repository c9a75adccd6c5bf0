import { useState, type ReactNode } from 'react';
import type { Written } from '../../../shell/storage';
import { discardDamagedTemplate, type TemplatePlace } from '../../store/deployment/templatePlaces';
import type { DamagedTemplate } from '../../game/templates';
import { t } from '../../words/t';
import { Question } from '../../../shell/ui/Question';
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
        {t('saves:damaged.download')}
      </button>
      <button type="button" className="danger" onClick={() => setAsking(true)}>
        {t('saves:damaged.discard')}
      </button>
      <Question
        open={asking}
        title={t('templates:damaged.discardAsk')}
        stay={t('templates:deleteCancel')}
        onStay={() => setAsking(false)}
        act={t('saves:damaged.discardYes')}
        onAct={() => {
          setAsking(false);
          onChanged(discardDamagedTemplate(place, damaged), '');
        }}
        danger
      />
    </section>
  );
}
