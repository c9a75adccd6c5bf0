import { writeAction } from '../war/engine/notation/notation';
import {
  branchOf,
  lineFrom,
  nodeOf,
  pathTo,
  positionAt,
  ROOT,
  type NodeId,
  type Study,
  type StudyNode,
} from '../war/game/study';
import { markAt } from '../war/game/studyTurns';
import type { War } from '../war/game/war';

/** A study as it is stepped through: one of its lines at a time, from the start to its end, a node a step. */
export interface ShownStudy {
  readonly study: Study;
  readonly line: readonly StudyNode[];
  readonly war: War;
}

/** Whether a study has more than a game: variations, words, or marks on the board. */
export const hasMore = ({ nodes }: Study): boolean =>
  [...nodes.values()].some(
    ({ children, comment, shapes }) =>
      children.length > 1 || comment.trim() !== '' || shapes.length > 0,
  );

/** The line that leads through a node, to its end. */
export function lineThrough(study: Study, id: NodeId): ShownStudy {
  const line = [...pathTo(study, id), ...lineFrom(study, id)];
  const [first, ...rest] = line.map((node) => positionAt(study, node.id));
  const actions = line.flatMap(({ action }) => action ?? []);
  const start = first ?? positionAt(study, ROOT);
  return { study, line, war: { start: study.start.setup, actions, positions: [start, ...rest] } };
}

/** A way on from a step, of several. */
export interface Way {
  readonly id: NodeId;
  /** In the notation, with the mark of its outcome. */
  readonly text: string;
  /** 0 the line's own, else the number of the variation. */
  readonly number: number;
  /** Whether the line that is shown takes it. */
  readonly taken: boolean;
}

/** The ways on from a step, where there are several. */
export function waysFrom({ study, line }: ShownStudy, at: number): readonly Way[] {
  const children = line[at]?.children ?? [];
  if (children.length < 2) return [];
  return children.map((id, number) => {
    const { action } = nodeOf(study, id);
    const text = action === null ? '' : writeAction(study.start.board, action);
    const taken = line[at + 1]?.id === id;
    return { id, number, text: `${text}${markAt(study, id) ?? ''}`, taken };
  });
}

/** Which of the ways on from the step before a step is; null where it is the only one, or the start. */
export function placeAmong(
  { study, line }: ShownStudy,
  at: number,
): { readonly number: number; readonly all: number } | null {
  const node = line[at];
  if (node === undefined || node.parent === null) return null;
  const { children } = nodeOf(study, node.parent);
  return children.length < 2
    ? null
    : { number: children.indexOf(node.id), all: children.length - 1 };
}

/** The next of the ways that lead to where a step is, round and round; the node itself where there is but one. */
export function siblingAt({ study, line }: ShownStudy, at: number): NodeId {
  const node = line[at];
  if (node === undefined || node.parent === null) return ROOT;
  const { children } = nodeOf(study, node.parent);
  return children[(children.indexOf(node.id) + 1) % children.length] ?? node.id;
}

/** The node at which a step's variation left its line; null on the main line. */
export function leftAt({ study, line }: ShownStudy, at: number): NodeId | null {
  const node = line[at];
  return node === undefined ? null : (branchOf(study, node.id)?.parent ?? null);
}
