import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  useState,
} from 'react';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import type { Game } from '../../game/game';
import { boardOf, type War } from '../../game/war';
import { decidingSentence, noteSentences, turnTitle } from '../../words/analysis';
import { useGameStore } from '../base/useGame';
import { turnLookedAt, useAnalysed, type Analysed, annotatedStudy } from './analysed';
import { AnalysisList } from './AnalysisList';
import { AnalysisPlot } from './AnalysisPlot';
import { analyst, useAnalyst } from './analyst';
import { mayAnalyse } from './question';
import type { Board } from '../../engine/board';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { t } from '../../words/t';
import { nameStudy } from '../../game/study';
import { tagText } from '../../words/records';
import { useStudies } from '../base/studies';
import './analysis.css';

interface AnalysisPanelProps {
  readonly game: Game;
  readonly war: War;
  /** The reviewed moment, an index of the war's positions. */
  readonly at: number;
  readonly compact: boolean;
}

/**
 * The panel of a war's analysis: its progress, a plot of the North's chances over the turns, and a list of the turns
 * with the chances they missed. `at` is the index in `war` of the position on the board; `compact` makes the plot
 * lower.
 */
export function AnalysisPanel({ game, war, at, compact }: AnalysisPanelProps): ReactNode {
  const { past } = useGameStore();
  const announcer = useAnnouncer();
  const { running, fault } = useAnalyst();
  const analysed = useAnalysed(game, war);
  const { asked, found, count, deciding } = analysed;
  const place = turnLookedAt(asked, at);
  const here = asked[place]?.row;
  const analysis = found[place];
  const isDone = count === asked.length && count > 0;
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The element that led here has left the page.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    analyst.show(true);
    return () => analyst.show(false);
  }, []);

  const status = fault
    ? t(`analysis:failed.${fault}`)
    : isDone
      ? `${t('analysis:done')} ${decidingSentence(deciding)}`
      : running
        ? t('analysis:running', { done: count, all: asked.length })
        : count > 0
          ? t('analysis:stopped', { done: count, all: asked.length })
          : `${t('analysis:about')} ${t('analysis:turns', { count: asked.length })}`;

  // Progress is visible, or available on request; start and end are announced, and known results when their turn is
  // selected.
  const announceEnd = useEffectEvent(() => announcer.answer(status));
  const was = useRef(running || isDone);
  useEffect(() => {
    if (was.current && !running) announceEnd();
    was.current = running;
  }, [running]);
  // The notes on a turn are announced when it is selected.
  const announceNotes = useEffectEvent(() => {
    if (analysis !== undefined)
      announcer.answer([turnTitle(analysis), ...noteSentences(boardOf(war), analysis)].join(' '));
  });
  const before = useRef(place);
  const isKnown = analysis !== undefined;
  useEffect(() => {
    const isNext = before.current !== place;
    before.current = place;
    if (isNext) announceNotes();
    // If everything scrolls together, the plot is shown first until another turn is selected.
    if (isKnown && (isNext || !compact)) {
      const notes = panel.current?.querySelector('.analysis-notes');
      (notes?.closest('li') ?? notes)?.scrollIntoView({ block: 'nearest' });
    }
  }, [place, isKnown, compact]);

  if (!mayAnalyse(game, war)) return <p>{t('analysis:notAllowed')}</p>;
  if (asked.length === 0) return <p>{t('plots:none')}</p>;

  function start(): void {
    announcer.answer(t('analysis:begun'));
    analyst.start(asked.map(({ question }) => question));
  }
  function goTo(turn: number): void {
    const row = asked.find((each) => each.row.turn === turn)?.row;
    if (row !== undefined) past.show(row.from);
  }
  const known = found.filter((each) => each !== undefined);
  const turn = here?.turn ?? 1;
  // In its place in the list; if everything scrolls together, below the plot, which stays visible.
  const notes = analysis !== undefined && here !== undefined && (
    <TurnNotes board={boardOf(war)} analysis={analysis}>
      {!running && <TryAnalysed game={game} war={war} analysed={analysed} at={here.from} />}
    </TurnNotes>
  );
  return (
    <div ref={panel} className="analysis" tabIndex={-1}>
      <div className="analysis-head">
        <p className="analysis-status">{status}</p>
        {running && <progress max={asked.length} value={count} aria-label={t('analysis:title')} />}
        {running ? (
          <button type="button" onClick={analyst.stop}>
            {t('analysis:stop')}
          </button>
        ) : (
          !isDone && (
            <button type="button" className="primary" onClick={start}>
              {t(count > 0 ? 'analysis:goOn' : 'analysis:ask')}
            </button>
          )
        )}
      </div>
      {known.length > 0 && (
        <>
          <AnalysisPlot
            turns={known}
            last={asked.at(-1)?.row.turn ?? turn}
            deciding={deciding}
            turn={turn}
            compact={compact}
            onGo={goTo}
          />
          {compact && notes}
          <AnalysisList turns={known} deciding={deciding} turn={turn} onGo={goTo}>
            {!compact && notes}
          </AnalysisList>
        </>
      )}
    </div>
  );
}

interface TurnNotesProps {
  readonly board: Board;
  readonly analysis: TurnAnalysis;
  /** Its acts. */
  readonly children: ReactNode;
}

/** The analysis of a turn. */
function TurnNotes({ board, analysis, children }: TurnNotesProps): ReactNode {
  return (
    <div className="analysis-notes">
      {noteSentences(board, analysis).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {analysis.better !== null && <p className="analysis-lines">{t('analysis:lines')}</p>}
      {children}
    </div>
  );
}

/** Renders nothing; when it is unmounted, it stops the running analysis. Results found so far stay in the cache. */
export function AnalysisEffects(): null {
  useEffect(() => () => analyst.stop(), []);
  return null;
}

interface TryAnalysedProps extends Omit<AnalysisPanelProps, 'compact'> {
  readonly analysed: Analysed;
}

/** Opens the war as a study at a turn, with the results: the better turns as variations, the notes as comments. */
function TryAnalysed({ game, war, analysed, at }: TryAnalysedProps): ReactNode {
  const { navigation } = useGameStore();
  const studies = useStudies();
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    setBusy(true);
    const event = tagText(game.tags, 'Event');
    const name = event === '' ? t('analysis:studyUnnamed') : t('analysis:study', { name: event });
    const { id } = await studies.create(nameStudy(annotatedStudy(war, game, analysed, at), name));
    navigation.push({ screen: 'study', id });
  }
  return (
    <button type="button" disabled={busy} onClick={() => void open()}>
      {t('studies:tryHere')}
    </button>
  );
}
