import { areHere } from '../../../game/seat';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { unitAt, type Position } from '../../../engine/position';
import { nameOf } from '../../../engine/board';
import type { Square } from '../../../engine/vocabulary';
import { turnHistoryOf, isDrawn } from '../../../game/turnHistory';
import type { Players } from '../../../game/game';
import { mayAskForHints } from '../../../game/studyPermission';
import { turnReached } from '../../../game/past';
import { present, type War } from '../../../game/war';
import { handicapSentence } from '../../../words/handicap';
import { stepSentences } from '../../../words/history';
import { playerTitle, capital, unitName } from '../../../words/sentences';
import { t } from '../../../words/t';
import { Segments } from '../../../../shell/ui/Segments';
import { AnalysisPanel, AnalysisEffects } from '../../analysis/AnalysisPanel';
import { analyst } from '../../analysis/analyst';
import { Plots } from '../../analysis/plots/Plots';
import { HiddenHeading } from '../../base/HiddenHeading';
import { useCompact } from '../../base/orientation';
import { ClockFaces } from '../clock/entry';
import { useGameState } from '../../base/useGame';
import { UnitCommunication } from '../../play/panel/Particulars';
import { Controls } from './Controls';
import { PlayFrom, TakeBackOrder } from '../../opponent/entry';
import { TryFromHere } from '../../base/StudyButtons';
import { TakeBack } from './TakeBack';
import { NotationKey } from './NotationKey';
import { TurnList } from './TurnList';
import './history.css';

interface HistoryPanelProps {
  readonly players: Players;
  readonly timed?: boolean;
  readonly war: War;
  /** The reviewed moment, an index of the war's positions. */
  readonly at: number;
  readonly pointed: Square | null;
  readonly onClose: () => void;
}

const TABS = ['turns', 'plots', 'analysis'] as const;

/**
 * The panel of a war's history: its turns in the notation; in words, how the position with the index `at` came about
 * and how the unit on the square `pointed` (null for none) is in communication; plots and the analysis. `timed` says
 * that a clock runs meanwhile; `onClose` is called to return to the present.
 */
export function HistoryPanel({
  players,
  timed = false,
  war,
  at,
  pointed,
  onClose,
}: HistoryPanelProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]>(
    analyst.state.getState().shown ? 'analysis' : 'turns',
  );
  const compact = useCompact();
  useFocus();
  const turnHistory = useMemo(() => turnHistoryOf(war), [war]);
  const { over } = present(war);
  const given = useGameState(({ game }) => game);
  const step = at === 0 ? null : { before: war.positions[at - 1], after: war.positions[at] };
  // The analysis is of the turn that begins or continues here, everything else of the order that led here.
  const shown =
    (tab === 'analysis' ? war.positions[Math.min(at, war.actions.length - 1)] : step?.before) ??
    war.positions[0];
  const isStart = at === 0 && tab !== 'analysis';
  const action = war.actions[at - 1];
  const sentences =
    step?.before && step.after && action
      ? [
          ...stepSentences(step.before, action, step.after),
          isDrawn(war, at - 1) ? t('history:byLot') : '',
        ]
      : [t('history:atStart'), given === null ? '' : handicapSentence({ ...given, players })];
  return (
    <section className="panel history" aria-labelledby="history-title">
      <header className={`panel-head history-head side-${shown.side}`}>
        <h1 id="history-title">
          {isStart ? t('history:start') : t('war:turn', { turn: shown.turn })}
        </h1>
        {!isStart && <p>{capital(playerTitle(players, shown.side))}</p>}
        <button type="button" className="history-back" onClick={onClose}>
          {t(over === null ? 'history:back' : 'history:backToEnd')}
        </button>
      </header>
      {timed && over === null && <ClockFaces players={players} />}
      <div className="history-bar">
        <Segments
          label={t('history:show')}
          values={TABS}
          value={tab}
          words={(each) => t(`history:tabs.${each}`)}
          onChoose={setTab}
        />
        {given && !areHere(given.seats) ? (
          over === null && <TakeBackOrder game={given} war={war} />
        ) : (
          <TakeBack players={players} war={war} />
        )}
        {/* The plots need the room. */}
        {tab === 'turns' && (
          <>
            {given && <TryFromHere {...given} war={war} at={at} live />}
            {/* Between people the list of turns needs the room more. */}
            {given && (over !== null || mayAskForHints(given)) && !areHere(given.seats) && (
              <PlayFrom at={at} />
            )}
            <NotationKey />
          </>
        )}
      </div>
      {tab === 'turns' ? (
        <>
          <HiddenHeading of="turns" />
          <TurnList war={war} rows={turnHistory.turns} at={at} />
          <div className="history-text">
            <Communication position={war.positions[at]} square={pointed}>
              {sentences.join(' ').trim()}
            </Communication>
          </div>
        </>
      ) : tab === 'plots' ? (
        <div className="history-plots">
          <Plots war={war} turn={turnReached(war, at)} compact={compact} />
        </div>
      ) : (
        <div className="history-analysis">
          {given && <AnalysisPanel game={given} war={war} at={at} compact={compact} />}
        </div>
      )}
      <AnalysisEffects />
      <Controls war={war} at={at} />
    </section>
  );
}

interface CommunicationProps {
  readonly position: Position | undefined;
  readonly square: Square | null;
  /** Shown if the square has no unit. */
  readonly children: ReactNode;
}

/** Explains how the pointed unit is in communication in a past position, or why it is not. */
function Communication({ position, square, children }: CommunicationProps) {
  const unit = position && square !== null ? unitAt(position, square) : null;
  if (position === undefined || square === null || unit === null) return <p>{children}</p>;
  return (
    <>
      <p>
        <strong>
          {capital(unitName(unit))} <span translate="no">{nameOf(position.board, square)}</span>
        </strong>
      </p>
      <UnitCommunication position={position} square={square} />
    </>
  );
}

/** Where the focus returns if its element is gone: the button to the history. */
const HISTORY_BUTTON = '.history-open';

/** Hook: gives the list of turns the focus while the history is open, and its keys with it. */
function useFocus(): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    document.querySelector<HTMLElement>('.history-list')?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement?.closest('.history') == null) return;
      // The history is still on the page now, and its replacement appears a moment later.
      queueMicrotask(() => {
        const back = before?.isConnected === true && before !== document.body ? before : null;
        const goal = back ?? document.querySelector(HISTORY_BUTTON);
        if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
      });
    };
  }, []);
}
