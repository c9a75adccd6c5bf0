import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  /** How the last order was, below the task. */
  readonly notice: ReactNode;
  readonly position: Position;
  /** The last turn, if it is to be shown. */
  readonly summary?: TurnSummary | null;
  /** Whether orders are accepted now. */
  readonly live: boolean;
  /** The id of the step in the scripted first war, which announces its tasks and has no choice of layers. */
  readonly firstWar?: string;
  /** The buttons at the foot. */
  readonly children: ReactNode;
}

/**
 * The panel beside a board with a task: a step of a lesson or of the first war, or a problem. It has a head, the task, a
 * notice, details of what is chosen, and buttons.
 */
export function TaskPanel(props: TaskPanelProps): ReactNode {
  const { side, task, position, asking, assault, attackButton, live, firstWar } = props;
  const { summary = null } = props;
  const titleId = useId();
  const taskId = useId();
  const asked = askedSquare(asking);
  const taskRef = useRef<HTMLDivElement>(null);
  const isRead = firstWar === undefined;
  // A new or restarted task is read from its beginning.
  useEffect(() => {
    if (live && isRead) taskRef.current?.focus();
  }, [live, isRead]);
  return (
    <section
      className={isRead ? 'panel lesson' : 'panel lesson first-war'}
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
        tabIndex={isRead ? -1 : undefined}
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
      {isRead && live && assault === null && <Layers />}
      <div className="panel-actions panel-foot panel-last lesson-foot">{props.children}</div>
    </section>
  );
}

/** A neighbouring task, and what its button is called; undefined if there is none. */
type Neighbour<Id> = readonly [id: Id | undefined, words: string | undefined];

interface TaskNavProps<Id> {
  readonly label: string;
  /** The text of the button to the list of tasks. */
  readonly all: string;
  readonly previous: Neighbour<Id>;
  readonly next: Neighbour<Id>;
  /** Opens another task, or with an empty id the list. */
  readonly onOpen: (id: Id | '') => void;
}

/** Back to the list of tasks, and to the tasks before and after. */
export function TaskNav<Id extends string>(props: TaskNavProps<Id>) {
  const { label, all, previous, next, onOpen } = props;
  const step = (sign: string, [id, words]: Neighbour<Id>) => (
    <button
      type="button"
      disabled={id === undefined}
      aria-label={words}
      onClick={() => id !== undefined && onOpen(id)}
    >
      {sign}
    </button>
  );
  return (
    <nav className="lesson-nav" aria-label={label}>
      {step('‹', previous)}
      <button type="button" onClick={() => onOpen('')}>
        {all}
      </button>
      {step('›', next)}
    </nav>
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
