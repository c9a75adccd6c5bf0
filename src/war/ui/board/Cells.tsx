import {
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import type { Board } from '../../engine/board';
import type { Square } from '../../engine/vocabulary';
import { boardStyle, onBoardStyle } from '../../words/board';
import { actsOf, KEYS, type Act } from '../base/keys';
import { afterFrame } from '../../../shell/ui/afterFrame';
import { keyName } from '../../../shell/ui/keys';
import { useAfterFrame } from '../../../shell/ui/useAfterFrame';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { hitSquare, type Touched } from './hitTest';
import { shownCell, shownSize, squareShownAt, type Orientation } from './geometry';
import { Row } from './CellRow';

/**
 * The props of the cells of a board: which way it is turned, the labels of the board and of each square for screen
 * readers, the chosen square (null for none), which squares can be dragged or are likely meant (`relevant`), and
 * callbacks: a square was pressed (and whether by a finger), two squares were equally likely meant (`onDoubt`), a
 * square is pointed at (null for none).
 */
export interface CellsProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly label: string;
  readonly describe: (square: Square) => string;
  readonly chosen: Square | null;
  /** The squares whose unit can be dragged. */
  readonly draggable: ReadonlySet<Square>;
  readonly relevant?: ReadonlySet<Square>;
  /** Hook: returns whether the screen is rotated for a player across the table. */
  readonly across: boolean;
  readonly onPress: (square: Square, touch: boolean) => void;
  readonly onDoubt: (square: Square) => void;
  readonly onPoint?: (square: Square | null) => void;
  /** The first tab stop; by default the top left corner. */
  readonly start?: Square;
}

const ACTS = actsOf([KEYS.board]);
const NONE: ReadonlySet<Square> = new Set();
/** The rows that a page key skips. */
const PAGE = 5;

/** Returns where a key leads from a place on the screen. */
function led(
  act: Exclude<Act<typeof KEYS.board>, 'press'>,
  { column, row }: { column: number; row: number },
  { columns, rows }: { columns: number; rows: number },
): { column: number; row: number } {
  const within = (wanted: number, many: number): number => Math.min(Math.max(0, wanted), many - 1);
  switch (act) {
    case 'left':
      return { column: within(column - 1, columns), row };
    case 'right':
      return { column: within(column + 1, columns), row };
    case 'up':
      return { column, row: within(row - 1, rows) };
    case 'down':
      return { column, row: within(row + 1, rows) };
    case 'pageUp':
      return { column, row: within(row - PAGE, rows) };
    case 'pageDown':
      return { column, row: within(row + PAGE, rows) };
    case 'rowStart':
      return { column: 0, row };
    case 'rowEnd':
      return { column: columns - 1, row };
    case 'start':
      return { column: 0, row: 0 };
    case 'end':
      return { column: columns - 1, row: rows - 1 };
  }
}

/**
 * The squares of the board as a grid of buttons, labelled by `describe`, for pointers, keys and screen readers. Tab
 * reaches one of them, at first `start`; arrow keys move the focus. `onPress` is called with a pressed square,
 * `onDoubt` instead if a touch may have meant another of the `relevant` ones, `onPoint` with the square pointed at or
 * focused (null for none).
 */
export const Cells = memo(function Cells(props: CellsProps) {
  const { board, orientation, label, describe, chosen, draggable, relevant = NONE } = props;
  const { across, onPress, onDoubt, onPoint, start } = props;
  const size = shownSize(board, orientation);
  const { columns, rows } = size;
  const stop = useRef<Square>(chosen ?? start ?? squareShownAt(board, orientation, 0, 0));
  const grid = useRef<HTMLDivElement>(null);
  // A finger's press is no pointing: the press itself shows everything.
  const byTouch = useRef(false);
  const touched = useRef<Touched | null>(null);

  // The tab stop moves with the chosen unit, and the focus too if it is in the grid; a rotated board has new
  // squares.
  useLayoutEffect(() => {
    stop.current = chosen ?? stop.current;
    moveTabStop(grid.current, stop.current);
  }, [chosen, board, orientation]);
  useEffect(() => {
    if (chosen === null) return undefined;
    const focus = (): void => {
      if (!grid.current?.contains(document.activeElement)) return;
      // A pressed square is focused already; focusing it again would force a layout.
      if (squareOfTarget(document.activeElement) === chosen) return;
      cellOf(grid.current, chosen)?.focus();
    };
    // The square under a finger is focused after the frame (watchGestures.ts), and then the chosen one beside it.
    if (byTouch.current) return afterFrame(focus);
    focus();
    return undefined;
  }, [chosen]);

  function press(event: KeyboardEvent): void {
    byTouch.current = false;
    const at = squareOfTarget(event.target) ?? stop.current;
    const act = ACTS[keyName(event) ?? ''];
    if (act === undefined) return;
    if (act === 'press') onPress(at, false);
    else {
      const to = led(act, shownCell(board, orientation, at), size);
      cellOf(grid.current, squareShownAt(board, orientation, to.column, to.row))?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const shown = useMemo(
    () =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (__, column) =>
          squareShownAt(board, orientation, column, row),
        ),
      ),
    [board, orientation, columns, rows],
  );
  const language = useLanguage();
  const style = useSyncExternalStore(onBoardStyle, boardStyle);
  // Nothing of the squares themselves is drawn, so their words follow after the frame that answers an input.
  const now = useMemo(
    () => ({ shown, describe, draggable, chosen }),
    [shown, describe, draggable, chosen],
  );
  const followed = useAfterFrame(now);
  // Other squares, as after a rotation, have no earlier words.
  const labelled = followed.shown === shown ? followed : now;
  const labels = useMemo(
    () => ({
      language,
      rows: shown.map((squares) => ({
        name: style?.row(board, squares),
        squares: squares.map(labelled.describe),
      })),
    }),
    [language, style, board, shown, labelled.describe],
  );
  const inRow = (square: Square | null, row: number): Square | null =>
    square !== null && shownCell(board, orientation, square).row === row ? square : null;

  return (
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className="cells"
      data-turn={orientation}
      onPointerDownCapture={({ pointerType, target, clientX, clientY }) => {
        byTouch.current = pointerType === 'touch';
        const square = byTouch.current ? squareOfTarget(target) : null;
        // The square's box is read now, and not when the press is answered.
        touched.current =
          square === null
            ? null
            : { square, box: (target as Element).getBoundingClientRect(), clientX, clientY };
      }}
      onKeyDown={press}
      onFocus={(event) => {
        const square = squareOfTarget(event.target);
        if (square === null) return;
        stop.current = square;
        moveTabStop(event.currentTarget, square);
        // A pressed square is not pointed at by its focus, nor one that gets the focus after a press.
        if (event.target.matches(':focus-visible')) onPoint?.(square);
      }}
      onBlur={({ relatedTarget }) => {
        // Between squares the next one reports what is pointed at.
        if (squareOfTarget(relatedTarget) === null) onPoint?.(null);
      }}
      onClick={(event) => {
        const square = squareOfTarget(event.target);
        if (square === null) return;
        const finger = touched.current;
        touched.current = null;
        const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
        // A screen reader's click comes from no pointer and moves no focus: keys continue from there as after
        // Enter.
        if (!event.detail) cellOf(grid.current, square)?.focus();
        // A finger points at nothing, but its press may ask about a square.
        if (touch) onPoint?.(null);
        if (!touch || finger === null) {
          onPress(square, touch);
          return;
        }
        const cell = (each: Square) => shownCell(board, orientation, each);
        const hit = hitSquare(finger, relevant, cell, across);
        if (hit.certain) onPress(hit.square, true);
        else onDoubt(hit.square);
      }}
      onPointerUp={({ clientX, clientY }) => {
        if (touched.current !== null) touched.current = { ...touched.current, clientX, clientY };
      }}
      onPointerOver={(event) => {
        if (event.pointerType !== 'touch') onPoint?.(squareOfTarget(event.target));
      }}
      onPointerLeave={(event) => {
        if (event.pointerType !== 'touch') onPoint?.(null);
      }}
    >
      {shown.map((squares, row) => (
        <Row
          key={row}
          row={row}
          squares={squares}
          name={labels.rows[row]?.name}
          labels={labels.rows[row]?.squares ?? []}
          draggable={labelled.draggable}
          chosen={inRow(labelled.chosen, row)}
        />
      ))}
    </div>
  );
});

const cellOf = (grid: HTMLElement | null, square: Square): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;

/**
 * Moves the tab stop of the grid by two attributes, without rendering. An unchanged one is not written: a browser
 * would lay the page out at once to check the focus.
 */
function moveTabStop(grid: HTMLElement | null, square: Square): void {
  const before = grid?.querySelector('[tabindex="0"]');
  const now = cellOf(grid, square);
  if (before === now) return;
  before?.setAttribute('tabindex', '-1');
  now?.setAttribute('tabindex', '0');
}

/** Returns the square of the board whose element contains the target of an event; null if none does. */
export function squareOfTarget(target: EventTarget | null): Square | null {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  const text = cell?.getAttribute('data-square');
  return text === null || text === undefined ? null : Number(text);
}

/** Returns the square of the board at a place of the window, in pixels from its top left; null if none. */
export const squareUnder = ({
  clientX,
  clientY,
}: Pick<PointerEvent, 'clientX' | 'clientY'>): Square | null =>
  squareOfTarget(document.elementFromPoint(clientX, clientY));
