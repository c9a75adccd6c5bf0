import type { ReactNode } from 'react';
import { tellSetting } from '../../words/settings';

/** Whose the rules, the drawings and the typefaces are, and under what licence the game is. */
export function About(): ReactNode {
  return (
    <>
      <p>{tellSetting('about.rules')}</p>
      <p>{tellSetting('about.drawings')}</p>
      <p>{tellSetting('about.typefaces')}</p>
      <p>{tellSetting('about.licence')}</p>
    </>
  );
}
