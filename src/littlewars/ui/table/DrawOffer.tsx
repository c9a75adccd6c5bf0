import type { ReactNode } from 'react';
import { other } from '../../engine/men';
import type { Battle } from '../../engine/types';
import type { Game } from '../../game/game';
import { playerTitle } from '../../words/names';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';

/** A draw that one side has offered, for the other to accept or decline (6.7). */
export function DrawOffer({
  game,
  battle,
}: {
  readonly game: Game;
  readonly battle: Battle;
}): ReactNode {
  const store = useBattleStore();
  const [by] = battle.drawOffers;
  if (by === undefined || battle.phase === 'over') return null;
  const side = other(by);
  return (
    <section className="lw-acts" aria-label={t('lwTable:draw.waiting')}>
      <p>{t('lwTable:draw.offered', { player: playerTitle(game.players, by) })}</p>
      <button type="button" onClick={() => store.give({ kind: 'declineDraw', side })}>
        {t('lwTable:draw.decline')}
      </button>
      <button
        type="button"
        data-irreversible
        onClick={() => store.give({ kind: 'offerDraw', side })}
      >
        {t('lwTable:draw.accept')}
      </button>
    </section>
  );
}
