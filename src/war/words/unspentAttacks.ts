import { strikes } from '../engine/insight/threats';
import { unitAt, type Position } from '../engine/position';
import { nameOf } from '../engine/board';
import { t } from './t';
import { kindName } from './sentences';

/** Returns how many attacks worth making a turn would end without, with the best of them; null if there is none. */
export function unspentAttacks(position: Position): string | null {
  const all = strikes(position);
  const [best] = all;
  const unit = best && unitAt(position, best.target);
  if (!unit) return null;
  const { attack, defence, target, wins } = best;
  const outcome = wins ? 'wins' : best.outcome === 'destroyed' ? 'destroyed' : 'dislodged';
  return t('insight:unspent.attacks', {
    count: all.length,
    best: t(`insight:unspent.${outcome}`, {
      unit: kindName(unit.kind),
      square: nameOf(position.board, target),
      attack,
      defence,
    }),
  });
}
