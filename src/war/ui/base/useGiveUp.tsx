import { useState, type ReactNode } from 'react';
import { useGameState } from './useGame';
import { isOver } from '../../game/over';
import { GiveUpNote, GiveUpQuestion } from './door';

interface GiveUp {
  readonly begin: () => void;
  /** Where the game in progress goes; null where there is none, or where it is asked about. */
  readonly note: ReactNode;
  readonly question: ReactNode;
}

/** Begins another game, after a question where the game in progress would be lost. */
export function useGiveUp(begin: () => void): GiveUp {
  const inProgress = useGameState(({ game }) => (game === null || isOver(game) ? null : game));
  const kept = useGameState(({ library }) => library === 'kept');
  const [asking, setAsking] = useState(false);
  if (inProgress === null) return { begin, note: null, question: null };
  if (kept) return { begin, note: <GiveUpNote game={inProgress} />, question: null };
  return {
    begin: () => setAsking(true),
    note: null,
    question: asking && (
      <GiveUpQuestion game={inProgress} onClose={() => setAsking(false)} onGiveUp={begin} />
    ),
  };
}
