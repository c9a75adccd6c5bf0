import { currentOf } from '../../../shell/persistence/saveState';
import type { InProgress } from '../../../shell/ui/pages/useAbandonGame';
import { isOver } from '../../game/game';
import { InProgressNote, InProgressQuestion } from './entry';
import { useGameState } from './useGame';

/**
 * Hook: returns the game in progress that a new one would replace: whether the library has it, a note that it stays
 * there, and a question whether it may be lost. Null if there is no game, or it is over.
 */
export function useInProgress(): InProgress | null {
  const game = useGameState((state) =>
    state.game === null || isOver(state.game) ? null : state.game,
  );
  const isSaved = useGameState((state) => currentOf(state).save.library === 'saved');
  return (
    game && {
      isSaved,
      note: <InProgressNote game={game} />,
      question: (callbacks) => <InProgressQuestion game={game} {...callbacks} />,
    }
  );
}
