import type { Assault } from '../engine/combat';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/squares';
import { unitName } from './sentences';
import { messagesOf, t } from './t';

/** The messages of the lists, which come with them. */
export const tellList = messagesOf('lists');

/** `L11, South infantry: 9 against 6, is destroyed` */
export function targetLine(position: Position, assault: Assault): string {
  const { target, attack, defence, outcome } = assault;
  const unit = unitAt(position, target);
  return tellList('target', {
    square: nameOf(position.board, target),
    unit: unit === null ? '' : unitName(unit),
    attack,
    defence,
    outcome: t(`field:outcomes.${outcome}`),
  });
}
