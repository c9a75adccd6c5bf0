import type { ReactNode } from 'react';
import type { Country } from '../../engine/types';
import type { AnyGame, AnyRecordFault } from '../../game/playing';
import { faultWords } from '../../words/recordFaults';
import { t } from '../../words/t';
import './form.css';

/** How many faults are listed one by one. */
const MOST_LISTED = 8;

interface FaultsProps {
  readonly faults: readonly AnyRecordFault[];
  readonly game?: AnyGame | null;
  readonly country?: Country | null;
}

/**
 * Renders the number of faults found in a record or a Country, and the first eight as sentences with their places in
 * the text; nothing without faults. `game` and `country` are what could be read, null if nothing.
 */
export function Faults({ faults, game = null, country = null }: FaultsProps): ReactNode {
  if (faults.length === 0) return null;
  return (
    <div className="lw-record-faults">
      <p>{t('lwRecords:faults', { count: faults.length })}</p>
      <ul>
        {faults.slice(0, MOST_LISTED).map((fault, i) => (
          <li key={i}>{faultWords(fault, game, country)}</li>
        ))}
      </ul>
      {faults.length > MOST_LISTED && (
        <p>{t('lwRecords:moreFaults', { count: faults.length - MOST_LISTED })}</p>
      )}
    </div>
  );
}
