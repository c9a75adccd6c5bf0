import type { PlacedUnit, Position } from '../../engine/position';
import type { SumChange } from '../../engine/insight/prospects';
import type { Square } from '../../engine/vocabulary';
import { unitAtSquare } from '../../words/board';
import { changeSentence } from '../../words/prospects';
import { sideName } from '../../words/sentences';
import { tellInsight } from '../../words/insightMessages';
import { t } from '../../words/t';
import { listed } from '../../../shell/language/intl';
import { LinkedTerms } from '../base/LinkedTerms';
import { lookAhead } from '../../game/inquiry';
import './insight.css';

interface ChangesProps {
  readonly position: Position;
  readonly from: Square;
  readonly to: Square;
}

/** What the move pointed at would change: communication, the sums of one's attacks, and of the enemy's. */
export function Changes({ position, from, to }: ChangesProps) {
  const foresight = lookAhead(position, from, to);
  if (foresight === null) return null;
  const { after, gained, lost, prospects } = foresight;
  const changed = [gained, lost, prospects.attacks, prospects.exposed];
  const told = (units: readonly PlacedUnit[]): string =>
    listed(units.map((unit) => `${sideName(unit.side)} ${unitAtSquare(after, unit)}`));
  return (
    <div className="changes">
      {gained.length > 0 && (
        <p>
          <LinkedTerms>{t('war:gains', { units: told(gained) })}</LinkedTerms>
        </p>
      )}
      {lost.length > 0 && (
        <p className="changes-bad">
          <LinkedTerms>{t('war:loses', { units: told(lost) })}</LinkedTerms>
        </p>
      )}
      <SumChanges after={after} title="attacks" changes={prospects.attacks} />
      <SumChanges after={after} title="exposed" changes={prospects.exposed} />
      {changed.every(({ length }) => length === 0) && <p>{tellInsight('prospects.nothing')}</p>}
    </div>
  );
}

/** No more changes are told than are read. */
const MOST = 3;

interface SumChangesProps {
  readonly after: Position;
  readonly title: 'attacks' | 'exposed';
  readonly changes: readonly SumChange[];
}

function SumChanges({ after, title, changes }: SumChangesProps) {
  if (changes.length === 0) return null;
  const rest = changes.length - MOST;
  return (
    <section className="sum-changes">
      <h3>{tellInsight(`prospects.${title}`)}</h3>
      <ul>
        {changes.slice(0, MOST).map((change) => (
          <li key={change.square}>
            <LinkedTerms>{changeSentence(after, change)}</LinkedTerms>
          </li>
        ))}
        {rest > 0 && <li>{tellInsight('prospects.more', { count: rest })}</li>}
      </ul>
    </section>
  );
}
