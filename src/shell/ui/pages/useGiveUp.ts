import { useState, type ReactNode } from 'react';

/**
 * The game in progress, for a screen that begins another: whether the library has it, and the note and the question
 * about it.
 */
export interface InProgress {
  /** Whether the library has it, where it stays when another game replaces it. */
  readonly isSaved: boolean;
  /** Says that it stays in the library (`GiveUpNote`). */
  readonly note: ReactNode;
  /** Asks whether it may be lost (`GiveUpQuestion`). */
  readonly question: (answers: GiveUpAnswers) => ReactNode;
}

/** The callbacks of the question whether the game in progress may be lost: `onClose` for no, `onGiveUp` for yes. */
export interface GiveUpAnswers {
  readonly onClose: () => void;
  readonly onGiveUp: () => void;
}

interface GiveUp<A extends readonly unknown[]> {
  readonly begin: (...args: A) => void;
  /** What happens to the game in progress; null if there is none, or while the question is open. */
  readonly note: ReactNode;
  readonly question: ReactNode;
}

/**
 * Hook: returns the function that begins another game, and asks first if the game in progress would be lost. `note`
 * says that the game in progress stays in the library, null if there is none or it is not saved; `question` is the
 * open question, null while none is open.
 */
export function useGiveUp<A extends readonly unknown[]>(
  inProgress: InProgress | null,
  begin: (...args: A) => void,
): GiveUp<A> {
  /** The arguments of the other game, while the question is open. */
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
