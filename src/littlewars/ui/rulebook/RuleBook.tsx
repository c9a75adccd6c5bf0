import { useMemo, type ReactNode } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import { bookOf, type Chapter, type Rule as BookRule } from '../../../shell/ui/pages/book';
import { RuleBook as Book } from '../../../shell/ui/pages/RuleBook';
import { Found } from '../../../shell/ui/pages/SearchField';
import { content, t } from '../../words/t';
import { PlanPicture } from '../plan/PlanPicture';
import { FIGURES, hasFigure, type FigureClause } from './figures';
import '../base/frame.css';

/** The figure of a clause; nothing if it has none. */
export const Figure = ({ clause }: { readonly clause: string }): ReactNode =>
  hasFigure(clause) && <FigureShown clause={clause} />;

function FigureShown({ clause }: { readonly clause: FigureClause }): ReactNode {
  const props = useMemo(() => FIGURES[clause](), [clause]);
  const caption = content('lwRules').figures[clause];
  return (
    <figure className="rulebook-figure lw-book-figure">
      <PlanPicture {...props} label={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A rule as littlewars.md numbers them: `5.3`; `0` is the minute before them. */
interface Rule extends BookRule {
  /** A decision of this game on what the text of 1913 leaves open. */
  readonly ruling?: string;
}

const bookIn = memoizeLast((chapters: readonly Chapter<Rule>[]) =>
  bookOf(chapters, ({ ruling = '' }) => [ruling]),
);

export interface RuleBookProps {
  /** The clause at which to open the book: `5.3`. */
  readonly clause?: string | undefined;
  readonly onClose: () => void;
}

/** The rules of Little Wars by clause. */
export const RuleBook = ({ clause, onClose }: RuleBookProps): ReactNode => (
  <Book
    book={bookIn(content('lwRules').chapters)}
    words={{
      title: t('lwBook:title'),
      close: t('lwBook:close'),
      contents: t('lwBook:contents'),
      search: t('lwBook:search'),
      count: countSentence,
    }}
    intro={t('lwBook:intro')}
    clause={clause}
    onClose={onClose}
    rule={(rule) => <RuleEntry rule={rule} />}
  />
);

const RuleEntry = ({ rule }: { readonly rule: Rule }): ReactNode => (
  <>
    <p>
      <Found text={rule.text} />
    </p>
    {rule.ruling !== undefined && (
      <p className="rulebook-why">
        <b className="lw-book-ruling">{t('lwBook:ruling')}</b> <Found text={rule.ruling} />
      </p>
    )}
    <Figure clause={rule.clause} />
    {rule.clause !== '0' && (
      <p className="rulebook-sources">
        <Found text={t('lwBook:clause', { clause: rule.clause })} />
      </p>
    )}
  </>
);

/** Returns how many rules are shown, as a sentence. */
function countSentence(isSearch: boolean, count: number): string {
  if (!isSearch) return t('lwBook:all', { count });
  return count === 0 ? t('lwBook:none') : t('lwBook:found', { count });
}
