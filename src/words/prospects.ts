import type { Position } from '../engine/position';
import type { SumChange } from '../engine/prospects';
import type { Outcome } from '../engine/vocabulary';
import { nameOf } from '../engine/squares';
import { capital, kindName } from './sentences';
import { t } from './t';

/** How a move changes one sum: `Infantry at L15: 38 : 42 → 42 : 42, resists`. */
export function changeSentence(
  { board }: Position,
  { kind, square, before, after }: SumChange,
): string {
  const unit = { unit: capital(kindName(kind)), square: nameOf(board, square) };
  if (after === null) return t('insight:prospects.goes', unit);
  const { attack, defence } = after;
  const sum = { ...unit, attack, defence, outcome: t(`field:outcomes.${after.outcome}`) };
  return before === null
    ? t('insight:prospects.appears', sum)
    : t('insight:prospects.changes', {
        ...sum,
        attackBefore: before.attack,
        defenceBefore: before.defence,
      });
}

interface Threat {
  readonly attack: number;
  readonly defence: number;
  readonly outcome: Outcome;
}

/** What a square says of the enemy's attack on the unit that stands there. */
export const threatWords = ({ attack, defence, outcome }: Threat): string =>
  t('insight:threats.described', { attack, defence, outcome: t(`field:outcomes.${outcome}`) });
