import { useState } from 'react';
import type { Game } from '../game/game';
import { arePeople, onlyPerson } from '../game/seat';
import { present } from '../game/war';
import { withBotNames } from '../words/opponent';
import { BeforeWar } from './deployment/door';
import { TurnCurtain } from './table/door';
import { ClockKeeper } from './clock/door';
import { OpponentKeeper } from './opponent/door';
import { useGameStore, useGameState, TableContext } from './base/useGame';
import { YouContext } from './base/you';
import { WarVoice } from './voice/door';
import { WarScreen } from './war/WarScreen';

interface GameScreenProps {
  readonly game: Game;
}

/** A game: a side that deploys in secret, the lots, the war, and the cards between them. */
export function GameScreen(props: GameScreenProps) {
  const game = withBotNames(props.game);
  const { table, past, leaveGame } = useGameStore();
  const lookingBack = useGameState(({ choice }) => choice.of === 'past');
  const curtain = useGameState((state) => state.curtain);
  const { stage } = game;
  const actions = stage.name === 'war' ? stage.war.actions : null;
  // What has been done in the war when the card was put up; between two turns it waits until what ended the turn is seen.
  const [covered, setCovered] = useState(curtain ? actions : null);
  const cover = (): void => setCovered(actions);
  if (stage.name !== 'war') return <BeforeWar game={game} stage={stage} curtain={curtain} />;
  return (
    <YouContext value={onlyPerson(game.seats)}>
      {game.clock && <ClockKeeper game={game} />}
      <WarVoice key={game.id} />
      {/* Whose turn it is comes before who thinks. */}
      {!arePeople(game.seats) && <OpponentKeeper game={game} />}
      {curtain && covered === actions ? (
        <TurnCurtain game={game} side={present(stage.war).side} onClose={leaveGame} />
      ) : (
        <TableContext value={(lookingBack ? past.table : null) ?? table}>
          <WarScreen game={game} war={stage.war} onSeen={curtain ? cover : undefined} />
        </TableContext>
      )}
    </YouContext>
  );
}
