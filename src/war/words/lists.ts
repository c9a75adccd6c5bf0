import type { Assault } from '../engine/combat';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import { unitName } from './sentences';
import { t } from './t';

/** `L11, South infantry: 9 against 6, is destroyed` */
export function targetLine(position: Position, assault: Assault): string {
  const { target, attack, defence, outcome } = assault;
  const unit = unitAt(position, target);
  return t('lists:target', {
    square: nameOf(position.board, target),
    unit: unit === null ? '' : unitName(unit),
    attack,
    defence,
    outcome: t(`field:outcomes.${outcome}`),
  });
}
