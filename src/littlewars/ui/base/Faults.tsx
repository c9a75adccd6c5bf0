import type { ReactNode } from 'react';
import type { Country } from '../../engine/types';
import type { Game } from '../../game/game';
import type { RecordFault } from '../../game/recordFaults';
import { faultWords } from '../../words/records';
import { t } from '../../words/t';
import './form.css';

/** Faults that are told one by one. */
const MOST_TOLD = 8;

interface FaultsProps {
  readonly faults: readonly RecordFault[];
  /** What could be read. */
  readonly game?: Game | null;
  readonly country?: Country | null;
}

/** What was found wrong with a record or a Country, each with its place. */
export function Faults({ faults, game = null, country = null }: FaultsProps): ReactNode {
  if (faults.length === 0) return null;
  return (
    <div className="lw-record-faults">
      <p>{t('lwRecords:faults', { count: faults.length })}</p>
      <ul>
        {faults.slice(0, MOST_TOLD).map((fault, i) => (
          <li key={i}>{faultWords(fault, game, country)}</li>
        ))}
      </ul>
      {faults.length > MOST_TOLD && (
        <p>{t('lwRecords:moreFaults', { count: faults.length - MOST_TOLD })}</p>
      )}
    </div>
  );
}
