import { useId, type ReactNode, type Ref } from 'react';
import type { Position } from '../../engine/position';
import type { Side } from '../../engine/vocabulary';
import { canUndo, present, type TurnSummary, type War } from '../../game/war';
import { t } from '../../words/t';
import { Terms } from '../base/Terms';
import { useTable } from '../base/useGame';
import { askedSquare, type AskingProps } from './asking';
import { AssaultPanel } from './panel/AssaultPanel';
import { EndTurn } from './panel/EndTurn';
import { Layers } from './panel/Layers';
import { Particulars } from './panel/Particulars';
import { TurnSummaryView } from './panel/TurnSummaryView';

interface TaskPanelProps extends AskingProps {
  /** The side whose colour the head has. */
  readonly side: Side;
  readonly title: string;
  /** A paragraph that says how far the player is. */
  readonly progress: ReactNode;
  /** Buttons that leave, or open another task. */
  readonly nav: ReactNode;
  readonly task: string;
  /** The element of the task, which the page can then focus. */
  readonly taskRef?: Ref<HTMLDivElement>;
  /** How the last order was, below the task. */
  readonly notice: ReactNode;
  readonly position: Position;
  /** The last turn, if it is to be shown. */
  readonly summary?: TurnSummary | null;
  /** Whether orders are accepted now. */
  readonly live: boolean;
  /** The id of the step in the scripted first war, whose panel has no choice of layers. */
  readonly firstWar?: string;
  /** The buttons at the foot. */
  readonly children: ReactNode;
}

/**
 * The panel beside a board with a task: a step of a lesson or of the first war, or a problem. It has a head, the task, a
 * notice, details of what is chosen, and buttons.
 */
export function TaskPanel(props: TaskPanelProps): ReactNode {
  const { side, task, taskRef, position, asking, assault, attackButton, live, firstWar } = props;
  const { summary = null } = props;
  const titleId = useId();
  const taskId = useId();
  const asked = askedSquare(asking);
  return (
    <section
      className={firstWar === undefined ? 'panel lesson' : 'panel lesson first-war'}
      data-step={firstWar}
      aria-labelledby={titleId}
    >
      <header className={`panel-head lesson-head side-${side}`}>
        <h1 id={titleId}>{props.title}</h1>
        {props.progress}
        {props.nav}
      </header>
      <div
        ref={taskRef}
        tabIndex={taskRef === undefined ? undefined : -1}
        role="group"
        className="lesson-task"
        aria-labelledby={`${titleId} ${taskId}`}
      >
        {/* Each task is its own paragraph, so that none is animated in another's place. */}
        <p key={task} id={taskId}>
          <Terms>{task}</Terms>
        </p>
      </div>
      {props.notice}
      <div className="panel-body lesson-body" role="group" aria-labelledby={titleId} tabIndex={0}>
        {assault !== null && (
          <AssaultPanel key={assault.target} {...{ position, assault, attackButton }} />
        )}
        {summary !== null && <TurnSummaryView position={position} summary={summary} />}
        {live && assault === null && asked !== null && (
          <Particulars asking={asking} asked={asked} />
        )}
      </div>
      {firstWar === undefined && live && assault === null && <Layers />}
      <div className="panel-actions panel-foot panel-last lesson-foot">{props.children}</div>
    </section>
  );
}

/** Buttons that take back an order and end the turn. */
export function TurnActions({ war, undo = true }: { readonly war: War; readonly undo?: boolean }) {
  const table = useTable();
  return (
    <>
      {undo && (
        <button type="button" onClick={table.undo} disabled={!canUndo(war)}>
          {t('war:undo')}
        </button>
      )}
      <EndTurn position={present(war)} />
    </>
  );
}
