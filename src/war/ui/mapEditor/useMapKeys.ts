import type { Square } from '../../engine/vocabulary';
import { type MapSign, squaresBetween } from '../../game/mapDraft';
import { judgeMapDraft } from '../../game/mapDraftFaults';
import type { MapEditor } from '../../store/editors/mapEditor';
import { t } from '../../words/t';
import { useAnnouncer } from '../../../shell/ui/useAnnouncer';
import { KEYS, useKeys } from '../base/keys';
import { MAP_EDITOR_KEYS } from '../base/editorKeys';
import { focusedSquare, focusSquare, tabStop } from '../board/tabStop';
import { useRef } from 'react';
import { squareUnder } from '../board/Cells';
import type { DragOf } from '../../../shell/ui/viewport/useDragOnto';

interface MapKeys {
  readonly editor: MapEditor;
  readonly read: () => void;
  readonly help: () => void;
  readonly flip: () => void;
}

/**
 * Hook: binds the keys of the editor of maps. A digit paints the focused square with a kind of terrain and selects that
 * kind; brackets go to the next fault; `read`, `help` and `flip` are called by the keys that read the faults out, open
 * the list of keys and turn the board.
 */
export function useMapKeys({ editor, read, help, flip }: MapKeys): void {
  const announcer = useAnnouncer();
  const paint = (sign: MapSign) => (): void => {
    editor.holdTool(sign);
    const square = focusedSquare();
    if (square === null) announcer.answer(t('studies:shapes.noSquare'));
    else editor.press(square);
  };
  const toFault = (step: 1 | -1) => (): void => {
    const { faults, warnings } = judgeMapDraft(editor.state.getState().draft);
    const squares = [...new Set([...faults, ...warnings].flatMap((each) => each.squares))];
    squares.sort((a, b) => step * (a - b));
    const here = tabStop();
    const isBeyond = (square: Square): boolean => here === null || step * (square - here) > 0;
    const next = squares.find(isBeyond) ?? squares[0];
    if (next === undefined) announcer.answer(t('mapEditor:noFault'));
    else focusSquare(next);
  };
  useKeys([MAP_EDITOR_KEYS.mapEditor, KEYS.page], {
    plain: paint('.'),
    mountain: paint('^'),
    pass: paint('='),
    fort: paint('#'),
    arsenalN: paint('N'),
    arsenalS: paint('S'),
    previousFault: toFault(-1),
    nextFault: toFault(1),
    read,
    undo: editor.undo,
    redo: editor.redo,
    help,
    flip,
  });
}

interface Strokes {
  /** The columns of the board. */
  readonly width: number;
  readonly stroke: (squares: readonly Square[]) => void;
  /** `isCompleted` is false if a second finger has come down, which moves the board. */
  readonly end: (isCompleted: boolean) => void;
}

/**
 * Hook: returns a handler of drags over the board that paints: it calls `stroke` with the squares passed at each step,
 * and `end` when the drag has ended, so that it is one step of undo; with false if the drag was cancelled. `width` is
 * the number of columns of the board.
 */
export function useStrokes({ width, stroke, end }: Strokes): DragOf<Square> {
  const last = useRef<Square | null>(null);
  return (start, { phase }, pointer) => {
    if (phase === 'begin') last.current = start;
    if (phase !== 'cancel') {
      const square = squareUnder(pointer);
      // A stroke that returns to the board continues from there.
      if (square !== null) stroke(squaresBetween(width, last.current ?? square, square));
      last.current = square;
    }
    if (phase === 'drop' || phase === 'cancel') end(phase === 'drop');
  };
}
