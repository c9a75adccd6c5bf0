import type { ReactNode } from 'react';
import { useShell } from '../../../shell/ui/useShell';
import { tellSetting } from '../../words/settings';

/** Whose the rules, the drawings and the typefaces are, and under what licence the game is. */
export function About(): ReactNode {
  const { mayReload } = useShell();
  return (
    <>
      <p>{tellSetting('about.rules')}</p>
      <p>{tellSetting('about.drawings')}</p>
      <p>{tellSetting('about.typefaces')}</p>
      <p>{tellSetting('about.licence')}</p>
      {mayReload() && (
        <p>
          {tellSetting('about.fresh')} <a href="fresh.html">{tellSetting('about.freshLink')}</a>
        </p>
      )}
    </>
  );
}
