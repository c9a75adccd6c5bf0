import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Position } from '../../../engine/position';
import { boardOf, present, type War } from '../../../game/war';
import { bringIntoSight } from '../../board/sight';
import { useSettings, useTable } from '../../base/useGame';
import {
  endOf,
  animationsOf,
  paceNow,
  timed,
  type AnimationPace,
  type TimedAnimation,
  replayed,
} from './timeline';
import { Animations, PastScene, TurnReplay } from '../door';
import { useShownSignal, useSignal } from '../../../../shell/ui/useSignal';
import { useInput } from './useInput';
import { useOrientation } from '../../base/orientation';
import { endedTurn, placesAt } from './pastEvents';
import { LossesOfTurn } from './LossesOfTurn';

interface BoardSceneProps {
  /** The whole war. */
  readonly war: War;
  /** The index of the position on the board, of the war's positions. */
  readonly at: number;
  /** Orders are given on this board: what made its position is seen happening, and leaves nothing. */
  readonly live?: boolean;
  /** Under the tint of what is past. */
  readonly tinted?: boolean;
  /** Each time another object: the last turn is played once more, at this pace; not at all where that is null. */
  readonly replay?: { readonly pace: AnimationPace | null } | null;
  /** A card waits to cover the board, until what has been done on it is seen or anything is pressed: that is for the card. */
  readonly onSeen?: (() => void) | undefined;
}

/**
 * What is seen of an order over the board, which is the true one all the while and takes orders: it is drawn as it
 * happens, until its time is over or anything is pressed. Of a moment of the past, or where nothing more can be
 * ordered, what was done stays drawn.
 */
export function BoardScene(props: BoardSceneProps) {
  const { war, at, live = false, tinted = false, replay = null, onSeen } = props;
  const orientation = useOrientation();
  const pace = useSettings(({ moments }) => moments);
  const [playing, setPlaying] = useState<readonly TimedAnimation[] | null>(null);
  // Whatever has been played is not played again by what stays drawn.
  const [played, setPlayed] = useState<Position | null>(null);
  useSignal(useTable().onEvent, (event) => {
    if (event.is === 'look') return;
    const shown = paceNow(pace);
    const moments =
      event.is !== 'action' || shown === null ? [] : timed(animationsOf(event), shown);
    setPlaying(moments.length > 0 ? moments : null);
    if (event.is === 'action' && moments.length > 0) setPlayed(event.after);
  });
  /** The replay that is over. */
  const [ended, setEnded] = useState<object | null>(null);
  const replayPace = replay === ended ? null : (replay?.pace ?? null);
  const skip = (): void => {
    setPlaying(null);
    setEnded(replay);
    if (replayPace !== null) replayed.send(null);
  };
  useFollowing(war, at);
  useInput(playing !== null || replayPace !== null, (event) => {
    skip();
    if (onSeen) event.preventDefault();
  });
  const allSeen = playing === null;
  // Before another frame shows a board on which nothing more is to be seen.
  useLayoutEffect(() => {
    if (allSeen) onSeen?.();
  }, [allSeen, onSeen]);
  const end = useEffectEvent(() => setPlaying(null));
  useEffect(() => {
    if (playing === null) return;
    const timer = setTimeout(() => end(), endOf(playing));
    return () => clearTimeout(timer);
  }, [playing]);

  if (replayPace !== null)
    return (
      <TurnReplay
        war={war}
        pace={replayPace}
        orientation={orientation}
        onEnd={() => setEnded(replay)}
      />
    );
  return (
    <>
      {live && <LossesOfTurn war={war} orientation={orientation} />}
      {!live && playing === null && (
        <PastScene
          war={war}
          at={at}
          orientation={orientation}
          tinted={tinted}
          still={!tinted && (played === present(war) || pace === 'off')}
        />
      )}
      {playing !== null && !tinted && (
        // Drawn anew for each order: what is kept of a drawing would not move again.
        <Animations
          key={war.actions.length}
          board={boardOf(war)}
          moments={playing}
          orientation={orientation}
          pieces="#board-armies"
        />
      )}
    </>
  );
}

/**
 * Brings an enlarged board to where something has just been done: by a program, in a step of the past, or in a turn that
 * has ended. Whoever gives an order is looking at it, and what is taken back moves nothing.
 */
function useFollowing(war: War, at: number): void {
  const orientation = useOrientation();
  useShownSignal(useTable().onEvent, (event) => {
    const isOwn =
      (event.is === 'action' && event.by !== 'program') || (event.is === 'look' && event.isPresent);
    if (event.is === 'undo' || event.is === 'raised' || (isOwn && !endedTurn(war, at))) return;
    const board = document.querySelector('.board');
    if (board !== null) bringIntoSight(board, boardOf(war), orientation, placesAt(war, at));
  });
}
