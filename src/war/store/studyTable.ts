import { createStore } from 'zustand/vanilla';
import { changed, historyOf, redone, settled, undone, type History } from '../../shell/history';
import { memoizeLast } from '../../shell/memoizeLast';
import { createSignal } from '../../shell/signal';
import type { Choice, Refusal } from '../game/choice';
import {
  add,
  nodeHere,
  pathTo,
  positionAt,
  type NodeId,
  type Study,
  type StudyNode,
} from '../game/study';
import type { War, WarEvent } from '../game/war';
import { createTable, derived, laid, type Readable, type Table, type TableState } from './table';

interface StudyState {
  readonly study: Study;
  readonly choice: Choice;
  readonly refusal: Refusal | null;
  /** The study is as large as it may be. */
  readonly full: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
}

/** A table to study on: both sides are played, every order goes on from where one stands, and nothing is lost by it. */
export interface StudyTable extends Table {
  readonly studied: Readable<StudyState>;
  /** Stands on a node. */
  readonly goTo: (id: NodeId) => void;
  /** Changes the study; what was before can be had back. Changes of one `kind` in a row are one. */
  readonly change: (make: (study: Study) => Study, kind?: string) => void;
  readonly undoChange: () => void;
  readonly redoChange: () => void;
  /** Takes up the study as another tab has kept it. */
  readonly takeUp: (study: Study) => void;
}

/** The war that leads to a node. */
const warTo = memoizeLast((study: Study, node: StudyNode): War => {
  const path = pathTo(study, node.id);
  const [first, ...rest] = path.map(({ id }) => positionAt(study, id));
  return {
    start: study.start.setup,
    actions: path.flatMap(({ action }) => action ?? []),
    positions: [first ?? positionAt(study, node.id), ...rest],
  };
});

export function createStudyTable(first: Study): StudyTable {
  let history = historyOf(first);
  /** The war where one stands: the same as long as one stands there, whatever is noted to it. */
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

  function put(next: History<Study>): void {
    const before = store.getState().study;
    history = next;
    const { past, now: study, future } = next;
    const steps = { undoable: past.length > 0, redoable: future.length > 0 };
    const { id, parent, action, step } = nodeHere(study);
    if (step === nodeHere(before).step) {
      store.setState({ study, full: false, ...steps });
      return;
    }
    const from = warOf(before).actions.length;
    store.setState({ ...resting(study), ...steps });
    // Whoever goes where something has been done before only looks at it.
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

  /** Numbers are not given twice, though what was before gave them out later. */
  function step(next: History<Study>): void {
    if (next === history) return;
    const nextId = Math.max(next.now.nextId, history.now.nextId);
    put({ ...next, now: { ...next.now, nextId } });
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
    takeUp: (study) => put(historyOf(study)),
  };
}
