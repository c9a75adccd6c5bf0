import { Fragment, memo, type ComponentType, type ReactNode } from 'react';
import { t } from '../../words/t';
import { memoizeLast } from '../../../shell/memoizeLast';
import { TERMS, Term } from './Term';
import { useLanguage } from '../../../shell/ui/useLanguage';

type Name = keyof typeof TERMS;
const NAMES = Object.keys(TERMS) as Name[];

/** Returns a pattern of whole words, with each kind of them in its own group. */
const finder = memoizeLast(
  (forms: string): RegExp => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'giu'),
);
/** Punctuation after a term, which stays in its line. */
const CLOSING = /^[\u202f\u00a0\p{Pe}\p{Pf}.,;:!?]+/u;
const formsNow = (): string =>
  NAMES.map((name) => `(?<${name}>${t(`insight:terms.${name}`)})`).join('|');

interface TermsProps {
  /** One or several sentences. */
  readonly children: string;
  readonly clause?: string;
  readonly shown?: ComponentType<{ readonly text: string }>;
  /** Whether the Tab key stops at terms; otherwise they have their own key. */
  readonly tabbed?: boolean;
}

/**
 * A text, given as `children`, in which each term of the rules can be pressed for an explanation where it first occurs.
 * The term of `clause`, the clause to which the text belongs, needs none. The Tab key stops at terms only with
 * `tabbed`; `shown` renders the words if they are more than text.
 */
export const Terms = memo(function Terms(props: TermsProps) {
  useLanguage();
  const { children: words, clause, shown: Shown, tabbed = false } = props;
  const show = (text: string): ReactNode => (Shown === undefined ? text : <Shown text={text} />);
  const met = new Set<Name>();
  const pieces = [];
  let end = 0;
  for (const { 0: term, index, groups = {} } of words.matchAll(finder(formsNow()))) {
    const name = NAMES.find((each) => groups[each] !== undefined);
    if (name === undefined || met.has(name) || TERMS[name] === clause) continue;
    met.add(name);
    // An article that has lost its vowel, a quotation mark or a number with a no-break space stays in the term's line.
    const joined = Math.max(end, words.lastIndexOf(' ', index) + 1);
    const before = words.slice(end, joined);
    end = index + term.length;
    const closing = CLOSING.exec(words.slice(end))?.[0] ?? '';
    end += closing.length;
    pieces.push(
      <Fragment key={index}>
        {show(before)}
        <span className="term-closed">
          {show(words.slice(joined, index))}
          <Term clause={TERMS[name]} quiet={!tabbed}>
            {show(term)}
          </Term>
          {show(closing)}
        </span>
      </Fragment>,
    );
  }
  return (
    <>
      {pieces}
      {show(words.slice(end))}
    </>
  );
});

/**
 * Moves the focus to the next visible term of the rules or link to a rule on the page; from the last one, or from
 * anything else, to the first. Does nothing if there is none.
 */
export function toNextTerm(): void {
  const terms = [...document.querySelectorAll<HTMLElement>('main :is(.term, .rule-link)')];
  const shown = terms.filter((term) => term.getClientRects().length > 0);
  const at = shown.findIndex((term) => term === document.activeElement);
  shown[(at + 1) % shown.length]?.focus();
}
