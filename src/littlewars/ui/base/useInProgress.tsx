import { currentOf } from '../../../shell/persistence/saveState';
import { AbandonNote, AbandonQuestion } from '../../../shell/ui/pages/AbandonGame';
import type { InProgress } from '../../../shell/ui/pages/useAbandonGame';
import { battleShown } from '../../store/state';
import { battleOfWhom, battleTitle, progressWords } from '../../words/records';
import { useBattleState } from './useGame';

/**
 * Hook: returns the unfinished battle that a new battle would replace: whether it stays in the library, with a note
 * that says so and a question whether it may be lost. Null if there is none.
 */
export function useInProgress(): InProgress | null {
  const game = useBattleState((state) =>
    battleShown(state)?.phase === 'over' ? null : state.game,
  );
  const isSaved = useBattleState((state) => currentOf(state).save.library === 'saved');
  if (game === null) return null;
  const title = battleTitle(game);
  return {
    isSaved,
    note: <AbandonNote game={title} />,
    question: (callbacks) => (
      <AbandonQuestion
        game={title}
        facts={[battleOfWhom(game), progressWords(game)]}
        {...callbacks}
      />
    ),
  };
}
