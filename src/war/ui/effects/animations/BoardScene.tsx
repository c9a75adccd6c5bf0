import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Position } from '../../../engine/position';
import { boardOf, present, type War } from '../../../game/war';
import { bringIntoView } from '../../board/bringIntoView';
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
import { Animations, PastScene, TurnReplay } from '../entry';
import { useShownSignal, useSignal } from '../../../../shell/ui/useSignal';
import { useInput } from './useInput';
import { useOrientation } from '../../base/orientation';
import { endedTurn, placesAt } from './pastEvents';
import { LossesOfTurn } from './LossesOfTurn';
import type { PastSceneProps } from './PastScene';

interface BoardSceneProps extends Pick<PastSceneProps, 'war' | 'at' | 'tinted'> {
  /** Whether orders are given on this board: then its last order is animated, and leaves no marks. */
  readonly live?: boolean;
  /** A new object replays the last turn at this speed; not at all if null. */
  readonly replay?: { readonly pace: AnimationPace | null } | null;
  /** Called once everything has been shown, or anything is pressed; a card waits for it to cover the board. */
  readonly onSeen?: (() => void) | undefined;
}

/**
 * Animates the orders of a war over the board, which already shows their result (`at` is the index of its position) and
 * accepts further ones while `live`. An animation ends by itself or at any press; `onSeen` is then called. Where the
 * past is viewed, or after the war, the last order stays drawn. A new `replay` animates the last turn again.
 */
export function BoardScene(props: BoardSceneProps) {
  const { war, at, live = false, tinted = false, replay = null, onSeen } = props;
  const orientation = useOrientation();
  const pace = useSettings(({ moments }) => moments);
  const [playing, setPlaying] = useState<readonly TimedAnimation[] | null>(null);
  // An animated order is not animated again by its drawing.
  const [played, setPlayed] = useState<Position | null>(null);
  useSignal(useTable().onEvent, (event) => {
    if (event.is === 'look') return;
    const shown = paceNow(pace);
    const animations =
      event.is !== 'action' || shown === null ? [] : timed(animationsOf(event), shown);
    setPlaying(animations.length > 0 ? animations : null);
    if (event.is === 'action' && animations.length > 0) setPlayed(event.after);
  });
  /** The finished replay. */
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
  // In a layout effect, so that no frame shows the board without its animation before the caller goes on.
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
        // A new component for each order, because a reused drawing would not move again.
        <Animations
          key={war.actions.length}
          board={boardOf(war)}
          animations={playing}
          orientation={orientation}
          pieces="#board-armies"
        />
      )}
    </>
  );
}

/**
 * Hook: moves a zoomed board to the last event: an order given elsewhere than at this screen, a step of the past, or a
 * finished turn. A player looks at an order of their own, and undoing moves nothing.
 */
function useFollowing(war: War, at: number): void {
  const orientation = useOrientation();
  useShownSignal(useTable().onEvent, (event) => {
    const isOwn =
      (event.is === 'action' && event.by !== 'port') || (event.is === 'look' && event.isPresent);
    if (event.is === 'undo' || event.is === 'raised' || (isOwn && !endedTurn(war, at))) return;
    const board = document.querySelector('.board');
    if (board !== null) bringIntoView(board, boardOf(war), orientation, () => placesAt(war, at));
  });
}
