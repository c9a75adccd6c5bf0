import { createStore } from 'zustand/vanilla';
import { changed, historyOf, redone, settled, undone, type History } from './history';
import { isRecord } from './json';
import type { TextStorage, Written } from './storage';
import { stored, textsIn, type Stored } from './stored';

/** The most earlier drafts that survive a reload, and the most characters of all, as each change writes them. */
const MOST_SAVED = 50;
const MOST_CHARACTERS = 100_000;

/**
 * How an editor handles a game's drafts, which are deployments, maps or Countries that may still be faulty: how a
 * `Draft` is created, changed by an `Order`, written to a text and read. `Tool` is the type of the tool or piece that
 * the player has picked up.
 */
export interface DraftFormat<Draft, Order, Tool> {
  readonly empty: () => Draft;
  /** Returns the draft after an order; the same one if the order changes nothing. */
  readonly ordered: (draft: Draft, order: Order) => Draft;
  readonly write: (draft: Draft) => string;
  /** Returns the draft written in a text; null if the text is not a draft. Never throws. */
  readonly read: (text: string) => Draft | null;
  /** Returns the tool that is held after the draft has changed, `tool` having been held; by default the same. */
  readonly toolAfter?: (draft: Draft, tool: Tool) => Tool;
}

/**
 * Reads and writes the drafts that an editor has in the browser's storage, as an array of texts: the earlier states for
 * undo, the oldest first, then the present draft. `isAt` returns whether a storage key is theirs.
 */
export type SavedDrafts = Pick<Stored<readonly string[]>, 'read' | 'write' | 'isAt'>;

/**
 * Returns an object that reads and writes an editor's drafts under the storage key `key`, as an array of texts: earlier
 * states for undo, the oldest first, then the present draft. Empty if none are stored or they are unreadable.
 */
export const savedDrafts = (key: string): SavedDrafts =>
  stored<readonly string[]>({
    key,
    schema: (json) => (isRecord(json) ? textsIn(json.drafts) : null),
    written: (drafts, version) => ({ version, drafts }),
    empty: [],
  });

/**
 * Stores `text` as the present draft of an editor that is not open and whose drafts are at `saved`. When the editor
 * opens, it shows this draft, and undo returns to the draft before. Nothing is written if it is the present draft
 * already.
 */
export function putDraft(storage: TextStorage, saved: SavedDrafts, text: string): void {
  const texts = saved.read(storage);
  if (texts.at(-1) !== text) saved.write(storage, [...texts, text].slice(-MOST_SAVED));
}

/**
 * The state of an editor of drafts: the `draft`, the tool or piece held (`tool`), whether a drawn stroke is in
 * progress, whether there is something to undo or redo, and how the last write to storage ended (`written`).
 */
export interface DraftState<Draft, Tool> {
  readonly draft: Draft;
  /** The held tool: a piece to place, or the terrain to paint with. */
  readonly tool: Tool;
  /** Whether a stroke is in progress, which is one change, saved at its end. */
  readonly stroking: boolean;
  readonly undoable: boolean;
  readonly redoable: boolean;
  /** Whether the last change was saved, or why not. */
  readonly written: Written;
}

/**
 * Creates an editor of drafts, which may be faulty and are handled by `format`: a store (`state`) with the draft,
 * orders that change it, undo and redo. It begins with the draft stored under `saved`, or with an empty one, and with
 * the tool `tool`. Every change is written to `storage` with up to 50 earlier states.
 */
export function createDraftEditor<Draft, Order, Tool>(
  format: DraftFormat<Draft, Order, Tool>,
  storage: TextStorage,
  saved: SavedDrafts,
  tool: Tool,
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
  const store = createStore<DraftState<Draft, Tool>>(() => ({
    ...shown(),
    tool,
    written: 'saved',
  }));
  const now = store.getState;

  /** Saves the draft with its earlier states, or alone if there is no room for them. */
  function save(): Written {
    const texts = [...history.past.slice(-MOST_SAVED), history.now].map(format.write);
    let length = texts.join('').length;
    while (texts.length > 1 && length > MOST_CHARACTERS) length -= texts.shift()?.length ?? 0;
    const written = saved.write(storage, texts);
    return written === 'saved' ? written : saved.write(storage, texts.slice(-1));
  }
  function show(next: History<Draft>, isSaved: boolean): void {
    history = next;
    const { tool } = now();
    store.setState({
      ...shown(),
      tool: format.toolAfter === undefined ? tool : format.toolAfter(next.now, tool),
      ...(!isSaved && { written: save() }),
    });
  }
  function go(next: History<Draft>): void {
    if (next.now === history.now) history = next;
    else show(next, beforeStroke !== null);
  }

  /** Changes the draft; consecutive changes of one `kind` are one undo step. */
  const change = (make: (draft: Draft) => Draft, kind?: string): void =>
    go(changed(history, make(history.now), kind));
  const order = (given: Order, kind?: string): void =>
    change((draft) => format.ordered(draft, given), kind);

  return {
    state: store,
    change,
    order,
    holdTool: (tool: Tool): void => store.setState({ tool }),
    /** An order of the stroke in progress, or the first of a new one. */
    stroke: (given: Order): void => {
      beforeStroke ??= history;
      store.setState({ stroking: true });
      order(given, 'stroke');
    },
    /** Ends the stroke; one that was not intended is reverted. */
    endStroke: (isCompleted: boolean): void => {
      if (beforeStroke === null) return;
      const { now: before } = beforeStroke;
      const next = settled(isCompleted ? history : beforeStroke);
      beforeStroke = null;
      show(next, next.now === before);
    },
    undo: (): void => go(undone(history)),
    redo: (): void => go(redone(history)),
    /** Shows another draft, without history. */
    begin: (draft: Draft): void => show(historyOf(draft), false),
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

/**
 * An editor of drafts as `createDraftEditor` returns it: `state` is its store, and its functions change, undo, redo and
 * reload the draft.
 */
export type DraftEditor<Draft, Order, Tool> = ReturnType<
  typeof createDraftEditor<Draft, Order, Tool>
>;
