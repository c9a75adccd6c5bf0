import type { Position } from '../../../engine/position';
import type { Square } from '../../../engine/vocabulary';
import { chainSteps, cuttingSentences, isolationSentences } from '../../../words/insight';
import { explainUnit } from '../../../game/previews';
import { RuleLink } from '../../base/RuleLink';
import { Terms } from '../../base/Terms';
import { t } from '../../../words/t';
import './insight.css';

interface SupplyProps {
  readonly position: Position;
  readonly square: Square;
}

/** The chain that keeps a unit in communication, or why there is none, and what the unit cuts. */
export function UnitCommunication({ position, square }: SupplyProps) {
  const { chain, isolation, cutting } = explainUnit(position, square);
  return (
    <div className="supply">
      {chain !== null && (
        <ol className="chain" aria-label={t('insight:chain.title')}>
          {chainSteps(position, chain).map((step, i) => (
            <li key={i}>{step}</li>
          ))}
        </ol>
      )}
      {isolation !== null &&
        isolationSentences(position, square, isolation).map((sentence) => (
          <p key={sentence} className="changes-bad">
            <Terms>{sentence}</Terms>
          </p>
        ))}
      {cutting !== null &&
        cuttingSentences(position, cutting).map((sentence) => (
          <p key={sentence}>
            <Terms>{sentence}</Terms>
          </p>
        ))}
      {(isolation !== null || cutting !== null) && (
        <p>
          <RuleLink clause="4.2" />
        </p>
      )}
    </div>
  );
}
