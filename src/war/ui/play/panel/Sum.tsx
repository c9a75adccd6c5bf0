import { t } from '../../../words/t';
import { type TermProps, Term } from '../../base/Term';
import { Terms } from '../../base/Terms';
import './unit.css';

interface SumProps {
  readonly title: string;
  readonly clause: TermProps['clause'];
  readonly total: number;
  readonly terms: readonly {
    readonly name: string;
    readonly note: string;
    /** The distance from the target in squares; 0 for the target itself. */
    readonly distance: number;
    readonly factor: number;
  }[];
}

/**
 * One side's sum in an attack as a table: a row for each unit, in the order of `terms`, with its name, its distance
 * from the target in squares, and its points; at the foot the `total`. The title can be pressed for an explanation of
 * `clause`.
 */
export function Sum({ title, clause, total, terms }: SumProps) {
  return (
    <table className="sum">
      <caption>
        <Term clause={clause}>{title}</Term>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('war:sum.unit')}</span>
          </th>
          <th scope="col">{t('war:sum.away')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('war:sum.factor')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ name, note, distance, factor }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {note !== '' && (
                <small>
                  {' '}
                  <Terms>{note}</Terms>
                </small>
              )}
            </th>
            <td className="away">{distance > 0 && distance}</td>
            <td>{factor}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('war:assault.total')}</th>
          <td className="away" />
          <td>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
