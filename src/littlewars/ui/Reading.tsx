import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { OtherGames } from '../../shell/ui/OtherGames';
import { useAnnouncer } from '../../shell/ui/useAnnouncer';
import { useLanguage } from '../../shell/ui/useLanguage';
import { t } from '../words/t';

// Inline, because a style sheet would be one more file for the first visit to know of.
const PLACE: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  // A fixed width, because a font that loads late makes words narrower.
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

/** The progress of loading the current battle when the page is opened, before anything of it is shown. */
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
