import { useState } from 'react';
import type { Game } from '../../game/game';
import { areHere, onlyHere } from '../../game/seat';
import { present, type War } from '../../game/war';
import { withSeatNames } from '../../words/opponent';
import { TableContext, useGameState, useGameStore, YouContext } from '../base/useGame';
import { OpponentEffects } from '../opponent/entry';
import { WarAnnouncements } from '../screenReader/entry';
import { ClockEffects } from './clock/entry';
import { TurnCurtain } from './end/entry';
import { WarScreen } from './WarScreen';

interface WarGameProps {
  readonly game: Game;
  readonly war: War;
}

/**
 * A game during its war: the screen of the war, the effects of its clock and of its bots, announcements, and the card
 * that covers the board between two turns.
 */
export function WarGame({ war, ...props }: WarGameProps) {
  const game = withSeatNames(props.game);
  const { table, past, leaveGame } = useGameStore();
  const lookingBack = useGameState(({ choice }) => choice.of === 'past');
  const curtain = useGameState((state) => state.curtain);
  const { actions } = war;
  // The number of actions in the war when the card was put up; between two turns it waits until the order that
  // ended the turn has been shown.
  const [covered, setCovered] = useState(curtain ? actions : null);
  const cover = (): void => setCovered(actions);
  return (
    <YouContext value={onlyHere(game.seats)}>
      {game.clock && <ClockEffects game={game} />}
      <WarAnnouncements key={game.id} />
      {/* The turn is announced before the bot that thinks about it. */}
      {!areHere(game.seats) && <OpponentEffects game={game} />}
      {curtain && covered === actions ? (
        <TurnCurtain game={game} side={present(war).side} onClose={leaveGame} />
      ) : (
        <TableContext value={(lookingBack ? past.table : null) ?? table}>
          <WarScreen game={game} war={war} onSeen={curtain ? cover : undefined} />
        </TableContext>
      )}
    </YouContext>
  );
}
