import { noneHere } from '../../game/seat';
import type { ReactNode } from 'react';
import type { Position } from '../../engine/position';
import type { Game } from '../../game/game';
import { wordsOf } from '../../seats/words';
import { nowSentence } from './nowSentence';
import { usePortsState, useRunningPorts } from './usePorts';
import { t } from '../../words/t';
import './opponent.css';

interface SeatProps {
  readonly game: Game;
  readonly position: Position;
}

/**
 * A heading during the turn of a bot or another player not at this screen: what it is doing, such as thinking, or that
 * it is its turn.
 */
export function SeatNow({ game, position }: SeatProps): ReactNode {
  const { now } = usePortsState();
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

/**
 * A description of the bot, or other player not at this screen, that is to move, in the first two turns of a war; and,
 * after a turn of such a player, the reasons for that turn. Nothing otherwise.
 */
export function SeatStatus({ game, position }: SeatProps): ReactNode {
  const { played } = usePortsState();
  const seat = game.seats[position.side];
  const portrait = wordsOf(seat).portrait(seat);
  return (
    <>
      {portrait !== '' && position.turn <= 2 && <p className="program-portrait">{portrait}</p>}
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

/**
 * Buttons during the turn of a bot or another player not at this screen: to execute its orders at once, to continue
 * after a pause or a failure, and to pause, if nobody plays at this screen. A button that the kind of player does not
 * support is left out.
 */
export function SeatActions({ game }: { readonly game: Game }): ReactNode {
  const running = useRunningPorts();
  const { now } = usePortsState();
  const isWatched = noneHere(game.seats);
  const isStill = now.is === 'paused' || now.is === 'failed';
  const act = isStill ? running?.goOn : running?.skip;
  return (
    <>
      {isWatched && !isStill && running?.pause && (
        <button type="button" onClick={running.pause}>
          {t('opponent:pause')}
        </button>
      )}
      {act && (
        <button type="button" className="primary" onClick={act}>
          {t(
            now.is === 'failed'
              ? 'opponent:failed.again'
              : isStill
                ? 'opponent:goOn'
                : 'opponent:skip',
          )}
        </button>
      )}
    </>
  );
}
