import { useState, type ReactNode } from 'react';
import type { Game } from '../../game/game';
import { lastGivenHere, type War } from '../../game/war';
import { t } from '../../words/t';
import { useGameStore } from '../base/useGame';
import { SeatsDialog } from './SeatsDialog';

/** Against a seat that is not at this screen: takes back the last order given here. */
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

/** Begins a game of its own from a past moment, with any people and bots. */
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
