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

/** A study as it is shown: one of its lines, from the start to its end, one node a step. */
export interface ShownStudy {
  readonly study: Study;
  readonly line: readonly StudyNode[];
  readonly war: War;
}

/** Returns whether a study has more than a game: variations, words, or shapes. */
export const hasMore = ({ nodes }: Study): boolean =>
  [...nodes.values()].some(
    ({ children, comment, shapes }) =>
      children.length > 1 || comment.trim() !== '' || shapes.length > 0,
  );

/**
 * Returns a study with its line that leads from the start through a node, and on by each node's first continuation
 * to the end.
 */
export function lineThrough(study: Study, id: NodeId): ShownStudy {
  const line = [...pathTo(study, id), ...lineFrom(study, id)];
  const [first, ...rest] = line.map((node) => positionAt(study, node.id));
  const actions = line.flatMap(({ action }) => action ?? []);
  const start = first ?? positionAt(study, ROOT);
  return { study, line, war: { start: study.start.setup, actions, positions: [start, ...rest] } };
}

/** One of several continuations of a step. */
export interface Continuation {
  readonly id: NodeId;
  /** In the notation, with the mark of its outcome. */
  readonly text: string;
  /** 0 for the line's own, otherwise the number of the variation. */
  readonly number: number;
  /** Whether the shown line takes it. */
  readonly taken: boolean;
}

/** Returns the continuations of a step if there are several; otherwise empty. */
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
 * Returns which of the continuations of its predecessor a step is: 0 for the line's own, then the variations from 1;
 * and how many variations there are. Null if there are none, and at the start.
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
 * Returns the id of the next continuation beside that of a step, in a circle; the step's own node if there is no
 * other.
 */
export function siblingAt({ study, line }: ShownStudy, at: number): NodeId {
  const node = line[at];
  if (node === undefined || node.parent === null) return ROOT;
  const { children } = nodeOf(study, node.parent);
  return children[(children.indexOf(node.id) + 1) % children.length] ?? node.id;
}

/** Returns the node at which a step's variation left its line; null on the main line. */
export function leftAt({ study, line }: ShownStudy, at: number): NodeId | null {
  const node = line[at];
  return node === undefined ? null : (branchOf(study, node.id)?.parent ?? null);
}
