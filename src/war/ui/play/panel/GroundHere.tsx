import type { Position } from '../../../engine/position';
import { nameOf } from '../../../engine/squares';
import type { Square } from '../../../engine/vocabulary';
import { GROUND_CLAUSES, groundSentences, namedGround } from '../../../words/ground';
import { Terms } from '../../base/Terms';
import { RuleLink } from '../../base/RuleLink';
import './insight.css';

interface GroundHereProps {
  readonly position: Position;
  readonly square: Square | null;
}

/** Explains a fort, pass, mountain or arsenal by the present rules; nothing on plain ground. */
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
