import { useMemo, type ReactNode } from 'react';
import { memoizeLast } from '../../../shell/memoizeLast';
import { bookOf, type Chapter } from '../../../shell/ui/pages/book';
import { RuleBook as Book } from '../../../shell/ui/pages/RuleBook';
import { content, t } from '../../words/t';
import { PlanPicture } from '../plan/PlanPicture';
import { FIGURES, hasFigure, type FigureClause } from './figures';
import { bookWords, RuleText, type Rule } from './RuleText';
import '../base/frame.css';

/** Renders the figure of a clause of Little Wars in the rule book; nothing if the clause has none. */
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

const bookIn = memoizeLast((chapters: readonly Chapter<Rule>[]) =>
  bookOf(chapters, ({ ruling = '' }) => [ruling]),
);

/** The props of the rule book of Little Wars: the clause at which it opens, and the callbacks of its buttons. */
export interface RuleBookProps {
  readonly clause?: string | undefined;
  readonly onClose: () => void;
  /** Opens the rule book of Kriegspiel instead; without it nothing leads there. */
  readonly onKriegspiel?: () => void;
}

/**
 * Renders the rule book of Little Wars, clause by clause with its figures, opened at `clause`. `onClose` is called when
 * the player closes it; `onKriegspiel`, if given, opens the rule book of Kriegspiel instead.
 */
export const RuleBook = ({ clause, onClose, onKriegspiel }: RuleBookProps): ReactNode => (
  <Book
    book={bookIn(content('lwRules').chapters)}
    words={bookWords()}
    intro={
      <>
        {t('lwBook:intro')}{' '}
        {onKriegspiel && (
          <button type="button" className="lw-book-other" onClick={onKriegspiel}>
            {t('lwBook:kriegspiel')}
          </button>
        )}
      </>
    }
    clause={clause}
    onClose={onClose}
    rule={(rule) => (
      <RuleText rule={rule}>
        <Figure clause={rule.clause} />
      </RuleText>
    )}
  />
);
