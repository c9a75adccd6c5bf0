import { Fragment, memo } from 'react';
import { tellInsight } from '../../words/insightMessages';
import { memoizeLast } from '../../../shell/memoizeLast';
import { Term } from './Term';
import { useLanguage } from '../../../shell/ui/useLanguage';

/** Words of the rules by the clause that explains them; their forms in a language are in its messages. */
const CLAUSES = {
  lines: '4.1',
  relays: '4.3',
  contact: '4.5',
  communication: '4.4',
  isolated: '4.7',
  march: '5.1',
  factors: '6.3',
  attack: '6.1',
  range: '6.2',
  support: '6.4',
  terrain: '6.5',
  charge: '6.6',
  outcome: '6.7',
  retreat: '7.1',
  arsenal: '8.1',
  fighting: '2',
} as const;
type Name = keyof typeof CLAUSES;
const NAMES = Object.keys(CLAUSES) as Name[];

/** What finds whole words, each kind of them in a group of its own. */
const finder = memoizeLast(
  (forms: string): RegExp => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'giu'),
);
/** What may follow a term and stays in its line. */
const CLOSING = /^[\u202f\u00a0\p{Pe}\p{Pf}.,;:!?]+/u;
const formsNow = (): string =>
  NAMES.map((name) => `(?<${name}>${tellInsight(`terms.${name}`)})`).join('|');

interface TermsProps {
  /** One sentence, or a few. */
  readonly children: string;
}

/**
 * Words in which the terms of the rules lead to where they are explained: each where it is first said, and
 * none in the way of the Tab key, which has a key of its own for them.
 */
export const LinkedTerms = memo(function LinkedTerms({ children: words }: TermsProps) {
  useLanguage();
  const met = new Set<Name>();
  const pieces = [];
  let end = 0;
  for (const { 0: said, index, groups = {} } of words.matchAll(finder(formsNow()))) {
    const name = NAMES.find((each) => groups[each] !== undefined);
    if (name === undefined || met.has(name)) continue;
    met.add(name);
    const before = words.slice(end, index);
    end = index + said.length;
    const closing = CLOSING.exec(words.slice(end))?.[0] ?? '';
    end += closing.length;
    const term = (
      <Term clause={CLAUSES[name]} quiet>
        {said}
      </Term>
    );
    pieces.push(
      <Fragment key={index}>
        {before}
        {closing === '' ? (
          term
        ) : (
          <span className="term-closed">
            {term}
            {closing}
          </span>
        )}
      </Fragment>,
    );
  }
  return (
    <>
      {pieces}
      {words.slice(end)}
    </>
  );
});
