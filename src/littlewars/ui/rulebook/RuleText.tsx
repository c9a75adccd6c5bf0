import type { ReactNode } from 'react';
import type { Rule as BookRule } from '../../../shell/ui/pages/book';
import type { RuleBookWords } from '../../../shell/ui/pages/RuleBook';
import { Found } from '../../../shell/ui/pages/SearchField';
import { t } from '../../words/t';

/**
 * A rule of the book of Little Wars or Kriegspiel with the number of its clause, such as `5.3`; `0` is the
 * introduction in one minute.
 */
export interface Rule extends BookRule {
  /** A decision of this game on what the text of 1913 leaves open. */
  readonly ruling?: string;
}

/**
 * Returns the texts of the rule book of Little Wars apart from its rules, in the language of the page, such as its
 * title and the label of its search field.
 */
export const bookWords = (): RuleBookWords => ({
  title: t('lwBook:title'),
  close: t('lwBook:close'),
  contents: t('lwBook:contents'),
  search: t('lwBook:search'),
  count: countSentence,
});

/** Returns how many rules are shown, as a sentence. */
function countSentence(isSearch: boolean, count: number): string {
  if (!isSearch) return t('lwBook:all', { count });
  return count === 0 ? t('lwBook:none') : t('lwBook:found', { count });
}

interface RuleTextProps {
  readonly rule: Rule;
  readonly children: ReactNode;
}

/**
 * Renders the text of a rule, and this game's ruling on it if there is one; `children` are its tables and figures.
 */
export const RuleText = ({
  rule: { clause, text, ruling },
  children,
}: RuleTextProps): ReactNode => (
  <>
    <p>
      <Found text={text} />
    </p>
    {ruling !== undefined && (
      <p className="rulebook-why">
        <b className="lw-book-ruling">{t('lwBook:ruling')}</b> <Found text={ruling} />
      </p>
    )}
    {children}
    {clause !== '0' && (
      <p className="rulebook-sources">
        <Found text={t('lwBook:clause', { clause })} />
      </p>
    )}
  </>
);
