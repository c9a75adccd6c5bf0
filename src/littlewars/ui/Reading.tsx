import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { OtherGames } from '../../shell/ui/OtherGames';
import { useAnnouncer } from '../../shell/ui/useAnnouncer';
import { useLanguage } from '../../shell/ui/useLanguage';
import { t } from '../words/t';

// Not in a style sheet: the first visit would have to know of one more file.
const PLACE: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  // Of one width, for a font that comes late makes words narrower.
  gridTemplateColumns: 'min(20rem, 80vw)',
  gap: 'var(--space-16)',
  boxSizing: 'border-box',
  minHeight: '100dvh',
  padding: 'var(--space-16)',
  textAlign: 'center',
};
const TITLE: CSSProperties = { marginBottom: 'var(--space-8)' };
const LABEL: CSSProperties = { display: 'grid', gap: 'var(--space-8)' };
const BAR: CSSProperties = { width: '100%' };

/** How far the battle in hand is read when the page is opened: nothing of it is there before that. */
export function Reading({ share }: { readonly share: number }): ReactNode {
  const announcer = useAnnouncer();
  useLanguage();
  useEffect(() => announcer.answer(t('lwRecords:readingKept')), [announcer]);
  return (
    <main style={PLACE}>
      <h1 style={TITLE}>{t('lwHeadquarters:title')}</h1>
      <label style={LABEL}>
        {t('lwRecords:readingKept')} <progress value={share} style={BAR} />
      </label>
      <OtherGames />
    </main>
  );
}
