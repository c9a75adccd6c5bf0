import { useEffect, useMemo, useState } from 'react';
import { assaultAimed } from '../../game/previews';
import { chosenTarget } from '../../game/choice';
import { present, stepsAfter, type War } from '../../game/war';
import { hintMarks, hintOf, shapesOfProblem } from '../../problems/hints';
import { judge } from '../../problems/judge';
import type { Problem } from '../../problems/problem';
import type { LessonTable } from '../../store/tables/lessonTable';
import { t } from '../../words/t';
import { useGameStore, useTableState } from '../base/useGame';
import { ShapesDrawn } from '../board/ShapesDrawn';
import { BoardScene } from '../effects/animations/BoardScene';
import { TaskScreen } from '../play/TaskScreen';
import { useBoardScreen } from '../play/useBoardScreen';
import { useWarView } from '../play/useWarView';
import { useOrientation } from '../base/orientation';
import { ProblemPanel } from './ProblemPanel';
import { saveSolved } from './progress';

interface ProblemSceneProps {
  readonly problem: Problem;
  readonly table: LessonTable;
  readonly first: War;
}

/** How many steps of a problem's hint the player has asked for: 0 for none, 3 for all. */
type HintAsked = 0 | 1 | 2 | 3;

/**
 * The screen of one problem: the board, and beside it the task and whether it is solved, which is saved. `table` has
 * the war on which the player gives orders; `first` is that war before the first order.
 */
export function ProblemScene({ problem, table, first }: ProblemSceneProps) {
  const [hinted, setHinted] = useState<HintAsked>(0);
  const { storage } = useGameStore();
  const war = useTableState((state) => state.war) ?? first;
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const position = present(war);
  const shared = useBoardScreen(position);
  const { asking, attackButton } = shared;
  // Judging may take a search: once for each order, however often the panel renders.
  const judgement = useMemo(() => {
    return judge(problem, present(first), stepsAfter(war, 0));
  }, [problem, first, war]);
  const live = judgement.is === 'open';

  const solved = judgement.is === 'solved';
  useEffect(() => {
    if (solved) saveSolved(storage, problem.id);
  }, [solved, storage, problem]);

  const hint = useMemo(
    () => (hinted === 0 || !live ? null : hintOf(problem, hinted)),
    [hinted, live, problem],
  );
  const ordering = useWarView(asking, null, null, present(first).side);
  const view = useMemo(
    () => (hint === null ? ordering : { ...ordering, scene: hintMarks(hint) }),
    [ordering, hint],
  );
  const orientation = useOrientation();
  const shapes = useMemo(() => shapesOfProblem(judgement, hint), [judgement, hint]);
  const tryAgain = (): void => table.backTo(0);
  const takeBack = (): void => table.backTo(war.actions.length - 1);

  return (
    <TaskScreen
      {...{ war, position, view, live }}
      takeBack={judgement.is === 'wrong' ? takeBack : null}
      label={t('problems:board')}
      scene={shared}
      drawn={
        <>
          <BoardScene war={war} at={war.actions.length} live={live} />
          {shapes.length > 0 && (
            <ShapesDrawn {...{ orientation, shapes }} board={position.board} drawn={null} />
          )}
        </>
      }
    >
      <ProblemPanel
        problem={problem}
        start={present(first)}
        judgement={judgement}
        hint={hint}
        war={war}
        asking={asking}
        assault={live ? assaultAimed(position, aim) : null}
        attackButton={attackButton}
        onHint={() => setHinted(Math.min(3, hinted + 1) as HintAsked)}
        onTryAgain={tryAgain}
        onTakeBack={takeBack}
      />
    </TaskScreen>
  );
}
