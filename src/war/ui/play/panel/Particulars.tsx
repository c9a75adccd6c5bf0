import { destinations } from '../../../engine/march';
import { unitAt, type Position } from '../../../engine/position';
import type { Square } from '../../../engine/vocabulary';
import { Changes } from './Changes';
import { NotCounted } from './NotCounted';
import { SumHere } from './Threats';
import type { Asking } from '../asking';
import { UnitCard } from './UnitCard';
import { nameOf } from '../../../engine/board';
import { GROUND_CLAUSES, groundSentences, namedGround } from '../../../words/ground';
import { Terms } from '../../base/Terms';
import { RuleLink } from '../../base/RuleLink';
import './insight.css';
import { chainSteps, cuttingSentences, isolationSentences } from '../../../words/insight';
import { explainUnit } from '../../../game/previews';
import { t } from '../../../words/t';

interface ParticularsProps {
  readonly asking: Asking;
  readonly asked: Square;
}

/**
 * Details of the unit on the square `asked`: its values, and its communication and the attack on it, or, while a march
 * of it is previewed, what that would change. `asking` says what is chosen, previewed and refused. Nothing if no unit
 * is there.
 */
export function Particulars({ asking, asked }: ParticularsProps) {
  const { position, refusal } = asking;
  const goal = goalOf(asking);
  const unit = unitAt(position, asked);
  if (unit === null) return null;
  return (
    <>
      <UnitCard position={position} unit={unit} square={asked} />
      {goal === null ? (
        <>
          <SumHere position={position} square={asked} />
          <UnitCommunication position={position} square={asked} />
        </>
      ) : (
        <Changes position={position} from={asked} to={goal} />
      )}
      {asking.chosen === null && <GroundHere position={position} square={asked} />}
      {refusal?.at === asked && refusal.reasons.some(({ code }) => code === 'outOfRange') && (
        <NotCounted position={position} target={asked} />
      )}
    </>
  );
}

/** Returns the pointed square if the chosen unit could go there; otherwise null. */
function goalOf({ position, chosen, preview, pointed }: Asking): Square | null {
  const to = preview ?? pointed;
  return chosen !== null && to !== null && destinations(position, chosen).includes(to) ? to : null;
}

interface GroundHereProps {
  readonly position: Position;
  readonly square: Square | null;
}

/**
 * Says what the fort, pass, mountain or arsenal on a square does under the rules of the position, with a link to the
 * clause. Nothing for plain ground, or if `square` is null.
 */
export function GroundHere({ position, square }: GroundHereProps) {
  const found = square === null ? null : namedGround(position, square);
  if (found === null || square === null) return null;
  return (
    <section className="ground-here" aria-label={found.name}>
      <h2>
        {found.name} <span translate="no">{nameOf(position.board, square)}</span>
      </h2>
      <p>
        <Terms>{groundSentences(position.rules, found.ground).join(' ')}</Terms>{' '}
        <RuleLink clause={GROUND_CLAUSES[found.ground]} />
      </p>
    </section>
  );
}

interface SupplyProps {
  readonly position: Position;
  readonly square: Square;
}

/**
 * Says by which steps, from an arsenal on, the unit on `square` is in communication, or why it is not, and which enemy
 * lines it cuts (rules.md 4).
 */
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
