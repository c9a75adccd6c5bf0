import { useMemo, useState } from 'react';
import { NOBODY } from '../../engine/communication';
import type { Position } from '../../engine/position';
import { SIDES, type Square } from '../../engine/vocabulary';
import { assaultAimed } from '../../game/previews';
import { areHere, isHere, viewerSide } from '../../game/seat';
import type { Game } from '../../game/game';
import { lastTurnSummary, present, turnActions, type War as WarState } from '../../game/war';
import { t } from '../../words/t';
import type { BoardView } from '../board/view';
import { viewOf } from '../board/viewOf';
import { EndScreen } from './end/entry';
import { AdviceDrawn } from '../opponent/entry';
import { HistoryPanel } from './history/entry';
import { EndPlate } from '../effects/entry';
import { momentTitle } from '../../words/history';
import { useOrientation } from '../base/orientation';
import { BoardScene } from '../effects/animations/BoardScene';
import { WarDrawing } from '../play/entry';
import { AnalysisDrawn } from '../analysis/entry';
import { useGameState, useTableState, useGameStore, useWarSettings } from '../base/useGame';
import { paceNow, type AnimationPace } from '../effects/animations/timeline';
import { BoardScreen } from '../play/BoardScreen';
import { useBoardScreen } from '../play/useBoardScreen';
import { OrdersPanel } from './OrdersPanel';
import { useWarKeys } from '../play/useWarKeys';
import { useWarView } from '../play/useWarView';
import { chosenTarget, pastIndex } from '../../game/choice';

interface WarProps {
  readonly game: Game;
  readonly war: WarState;
  /** Called when the last order has been shown, before the card that covers it; the curtain is already closed. */
  readonly onSeen?: (() => void) | undefined;
}

/** A war lost by isolation (rules.md 9.3) is shown with both sides' communication, whichever lines are chosen. */
const decisive = (position: Position): Partial<BoardView> =>
  position.over?.by === 'isolation' ? { lines: viewOf(position, SIDES).lines } : {};

interface BoardOverProps {
  readonly war: WarState;
  /** The index of the viewed position; null in the present. */
  readonly at: number | null;
}

/** Content that stays over the board at any zoom: the viewed moment, and the plate of the end. */
function BoardOver({ war, at }: BoardOverProps) {
  const orientation = useOrientation();
  if (at !== null) return <p className="past-ribbon">{momentTitle(war, at)}</p>;
  return <EndPlate orientation={orientation} />;
}

/**
 * The screen of a war: the board, and beside it the panel of the side to move, the panel after the end, or the history.
 * `onSeen` is given while a card is about to cover the board; it is called when the last order has been animated.
 */
export function WarScreen({ game, war, onSeen }: WarProps) {
  const store = useGameStore();
  const settings = useWarSettings();
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const review = useGameState(({ choice }) => pastIndex(choice));
  const [lifted, setLifted] = useState<Square | null>(null);
  const [replayed, setReplayed] = useState<{
    readonly war: WarState;
    readonly pace: AnimationPace | null;
  } | null>(null);
  // At a past moment the table has another war than the page.
  const then = useTableState((state) => state.war) ?? war;
  const position = present(then);
  const shared = useBoardScreen(position);
  const { asking, pointed, setHelp, attackButton } = shared;
  const { nextUnit, read, announceTurn } = shared;
  const past = review !== null;
  const ordered = !past && position.over === null;
  // Orders of seats that are not at this screen are shown like all others.
  const isOthers = !isHere(game.seats[position.side]);
  const live = ordered && !onSeen && !isOthers;
  const summary = useMemo(
    () => (live || (ordered && isOthers) ? lastTurnSummary(war) : null),
    [live, ordered, isOthers, war],
  );
  // The other side's last turn is shown until the first order, and again by a key.
  const replaying = replayed?.war === war;
  function toggleReplay(): void {
    const pace = paceNow(settings.getState().moments);
    setReplayed(replaying && !fresh ? null : { war, pace });
    announceTurn(war);
  }
  const fresh = turnActions(then).length === 0 && aim === null && position.advance === null;
  // A unit that must retreat is chosen already, but its attack still has to be described.
  const bound = position.retreatDue !== NOBODY;
  const summaryShown = fresh || replaying;
  const ordering = useWarView(
    asking,
    summaryShown ? summary : null,
    lifted,
    viewerSide(position.side, game.seats),
  );
  const view = useMemo(
    () => (live ? ordering : { ...ordering, ...decisive(position) }),
    [live, ordering, position],
  );

  const assault = assaultAimed(position, aim);

  useWarKeys({
    ...(!areHere(game.seats) && { undo: store.past.takeBackOrder }),
    lastTurn: live ? toggleReplay : () => announceTurn(war),
    nextUnit,
    read,
    open: setHelp,
    past: store.past,
    lookingBack: past,
  });

  return (
    <BoardScreen
      {...{ position, view, live, past }}
      label={t(past ? 'war:boardPast' : 'war:board', { turn: position.turn })}
      scene={shared}
      onLift={setLifted}
      over={<BoardOver war={war} at={review} />}
      drawn={
        <>
          <BoardScene
            war={war}
            at={review ?? war.actions.length}
            live={ordered || !!onSeen}
            tinted={past}
            replay={replaying ? replayed : null}
            onSeen={onSeen}
          />
          {review !== null && <AnalysisDrawn war={war} at={review} />}
          {live && <AdviceDrawn war={war} />}
          <WarDrawing game={game} war={war} live={live} />
        </>
      }
    >
      {onSeen ? (
        <section className="panel" />
      ) : past ? (
        <HistoryPanel
          players={game.players}
          timed={game.clock !== undefined}
          war={war}
          at={review}
          pointed={pointed}
          onClose={() => store.past.show(null)}
        />
      ) : position.over === null ? (
        <OrdersPanel
          game={game}
          war={war}
          asking={asking}
          assault={assault}
          attackButton={attackButton}
          summary={summaryShown && (asking.chosen === null || replaying || bound) ? summary : null}
          onLastTurn={toggleReplay}
          onHelp={setHelp}
        />
      ) : (
        <EndScreen game={game} war={war} ending={position.over} />
      )}
    </BoardScreen>
  );
}
