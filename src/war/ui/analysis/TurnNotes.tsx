import { useMemo, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { noteSentences, tellAnalysis } from '../../words/analysis';

interface TurnNotesProps {
  readonly board: Board;
  readonly analysis: TurnAnalysis;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What the analysis says of a turn. */
export function TurnNotes({ board, analysis, children }: TurnNotesProps): ReactNode {
  const sentences = useMemo(() => noteSentences(board, analysis), [board, analysis]);
  return (
    <div className="analysis-notes">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {analysis.better !== null && <p className="analysis-lines">{tellAnalysis('lines')}</p>}
      {children}
    </div>
  );
}
