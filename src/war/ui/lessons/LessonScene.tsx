import { useEffect, useMemo, useState } from 'react';
import { assaultAimed } from '../../game/previews';
import { learnerIn, type LessonTable } from '../../store/tables/lessonTable';
import { lastTurnSummary, present, turnActions } from '../../game/war';
import { BoardScene } from '../effects/animations/BoardScene';
import { useTableState, useGameStore } from '../base/useGame';
import { TaskScreen } from '../play/TaskScreen';
import { useBoardScreen } from '../play/useBoardScreen';
import { useWarView } from '../play/useWarView';
import { squareNamed } from './judging';
import { LessonPanel, type LessonPanelProps } from './LessonPanel';
import { actionOf, enemyOrder, layOut, lessonMomentOf, type StepLayout } from './lessonWar';
import { saveDone } from './progress';
import { TaskMarks } from './TaskMarks';
import { chosenTarget } from '../../game/choice';
import { t } from '../../words/t';

/**
 * The props of a lesson: which `lesson` it is; `onOpen`, called with the id of another lesson to open, or with an empty
 * text to open the list; and `onLeave`, called to leave the lessons.
 */
export type LessonProps = Pick<LessonPanelProps, 'lesson' | 'onOpen' | 'onLeave'>;

interface LessonSceneProps extends LessonProps {
  readonly table: LessonTable;
  readonly first: StepLayout;
}

/** How long the enemy's orders are shown, in milliseconds. */
const ENEMY_PACE = 900;

/**
 * The screen of one lesson: the board, and beside it the task of the present step. `table` has the war on which the
 * learner gives orders, `first` the beginning of the first step; `onOpen` is called with the id of another lesson,
 * empty for the list, `onLeave` to leave.
 */
export function LessonScene({ lesson, table, first, onOpen, onLeave }: LessonSceneProps) {
  const [index, setIndex] = useState(0);
  const [scene, setScene] = useState(first);
  const [hinted, setHinted] = useState(false);
  const { storage } = useGameStore();
  const step = lesson.steps[index] ?? lesson.steps[0];
  const war = useTableState((state) => state.war) ?? scene.war;
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const position = present(war);
  const shared = useBoardScreen(position);
  const { asking, attackButton } = shared;
  const waiting = enemyOrder(scene, war);
  const verdict = step.judge(lessonMomentOf(scene, war, asking.refusal));
  const live = waiting === null && verdict.is === 'open';

  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => table.enemy.order(actionOf(waiting), null), ENEMY_PACE);
    return () => clearTimeout(timer);
  }, [table, war, waiting]);

  const last = index === lesson.steps.length - 1;
  const isDone = last && verdict.is === 'done';
  useEffect(() => {
    if (isDone) saveDone(storage, lesson.id);
  }, [isDone, storage, lesson]);

  // The enemy's orders are shown until the first order.
  const fresh = live && aim === null && turnActions(war).length === 0;
  const summary = useMemo(() => (fresh ? lastTurnSummary(war) : null), [fresh, war]);
  const view = useWarView(asking, summary);
  // One undo may not suffice to make the step possible again; only its start always does.
  const tryAgain = (): void => table.backTo(scene.enemy.length);
  const takeBack = (): void => table.backTo(war.actions.length - 1);
  const goOn = (): void => {
    const next = lesson.steps[index + 1];
    if (next === undefined) return;
    const nextScene = layOut(next, position);
    setIndex(index + 1);
    setScene(nextScene);
    setHinted(false);
    table.seat(learnerIn(nextScene.war, nextScene.enemy.length > 0));
    table.lay(nextScene.war);
  };

  return (
    <TaskScreen
      {...{ war, position, view, live }}
      takeBack={verdict.is === 'wrong' ? takeBack : null}
      label={t('lessons:board')}
      scene={shared}
      drawn={
        <>
          <BoardScene war={war} at={war.actions.length} live={live} />
          {hinted && live && summary === null && (
            <TaskMarks board={position.board} marks={step.marks.map(squareNamed)} />
          )}
        </>
      }
    >
      <LessonPanel
        lesson={lesson}
        index={index}
        step={step}
        verdict={verdict}
        waiting={waiting !== null}
        hinted={hinted}
        war={war}
        asking={asking}
        assault={live ? assaultAimed(position, aim) : null}
        attackButton={attackButton}
        summary={summary}
        restarts={war.actions.length > scene.enemy.length + 1}
        onHint={() => setHinted(!hinted)}
        onTryAgain={tryAgain}
        onTakeBack={takeBack}
        onGoOn={goOn}
        onOpen={onOpen}
        onLeave={onLeave}
      />
    </TaskScreen>
  );
}
