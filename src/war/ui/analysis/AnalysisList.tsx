import type { ReactNode } from 'react';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { pointsLost } from '../../words/analysis';
import { TurnNumber } from '../base/turnRows';
import { turnLedTo } from './plots/points';
import { DecidedMark } from './DecidedMark';
import { t } from '../../words/t';

interface AnalysisListProps {
  readonly turns: readonly TurnAnalysis[];
  readonly deciding: readonly TurnAnalysis[];
  readonly turn: number;
  readonly onGo: (turn: number) => void;
  readonly children: ReactNode;
}

/** The cost from which a turn's figure is highlighted, in points of a hundred. */
const GREAT_LOSS = 10;

/**
 * A list of analysed turns, each with what it cost its side and what it missed; the turns in `deciding` are marked.
 * `turn` is the number of the selected one, below which `children`, the notes on it, are shown; `onGo` is called with
 * the number of the turn that the user selects.
 */
export function AnalysisList(props: AnalysisListProps): ReactNode {
  const { turns, deciding, turn, onGo, children } = props;
  const [first, last] = [turns[0]?.turn ?? 1, turns.at(-1)?.turn ?? 1];
  return (
    <div
      className="analysis-list"
      role="group"
      aria-label={t('analysis:list.title')}
      aria-description={t('analysis:list.help')}
      tabIndex={0}
      onKeyDown={(event) => {
        const goal = turnLedTo(KEYS[event.key] ?? event.key, turn, first, last);
        if (event.target !== event.currentTarget || goal === null) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        onGo(goal);
      }}
    >
      <ol>
        {turns.map((each) => (
          <li key={each.turn}>
            <button
              type="button"
              tabIndex={-1}
              className="analysis-row"
              {...(each.turn === turn && { 'aria-current': 'step' as const })}
              onClick={() => onGo(each.turn)}
            >
              <TurnNumber turn={each.turn} side={each.side} look="analysis-turn" />
              <Row analysis={each} decided={deciding.includes(each)} />
            </button>
            {each.turn === turn && children}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Down goes forward in a list, unlike on a scale. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowRight',
  ArrowUp: 'ArrowLeft',
  PageDown: 'PageUp',
  PageUp: 'PageDown',
};

interface RowProps {
  readonly analysis: TurnAnalysis;
  readonly decided: boolean;
}

function Row({ analysis, decided }: RowProps): ReactNode {
  const lost = pointsLost(analysis);
  const missed = [
    ...(analysis.kills.length > 0 ? [t('analysis:list.kill')] : []),
    ...(analysis.cut === null ? [] : [t('analysis:list.cut')]),
  ];
  return (
    <>
      <span className="analysis-loss" data-great={lost >= GREAT_LOSS || undefined}>
        {lost === 0 ? t('analysis:list.none') : `−${lost}`}
      </span>
      <span className="analysis-missed">
        {decided && (
          <>
            <svg viewBox="-8 -8 16 16" aria-hidden="true">
              <DecidedMark />
            </svg>
            <span className="visually-hidden">{t('analysis:plot.decided')}</span>
          </>
        )}
        {missed.join(', ')}
      </span>
    </>
  );
}
