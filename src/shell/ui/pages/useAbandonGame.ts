import { useState, type ReactNode } from 'react';

/**
 * The game in progress, as a screen that begins another needs it: whether the library has it (`isSaved`), a note that
 * it stays there, and a question whether it may be lost.
 */
export interface InProgress {
  /** Whether the library has it, so that it is not lost when another game replaces it. */
  readonly isSaved: boolean;
  /** A sentence that it stays in the library (`AbandonNote`). */
  readonly note: ReactNode;
  /** Returns the question whether it may be lost (`AbandonQuestion`). */
  readonly question: (callbacks: AbandonCallbacks) => ReactNode;
}

/** The callbacks of the question whether the game may be lost: `onClose` if it may not, `onAbandon` if it may. */
export interface AbandonCallbacks {
  readonly onClose: () => void;
  readonly onAbandon: () => void;
}

interface AbandonGame<A extends readonly unknown[]> {
  readonly begin: (...args: A) => void;
  /** What happens to the game in progress; null if there is none, or while the question is open. */
  readonly note: ReactNode;
  readonly question: ReactNode;
}

/**
 * Hook: returns `begin`, which begins another game but asks first if the game in progress would be lost; `note`, the
 * sentence that the game in progress stays in the library, null if that is not so; and `question`, the question while
 * it is open, otherwise null. `inProgress` is null if no game is in progress.
 */
export function useAbandonGame<A extends readonly unknown[]>(
  inProgress: InProgress | null,
  begin: (...args: A) => void,
): AbandonGame<A> {
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
        onAbandon: () => {
          setAsked(null);
          begin(...asked);
        },
      }),
  };
}
