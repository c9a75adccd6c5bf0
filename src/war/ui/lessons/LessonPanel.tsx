import { present, type TurnSummary, type War } from '../../game/war';
import { t } from '../../words/t';
import { TryFromHere } from '../base/StudyButtons';
import { Pips } from '../play/panel/Pips';
import { TaskNav, TaskPanel, TurnActions } from '../play/TaskPanel';
import { LESSONS } from './course/lessons';
import type { Lesson, LessonId } from './course/types';
import { LessonNotice, type LessonNoticeProps } from './LessonNotice';
import type { AskingProps } from '../play/asking';

/**
 * The props of the panel of a lesson: the lesson and the `index`, from 0, of its present step, the war played in it,
 * the last turn (null for none), whether restarting the step differs from undoing the last order, and a callback for
 * each button.
 */
export interface LessonPanelProps extends AskingProps, LessonNoticeProps {
  readonly lesson: Lesson;
  readonly index: number;
  readonly war: War;
  readonly summary: TurnSummary | null;
  /** Whether restarting the step differs from undoing the last order. */
  readonly restarts: boolean;
  readonly onHint: () => void;
  readonly onTryAgain: () => void;
  readonly onTakeBack: () => void;
  readonly onGoOn: () => void;
  readonly onOpen: (lesson: LessonId | '') => void;
  readonly onLeave: () => void;
}

const titleOf = ({ id }: Lesson): string => t(`lessons:lessons.${id}.title`);

/**
 * The panel of a lesson: the task of its present step and why it is set, whether the last order was right, the moves
 * left, details of what is chosen, and the buttons of the turn. Each callback is called by a button of the same
 * purpose; `onOpen` with the id of another lesson, empty for the list.
 */
export function LessonPanel(props: LessonPanelProps) {
  const { lesson, index, step, verdict, waiting, hinted, war, asking, assault } = props;
  const position = present(war);
  const number = LESSONS.indexOf(lesson) + 1;
  const live = !waiting && verdict.is === 'open';
  const neighbour = (which: 'previous' | 'next', other?: Lesson) =>
    [other?.id, other && t(`lessons:${which}`, { title: titleOf(other) })] as const;

  return (
    <TaskPanel
      side="N"
      title={titleOf(lesson)}
      progress={
        <p>
          {t('lessons:lessonOf', {
            number,
            all: LESSONS.length,
            step: index + 1,
            steps: lesson.steps.length,
          })}
        </p>
      }
      nav={
        <TaskNav
          label={t('shell:course.list')}
          all={t('lessons:all')}
          previous={neighbour('previous', LESSONS[number - 2])}
          next={neighbour('next', LESSONS[number])}
          onOpen={props.onOpen}
        />
      }
      task={t(`lessons:steps.${step.id}.task`)}
      notice={
        <>
          <LessonNotice asking={asking} step={step} {...{ verdict, waiting, hinted }} />
          {live && <Pips position={position} />}
        </>
      }
      {...{ position, asking, assault, live }}
      attackButton={props.attackButton}
      summary={asking.chosen === null ? props.summary : null}
    >
      {live && assault === null && (
        <>
          <button type="button" onClick={props.onHint}>
            {t(hinted ? 'lessons:hideHint' : 'lessons:hint')}
          </button>
          <TurnActions war={war} />
        </>
      )}
      {verdict.is === 'wrong' && (
        <>
          {props.restarts && (
            <button type="button" onClick={props.onTakeBack}>
              {t('war:undo')}
            </button>
          )}
          <button type="button" className="primary" autoFocus onClick={props.onTryAgain}>
            {t('lessons:tryAgain')}
          </button>
        </>
      )}
      {!waiting && verdict.is === 'done' && <OnwardActions {...props} number={number} />}
    </TaskPanel>
  );
}

/** What follows a finished step: the next, the next lesson, or headquarters after the last. */
function OnwardActions(props: LessonPanelProps & { readonly number: number }) {
  const { lesson, index, number, onGoOn, onOpen, onLeave } = props;
  const next = LESSONS[number];
  const [act, words] =
    index < lesson.steps.length - 1
      ? [onGoOn, t('lessons:nextStep')]
      : next === undefined
        ? [onLeave, t('lessons:finish')]
        : [
            () => onOpen(next.id),
            t('lessons:nextLesson', {
              number: number + 1,
              title: titleOf(next),
            }),
          ];
  return (
    <>
      <TryFromHere
        players={{ N: '', S: '' }}
        tags={[{ name: 'Event', value: titleOf(lesson) }]}
        war={props.war}
        ruleSet="debord"
        rules={present(props.war).rules}
        live={false}
      />
      <button type="button" className="primary" autoFocus onClick={act}>
        {words}
      </button>
    </>
  );
}
