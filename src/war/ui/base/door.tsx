import type { ReactNode } from 'react';
import { deferred } from '../../../shell/ui/deferred';
import type { TermProps } from './Term';

const base = deferred(() => import('./deferred'), 'late');

/** Words of which the terms explain themselves; plain ones until it is known which do. */
export function Terms({ children }: { readonly children: string }): ReactNode {
  const from = base.use();
  return from === null ? children : <from.LinkedTerms>{children}</from.LinkedTerms>;
}

/** A term that explains itself; a plain word until it can. */
export function Term(props: TermProps): ReactNode {
  const from = base.use();
  return from === null ? props.children : <from.Term {...props} />;
}

/** The rules that refuse an order, each to be opened. */
export const RuleLinks = base.component((from) => from.RuleLinks);
/** What a screen reader jumps to before what has no heading that is seen. */
export const HeardHeading = base.component((from) => from.HeardHeading);
/** Where the game in progress goes when another begins. */
export const GiveUpNote = base.component((from) => from.GiveUpNote);
/** Whether the game in progress is to be lost to another. */
export const GiveUpQuestion = base.component((from) => from.GiveUpQuestion, 'dialog');
/** Moves the focus to the next term or rule on the screen, once it is known which words are terms. */
export const openNextTerm = (): void =>
  // They are on the page a moment after it is known.
  base.open((from) => setTimeout(from.toNextTerm));
