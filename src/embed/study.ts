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

/**
 * A study as the embedded page shows it: one line of its tree, from the start to the end, as nodes (index 0 is the
 * start) and as a war.
 */
export interface ShownStudy {
  readonly study: Study;
  readonly line: readonly StudyNode[];
  readonly war: War;
}

/** Returns whether a study has more than a plain game: variations, comments, arrows or marked squares. */
export const hasMore = ({ nodes }: Study): boolean =>
  [...nodes.values()].some(
    ({ children, comment, shapes }) =>
      children.length > 1 || comment.trim() !== '' || shapes.length > 0,
  );

/**
 * Returns a study with the line to show: the path from the start to the node `id`, and from there each node's first
 * continuation to the end.
 */
export function lineThrough(study: Study, id: NodeId): ShownStudy {
  const line = [...pathTo(study, id), ...lineFrom(study, id)];
  const [first, ...rest] = line.map((node) => positionAt(study, node.id));
  const actions = line.flatMap(({ action }) => action ?? []);
  const start = first ?? positionAt(study, ROOT);
  return { study, line, war: { start: study.start.setup, actions, positions: [start, ...rest] } };
}

/**
 * One of several orders that may follow a step of an embedded study: its node, its text in the notation, its number
 * among them, and whether the shown line takes it.
 */
export interface Continuation {
  readonly id: NodeId;
  /** In the notation, with the mark of its outcome. */
  readonly text: string;
  /** 0 for the line's own, otherwise the number of the variation. */
  readonly number: number;
  /** Whether the shown line takes it. */
  readonly taken: boolean;
}

/**
 * Returns the orders that may follow the step `at` of the shown line of a study (0 is the start), if there are several;
 * otherwise an empty array.
 */
export function continuationsFrom(
  { study, line }: ShownStudy,
  at: number,
): readonly Continuation[] {
  const children = line[at]?.children ?? [];
  if (children.length < 2) return [];
  return children.map((id, number) => {
    const { action } = nodeOf(study, id);
    const text = action === null ? '' : writeAction(study.start.board, action);
    const taken = line[at + 1]?.id === id;
    return { id, number, text: `${text}${markAt(study, id) ?? ''}`, taken };
  });
}

/**
 * Returns which of the alternatives to itself the step `at` of the shown line is: 0 for the main continuation, then the
 * variations from 1; and how many variations there are (`all`). Null if there is no alternative, and at the start.
 */
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

/**
 * Returns the id of the next alternative to the step `at` of the shown line, after the last the first again; the step's
 * own node if there is no alternative, at the start the root.
 */
export function siblingAt({ study, line }: ShownStudy, at: number): NodeId {
  const node = line[at];
  if (node === undefined || node.parent === null) return ROOT;
  const { children } = nodeOf(study, node.parent);
  return children[(children.indexOf(node.id) + 1) % children.length] ?? node.id;
}

/** Returns the node of the parent line from which the variation at the step `at` branches; null on the main line. */
export function leftAt({ study, line }: ShownStudy, at: number): NodeId | null {
  const node = line[at];
  return node === undefined ? null : (branchOf(study, node.id)?.parent ?? null);
}
