import type { KeyboardEvent } from 'react';
import { type Square, other } from '../../engine/vocabulary';
import { unitOfLetter } from '../../engine/units';
import { unitOn } from '../../game/positionDraft';
import type { Editor } from '../../store/editors/editor';
import { t } from '../../words/t';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { latinKey } from '../../../shell/ui/latinKey';
import { EDITOR_KEYS } from '../base/editorKeys';
import { KEYS, useKeys } from '../base/keys';
import { focusedSquare } from '../board/tabStop';

/** The last key with its case; there is only one keyboard. */
let lastKey = '';

interface EditorKeys {
  readonly editor: Editor;
  readonly read: () => void;
  readonly help: () => void;
  readonly flip: () => void;
}

/**
 * Hook: binds the keys of the editor of positions; `read`, `help` and `flip` are called by the keys that read the
 * faults out, open the list of keys and turn the board. The letter of a unit in the notation puts that unit on the
 * focused square, a capital one for the North. Returns a `keydown` handler for the screen's outermost element, which
 * notes the letter's case.
 */
export function useEditorKeys({ editor, read, help, flip }: EditorKeys) {
  const announcer = useAnnouncer();
  const now = () => editor.state.getState().draft;
  const onSquare = (act: (square: Square) => void) => (): void => {
    const square = focusedSquare();
    if (square === null) announcer.answer(t('studies:shapes.noSquare'));
    else act(square);
  };
  useKeys([EDITOR_KEYS.editor, KEYS.page], {
    put: onSquare((square) => {
      const unit = unitOfLetter(lastKey);
      if (unit !== undefined) editor.order({ do: 'put', square, unit });
    }),
    lift: onSquare((square) => editor.order({ do: 'lift', square })),
    arsenal: onSquare((square) => {
      const { board, standing } = now();
      if (standing.includes(square)) editor.order({ do: 'fall', square });
      else if (board.arsenals.some((arsenal) => arsenal.square === square))
        editor.order({ do: 'raise', square });
    }),
    dislodge: onSquare((square) => {
      if (now().dislodged === square) editor.order({ do: 'dislodge', square: null });
      else if (unitOn(now(), square) !== undefined) editor.order({ do: 'dislodge', square });
    }),
    side: () => editor.order({ do: 'side', side: other(now().side) }),
    undo: editor.undo,
    redo: editor.redo,
    leave: () => editor.holdTool(null),
    read,
    help,
    flip,
  });
  return (event: KeyboardEvent): void => {
    lastKey = latinKey(event);
  };
}
