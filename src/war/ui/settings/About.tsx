import type { ReactNode } from 'react';
import { useShell } from '../../../shell/ui/useShell';
import { ForeignTitles } from '../base/ForeignTitles';
import { tellSetting } from '../../words/settings';

/** Whose the rules, the drawings and the typefaces are, and under what licence the game is. */
export function About(): ReactNode {
  const { mayReload } = useShell();
  return (
    <>
      {(['rules', 'drawings', 'typefaces', 'licence'] as const).map((of) => (
        <p key={of}>
          <ForeignTitles>{tellSetting(`about.${of}`)}</ForeignTitles>
        </p>
      ))}
      {mayReload() && (
        <p>
          {tellSetting('about.fresh')} <a href="fresh.html">{tellSetting('about.freshLink')}</a>
        </p>
      )}
    </>
  );
}
