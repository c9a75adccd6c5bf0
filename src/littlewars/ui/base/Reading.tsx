import { useEffect, type CSSProperties, type ReactNode } from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';

// Inline, because a style sheet would be one more file to load in the first visit.
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

interface ReadingProps {
  readonly title: string;
  readonly words: string;
  readonly share: number;
  /** What can be pressed meanwhile. */
  readonly children: ReactNode;
}

/**
 * Renders the page shown while a battle is being loaded: a title, and `words` on what is being read, which are also
 * announced, beside the progress `share`, from 0 to 1.
 */
export function Reading({ title, words, share, children }: ReadingProps): ReactNode {
  const announcer = useAnnouncer();
  useEffect(() => announcer.answer(words), [announcer, words]);
  return (
    <main style={PLACE}>
      <h1 style={TITLE}>{title}</h1>
      <label style={LABEL}>
        {words} <progress value={share} style={BAR} />
      </label>
      {children}
    </main>
  );
}
