import { markOf } from '../engine/notation/replay';
import type { Mark } from '../engine/notation/recordFaults';
import type { Ending, Side } from '../engine/vocabulary';
import {
  lineFrom,
  nodeOf,
  positionAt,
  ROOT,
  type NodeId,
  type Study,
  type StudyNode,
} from './study';
import type { StepKind } from '../../shell/replay';

/**
 * One turn of a line of a study, from its first action on, even if the line branches off another within it: its number,
 * its side, the nodes after its actions, and the variations of the turn.
 */
export interface StudyTurn {
  readonly turn: number;
  readonly side: Side;
  /** The nodes after its actions. */
  readonly ids: readonly NodeId[];
  /** How many of them belong also to the line it leaves. */
  readonly shared: number;
  /** The variations of this turn, from its beginning or from one of its actions on. */
  readonly variations: readonly StudyLine[];
}

/** A line of a study, as its turns in order. */
export type StudyLine = readonly StudyTurn[];

/** Returns the main line of a study by turns; each contains the variations that begin in it, and these theirs. */
export const studyLines = (study: Study): StudyLine => lineOf(study, [], null);

/** A line that leaves another within a turn, after the nodes of that turn in both; null begins the main line. */
function lineOf(study: Study, shared: readonly NodeId[], begins: NodeId | null): StudyLine {
  interface Draft {
    turn: number;
    side: Side;
    ids: NodeId[];
    shared: number;
    branches: { shared: readonly NodeId[]; begins: NodeId }[];
  }
  const drafts: Draft[] = [];
  const enter = (id: NodeId, before: NodeId): Draft => {
    const { turn, side } = positionAt(study, before);
    let draft = drafts.at(-1);
    if (draft?.turn !== turn) {
      draft = { turn, side, ids: [], shared: 0, branches: [] };
      drafts.push(draft);
    }
    draft.ids.push(id);
    return draft;
  };
  let tip = nodeOf(study, begins ?? ROOT);
  if (tip.parent !== null) {
    const draft = enter(tip.id, tip.parent);
    draft.ids.unshift(...shared);
    draft.shared = shared.length;
  }
  for (let next = tip.children[0]; next !== undefined; [next] = tip.children) {
    const draft = enter(next, tip.id);
    const before = draft.ids.slice(0, -1);
    for (const other of tip.children.slice(1))
      draft.branches.push({ shared: before, begins: other });
    tip = nodeOf(study, next);
  }
  return drafts.map(({ branches, ...turn }) => ({
    ...turn,
    variations: branches.map((branch) => lineOf(study, branch.shared, branch.begins)),
  }));
}

/** Cached marks, as long as their step exists: every writing and every drawing needs all. */
const marks = new WeakMap<StudyNode['step'], Mark | null>();

/**
 * Returns the mark (`=`, `~`, `#` or `!`) that records write after the action of a node in a study; null for an action
 * without a mark, and for the root.
 */
export function markAt(study: Study, id: NodeId): Mark | null {
  const { parent, action, step } = nodeOf(study, id);
  if (parent === null || action === null) return null;
  const known = marks.get(step);
  if (known !== undefined) return known;
  const mark = markOf(positionAt(study, parent), action, positionAt(study, id));
  marks.set(step, mark);
  return mark;
}

/** Returns how the war ends on the main line of a study; null if it does not. */
export function studyEnding(study: Study): Ending | null {
  let id = ROOT;
  for (let next: NodeId | undefined = id; next !== undefined; [next] = nodeOf(study, id).children)
    id = next;
  return positionAt(study, id).over;
}

/**
 * Returns the number of the node to which a step leads from the current node of a study: an action or a turn back or
 * forward on its line, the line's end, or the start of the study.
 */
export function steppedIn(study: Study, stepKind: StepKind): NodeId {
  const onward = (id: NodeId): NodeId => nodeOf(study, id).children[0] ?? id;
  const back = (id: NodeId): NodeId => nodeOf(study, id).parent ?? id;
  const turn = (id: NodeId): number => positionAt(study, id).turn;
  const { at } = study;
  switch (stepKind) {
    case 'first':
      return ROOT;
    case 'previous':
      return back(at);
    case 'next':
      return onward(at);
    case 'last':
      return lineFrom(study, at).at(-1)?.id ?? at;
    case 'previousTurn': {
      const reached = turn(back(at));
      let id = back(at);
      while (back(id) !== id && turn(back(id)) === reached) id = back(id);
      return id;
    }
    case 'nextTurn': {
      let id = onward(at);
      while (onward(id) !== id && turn(id) === turn(at)) id = onward(id);
      return id;
    }
  }
}

/**
 * Returns the number of a sibling of the current node of a study, an alternative to its action: the next for `step` 1,
 * the previous for -1; the first follows the last. The current node if it has no sibling.
 */
export function siblingOf(study: Study, step: 1 | -1): NodeId {
  const { id, parent } = nodeOf(study, study.at);
  if (parent === null) return id;
  const { children } = nodeOf(study, parent);
  return children.at((children.indexOf(id) + step) % children.length) ?? id;
}
