import { t } from '../../words/t';
import { RuleLink } from '../base/RuleLink';
import { useTableState } from '../base/useGame';
import { Terms } from '../base/Terms';
import type { Asking } from '../play/asking';
import { Notice } from '../play/panel/Notice';
import { LESSONS } from './course/lessons';
import type { LessonStep } from './course/types';
import type { Verdict } from './judging';
import { chosenTarget } from '../../game/choice';

/**
 * The props of the notice in a lesson: what is chosen and refused (`asking`), the step, how the learner has done so far
 * (`verdict`), whether the enemy's orders come first (`waiting`), and whether the hint is shown (`hinted`).
 */
export interface LessonNoticeProps {
  readonly asking: Asking;
  readonly step: LessonStep;
  readonly verdict: Verdict;
  readonly waiting: boolean;
  readonly hinted: boolean;
}

/**
 * A notice on the last order in a `step` of a lesson: right, with what it teaches; wrong, with the reasons; or refused,
 * with the clause of the rules. `verdict` says how the learner has done so far, `asking` what is chosen and refused;
 * `waiting` says that the enemy's orders come first, `hinted` that the hint is shown.
 */
export function LessonNotice({ asking, step, verdict, waiting, hinted }: LessonNoticeProps) {
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const refused = asking.refusal !== null;
  const open = verdict.is === 'open' && !waiting;
  return (
    <>
      <div className={`lesson-notice lesson-${verdict.is}`} role="status">
        {waiting && <p>{t('lessons:enemy')}</p>}
        {open && hinted && (
          <p>
            <Terms>{t('lessons:hintText', { hint: t(`lessons:steps.${step.id}.hint`) })}</Terms>
          </p>
        )}
        {!waiting && verdict.is === 'wrong' && (
          <p>
            <strong>{t('lessons:wrongTitle')}</strong> <Terms>{verdict.why.join(' ')}</Terms>{' '}
            <RuleLink clause={verdict.clause} />
          </p>
        )}
        {!waiting && verdict.is === 'done' && (
          <>
            <p>
              <strong>{t('lessons:rightTitle')}</strong>{' '}
              <Terms>{t(`lessons:steps.${step.id}.done`)}</Terms> <RuleLink clause={step.clause} />
            </p>
            {LESSONS.at(-1)?.steps.at(-1) === step && <p>{t('lessons:finished')}</p>}
          </>
        )}
      </div>
      {/* If nothing is chosen the task says what to do. */}
      {open && (
        <Notice
          asking={asking}
          hidden={aim !== null || (!refused && (hinted || asking.chosen === null))}
        />
      )}
    </>
  );
}
