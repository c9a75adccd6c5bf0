import type { Board } from '../../engine/board';
import type { Square, Unit } from '../../engine/vocabulary';
import { readDraft, writeDraft } from '../../game/draftText';
import { emptyDraft, ordered, unitOn, type PositionDraft } from '../../game/positionDraft';
import { createDraftEditor, putDraft, savedDrafts } from '../../../shell/draftEditor';
import type { TextStorage } from '../../../shell/storage';

/** The storage key of the drafts of the editor of positions: the present one, and those to which undo returns. */
export const EDITOR_KEY = 'game-of-war/editor';
const DRAFTS = savedDrafts(EDITOR_KEY);

/**
 * The unit picked up in the editor of positions: a kind of unit from the `box`, which can be placed any number of
 * times, or the unit on a square of the `board`.
 */
export type EditorTool =
  | { readonly from: 'box'; readonly unit: Unit }
  | { readonly from: 'board'; readonly square: Square };

/** Stores a draft, so that the editor of positions opens with it; undo there returns to the former draft. */
export const putForEditing = (storage: TextStorage, draft: PositionDraft): void =>
  putDraft(storage, DRAFTS, writeDraft(draft));

/**
 * Returns the editor of positions (`Editor`): a store with the draft, the unit picked up, undo and redo. It begins with
 * the draft in `storage`, or if there is none with an empty `board`.
 */
export function createEditor(storage: TextStorage, board: Board) {
  const editor = createDraftEditor(
    {
      empty: () => emptyDraft(board),
      ordered,
      write: writeDraft,
      read: (text) => readDraft(text).draft,
      toolAfter: (draft, tool: EditorTool | null) =>
        tool?.from === 'board' && unitOn(draft, tool.square) === undefined ? null : tool,
    },
    storage,
    DRAFTS,
    null,
  );
  const { order, holdTool } = editor;
  const now = editor.state.getState;

  /** Puts the held unit on a square; off the board it is removed. */
  function drop(held: EditorTool, square: Square | null): void {
    if (held.from === 'box') {
      if (square !== null) order({ do: 'put', square, unit: held.unit });
    } else if (square === null) order({ do: 'lift', square: held.square });
    else order({ do: 'move', from: held.square, to: square });
    if (held.from === 'board') holdTool(null);
  }

  return {
    ...editor,
    drop,
    /** Picks up a unit of the box, or puts it back. */
    holdUnit: (unit: Unit): void => {
      const { tool } = now();
      const same =
        tool?.from === 'box' && tool.unit.side === unit.side && tool.unit.kind === unit.kind;
      holdTool(same ? null : { from: 'box', unit });
    },
    /**
     * Handles a press on a square: the held unit is placed, the unit there picked up, or its arsenal toggled
     * between fallen and standing.
     */
    press: (square: Square): void => {
      const { tool, draft } = now();
      const there = unitOn(draft, square);
      if (tool?.from === 'box') {
        const same = there?.side === tool.unit.side && there.kind === tool.unit.kind;
        order(same ? { do: 'lift', square } : { do: 'put', square, unit: tool.unit });
      } else if (tool?.from === 'board') {
        if (tool.square === square) holdTool(null);
        else drop(tool, square);
      } else if (there !== undefined) holdTool({ from: 'board', square });
      else if (draft.board.arsenals.some((arsenal) => arsenal.square === square))
        order({ do: draft.standing.includes(square) ? 'fall' : 'raise', square });
    },
  };
}

/** The editor of positions, as `createEditor` returns it. Every change is saved in this browser. */
export type Editor = ReturnType<typeof createEditor>;
