import type { Board } from '../engine/board';
import type { Square, Unit } from '../engine/vocabulary';
import { readDraft, writeDraft } from '../game/draftText';
import { emptyDraft, ordered, unitOn, type PositionDraft } from '../game/positionDraft';
import { createDraftEditor, putDraft, savedDrafts } from '../../shell/draftEditor';
import type { TextStorage } from '../../shell/storage';

export const EDITOR_KEY = 'game-of-war/editor';
const DRAFTS = savedDrafts(EDITOR_KEY);

/** What is held: a unit of the box, which can be put down again and again, or one of the board. */
export type EditorHand =
  | { readonly from: 'box'; readonly unit: Unit }
  | { readonly from: 'board'; readonly square: Square };

/** Puts a draft before the editor, which opens with it; the one it had can be had back. */
export const putForEditing = (storage: TextStorage, draft: PositionDraft): void =>
  putDraft(storage, DRAFTS, writeDraft(draft));

/** The position editor: one draft, and the unit that is held over it. */
export function createEditor(storage: TextStorage, board: Board) {
  const editor = createDraftEditor(
    {
      empty: () => emptyDraft(board),
      ordered,
      write: writeDraft,
      read: (text) => readDraft(text).draft,
      handOver: (draft, hand: EditorHand | null) =>
        hand?.from === 'board' && unitOn(draft, hand.square) === undefined ? null : hand,
    },
    storage,
    DRAFTS,
    null,
  );
  const { order, hold } = editor;
  const now = editor.state.getState;

  /** Puts what is held on a square; off the board it is taken away. */
  function drop(held: EditorHand, square: Square | null): void {
    if (held.from === 'box') {
      if (square !== null) order({ do: 'put', square, unit: held.unit });
    } else if (square === null) order({ do: 'lift', square: held.square });
    else order({ do: 'move', from: held.square, to: square });
    if (held.from === 'board') hold(null);
  }

  return {
    ...editor,
    drop,
    /** Takes a unit of the box up, or puts it back. */
    holdUnit: (unit: Unit): void => {
      const { hand } = now();
      const same =
        hand?.from === 'box' && hand.unit.side === unit.side && hand.unit.kind === unit.kind;
      hold(same ? null : { from: 'box', unit });
    },
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
  };
}

export type Editor = ReturnType<typeof createEditor>;
