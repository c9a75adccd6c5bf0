import { memo } from 'react';
import { movesMade, MOVES_A_TURN, type Position } from '../../../engine/position';
import { NOBODY } from '../../../engine/communication';
import { movesLeft } from '../../../words/sentences';
import { t } from '../../../words/t';
import { Terms } from '../../base/Terms';
import { useLanguage } from '../../../../shell/ui/useLanguage';

/** Shows how many moves and whether the attack of the turn are spent, as signs and in words (rules.md 5.1, 6.1). */
export const Pips = memo(function Pips({ position }: { readonly position: Position }) {
  useLanguage();
  const made = movesMade(position);
  const left = movesLeft(position);
  const taken = position.taken >= 0;
  const waits = position.retreatDue !== NOBODY;
  const attack = taken ? t('war:attackSpent') : waits ? t('war:attackWaits') : t('war:attackLeft');
  return (
    <div className={waits ? 'pips pips-waiting' : 'pips'}>
      <svg viewBox="-2 -12 172 24" aria-hidden="true">
        {Array.from({ length: MOVES_A_TURN }, (_, i) => (
          <circle key={i} cx={10 + i * 25} r={8} className={i < made ? 'pip pip-spent' : 'pip'} />
        ))}
        <path
          d="M156-11L159.4-3.8L167 0L159.4 3.8L156 11L152.6 3.8L145 0L152.6-3.8Z"
          className={taken ? 'pip pip-attack pip-spent' : 'pip pip-attack'}
        />
      </svg>
      <p>
        <Terms>
          {`${left === 0 ? t('war:ordersNone') : t('war:orders', { count: left })}, ${attack}`}
        </Terms>
      </p>
    </div>
  );
});
