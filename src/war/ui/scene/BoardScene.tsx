import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isPerson, PEOPLE, type Seats } from '../../game/seat';
import { boardOf, type War } from '../../game/war';
import { bringIntoSight } from '../board/sight';
import { useSettings } from '../base/useGame';
import { endOf, lastStepSince, momentsOf, timed, type Timed } from '../moments/moments';
import { Moments } from '../moments/door';
import { asksForStillness } from '../../../shell/platform/pieces';
import { useInput } from '../moments/useInput';
import { tellReplayed } from '../sound/replay';
import { useOrientation } from '../table/useOrientation';
import { LossesOfTurn } from './LossesOfTurn';
import { PastScene, TurnReplay } from './door';
import { endedTurn, placesAt } from './places';

interface BoardSceneProps {
  /** The whole war. */
  readonly war: War;
  /** The index of the position on the board, of the war's positions. */
  readonly at: number;
  /** Orders are given on this board: what made its position is seen happening, and leaves nothing. */
  readonly live?: boolean;
  /** Under the tint of what is past. */
  readonly tinted?: boolean;
  /** The seats whose orders nobody on this side of the screen gives: an enlarged board follows them. */
  readonly seats?: Seats;
  /** Each time another object: the last turn is played once more. */
  readonly replay?: object | null;
  /** A card waits to cover the board, until what has been done on it is seen or anything is pressed: that is for the card. */
  readonly onSeen?: (() => void) | undefined;
}

/**
 * What is seen of an order over the board, which is the true one all the while and takes orders: it is drawn as it
 * happens, until its time is over or anything is pressed. Of a moment of the past, or where nothing more can be
 * ordered, what was done stays drawn.
 */
export function BoardScene(props: BoardSceneProps) {
  const { war, at, live = false, tinted = false, seats = PEOPLE, replay = null, onSeen } = props;
  const orientation = useOrientation();
  const pace = useSettings(({ moments }) => moments);
  // What was asked for before this had come is played as it comes.
  const [seen, setSeen] = useState<Pick<BoardSceneProps, 'war' | 'replay'>>({ war, replay: null });
  const [playing, setPlaying] = useState<readonly Timed[] | null>(null);
  // Whatever has been played is not played again by what stays drawn.
  const [played, setPlayed] = useState<War | null>(null);
  const [replaying, setReplaying] = useState<object | null>(null);
  if (seen.war !== war || seen.replay !== replay) {
    setSeen({ war, replay });
    const moves = pace !== 'off' && !asksForStillness();
    const step = moves && !tinted && seen.war !== war ? lastStepSince(seen.war, war) : null;
    const moments = step && pace !== 'off' ? timed(momentsOf(step), pace) : [];
    setPlaying(moments.length > 0 ? moments : null);
    if (moments.length > 0) setPlayed(war);
    setReplaying(moves && seen.war === war && replay !== seen.replay ? replay : null);
  }
  const skip = (): void => {
    setPlaying(null);
    setReplaying(null);
    if (replaying !== null) tellReplayed(null);
  };
  useFollowing(war, at, tinted || !isPerson(seats[war.positions[at - 1]?.side ?? 'N']));
  useInput(playing !== null || replaying !== null, (event) => {
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

  if (replaying !== null && pace !== 'off')
    return (
      <TurnReplay
        war={war}
        pace={pace}
        orientation={orientation}
        onEnd={() => setReplaying(null)}
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
          still={!tinted && (played === war || pace === 'off')}
        />
      )}
      {playing !== null && !tinted && (
        // Drawn anew for each order: what is kept of a drawing would not move again.
        <Moments
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
 * Brings an enlarged board to where something has just been done: by others, in a step of the past, or in a turn that
 * has ended. Whoever gives an order is looking at it, and what is taken back moves nothing.
 */
function useFollowing(war: War, at: number, byOthers: boolean): void {
  const orientation = useOrientation();
  const before = useRef(at);
  const follow = useEffectEvent(() => {
    const later = at > before.current || byOthers;
    before.current = at;
    if (!later || !(byOthers || endedTurn(war, at))) return;
    const board = document.querySelector('.board');
    if (board !== null) bringIntoSight(board, boardOf(war), orientation, placesAt(war, at));
  });
  // What has been played, not the war: its clock gives a new one every few seconds.
  useEffect(() => follow(), [war.actions, at]);
}
