import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { watchSizes } from '../../../shell/platform/browserApis';
import type { StepKind } from '../../../shell/replay';
import { nodeOf, ROOT, type NodeId, type Study, type StudyNode } from '../../game/study';
import { markAt, studyLines, type StudyLine, type StudyTurn } from '../../game/studyTurns';
import { actionWords } from '../../words/history';
import { t } from '../../words/t';
import { StepButton, stepKeys, TurnNumber } from '../base/turnRows';
import { useLanguage } from '../../../shell/ui/useLanguage';

interface StudyTreeProps {
  readonly study: Study;
  readonly onGo: (id: NodeId) => void;
  readonly onStep: (stepKind: StepKind) => void;
}

/**
 * The tree of a study in the notation: its main line turn by turn, with the variations of each turn indented below it.
 * `onGo` is called with the id of the pressed node, `onStep` with the step that a key stands for.
 */
export function StudyTree({ study, onGo, onStep }: StudyTreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const { start, nodes, at } = study;
  const lines = useMemo(
    () => studyLines({ start, nodes, at: ROOT, nextId: 0, tags: [] }),
    [start, nodes],
  );
  useLayoutEffect(() => {
    if (list.current !== null) showStep(list.current);
  }, [at, lines]);
  // Rotating the window, and elements beside the tree, change its height.
  useEffect(() => {
    const room = list.current;
    return room === null ? undefined : watchSizes([room], () => showStep(room));
  }, []);

  const root = nodeOf(study, ROOT);
  return (
    <div
      ref={list}
      className="study-tree"
      role="group"
      aria-label={t('studies:tree')}
      aria-description={t('studies:treeHelp')}
      tabIndex={0}
      onKeyDown={stepKeys(onStep)}
      onClick={({ target }) => {
        const id = (target as Element).closest('[data-node]')?.getAttribute('data-node');
        if (typeof id !== 'string') return;
        onGo(Number(id));
        list.current?.focus({ preventScroll: true });
      }}
    >
      <p className="study-root">
        <StepButton
          to={{ 'data-node': ROOT }}
          text={t('studies:start')}
          current={at === ROOT}
          look="study-step"
        />
        <Notes node={root} />
      </p>
      <Line study={study} line={lines} at={at} />
    </div>
  );
}

/** Scrolls the tree to the current step, with as much around it as there is room for. */
function showStep(room: HTMLElement): void {
  const here = room.querySelector<HTMLElement>('[aria-current]');
  if (here === null) return;
  const [frame, step] = [room.getBoundingClientRect(), here.getBoundingClientRect()];
  const spare = Math.max(
    0,
    Math.min(2 * step.height, frame.height / 4, (frame.height - step.height) / 2),
  );
  if (step.top < frame.top + spare) room.scrollTop -= frame.top + spare - step.top;
  else if (step.bottom > frame.bottom - spare) room.scrollTop += step.bottom - frame.bottom + spare;
}

interface LineProps {
  readonly study: Study;
  readonly line: StudyLine;
  readonly at: NodeId;
}

const Line = ({ study, line, at }: LineProps) => (
  <ol>
    {line.map((turn) => (
      <Turn
        key={turn.ids.at(turn.shared)}
        study={study}
        turn={turn}
        current={holds(turn, at) ? at : null}
      />
    ))}
  </ol>
);

/** Returns whether a node is in a turn, or in one of its variations. */
const holds = ({ ids, shared, variations }: StudyTurn, at: NodeId): boolean =>
  ids.includes(at, shared) || variations.some((line) => line.some((turn) => holds(turn, at)));

interface TurnProps {
  readonly study: Study;
  readonly turn: StudyTurn;
  /** The current node, if it is here. */
  readonly current: NodeId | null;
}

const Turn = memo(
  function Turn({ study, turn: { turn, side, ids, shared, variations }, current }: TurnProps) {
    useLanguage();
    return (
      <li>
        <p className="study-turn">
          <TurnNumber turn={turn} side={side} look="study-number" />
          {shared > 0 && <span className="study-shared">…</span>}
          {ids.slice(shared).map((id) => (
            <span key={id} className="study-move">
              <StepButton
                to={{ 'data-node': id }}
                text={written(study, id)}
                translate="no"
                current={id === current}
                look="study-step"
              />
              <Notes node={nodeOf(study, id)} />
            </span>
          ))}
        </p>
        {variations.length > 0 && (
          <ul className="study-variations" aria-label={t('studies:variationsOf', { turn })}>
            {variations.map((line) => (
              <li key={line[0]?.ids.at(line[0].shared)}>
                <Line study={study} line={line} at={current ?? -1} />
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  },
  (a, b) => a.current === b.current && sameTurn(a.study, a.turn, b.study, b.turn),
);

/** Returns whether two turns are written the same, with everything in them. */
function sameTurn(a: Study, turn: StudyTurn, b: Study, other: StudyTurn): boolean {
  return (
    turn === other ||
    (turn.shared === other.shared &&
      turn.ids.length === other.ids.length &&
      turn.ids.every((id, i) => id === other.ids[i] && nodeOf(a, id) === nodeOf(b, id)) &&
      turn.variations.length === other.variations.length &&
      turn.variations.every((line, i) => {
        const otherLine = other.variations[i];
        return (
          line.length === otherLine?.length &&
          line.every((inner, j) => sameTurn(a, inner, b, otherLine[j] ?? inner))
        );
      }))
  );
}

/** The notes of a node: the sign of its shapes, and its comment. */
function Notes({ node: { comment, shapes } }: { readonly node: StudyNode }) {
  return (
    <>
      {shapes.length > 0 && (
        <span className="study-drawn" title={t('studies:drawn', { count: shapes.length })}>
          <svg viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
            <path d="M2 10 9 3M4.5 2.5h5v5" fill="none" stroke="currentcolor" strokeWidth="1.6" />
          </svg>
          <span className="visually-hidden">{t('studies:drawn', { count: shapes.length })}</span>
        </span>
      )}
      {comment.trim() !== '' && <span className="study-comment">{comment}</span>}
    </>
  );
}

/** Returns an action in the notation with the mark of its outcome. */
function written(study: Study, id: NodeId): string {
  const { action } = nodeOf(study, id);
  return action === null ? '' : actionWords(study.start.board, action, markAt(study, id));
}
