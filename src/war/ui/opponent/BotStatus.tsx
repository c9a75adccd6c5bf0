import { levelIn, areBots } from '../../game/seat';
import type { ReactNode } from 'react';
import type { Position } from '../../engine/position';
import type { Game } from '../../game/game';
import { levelPortrait } from '../../words/opponent';
import { nowSentence } from './nowSentence';
import { useBotsState, useRunningBots } from './useBots';
import { t } from '../../words/t';
import './opponent.css';

interface BotProps {
  readonly game: Game;
  readonly position: Position;
}

/** Says what a bot is doing in its turn. */
export function BotNow({ game, position }: BotProps): ReactNode {
  const { now } = useBotsState();
  const sentence = nowSentence(game, now);
  return (
    <section className="program-now" data-state={now.is} aria-labelledby="program-now">
      <h2 id="program-now">
        {sentence === ''
          ? t('opponent:now.waiting', { name: game.players[position.side] })
          : sentence}
      </h2>
    </section>
  );
}

/** Says in a bot's first turn how it plays; at the start of the next turn, the reasons of its last. */
export function BotStatus({ game, position }: BotProps): ReactNode {
  const { played } = useBotsState();
  const level = levelIn(game.seats[position.side]);
  return (
    <>
      {level !== undefined && position.turn <= 2 && (
        <p className="program-portrait">{levelPortrait(level)}</p>
      )}
      {played !== null && played.turn === position.turn - 1 && (
        <section className="program-why" aria-labelledby="program-why">
          <h2 id="program-why">{t('opponent:why', { name: game.players[played.side] })}</h2>
          {played.why().map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
    </>
  );
}

/** In place of the button that ends a turn: shows a bot's orders at once, and continues after a pause or a failure. */
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
