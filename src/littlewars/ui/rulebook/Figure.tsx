import { useMemo, type ReactNode } from 'react';
import { content } from '../../words/t';
import { PlanPicture } from '../plan/PlanPicture';
import { FIGURES, hasFigure, type FigureClause } from './figures';

/** The figure of a clause; nothing where it has none. */
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
