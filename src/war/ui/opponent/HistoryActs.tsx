import { useState, type ReactNode } from 'react';
import type { Game } from '../../game/game';
import { lastGivenHere, type War } from '../../game/war';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { SeatsDialog } from './SeatsDialog';

/**
 * A button that takes back the last order given at this screen and all that followed it, in a game against a bot or
 * another player not at this screen; disabled if no such order was given.
 */
export function TakeBackOrder({
  game,
  war,
}: {
  readonly game: Game;
  readonly war: War;
}): ReactNode {
  const { past } = useGameStore();
  return (
    <button
      type="button"
      disabled={lastGivenHere(war, game.seats) < 0}
      onClick={past.takeBackOrder}
    >
      {t('opponent:takeBack')}
    </button>
  );
}

/**
 * A button that begins a new game from the position with the index `at` of the war, after a dialog that asks which
 * people or bots play it.
 */
export function PlayFrom({ at }: { readonly at: number }): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        {t('opponent:seats.from')}
      </button>
      {asking && <SeatsDialog from={at} onClose={() => setAsking(false)} />}
    </>
  );
}
