import { createStore } from 'zustand/vanilla';
import { changed, historyOf, redone, settled, undone, type History } from './history';
import { isRecord } from './json';
import type { TextStorage, Written } from './storage';
import { stored, textsIn, type Stored } from './stored';

/** Drafts before the present one that outlast a reload, and characters of all of them: each change writes them anew. */
const MOST_SAVED = 50;
const MOST_CHARACTERS = 100_000;

/** What a game says of its drafts: of `Draft`, changed by an `Order`, with something in the hand over it. */
export interface DraftFormat<Draft, Order, Hand> {
  readonly empty: () => Draft;
  /** The draft after an order; the same one where the order changes nothing. */
  readonly ordered: (draft: Draft, order: Order) => Draft;
  readonly write: (draft: Draft) => string;
  /** Null where the text is no draft. Never throws. */
  readonly read: (text: string) => Draft | null;
  /** What of the hand is still held over a changed draft; all of it unless said. */
  readonly handOver?: (draft: Draft, hand: Hand) => Hand;
}

/** Where an editor saves its drafts, as texts: the present one last, behind those that were before it. */
export type SavedDrafts = Pick<Stored<readonly string[]>, 'read' | 'write' | 'isAt'>;

/** The drafts of an editor under a key of their own. */
export const savedDrafts = (key: string): SavedDrafts =>
  stored<readonly string[]>({
    key,
    schema: (json) => (isRecord(json) ? textsIn(json.drafts) : null),
    written: (drafts, version) => ({ version, drafts }),
    empty: [],
  });

/** Puts a draft before an editor, which opens with it; the one it had can be had back. */
export function putDraft(storage: TextStorage, saved: SavedDrafts, text: string): void {
  const texts = saved.read(storage);
  if (texts.at(-1) !== text) saved.write(storage, [...texts, text].slice(-MOST_SAVED));
}

export interface DraftState<Draft, Hand> {
  readonly draft: Draft;
  /** What is held: a piece, or what is painted with. */
  readonly hand: Hand;
  /** A stroke is under way, which is one change, saved once it is done. */
  readonly stroking: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** What became of the last write. */
  readonly written: Written;
}

/** An editor of drafts: one that may be wrong, saved after every change with those before it, and what is held over it. */
export function createDraftEditor<Draft, Order, Hand>(
  format: DraftFormat<Draft, Order, Hand>,
  storage: TextStorage,
  saved: SavedDrafts,
  hand: Hand,
) {
  function load(): History<Draft> {
    const drafts = saved.read(storage).flatMap((text) => format.read(text) ?? []);
    return historyOf(drafts.at(-1) ?? format.empty(), drafts.slice(0, -1));
  }
  let history = load();
  let beforeStroke: History<Draft> | null = null;

  const shown = () => ({
    draft: history.now,
    stroking: beforeStroke !== null,
    undoable: history.past.length > 0,
    redoable: history.future.length > 0,
  });
  const store = createStore<DraftState<Draft, Hand>>(() => ({ ...shown(), hand, written: 'kept' }));
  const now = store.getState;

  /** Writes the draft with those before it, or alone where there is no room for them. */
  function save(): Written {
    const texts = [...history.past.slice(-MOST_SAVED), history.now].map(format.write);
    let length = texts.join('').length;
    while (texts.length > 1 && length > MOST_CHARACTERS) length -= texts.shift()?.length ?? 0;
    const written = saved.write(storage, texts);
    return written === 'kept' ? written : saved.write(storage, texts.slice(-1));
  }
  function show(next: History<Draft>, isSaved: boolean): void {
    history = next;
    const { hand } = now();
    store.setState({
      ...shown(),
      hand: format.handOver === undefined ? hand : format.handOver(next.now, hand),
      ...(!isSaved && { written: save() }),
    });
  }
  function go(next: History<Draft>): void {
    if (next.now === history.now) history = next;
    else show(next, beforeStroke !== null);
  }

  /** Changes the draft; changes of one `kind` in a row are one to be undone. */
  const change = (make: (draft: Draft) => Draft, kind?: string): void =>
    go(changed(history, make(history.now), kind));
  const order = (given: Order, kind?: string): void =>
    change((draft) => format.ordered(draft, given), kind);

  return {
    state: store,
    change,
    order,
    hold: (hand: Hand): void => store.setState({ hand }),
    /** An order of the stroke under way, or the first of one. */
    stroke: (given: Order): void => {
      beforeStroke ??= history;
      store.setState({ stroking: true });
      order(given, 'stroke');
    },
    /** The stroke under way is done; one that was not meant is as if it had not been. */
    endStroke: (isMeant: boolean): void => {
      if (beforeStroke === null) return;
      const { now: before } = beforeStroke;
      const next = settled(isMeant ? history : beforeStroke);
      beforeStroke = null;
      show(next, next.now === before);
    },
    undo: (): void => go(undone(history)),
    redo: (): void => go(redone(history)),
    /** Another draft, before which there is nothing. */
    begin: (draft: Draft): void => show(historyOf(draft), false),
    /** Opens anew with what is saved. */
    reload: (): void => show(load(), true),
    /** Loads what another tab has saved, as a change. */
    loadChange: (): void => {
      const text = saved.read(storage).at(-1);
      const draft = text === undefined ? null : format.read(text);
      if (draft !== null && text !== format.write(now().draft)) change(() => draft);
    },
    isSavedAt: saved.isAt,
  };
}

export type DraftEditor<Draft, Order, Hand> = ReturnType<
  typeof createDraftEditor<Draft, Order, Hand>
>;
