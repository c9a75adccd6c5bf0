import type { Assault, Attacker } from '../engine/combat';
import type { Position } from '../engine/position';
import { nameOf } from '../engine/board';
import {
  barToCharge,
  type Excuse,
  type NoCharge,
  type NotCounted,
} from '../engine/insight/notCounted';
import { UNITS } from '../engine/units';
import type { Square } from '../engine/vocabulary';
import { unitAtSquare } from './board';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/**
 * Returns sentences on why units near a target do not count in the attack on it or in its defence (rules.md 6), one for
 * each reason: `Isolated: cavalry at H6 and infantry at J7.`
 */
export function notCountedSentences(
  position: Position,
  target: Square,
  units: readonly NotCounted[],
): string[] {
  const byReason = new Map<string, NotCounted[]>();
  for (const unit of units) {
    const reason = excuseSentence(position, target, unit, '');
    byReason.set(reason, [...(byReason.get(reason) ?? []), unit]);
  }
  return [...byReason.values()].flatMap((group) => {
    const names = listed(group.map((unit) => unitAtSquare(position, unit)));
    return group.slice(0, 1).map((unit) => excuseSentence(position, target, unit, names));
  });
}

function excuseSentence(
  position: Position,
  target: Square,
  { kind, excuse }: NotCounted,
  units: string,
): string {
  const { board } = position;
  switch (excuse.code) {
    case 'noAttack':
    case 'noSupport':
    case 'retreating':
      return t(`insight:notCounted.${excuse.code}`, { units });
    case 'isolated':
      return t(`insight:notCounted.${UNITS[kind].fighting ? 'isolated' : 'outOfCommunication'}`, {
        units,
      });
    case 'notInLine':
      return t('insight:notCounted.notInLine', { units, target: nameOf(board, target) });
    case 'mountain':
    case 'blocked':
      return t(`insight:notCounted.${excuse.code}`, { units, at: nameOf(board, excuse.at) });
    case 'outOfRange':
      return outOfRange(position, target, excuse, units);
  }
}

function outOfRange(
  position: Position,
  target: Square,
  { distance, range, noCharge }: Extract<Excuse, { code: 'outOfRange' }>,
  units: string,
): string {
  return t(`insight:notCounted.${noCharge?.why ?? 'outOfRange'}`, {
    units,
    distance,
    range,
    ...placesOf(position, target, noCharge),
  });
}

/** Returns the places named in a sentence about a missing charge. */
const placesOf = ({ board }: Position, target: Square, noCharge: NoCharge | null) => ({
  terrain: t(`field:terrain.${board.terrain[target] ?? 'plain'}`),
  at: noCharge?.why === 'broken' ? nameOf(board, noCharge.at) : '',
});

/**
 * Returns a note on why a cavalry that takes part in an attack does not charge (rules.md 6.6), to be added to its name
 * in the sum: `no charge from a fort`. The note is empty if it charges or is no cavalry.
 */
export function noChargeNote(
  position: Position,
  { target }: Assault,
  { kind, square, charging }: Attacker,
): string {
  if (charging || UNITS[kind].charge === UNITS[kind].attack) return '';
  const bar = barToCharge(position, target, square);
  return bar === null ? '' : t(`insight:noCharge.${bar.why}`, placesOf(position, target, bar));
}
