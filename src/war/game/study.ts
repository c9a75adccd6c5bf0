import { handicapTags } from '../engine/notation/handicapText';
import type { GameRecord } from '../engine/notation/recordHead';
import type { Tag } from '../../shell/record/recordText';
import type { Position, Setup } from '../engine/position';
import type { Refused } from '../engine/reasons';
import { startPosition } from '../engine/start';
import { play } from '../engine/turn';
import type { Action } from '../engine/vocabulary';
import type { Game } from './game';
import type { War } from './war';
import type { CommentReading } from '../engine/notation/commentText';

/** The position from which a study begins, with its board and rules. */
export interface StudyStart extends Pick<Game, 'board' | 'ruleSet' | 'rules'> {
  readonly setup: Setup;
}

/** The number of a node in its study; the root is 0, and no number is used twice. */
export type NodeId = number;
/** The number of the root of a study: the node of the position from which it begins. */
export const ROOT: NodeId = 0;

/** One continuation of a position, an object whose identity keys the cached position after it. */
interface Step {
  readonly before: Step | StudyStart;
  readonly action: Action;
}

/** The notes of a node in a study: a comment, arrows and marked squares, and commands of other programs. */
export type Notes = Omit<CommentReading, 'faults'>;

/** A node of a study: an action, the position after it, and notes. The root has neither parent nor action: null. */
export interface StudyNode extends Notes {
  readonly id: NodeId;
  readonly parent: NodeId | null;
  readonly action: Action | null;
  /** Its continuations: the first is the line's own, the others are variations. */
  readonly children: readonly NodeId[];
  /** The key under which the position of the node is cached. */
  readonly step: Step | StudyStart;
}

/** A study: a tree of actions of a war and of variations, with comments and shapes. Every change returns another. */
export interface Study {
  /** The tags of its record except rules, position and result; `Event` is its name. */
  readonly tags: readonly Tag[];
  readonly start: StudyStart;
  readonly nodes: ReadonlyMap<NodeId, StudyNode>;
  /** The current node. */
  readonly at: NodeId;
  /** The number of the next node to be added. */
  readonly nextId: NodeId;
}

/** The most actions that a study may have, in all its variations together. */
export const MOST_STEPS = 20_000;
/** The most levels to which the variations of a study may be nested. */
export const MOST_DEPTH = 1_000;
/** The most characters of a comment in a study. */
export const LONGEST_COMMENT = 10_000;

/** The notes of a node that has none. */
export const NO_NOTES: Notes = { comment: '', shapes: [], commands: [] };

/** Returns a study that has only a start, no actions; `tags` are those of its record. */
export function newStudy(start: StudyStart, tags: readonly Tag[] = []): Study {
  const root = { ...NO_NOTES, id: ROOT, parent: null, action: null, children: [], step: start };
  return { tags, start, nodes: new Map([[ROOT, root]]), at: ROOT, nextId: ROOT + 1 };
}

/**
 * Returns the node of a study with the number `id`.
 *
 * @throws {RangeError} for an unknown number.
 */
export function nodeOf(study: Study, id: NodeId): StudyNode {
  const node = study.nodes.get(id);
  if (node === undefined) throw new RangeError(`the study has no node ${id}`);
  return node;
}

/** Returns the current node of a study, the one that is shown. */
export const nodeHere = (study: Study): StudyNode => nodeOf(study, study.at);

/** Cached positions, as long as their step exists. */
const worked = new WeakMap<Step | StudyStart, Position>();

/** Returns the position at a node of a study, by its number; throws a `RangeError` for an unknown number. */
export const positionAt = (study: Study, id: NodeId): Position =>
  positionOfStep(study.start, nodeOf(study, id).step);

function positionOfStep({ board, rules, setup }: StudyStart, last: Step | StudyStart): Position {
  const todo: Step[] = [];
  let step = last;
  let known = worked.get(step);
  while (known === undefined && 'before' in step) {
    todo.push(step);
    step = step.before;
    known = worked.get(step);
  }
  let now = known ?? startPosition(board, rules, setup);
  if (known === undefined) worked.set(step, now);
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const played = play(now, next.action);
    if (!played.ok) throw new RangeError('a study holds legal actions alone');
    now = played.position;
    worked.set(next, now);
  }
  return now;
}

/** Returns the nodes of a study from its root to a node, both included. */
export function pathTo(study: Study, id: NodeId): StudyNode[] {
  const path: StudyNode[] = [];
  for (let at: NodeId | null = id; at !== null;) {
    const node: StudyNode = nodeOf(study, at);
    path.push(node);
    at = node.parent;
  }
  return path.reverse();
}

/** Returns the nodes after a node of a study, following the first continuation of each, to the end of the line. */
export function lineFrom(study: Study, id: NodeId): StudyNode[] {
  const line: StudyNode[] = [];
  for (let next = nodeOf(study, id).children[0]; next !== undefined;) {
    const node = nodeOf(study, next);
    line.push(node);
    [next] = node.children;
  }
  return line;
}

/** Returns the study with the node `id` as its current one; throws a `RangeError` for an unknown number. */
export const goTo = (study: Study, id: NodeId): Study =>
  id === study.at ? study : { ...study, at: nodeOf(study, id).id };

const sameAction = (a: Action, b: Action): boolean =>
  a.type === b.type &&
  ('from' in a ? 'from' in b && a.from === b.from && a.to === b.to : !('from' in b)) &&
  ('target' in a ? 'target' in b && a.target === b.target : !('target' in b));

/** Returns the number of the node to which an action leads from the node `id` of a study; undefined without one. */
export const continuation = (
  { nodes }: Pick<Study, 'nodes'>,
  id: NodeId,
  action: Action,
): NodeId | undefined =>
  nodes.get(id)?.children.find((child) => {
    const own = nodes.get(child)?.action;
    return own != null && sameAction(own, action);
  });

/** Why an action cannot be added to a study: the reasons against it by the rules, or the study is `full`. */
export type Refusal =
  | Refused
  /** The study has the most actions, or nested variations, that it may have. */
  | { readonly ok: false; readonly reasons: readonly []; readonly full: true };
/** The result of adding an action: the study and the number of the action's node, or why it cannot be added. */
export type Added = { readonly ok: true; readonly study: Study; readonly id: NodeId } | Refusal;

/** A copy of a study's nodes that is being changed; only the function that made the copy may change it. */
export interface StudyDraft {
  readonly nodes: Map<NodeId, StudyNode>;
  nextId: NodeId;
}

/** Returns a copy of a study's nodes that the caller may change. */
export const draftOf = ({ nodes, nextId }: Study): StudyDraft => ({
  nodes: new Map(nodes),
  nextId,
});

/** Returns the position at a node of a draft, as `positionAt` does. */
const positionIn = (study: Pick<Study, 'start'>, { nodes }: StudyDraft, id: NodeId): Position =>
  positionOfStep(study.start, (nodes.get(id) as StudyNode).step);

/**
 * Adds an action after the node `from` to a draft of a study: returns the number of the node of that action, which
 * may exist already, otherwise comes after the other continuations; or why it cannot be added.
 */
export function grow(
  study: Pick<Study, 'start'>,
  draft: StudyDraft,
  from: NodeId,
  action: Action,
): { readonly ok: true; readonly id: NodeId; readonly isNew: boolean } | Refusal {
  const known = continuation(draft, from, action);
  if (known !== undefined) return { ok: true, id: known, isNew: false };
  const played = play(positionIn(study, draft, from), action);
  if (!played.ok) return played;
  if (draft.nodes.size > MOST_STEPS) return { ok: false, reasons: [], full: true };
  const parent = draft.nodes.get(from) as StudyNode;
  const id = draft.nextId++;
  const step: Step = { before: parent.step, action };
  worked.set(step, played.position);
  draft.nodes.set(from, { ...parent, children: [...parent.children, id] });
  draft.nodes.set(id, { ...NO_NOTES, id, parent: from, action, children: [], step });
  return { ok: true, id, isNew: true };
}

/**
 * Returns a study with an action added after the node `from`, whose node becomes the current one; or why it cannot be
 * added. If that action exists there, its node is reused.
 */
export function add(study: Study, action: Action, from: NodeId = study.at): Added {
  const branches = nodeOf(study, from).children.length > 0;
  const known = continuation(study, from, action);
  if (known !== undefined) return { ok: true, study: goTo(study, known), id: known };
  if (branches && depthOf(study, from) >= MOST_DEPTH) return { ok: false, reasons: [], full: true };
  const draft = draftOf(study);
  const grown = grow(study, draft, from, action);
  return grown.ok ? { ok: true, study: { ...study, ...draft, at: grown.id }, id: grown.id } : grown;
}

/** Returns how deeply a node of a study is nested in variations: 0 on the main line, 1 in a variation of it. */
export const depthOf = (study: Study, id: NodeId): number =>
  pathTo(study, id).filter(
    ({ id: own, parent }) => parent !== null && nodeOf(study, parent).children[0] !== own,
  ).length;

/** Returns a study with a line of actions added after the node `from`, as far as legal; the current node stays. */
export function addLine(study: Study, from: NodeId, actions: readonly Action[]): Study {
  const draft = draftOf(study);
  let tip = from;
  for (const action of actions) {
    const grown = grow(study, draft, tip, action);
    if (!grown.ok) break;
    tip = grown.id;
  }
  return { ...study, ...draft };
}

/**
 * Returns the first node of the variation, the innermost if they are nested, that contains a node of a study; null on
 * the main line.
 */
export function branchOf(study: Study, id: NodeId): StudyNode | null {
  for (let node = nodeOf(study, id); node.parent !== null; node = nodeOf(study, node.parent))
    if (nodeOf(study, node.parent).children[0] !== node.id) return node;
  return null;
}

/** Returns the name of a study, the value of its tag `Event`; empty if it has none. */
export const studyName = ({ tags }: Pick<Study, 'tags'>): string =>
  tags.find(({ name }) => name === 'Event')?.value ?? '';

/** Returns a study with another name; an empty one removes it. */
export function nameStudy(study: Study, value: string): Study {
  const others = study.tags.filter(({ name }) => name !== 'Event');
  return { ...study, tags: value === '' ? others : [{ name: 'Event', value }, ...others] };
}

/**
 * Returns a war as a study; the current node is that of the position at index `at`, by default the present. A
 * handicap becomes one of its tags, as in the war's record.
 */
export function studyOfWar(
  { start, actions, positions }: War,
  {
    ruleSet,
    rules,
    tags,
    handicap,
  }: Pick<GameRecord, 'ruleSet' | 'rules' | 'tags'> & Pick<Game, 'handicap'>,
  at = actions.length,
): Study {
  const [{ board }] = positions;
  const all = [...tags, ...handicapTags(board, handicap)];
  const study = addLine(newStudy({ board, ruleSet, rules, setup: start }, all), ROOT, actions);
  return goTo(study, [study.nodes.get(ROOT), ...lineFrom(study, ROOT)][at]?.id ?? ROOT);
}
