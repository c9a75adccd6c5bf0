import { handOf } from '../../../shell/persistence/saveState';
import type { InProgress } from '../../../shell/ui/pages/useGiveUp';
import { isOver } from '../../game/game';
import { InProgressNote, InProgressQuestion } from './entry';
import { useGameState } from './useGame';

/**
 * Hook: returns the unfinished game that a new game would replace: whether it is saved, and what to show about it; null
 * if there is none.
 */
export function useInProgress(): InProgress | null {
  const game = useGameState((state) =>
    state.game === null || isOver(state.game) ? null : state.game,
  );
  const isSaved = useGameState((state) => handOf(state).save.library === 'saved');
  return (
    game && {
      isSaved,
      note: <InProgressNote game={game} />,
      question: (answers) => <InProgressQuestion game={game} {...answers} />,
    }
  );
}
