import { useMemo, type ReactNode } from 'react';
import { memoizeLast } from '../../../../shell/memoizeLast';
import { bookOf } from '../../../../shell/ui/pages/book';
import { RuleBook as Book } from '../../../../shell/ui/pages/RuleBook';
import type { Chapter } from '../../../kriegspiel/types';
import { content, t } from '../../../words/t';
import { bookWords, RuleText, type Rule } from '../../rulebook/RuleText';
import type { BookTable } from './bookTable';
import { FigurePicture } from './FigurePicture';
import { FIGURES, hasFigure, type FigureClause } from './figures';
import { TABLES } from './tables';
import '../../base/frame.css';

/** Returns the chapters of the book: those of no chapter of the rules, and those that a battle takes; all for null. */
const bookIn = memoizeLast((chapters: BookChapters, taken: readonly Chapter[] | null) =>
  bookOf<Rule>(
    chapters.filter(
      ({ id }) => id === 'general' || taken === null || taken.includes(id as Chapter),
    ),
    ({ ruling = '' }) => [ruling],
  ),
);
type BookChapters = ReturnType<typeof content<'lwKriegspielRules'>>['chapters'];

interface KriegspielBookProps {
  /** The chapters of the battle at which it is opened; null for all. */
  readonly taken: readonly Chapter[] | null;
  readonly clause?: string | undefined;
  readonly onClose: () => void;
  readonly onLittleWars: () => void;
}

/**
 * Renders the rule book of Kriegspiel clause by clause, with tables and figures, opened at `clause`. `taken` are the
 * chapters of the current battle, null for all; `onLittleWars` opens the rule book of Little Wars instead.
 */
export const KriegspielBook = (props: KriegspielBookProps): ReactNode => {
  const { taken, clause, onClose, onLittleWars } = props;
  return (
    <Book
      book={bookIn(content('lwKriegspielRules').chapters, taken)}
      words={{ ...bookWords(), title: t('lwKriegspielRules:title') }}
      intro={
        <>
          {t(taken === null ? 'lwKriegspielRules:introAll' : 'lwKriegspielRules:intro')}{' '}
          <button type="button" className="lw-book-other" onClick={onLittleWars}>
            {t('lwBook:title')}
          </button>
        </>
      }
      clause={clause}
      onClose={onClose}
      rule={(rule) => (
        <RuleText rule={rule}>
          {TABLES[rule.clause]?.map((make, i) => (
            <TableShown key={`${rule.clause} ${i}`} table={make()} />
          ))}
          {hasFigure(rule.clause) && <FigureShown clause={rule.clause} />}
        </RuleText>
      )}
    />
  );
};

function FigureShown({ clause }: { readonly clause: FigureClause }): ReactNode {
  const figure = useMemo(() => FIGURES[clause](), [clause]);
  const caption = content('lwKriegspielRules').figures[clause];
  return (
    <figure className="rulebook-figure lw-book-figure">
      <FigurePicture figure={figure} label={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const TableShown = ({ table }: { readonly table: BookTable }): ReactNode => {
  const { caption, columns, rows } = table;
  return (
    <table className="lw-book-table">
      <caption>{caption}</caption>
      {columns.length > 0 && (
        <thead>
          <tr>
            {columns.map((column, i) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={`${i} ${column}`} scope={i === 0 && rows.length === 1 ? 'row' : 'col'}>
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([head, ...cells]) => (
          <tr key={head}>
            <th scope="row">{head}</th>
            {cells.map((cell, i) => (
              <td key={`${i} ${cell}`}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
