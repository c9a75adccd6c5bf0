import type { Position } from '../engine/position';
import type { SumChange } from '../engine/insight/prospects';
import { nameOf } from '../engine/squares';
import { capital, kindName } from './sentences';
import { tellInsight } from './insightMessages';
import { t } from './t';

/** How a move changes one sum: `Infantry at L15: 38 : 42 → 42 : 42, resists`. */
export function changeSentence(
  { board }: Position,
  { kind, square, before, after }: SumChange,
): string {
  const unit = { unit: capital(kindName(kind)), square: nameOf(board, square) };
  if (after === null) return tellInsight('prospects.goes', unit);
  const { attack, defence } = after;
  const sum = { ...unit, attack, defence, outcome: t(`field:outcomes.${after.outcome}`) };
  return before === null
    ? tellInsight('prospects.appears', sum)
    : tellInsight('prospects.changes', {
        ...sum,
        attackBefore: before.attack,
        defenceBefore: before.defence,
      });
}
