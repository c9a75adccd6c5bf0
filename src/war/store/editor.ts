import { createStore } from 'zustand/vanilla';
import type { Board } from '../engine/board';
import type { Square, Unit } from '../engine/vocabulary';
import { readDraft, writeDraft } from '../game/draftText';
import {
  emptyDraft,
  ordered,
  unitOn,
  type DraftOrder,
  type PositionDraft,
} from '../game/positionDraft';
import { changed, historyOf, redone, undone, type History } from '../../shell/history';
import { isRecord } from '../../shell/json';
import { stored, textsIn } from '../../shell/stored';
import type { TextStorage, Written } from '../../shell/storage';

export const EDITOR_KEY = 'game-of-war/editor';
/** Drafts before the present one that are kept, to be had back. */
const MOST_KEPT = 50;

/** What is held: a unit of the box, which can be put down again and again, or one of the board. */
export type EditorHand =
  | { readonly from: 'box'; readonly unit: Unit }
  | { readonly from: 'board'; readonly square: Square };

export interface EditorState {
  readonly draft: PositionDraft;
  readonly hand: EditorHand | null;
  readonly undoable: boolean;
  readonly redoable: boolean;
  readonly written: Written;
}

/** The drafts that a browser keeps, the present one last, as texts. */
const DRAFTS = stored<readonly string[]>({
  key: EDITOR_KEY,
  schema: (json) => (isRecord(json) ? textsIn(json.drafts) : null),
  written: (drafts, version) => ({ version, drafts: drafts.slice(-MOST_KEPT) }),
  empty: [],
});

/** Puts a draft before the editor, which opens with it; the one it had can be had back. */
export const putForEditing = (storage: TextStorage, draft: PositionDraft): Written =>
  DRAFTS.write(storage, [...DRAFTS.read(storage), writeDraft(draft)]);

/** The position editor: one draft, kept after every change, and what is held over it. */
export function createEditor(storage: TextStorage, board: Board) {
  const load = (): PositionDraft[] =>
    DRAFTS.read(storage).flatMap((text) => readDraft(text).draft ?? []);
  const kept = load();
  let history = historyOf(kept.at(-1) ?? emptyDraft(board), kept.slice(0, -1));
  const store = createStore<EditorState>(() => ({
    draft: history.now,
    hand: null,
    undoable: history.past.length > 0,
    redoable: false,
    written: 'kept',
  }));
  const now = store.getState;

  function show(next: History<PositionDraft>): void {
    if (next === history) return;
    history = next;
    const { past, now: draft, future } = next;
    const { hand } = now();
    const gone = hand?.from === 'board' && unitOn(draft, hand.square) === undefined;
    store.setState({
      draft,
      hand: gone ? null : hand,
      undoable: past.length > 0,
      redoable: future.length > 0,
      written: DRAFTS.write(storage, [...past.slice(-MOST_KEPT), draft].map(writeDraft)),
    });
  }

  /** Changes the draft; changes of one `kind` in a row are one to be taken back. */
  const change = (make: (draft: PositionDraft) => PositionDraft, kind?: string): void =>
    show(changed(history, make(history.now), kind));
  const order = (given: DraftOrder): void => change((draft) => ordered(draft, given));
  const hold = (hand: EditorHand | null): void => store.setState({ hand });

  /** Puts what is held on a square; off the board it is taken away. */
  function drop(held: EditorHand, square: Square | null): void {
    if (held.from === 'box') {
      if (square !== null) order({ do: 'put', square, unit: held.unit });
    } else if (square === null) order({ do: 'lift', square: held.square });
    else order({ do: 'move', from: held.square, to: square });
    if (held.from === 'board') hold(null);
  }

  return {
    state: store,
    change,
    order,
    drop,
    /** Takes a unit of the box up, or puts it back. */
    hold: (unit: Unit): void => {
      const { hand } = now();
      const same =
        hand?.from === 'box' && hand.unit.side === unit.side && hand.unit.kind === unit.kind;
      hold(same ? null : { from: 'box', unit });
    },
    leave: (): void => hold(null),
    /** A square is pressed: what is held is put there, who stands there taken up, or its arsenal falls and stands again. */
    press: (square: Square): void => {
      const { hand, draft } = now();
      const there = unitOn(draft, square);
      if (hand?.from === 'box') {
        const same = there?.side === hand.unit.side && there.kind === hand.unit.kind;
        order(same ? { do: 'lift', square } : { do: 'put', square, unit: hand.unit });
      } else if (hand?.from === 'board') {
        if (hand.square === square) hold(null);
        else drop(hand, square);
      } else if (there !== undefined) hold({ from: 'board', square });
      else if (draft.board.arsenals.some((arsenal) => arsenal.square === square))
        order({ do: draft.standing.includes(square) ? 'fall' : 'raise', square });
    },
    undo: (): void => show(undone(history)),
    redo: (): void => show(redone(history)),
    /** Takes up what another tab has kept; what is here can be had back. */
    takeUp: (): void => {
      const draft = load().at(-1);
      if (draft === undefined || writeDraft(draft) === writeDraft(now().draft)) return;
      change(() => draft);
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
