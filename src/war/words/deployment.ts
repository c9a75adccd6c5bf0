import { unitsLeft, type Deployment } from '../engine/deployment';
import { inCommunication, unitAt, type PlacedUnit, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import { UNITS } from '../engine/units';
import { UNIT_KINDS, type Square } from '../engine/vocabulary';
import { armySize, leftOver } from '../game/deployments';
import type { Hand } from '../game/choice';
import { unitAtSquare } from './board';
import { kindName } from './sentences';
import { t } from './t';
import { listed } from '../../shell/language/intl';

/** Returns how many units are left to place, and which. */
export function leftSentence(deployment: Deployment): string {
  const count = leftOver(deployment);
  if (count === 0) return t('deployment:allPlaced', { count: armySize(deployment) });
  const left = unitsLeft(deployment);
  const units = listed(
    UNIT_KINDS.filter((kind) => left[kind] > 0).map((kind) =>
      t('deployment:counted', { count: left[kind], unit: kindName(kind) }),
    ),
  );
  return t('deployment:left', { count, units });
}

/** Returns the placed units out of communication, fighting or not, as one list in words; empty if there are none. */
export const cutOffWords = (
  position: Position,
  { units }: Deployment,
  fighting: boolean,
): string => {
  const cutOff = (unit: PlacedUnit): boolean =>
    UNITS[unit.kind].fighting === fighting && !inCommunication(position, unit.square);
  return listed(units.filter(cutOff).map((unit) => unitAtSquare(position, unit)));
};

/** Returns what can be done with the held unit. */
export function handSentence(
  position: Position,
  hand: Hand | null,
  preview: Square | null = null,
): string {
  if (hand === null) return t('deployment:hint');
  if (preview !== null)
    return t('deployment:hintPreview', { square: nameOf(position.board, preview) });
  if (hand.from === 'tray') return t('deployment:hintHolding', { unit: kindName(hand.kind) });
  const unit = unitAt(position, hand.square);
  const square = nameOf(position.board, hand.square);
  return unit === null
    ? t('deployment:hint')
    : t('deployment:hintMoving', { unit: kindName(unit.kind), square });
}
