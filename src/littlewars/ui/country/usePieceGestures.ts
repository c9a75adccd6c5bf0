import { useRef, type KeyboardEvent } from 'react';
import { keyName } from '../../../shell/ui/keys';
import { bearingOf, directionOf } from '../../engine/angles';
import { INCH, rounded } from '../../engine/lengths';
import { boundsOf } from '../../engine/shapes';
import type { Point } from '../../engine/types';
import { pieceOfDraft, type DraftPiece } from '../../game/countryDraft';
import type { createCountryEditor } from '../../store/countryEditor';
import type { Drag } from '../plan/planProps';
import type { ShownHandle } from '../plan/view';
import { TURN_STEP } from './PiecePanel';

const HANDLE = 'turn';
/** The distance of the turning handle from its piece, in sixteenths of an inch. */
const REACH = 2.5 * INCH;
/** The step to which a turn by dragging is rounded, in thousandths of a degree. */
const EVEN = 5000;

interface PieceGesturesOptions {
  readonly editor: ReturnType<typeof createCountryEditor>;
  readonly pieces: readonly DraftPiece[];
  /** The chosen piece, which the keys move and the handle turns; null if none is. */
  readonly piece: DraftPiece | null;
  readonly remove: () => void;
  /** Chooses the next piece, or the previous one with -1. */
  readonly choosePiece: (by: 1 | -1) => void;
}

/** How the pieces of a Country are moved and turned by hand on the plan: props of the plan, and a handler of keys. */
interface PieceGestures {
  /** The handle that turns the chosen piece; none for a circle. */
  readonly handles: readonly ShownHandle[];
  readonly mayChoose: (id: string) => boolean;
  readonly onDrag: (drag: Drag) => void;
  /** Handles a key that is pressed over the plan, unless it is pressed in a field or on a button. */
  readonly onKey: (event: KeyboardEvent) => void;
}

/** Returns where the handle of a piece lies: in front of its top side, as the piece is turned. */
function handleOf(piece: DraftPiece): Point {
  const { left, right, bottom, top } = boundsOf(pieceOfDraft({ ...piece, turn: 0 }).shape);
  const away = Math.max(right - left, top - bottom) / 2 + REACH;
  const { x, y } = directionOf(piece.turn);
  return { x: piece.at.x + x * away, y: piece.at.y + y * away };
}

/**
 * Hook: returns how the pieces of a Country are moved and turned on the plan: a drag moves a piece, or turns the chosen
 * one by its handle; the keys move, turn and remove the chosen piece, choose another, undo and redo.
 */
export function usePieceGestures(options: PieceGesturesOptions): PieceGestures {
  const { editor, pieces, piece, remove, choosePiece } = options;
  const { order } = editor;
  /** The position of the dragged piece when the drag began. */
  const held = useRef<Point | null>(null);

  function onDrag({ ids: [id = ''], from, to, phase }: Drag): void {
    const turning = id === HANDLE;
    const moved = pieces.find((each) => each.id === (turning ? piece?.id : id));
    if (moved === undefined) return;
    if (phase === 'begin') {
      held.current = moved.at;
      if (!turning) editor.holdTool(id);
      return;
    }
    if (phase !== 'cancel' && turning) {
      const turn = Math.round(bearingOf(moved.at, rounded(to)) / EVEN) * EVEN;
      editor.stroke({ do: 'turn', id: moved.id, turn });
    } else if (phase !== 'cancel' && held.current !== null) {
      const { x, y } = held.current;
      const at = { x: x + to.x - from.x, y: y + to.y - from.y };
      editor.stroke({ do: 'move', id: moved.id, at });
    }
    if (phase !== 'move') editor.endStroke(phase === 'drop');
  }

  const actsOn = (part: DraftPiece): Readonly<Record<string, (far: number) => void>> => {
    const go = (x: number, y: number) => (far: number) =>
      order(
        { do: 'move', id: part.id, at: { x: part.at.x + x * far, y: part.at.y + y * far } },
        `keys ${part.id}`,
      );
    const turn = (by: number) => () =>
      order({ do: 'turn', id: part.id, turn: part.turn + by }, `turn ${part.id}`);
    return {
      ArrowUp: go(0, 1),
      ArrowDown: go(0, -1),
      ArrowLeft: go(-1, 0),
      ArrowRight: go(1, 0),
      '[': turn(-TURN_STEP),
      ']': turn(TURN_STEP),
      Delete: remove,
      Backspace: remove,
    };
  };
  const acts: Readonly<Record<string, (far: number) => void>> = {
    'Ctrl+z': editor.undo,
    'Ctrl+Shift+z': editor.redo,
    'Ctrl+y': editor.redo,
    n: () => choosePiece(1),
    p: () => choosePiece(-1),
    ...(piece !== null && actsOn(piece)),
  };
  function onKey(event: KeyboardEvent): void {
    if (!(event.target instanceof Element) || event.target.closest('input, button') !== null)
      return;
    const act = acts[keyName(event.nativeEvent) ?? ''];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act(event.shiftKey ? INCH / 4 : INCH);
  }

  const isCircle = piece?.outline.kind === 'circle';
  return {
    handles: piece === null || isCircle ? [] : [{ id: HANDLE, at: handleOf(piece), of: piece.at }],
    mayChoose: (id) => id !== HANDLE,
    onDrag,
    onKey,
  };
}
