import type { ReactNode } from 'react';
import type { Rule as BookRule } from '../../../shell/ui/pages/book';
import type { RuleBookWords } from '../../../shell/ui/pages/RuleBook';
import { Found } from '../../../shell/ui/pages/SearchField';
import { t } from '../../words/t';

/** A rule as its contract numbers it: `5.3`; `0` is the minute before those of Little Wars. */
export interface Rule extends BookRule {
  /** A decision of this game on what the text of 1913 leaves open. */
  readonly ruling?: string;
}

/** Returns the words of a rule book's frame; the title is that of Little Wars. */
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
  /** Its tables and figures. */
  readonly children: ReactNode;
}

/** What stands under the title of a rule. */
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
