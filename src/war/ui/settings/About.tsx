import type { ReactNode } from 'react';
import { ts } from '../../words/settings';

/** Whose the rules, the drawings and the typefaces are, and under what licence the game is. */
export function About(): ReactNode {
  return (
    <>
      <p>{ts('about.rules')}</p>
      <p>{ts('about.drawings')}</p>
      <p>{ts('about.typefaces')}</p>
      <p>{ts('about.licence')}</p>
    </>
  );
}
