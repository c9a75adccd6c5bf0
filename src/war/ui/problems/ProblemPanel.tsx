import type { Position } from '../../engine/position';
import { chosenTarget } from '../../game/choice';
import { present, type War } from '../../game/war';
import { PROBLEMS } from '../../problems/collection';
import { HINT_STEPS, type Hint } from '../../problems/hints';
import type { Judgement } from '../../problems/judge';
import type { Problem } from '../../problems/problem';
import { factSentences, hintSentence, taskSentence } from '../../words/problems';
import { t } from '../../words/t';
import { Terms } from '../base/Terms';
import { useGameStore, useTableState } from '../base/useGame';
import { Notice } from '../play/panel/Notice';
import { TaskNav, TaskPanel, TurnActions } from '../play/TaskPanel';
import { TryFromHere } from '../base/StudyButtons';
import type { AskingProps } from '../play/asking';

interface ProblemPanelProps extends AskingProps {
  readonly problem: Problem;
  /** Its first position. */
  readonly start: Position;
  readonly judgement: Judgement;
  readonly hint: Hint | null;
  readonly war: War;
  readonly onHint: () => void;
  readonly onTryAgain: () => void;
  readonly onTakeBack: () => void;
}

/** Returns the title of a problem: its kind, and its number within the kind. */
function titleOf({ id, kind }: Problem): string {
  const number = PROBLEMS.filter((each) => each.kind === kind).findIndex((each) => each.id === id);
  return `${t(`problems:kinds.${kind}`)} ${number + 1}`;
}

/**
 * The panel of a problem: its task, whether it is solved (`judgement`), the hint if one was asked for, details of the
 * unit chosen or pointed at, and the buttons of the turn. Each callback is called by a button of the same purpose.
 */
export function ProblemPanel(props: ProblemPanelProps) {
  const { problem, start, judgement, hint, war, asking, assault } = props;
  const live = judgement.is === 'open';
  const { navigation } = useGameStore();
  const at = PROBLEMS.indexOf(problem);

  return (
    <TaskPanel
      side={start.side}
      title={titleOf(problem)}
      progress={
        <p role="status">
          {judgement.is === 'open' && judgement.left < problem.grade
            ? t('problems:left', { count: judgement.left })
            : t('problems:grade', { count: problem.grade })}
          {judgement.is === 'solved' && ` · ${t(`problems:themes.${problem.theme}`)}`}
        </p>
      }
      nav={
        <TaskNav
          label={t('problems:list')}
          all={t('problems:all')}
          previous={[PROBLEMS[at - 1]?.id, t('problems:previousProblem')]}
          next={[PROBLEMS[at + 1]?.id, t('problems:nextProblem')]}
          onOpen={(id) => navigation.push({ screen: 'problems', id })}
        />
      }
      task={taskSentence(problem, start)}
      notice={<ProblemNotice {...{ start, judgement, hint, asking }} />}
      position={present(war)}
      {...{ asking, assault, live }}
      attackButton={props.attackButton}
    >
      {live && assault === null && (
        <>
          <HintButton hint={hint} onHint={props.onHint} />
          <TurnActions war={war} />
        </>
      )}
      {judgement.is === 'wrong' && (
        <>
          {war.actions.length > 1 && (
            <button type="button" onClick={props.onTakeBack}>
              {t('war:undo')}
            </button>
          )}
          <button type="button" className="primary" autoFocus onClick={props.onTryAgain}>
            {t('lessons:tryAgain')}
          </button>
        </>
      )}
      {judgement.is === 'solved' && <SolvedActions problem={problem} war={war} />}
    </TaskPanel>
  );
}

/** Right or wrong, with the reasons; the requested part of the hint. */
function ProblemNotice({
  start,
  judgement,
  hint,
  asking,
}: Pick<ProblemPanelProps, 'start' | 'judgement' | 'hint' | 'asking'>) {
  const aim = useTableState(({ choice }) => chosenTarget(choice));
  const live = judgement.is === 'open';
  return (
    <>
      <div
        className={`lesson-notice lesson-${judgement.is === 'solved' ? 'done' : judgement.is}`}
        role="status"
      >
        {judgement.is === 'open' ? (
          hint !== null && (
            <p>
              <Terms>{t('lessons:hintText', { hint: hintSentence(start, hint) })}</Terms>
            </p>
          )
        ) : (
          <p>
            <strong>
              {t(judgement.is === 'solved' ? 'problems:rightTitle' : 'lessons:wrongTitle')}
            </strong>{' '}
            <Terms>{judgement.why.flatMap((fact) => factSentences(start, fact)).join(' ')}</Terms>
          </p>
        )}
      </div>
      {live && (
        <Notice
          asking={asking}
          hidden={aim !== null || (hint !== null && asking.refusal === null)}
        />
      )}
    </>
  );
}

function HintButton({ hint, onHint }: Pick<ProblemPanelProps, 'hint' | 'onHint'>) {
  const step = (hint?.step ?? 0) + 1;
  return (
    <button type="button" onClick={onHint} disabled={step > HINT_STEPS}>
      {t('problems:hint', { step: Math.min(step, HINT_STEPS), steps: HINT_STEPS })}
    </button>
  );
}

function SolvedActions({ problem, war }: Pick<ProblemPanelProps, 'problem' | 'war'>) {
  const { navigation } = useGameStore();
  const next = PROBLEMS[PROBLEMS.indexOf(problem) + 1];
  return (
    <>
      <TryFromHere
        players={{ N: '', S: '' }}
        tags={[{ name: 'Event', value: titleOf(problem) }]}
        war={war}
        ruleSet={problem.rules}
        rules={present(war).rules}
        live={false}
      />
      <button
        type="button"
        className="primary"
        autoFocus
        onClick={() => navigation.push({ screen: 'problems', id: next?.id ?? '' })}
      >
        {t(next === undefined ? 'problems:all' : 'problems:onward')}
      </button>
    </>
  );
}
