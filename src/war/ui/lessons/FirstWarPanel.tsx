import { SCRIPT, type FirstWarStep } from '../../game/firstWar';
import { present, type TurnSummary, type War } from '../../game/war';
import { t } from '../../words/t';
import { Terms } from '../base/Terms';
import { askedSquare, type AskingProps } from '../play/asking';
import { Notice } from '../play/panel/Notice';
import { Pips } from '../play/panel/Pips';
import { TaskPanel, TurnActions } from '../play/TaskPanel';

interface FirstWarPanelProps extends AskingProps {
  readonly war: War;
  /** The index of the step in the script. */
  readonly index: number;
  readonly step: FirstWarStep;
  readonly task: string;
  /** Why the last order was not executed, or null. */
  readonly why: string | null;
  /** Whether orders are accepted now. */
  readonly live: boolean;
  readonly summary: TurnSummary | null;
  /** Whether no bot plays the South's turn. */
  readonly failed: boolean;
  readonly onGoOn: () => void;
  readonly onAgain: () => void;
  readonly onSkip: () => void;
  readonly onMachine: () => void;
  readonly onLessons: () => void;
  readonly onLeave: () => void;
}

/**
 * The panel of *Your first war*, a scripted war for beginners: the sentence of the present step (`task`), why the last
 * order was not executed (`why`, null for none), details of what is chosen, and the buttons of the step. Each callback
 * is called by a button of the same purpose.
 */
export function FirstWarPanel(props: FirstWarPanelProps) {
  const { war, index, step, task, why, live, asking, assault } = props;
  const position = present(war);
  const free = step.is === 'free';

  return (
    <TaskPanel
      side="N"
      firstWar={step.id}
      title={t('headquarters:firstWar')}
      progress={<p>{t('firstWar:step', { step: index + 1, steps: SCRIPT.length })}</p>}
      nav={
        <nav className="lesson-nav" aria-label={t('headquarters:firstWar')}>
          <button type="button" onClick={props.onLeave}>
            {t('field:headquarters')}
          </button>
        </nav>
      }
      notice={
        <>
          {why !== null && asking.refusal === null && (
            <div className="lesson-notice lesson-wrong">
              <p>
                <Terms>{why}</Terms>
              </p>
            </div>
          )}
          <Notice asking={asking} hidden={asking.refusal === null} />
          {free && <Pips position={position} />}
        </>
      }
      {...{ task, position, asking, assault, live }}
      attackButton={props.attackButton}
      summary={askedSquare(asking) === null ? props.summary : null}
    >
      {live && assault === null && <TurnActions war={war} undo={free} />}
      {props.failed && (
        <>
          <button type="button" onClick={props.onSkip}>
            {t('firstWar:skip')}
          </button>
          <button type="button" className="primary" autoFocus onClick={props.onAgain}>
            {t('opponent:failed.again')}
          </button>
        </>
      )}
      {step.is === 'read' && (
        <button key={step.id} type="button" className="primary" autoFocus onClick={props.onGoOn}>
          {t('lessons:nextStep')}
        </button>
      )}
      {step.is === 'end' && (
        <>
          <button type="button" onClick={props.onLessons}>
            {t('shell:course.list')}
          </button>
          <button type="button" className="primary" autoFocus onClick={props.onMachine}>
            {t('firstWar:machine')}
          </button>
        </>
      )}
    </TaskPanel>
  );
}
