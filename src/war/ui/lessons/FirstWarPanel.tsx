import { useId, type RefObject } from 'react';
import type { Assault } from '../../engine/combat';
import { SCRIPT, type FirstWarStep } from '../../game/firstWar';
import { canUndo, present, type TurnSummary, type War } from '../../game/war';
import { t } from '../../words/t';
import { Terms } from '../base/Terms';
import { useTable } from '../base/useGame';
import { TurnSummaryView } from '../play/panel/TurnSummaryView';
import { AssaultPanel } from '../play/panel/AssaultPanel';
import { askedSquare, type Asking } from '../play/asking';
import { EndTurn } from '../play/panel/EndTurn';
import { Notice } from '../play/panel/Notice';
import { Particulars } from '../play/panel/Particulars';
import { Pips } from '../play/panel/Pips';

interface FirstWarPanelProps {
  readonly war: War;
  /** The index of the step in the script. */
  readonly index: number;
  readonly step: FirstWarStep;
  /** The sentence of the step. */
  readonly task: string;
  /** Why the last order was not executed, or null. */
  readonly why: string | null;
  /** Whether orders are accepted now. */
  readonly live: boolean;
  readonly asking: Asking;
  readonly assault: Assault | null;
  readonly attackButton: RefObject<HTMLButtonElement | null>;
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
  const { war, index, step, task, why, live, asking, assault, attackButton, summary } = props;
  const titleId = useId();
  const taskId = useId();
  const position = present(war);
  const asked = askedSquare(asking);
  const free = step.is === 'free';

  return (
    <section className="panel lesson first-war" data-step={step.id} aria-labelledby={titleId}>
      <header className="panel-head lesson-head side-N">
        <h1 id={titleId}>{t('firstWar:title')}</h1>
        <p>{t('firstWar:step', { step: index + 1, steps: SCRIPT.length })}</p>
        <nav className="lesson-nav" aria-label={t('firstWar:title')}>
          <button type="button" onClick={props.onLeave}>
            {t('lessons:leave')}
          </button>
        </nav>
      </header>
      <div role="group" className="lesson-task" aria-labelledby={`${titleId} ${taskId}`}>
        {/* Each sentence is its own paragraph, so that none is animated in another's place. */}
        <p key={task} id={taskId}>
          <Terms>{task}</Terms>
        </p>
      </div>
      {why !== null && asking.refusal === null && (
        <div className="lesson-notice lesson-wrong">
          <p>
            <Terms>{why}</Terms>
          </p>
        </div>
      )}
      <Notice asking={asking} hidden={asking.refusal === null} />
      {free && <Pips position={position} />}
      <div className="panel-body lesson-body" role="group" aria-labelledby={titleId} tabIndex={0}>
        {assault !== null && (
          <AssaultPanel key={assault.target} {...{ position, assault, attackButton }} />
        )}
        {summary !== null && asked === null && (
          <TurnSummaryView position={position} summary={summary} />
        )}
        {live && assault === null && asked !== null && (
          <Particulars asking={asking} asked={asked} />
        )}
      </div>
      <div className="panel-actions panel-foot panel-last lesson-foot">
        {live && assault === null && <LiveActions {...props} free={free} />}
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
              {t('firstWar:lessons')}
            </button>
            <button type="button" className="primary" autoFocus onClick={props.onMachine}>
              {t('firstWar:machine')}
            </button>
          </>
        )}
      </div>
    </section>
  );
}

function LiveActions({ war, free }: FirstWarPanelProps & { readonly free: boolean }) {
  const table = useTable();
  return (
    <>
      {free && (
        <button type="button" onClick={table.undo} disabled={!canUndo(war)}>
          {t('war:undo')}
        </button>
      )}
      <EndTurn position={present(war)} />
    </>
  );
}
