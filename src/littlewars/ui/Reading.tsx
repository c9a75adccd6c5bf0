import { useEffect, type ReactNode } from 'react';
import { OtherGames } from '../../shell/ui/OtherGames';
import { useAnnouncer } from '../../shell/ui/useAnnouncer';
import { useLanguage } from '../../shell/ui/useLanguage';
import { lateMessages, t } from '../words/t';

const tell = lateMessages('lwRecords');

/** How far the battle in hand is read when the page is opened: nothing of it is there before that. */
export function Reading({ share }: { readonly share: number }): ReactNode {
  const announcer = useAnnouncer();
  useLanguage();
  useEffect(() => announcer.answer(tell('readingKept')), [announcer]);
  return (
    <main className="lw-hq">
      <div className="lw-plate">
        <header className="lw-title">
          <h1>{t('lwHeadquarters:title')}</h1>
        </header>
        <p className="lw-reading">
          <label>
            {tell('readingKept')} <progress value={share} />
          </label>
        </p>
        <OtherGames />
      </div>
    </main>
  );
}
