import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { startOfTurn } from '../../../game/past';
import { boardOf, lastTurnEnded, stepsOfTurn, type War } from '../../../game/war';
import { momentTitle } from '../../../words/history';
import { useSettings } from '../../base/useGame';
import { drawingBox, type Orientation } from '../../board/geometry';
import { Underlay } from '../../board/Overlay';
import { Pieces } from '../../board/Pieces';
import { sidesDrawn, viewOf } from '../../board/viewOf';
import { endOf, animationsOf, timed, replayed, type AnimationPace } from './timeline';
import { Animations } from './Animations';
import './past.css';

interface TurnReplayProps {
  readonly war: War;
  readonly pace: AnimationPace;
  readonly orientation: Orientation;
  readonly onEnd: () => void;
}

/** Milliseconds after each order, to separate it from the next; and before the first and after the last. */
const PAUSE = { quick: 90, full: 220 } as const;
const STAND = { quick: 250, full: 500 } as const;

/** Hides the drawings around an element, until it is gone (past.css). */
function coverBoard(element: HTMLElement | null): () => void {
  const board = element?.parentElement?.classList;
  board?.add('replayed');
  return () => board?.remove('replayed');
}

/**
 * Replays the last finished turn of a war over the board, order by order, at the given pace; `onEnd` is called when it
 * has ended or was stopped by a press.
 */
export function TurnReplay({ war, pace, orientation, onEnd }: TurnReplayProps) {
  const turn = lastTurnEnded(war);
  const steps = useMemo(
    () =>
      (turn === null ? [] : stepsOfTurn(war, turn)).map((step) => ({
        ...step,
        animations: timed(animationsOf(step), pace),
      })),
    [war, turn, pace],
  );
  const layer = useSettings((settings) => settings.layer);
  const figures = useSettings((settings) => settings.figures);
  /** How many of its orders have begun. */
  const [begun, setBegun] = useState(0);
  /** The element that does not scale with the zoomed board. */
  const [room, setRoom] = useState<Element | null>(null);
  const within = useCallback((element: HTMLElement | null) => {
    setRoom(element?.closest('.board-room') ?? null);
    return coverBoard(element);
  }, []);
  const step = steps[begun - 1];
  const goOn = useEffectEvent(() => {
    const next = steps[begun];
    if (next === undefined) {
      onEnd();
      return;
    }
    setBegun(begun + 1);
    replayed.send(next);
  });
  const seen = step === undefined ? 0 : endOf(step.animations);
  const wait =
    begun === 0 || begun === steps.length ? seen + STAND[pace] : seen > 0 ? seen + PAUSE[pace] : 0;
  useEffect(() => {
    const timer = setTimeout(() => goOn(), wait);
    return () => clearTimeout(timer);
  }, [begun, wait]);

  /** The shown moment, an index of the war's positions. */
  const at = turn === null ? 0 : startOfTurn(war, turn) + begun;
  const position = step?.after ?? steps[0]?.before;
  const view = useMemo(
    () => position && viewOf(position, sidesDrawn(layer, position.side), figures),
    [position, layer, figures],
  );
  if (turn === null || view === undefined) return null;
  const board = boardOf(war);
  const drawing = { viewBox: drawingBox(board, orientation), 'aria-hidden': true } as const;
  return (
    <div className="replay" data-order={begun} ref={within}>
      <svg {...drawing} className="replay-map">
        <Underlay board={board} orientation={orientation} view={view} />
      </svg>
      <svg {...drawing} className="replay-map replay-armies">
        <Pieces
          board={board}
          orientation={orientation}
          units={view.units}
          arsenals={view.arsenals}
        />
      </svg>
      {step && (
        <Animations
          key={begun}
          board={board}
          animations={step.animations}
          orientation={orientation}
          pieces=".replay-armies"
        />
      )}
      <div className="past-tint" />
      {room && createPortal(<p className="past-ribbon">{momentTitle(war, at)}</p>, room)}
    </div>
  );
}
