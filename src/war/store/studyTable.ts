import { createStore } from 'zustand/vanilla';
import { memoizeLast } from '../../shell/memoizeLast';
import { choiceOfUnit, type Choice, type Refusal } from '../game/choice';
import {
  add,
  nodeHere,
  pathTo,
  positionAt,
  type NodeId,
  type Study,
  type StudyNode,
} from '../game/study';
import { dutyOf, type War } from '../game/war';
import { createTable, derived, type Readable, type Table, type TableState } from './table';

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

/** Changes that can be had back. */
const MOST_CHANGES = 200;

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
  let before: Study[] = [];
  let after: Study[] = [];
  let lastKind: string | null = null;
  /** The war where one stands: the same as long as one stands there, whatever is noted to it. */
  let here: { step: StudyNode['step']; war: War } | null = null;
  const warOf = (study: Study): War => {
    const node = nodeHere(study);
    if (here?.step !== node.step) here = { step: node.step, war: warTo(study, node) };
    return here.war;
  };
  const resting = (study: Study) => ({
    study,
    choice: choiceOfUnit(dutyOf(warOf(study))),
    refusal: null,
    full: false,
  });
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

  function put(study: Study): void {
    const old = store.getState();
    const steps = { undoable: before.length > 0, redoable: after.length > 0 };
    if (nodeHere(study).step === nodeHere(old.study).step)
      store.setState({ study, full: false, ...steps });
    else store.setState({ ...resting(study), ...steps });
  }

  function change(make: (study: Study) => Study, kind: string | null = null): void {
    const { study } = store.getState();
    const next = make(study);
    if (next === study) return;
    if (kind === null || kind !== lastKind) before = [...before, study].slice(-MOST_CHANGES);
    lastKind = kind;
    after = [];
    put(next);
  }

  /** Numbers are not given twice, though what was before gave them out later. */
  const back = (study: Study): Study => ({
    ...study,
    nextId: Math.max(study.nextId, store.getState().study.nextId),
  });

  const table = createTable({
    state: derived(store, ({ study, choice, refusal }) => shown(study, choice, refusal)),
    takes: () => true,
    set({ war, ...rest }) {
      const { study } = store.getState();
      const action = war?.actions.at(-1);
      if (war == null || action === undefined || war === warOf(study)) {
        store.setState({ ...rest, full: false });
        return;
      }
      const added = add(study, action);
      if (!added.ok) store.setState({ full: 'full' in added, refusal: null });
      else if (added.study.nodes === study.nodes) put(added.study);
      else change(() => added.study);
    },
  });
  const goTo = (id: NodeId): void => {
    const { study } = store.getState();
    lastKind = null;
    if (study.nodes.has(id) && id !== study.at) put({ ...study, at: id });
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
    undoChange() {
      const old = before.pop();
      if (old === undefined) return;
      after.push(store.getState().study);
      lastKind = null;
      put(back(old));
    },
    redoChange() {
      const next = after.pop();
      if (next === undefined) return;
      before.push(store.getState().study);
      lastKind = null;
      put(back(next));
    },
    takeUp(study) {
      before = [];
      after = [];
      lastKind = null;
      put(study);
    },
  };
}
