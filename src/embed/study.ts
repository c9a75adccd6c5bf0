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
 * A study, and the one line of its tree that the embedded page shows, from the start to its end: `line` has the nodes,
 * index 0 being the start; `war` has the same line as a game.
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
 * Returns a study with the one line of its tree to show: the path from the start to the node `id`, and from there each
 * node's first continuation to the end.
 */
export function lineThrough(study: Study, id: NodeId): ShownStudy {
  const line = [...pathTo(study, id), ...lineFrom(study, id)];
  const [first, ...rest] = line.map((node) => positionAt(study, node.id));
  const actions = line.flatMap(({ action }) => action ?? []);
  const start = first ?? positionAt(study, ROOT);
  return { study, line, war: { start: study.start.setup, actions, positions: [start, ...rest] } };
}

/**
 * One of several orders that may follow a step of an embedded study: the id of its node, its `text` in the notation,
 * such as `H5-G7`, its `number` among them, and whether the shown line continues with it (`taken`).
 */
export interface Continuation {
  readonly id: NodeId;
  /** In the notation, with the mark of its outcome. */
  readonly text: string;
  /** 0 for the main continuation, otherwise the number of the variation. */
  readonly number: number;
  /** Whether the shown line continues with this order. */
  readonly taken: boolean;
}

/**
 * Returns the orders that may follow the step `at` of the shown line of a study (0 is the start), the main continuation
 * first, then the variations; an empty array if there are fewer than two.
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
 * Returns the place of the step `at` of a study's shown line among the orders possible instead: `number` is 0 for the
 * main continuation, from 1 for variations; `all` is the number of variations. Null at the start and for a step without
 * alternative.
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
 * Returns the id of the next alternative to the step `at` of a study's shown line (0 is the start); after the last
 * variation comes the main continuation. The step's own node if it has no alternative; the root at the start or if
 * there is no such step.
 */
export function siblingAt({ study, line }: ShownStudy, at: number): NodeId {
  const node = line[at];
  if (node === undefined || node.parent === null) return ROOT;
  const { children } = nodeOf(study, node.parent);
  return children[(children.indexOf(node.id) + 1) % children.length] ?? node.id;
}

/**
 * Returns the node of the parent line from which the variation that contains the step `at` (0 is the start) branches;
 * null if the step is on the main line, or there is no such step.
 */
export function leftAt({ study, line }: ShownStudy, at: number): NodeId | null {
  const node = line[at];
  return node === undefined ? null : (branchOf(study, node.id)?.parent ?? null);
}
