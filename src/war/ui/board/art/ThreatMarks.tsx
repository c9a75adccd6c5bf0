import { memo } from 'react';
import type { Outcome } from '../../../engine/vocabulary';
import { Sign, SumMark, type TargetMarkProps } from './Marks';

const fireColours = (outcome: Outcome) =>
  outcome === 'destroyed'
    ? { fill: 'var(--fire)', stroke: 'var(--fire)', ink: 'var(--paper)' }
    : { fill: 'var(--paper)', stroke: 'var(--fire)', ink: 'var(--fire)' };

/** What an enemy's attack on one's own unit would come to, in the colour of fire. */
export const ThreatMark = memo(function ThreatMark({ outcome, ...sum }: TargetMarkProps) {
  return <SumMark outcome={outcome} {...sum} {...fireColours(outcome)} />;
});

/** A unit that a move exposes to enemy fire: by the outcome's sign alone. */
export function ExposedMark({ outcome }: { readonly outcome: Outcome }) {
  const { fill, stroke } = fireColours(outcome);
  return <Sign outcome={outcome} fill={fill} stroke={stroke} />;
}
