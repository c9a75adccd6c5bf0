import { createStore } from 'zustand/vanilla';
import { changed, historyOf, redone, settled, undone, type History } from '../../../shell/history';
import { memoizeLast } from '../../../shell/memoizeLast';
import { createSignal } from '../../../shell/signal';
import type { Choice, Refusal } from '../../game/choice';
import {
  add,
  nodeHere,
  pathTo,
  positionAt,
  type NodeId,
  type Study,
  type StudyNode,
} from '../../game/study';
import type { War, WarEvent } from '../../game/war';
import {
  createTable,
  derived,
  laid,
  type Readable,
  type Table,
  type TableState,
} from '../tables/table';

interface StudyState {
  readonly study: Study;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
  /** The study has the most actions possible. */
  readonly full: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
}

/**
 * A table (a board with a war and its orders) on which a study is played: orders of both sides are accepted, each
 * continues from the current node, and an order given in the past becomes a variation.
 */
export interface StudyTable extends Table {
  readonly studied: Readable<StudyState>;
  readonly goTo: (id: NodeId) => void;
  /** Changes the study; undo returns to the former one. Consecutive changes of one `kind` are one undo step. */
  readonly change: (make: (study: Study) => Study, kind?: string) => void;
  readonly undoChange: () => void;
  readonly redoChange: () => void;
  /** Loads the study as another tab has saved it. */
  readonly load: (study: Study) => void;
}

/** Returns the war that leads to a node. */
const warTo = memoizeLast((study: Study, node: StudyNode): War => {
  const path = pathTo(study, node.id);
  const [first, ...rest] = path.map(({ id }) => positionAt(study, id));
  return {
    start: study.start.setup,
    actions: path.flatMap(({ action }) => action ?? []),
    positions: [first ?? positionAt(study, node.id), ...rest],
  };
});

/**
 * Creates a table on which a study is played; it shows the position at the study's current node. `first` is the study
 * at the beginning.
 */
export function createStudyTable(first: Study): StudyTable {
  let history = historyOf(first);
  /** The war at the current node: the same object while the node is current, whatever its notes. */
  let here: { step: StudyNode['step']; war: War } | null = null;
  const warOf = (study: Study): War => {
    const node = nodeHere(study);
    if (here?.step !== node.step) here = { step: node.step, war: warTo(study, node) };
    return here.war;
  };
  const resting = (study: Study) => {
    const { choice, refusal } = laid(warOf(study));
    return { study, choice, refusal, full: false };
  };
  const events = createSignal<WarEvent>();
  const store = createStore<StudyState>(() => ({
    ...resting(first),
    undoable: false,
    redoable: false,
  }));
  const shown = memoizeLast(
    (study: Study, choice: Choice, refusal: Refusal | null): TableState => ({
      war: warOf(study),
      choice,
      refusal,
    }),
  );

  /** `stepped`: the change was undone or redone; listeners learn the result even if the node is the same. */
  function put(next: History<Study>, stepped = false): void {
    const before = store.getState().study;
    history = next;
    const { past, now: study, future } = next;
    const steps = { undoable: past.length > 0, redoable: future.length > 0 };
    const { id, parent, action, step } = nodeHere(study);
    const stays = step === nodeHere(before).step;
    const from = warOf(before).actions.length;
    store.setState({ ...(stays ? { study, full: false } : resting(study)), ...steps });
    if (stays && !stepped) return;
    // Repeating an existing action only shows its node.
    const isNew = parent !== null && action !== null && !before.nodes.has(id);
    if (isNew) {
      const [before, after] = [positionAt(study, parent), positionAt(study, id)];
      events.send({ is: 'action', before, action, after, by: 'person' });
    } else {
      const war = warOf(study);
      events.send({ is: 'look', war, from, to: war.actions.length, isPresent: false });
    }
  }
  const stand = (study: Study): void => put({ ...history, now: study });

  function change(make: (study: Study) => Study, kind?: string): void {
    const next = changed(history, make(history.now), kind);
    if (next !== history) put(next);
  }

  /** Numbers are not reused, even after undoing the change that used them. */
  function step(next: History<Study>): void {
    if (next === history) return;
    const nextId = Math.max(next.now.nextId, history.now.nextId);
    put({ ...next, now: { ...next.now, nextId } }, true);
  }

  const table = createTable({
    state: derived(store, ({ study, choice, refusal }) => shown(study, choice, refusal)),
    onEvent: events.subscribe,
    by: 'person',
    takes: () => true,
    set: (change) => store.setState({ ...change, full: false }),
    put(_, event) {
      if (event.is !== 'action') return;
      const { study } = store.getState();
      const { action } = event;
      const added = add(study, action);
      if (!added.ok) store.setState({ full: 'full' in added, refusal: null });
      else if (added.study.nodes === study.nodes) stand(added.study);
      else change(() => added.study);
    },
  });
  const goTo = (id: NodeId): void => {
    history = settled(history);
    const study = history.now;
    if (study.nodes.has(id) && id !== study.at) stand({ ...study, at: id });
  };
  return {
    ...table,
    studied: store,
    goTo,
    change,
    undo: () => {
      const { parent } = nodeHere(store.getState().study);
      if (parent !== null) goTo(parent);
    },
    undoChange: () => step(undone(history)),
    redoChange: () => step(redone(history)),
    load: (study) => put(historyOf(study)),
  };
}
