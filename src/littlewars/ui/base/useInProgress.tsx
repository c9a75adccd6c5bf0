import { handOf } from '../../../shell/persistence/saveState';
import { GiveUpNote, GiveUpQuestion } from '../../../shell/ui/pages/GiveUp';
import type { InProgress } from '../../../shell/ui/pages/useGiveUp';
import { battleShown } from '../../store/state';
import { battleOfWhom, battleTitle, progressWords } from '../../words/records';
import { useBattleState } from './useGame';

/**
 * Hook: returns the battle in progress that a new battle would replace, with the note and the question about it; null
 * if there is none.
 */
export function useInProgress(): InProgress | null {
  const game = useBattleState((state) =>
    battleShown(state)?.phase === 'over' ? null : state.game,
  );
  const isSaved = useBattleState((state) => handOf(state).save.library === 'saved');
  if (game === null) return null;
  const title = battleTitle(game);
  return {
    isSaved,
    note: <GiveUpNote game={title} />,
    question: (answers) => (
      <GiveUpQuestion game={title} facts={[battleOfWhom(game), progressWords(game)]} {...answers} />
    ),
  };
}
