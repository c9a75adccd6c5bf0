import { areBots } from '../../game/seat';
import type { ReactNode } from 'react';
import type { Game } from '../../game/game';
import { t } from '../../words/t';
import { useBotsState, useRunningBots } from './useBots';

/** In the place of the button that ends a turn: a program's orders at once, and on after a pause or a failure. */
export function BotActions({ game }: { readonly game: Game }): ReactNode {
  const running = useRunningBots();
  const { now } = useBotsState();
  const isWatched = areBots(game.seats);
  const isStill = now.is === 'paused' || now.is === 'failed';
  return (
    <>
      {isWatched && !isStill && (
        <button type="button" onClick={() => running?.pause()}>
          {t('opponent:pause')}
        </button>
      )}
      <button
        type="button"
        className="primary"
        onClick={() => (isStill ? running?.goOn() : running?.skip())}
      >
        {t(
          now.is === 'failed'
            ? 'opponent:failed.again'
            : isStill
              ? 'opponent:goOn'
              : 'opponent:skip',
        )}
      </button>
    </>
  );
}
