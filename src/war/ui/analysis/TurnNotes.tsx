import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Board } from '../../engine/board';
import type { TurnAnalysis } from '../../analysis/analyseTurn';
import { noteSentences, tellAnalysis } from '../../words/analysis';

interface TurnNotesProps {
  readonly board: Board;
  readonly analysis: TurnAnalysis;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What the analysis says of a turn, brought into sight. */
export function TurnNotes({ board, analysis, children }: TurnNotesProps): ReactNode {
  const sentences = useMemo(() => noteSentences(board, analysis), [board, analysis]);
  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    (notes.current?.closest('li') ?? notes.current)?.scrollIntoView({ block: 'nearest' });
  }, [analysis]);
  return (
    <div ref={notes} className="analysis-notes">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {analysis.better !== null && <p className="analysis-lines">{tellAnalysis('lines')}</p>}
      {children}
    </div>
  );
}
