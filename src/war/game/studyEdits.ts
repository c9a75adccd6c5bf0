import type { Shape } from '../engine/notation/commentText';
import {
  branchOf,
  draftOf,
  grow,
  LONGEST_COMMENT,
  nodeOf,
  pathTo,
  ROOT,
  lineFrom,
  NO_NOTES,
  type NodeId,
  type Notes,
  type Study,
  type StudyDraft,
  type StudyNode,
} from './study';
import type { Action } from '../engine/vocabulary';

/** Returns a study with a changed node. */
function changed(study: Study, id: NodeId, change: Partial<StudyNode>): Study {
  const nodes = new Map(study.nodes).set(id, { ...nodeOf(study, id), ...change });
  return { ...study, nodes };
}

/** Returns a study with another comment on a node, cut off at `LONGEST_COMMENT`; the same study if nothing changes. */
export const comment = (study: Study, id: NodeId, text: string): Study =>
  nodeOf(study, id).comment === text
    ? study
    : changed(study, id, { comment: text.slice(0, LONGEST_COMMENT) });

/** Returns the study with an arrow or marked square added at a node; without it if it was there. */
export const toggleShape = (study: Study, id: NodeId, shape: Shape): Study =>
  changed(study, id, { shapes: toggledShape(nodeOf(study, id).shapes, shape) });

/** Returns the study without the arrows and marked squares of a node; the same study if it has none. */
export const clearShapes = (study: Study, id: NodeId): Study =>
  nodeOf(study, id).shapes.length === 0 ? study : changed(study, id, { shapes: [] });

/** Moves a node before its siblings. */
function first(study: Study, node: StudyNode): Study {
  if (node.parent === null) return study;
  const { children } = nodeOf(study, node.parent);
  if (children[0] === node.id) return study;
  return changed(study, node.parent, {
    children: [node.id, ...children.filter((child) => child !== node.id)],
  });
}

/**
 * Returns the study in which the variation that contains a node has changed places with the line it branches off;
 * unchanged on the main line.
 */
export function promote(study: Study, id: NodeId): Study {
  const branch = branchOf(study, id);
  return branch === null ? study : first(study, branch);
}

/** Returns the study in which the line from the root to a node has become the main line. */
export const makeMainLine = (study: Study, id: NodeId): Study =>
  pathTo(study, id).reduce(first, study);

/**
 * Returns the study without a node and everything after it; if the current node is among them, its parent becomes
 * current. For the root, which cannot be deleted, returns the same study.
 */
export function deleteFrom(study: Study, id: NodeId): Study {
  const { parent } = nodeOf(study, id);
  if (parent === null) return study;
  const nodes = new Map(study.nodes);
  const doomed = [id];
  for (let next = doomed.pop(); next !== undefined; next = doomed.pop()) {
    for (const child of nodes.get(next)?.children ?? []) doomed.push(child);
    nodes.delete(next);
  }
  const above = nodeOf(study, parent);
  nodes.set(parent, { ...above, children: above.children.filter((child) => child !== id) });
  return { ...study, nodes, at: nodes.has(study.at) ? study.at : parent };
}

/** Returns how many actions of a study would be deleted if a node were: its own and all after it. */
export function sizeFrom(study: Study, id: NodeId): number {
  let size = 0;
  const todo = [id];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    size += 1;
    for (const child of nodeOf(study, next).children) todo.push(child);
  }
  return size;
}

/** Adds notes to a node in a draft of a study, without repeating existing ones; nothing without the node. */
export function noteIn({ nodes }: StudyDraft, id: NodeId, notes: Notes): void {
  const node = nodes.get(id);
  const joined = node && joinNotes(node, notes);
  if (node && joined) nodes.set(id, { ...node, ...joined });
}

/** Returns the notes `own` with what `more` adds to them; null if it adds nothing. */
export function joinNotes(own: Notes, more: Notes): Notes | null {
  const shapes = more.shapes.filter(
    (shape) => !own.shapes.some((old) => areSameSquares(old, shape)),
  );
  const commands = more.commands.filter((command) => !own.commands.includes(command));
  const isNew = more.comment !== '' && !`\n${own.comment}\n`.includes(`\n${more.comment}\n`);
  if (!isNew && shapes.length === 0 && commands.length === 0) return null;
  const comments = [own.comment, isNew ? more.comment : ''].filter((text) => text !== '');
  return {
    comment: comments.join('\n').slice(0, LONGEST_COMMENT),
    shapes: [...own.shapes, ...shapes],
    commands: [...own.commands, ...commands],
  };
}

/** Returns whether two shapes have the same squares, in any colours. */
const areSameSquares = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to;

/** Returns whether a list of shapes contains an arrow or marked square, of the same squares and colour. */
export const hasShape = (shapes: readonly Shape[], shape: Shape): boolean =>
  shapes.some((one) => areSameSquares(one, shape) && one.brush === shape.brush);

/** Returns the shapes after one more is drawn: the same one is removed, one in another colour replaced. */
export function toggledShape(shapes: readonly Shape[], shape: Shape): readonly Shape[] {
  const others = shapes.filter((one) => !areSameSquares(one, shape));
  return hasShape(shapes, shape) ? others : [...others, shape];
}

/** A comment on one turn of a study's main line, and a better turn. */
export interface TurnNote {
  /** The indices of the first and last positions of the turn on the line. */
  readonly from: number;
  readonly to: number;
  readonly comment: string;
  /** A better turn, as a variation; null for none. */
  readonly instead: readonly Action[] | null;
}

/**
 * Returns a study with notes on turns of its main line: comments at their ends, and better turns as variations. The
 * current node stays.
 */
export function withTurnNotes(study: Study, notes: readonly TurnNote[]): Study {
  const line = [ROOT, ...lineFrom(study, ROOT).map(({ id }) => id)];
  const draft = draftOf(study);
  for (const { from, to, comment, instead } of notes) {
    const [begun, ended] = [line[from], line[to]];
    if (begun === undefined || ended === undefined) continue;
    noteIn(draft, ended, { ...NO_NOTES, comment });
    let tip = begun;
    for (const action of instead ?? []) {
      const grown = grow(study, draft, tip, action);
      if (!grown.ok) break;
      tip = grown.id;
    }
  }
  return { ...study, ...draft };
}
