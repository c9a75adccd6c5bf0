import { useState, type ReactNode } from 'react';

/** A game in progress, as whatever begins another game needs it. */
export interface InProgress {
  /** Whether the library has it, where it stays when another game takes its place. */
  readonly isSaved: boolean;
  /** Says that it stays in the library (`GiveUpNote`). */
  readonly note: ReactNode;
  /** Asks whether it is to be lost (`GiveUpQuestion`). */
  readonly question: (answers: GiveUpAnswers) => ReactNode;
}

export interface GiveUpAnswers {
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

interface GiveUp<A extends readonly unknown[]> {
  readonly begin: (...args: A) => void;
  /** Where the game in progress goes; null where there is none, or where it is asked about. */
  readonly note: ReactNode;
  readonly question: ReactNode;
}

/** Begins another game, after a question where the game in progress would be lost; null where none is in progress. */
export function useGiveUp<A extends readonly unknown[]>(
  inProgress: InProgress | null,
  begin: (...args: A) => void,
): GiveUp<A> {
  /** What the other game is begun with, while the question is open. */
  const [asked, setAsked] = useState<A | null>(null);
  if (inProgress === null || inProgress.isSaved)
    return { begin, note: inProgress?.note ?? null, question: null };
  return {
    begin: (...args) => setAsked(args),
    note: null,
    question:
      asked &&
      inProgress.question({
        onClose: () => setAsked(null),
        onGiveUp: () => {
          setAsked(null);
          begin(...asked);
        },
      }),
  };
}
