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
import { actsOf, type Act } from '../base/keys';
import { keyName } from '../../../shell/ui/keys';
import { useLanguage } from '../../../shell/ui/useLanguage';
import { hitSquare, type Touched } from './hitTest';
import { shownCell, shownSize, squareShownAt, type Orientation } from './geometry';

interface CellsProps {
  readonly board: Board;
  readonly orientation: Orientation;
  readonly label: string;
  /** What a square says to whoever cannot see it. */
  readonly describe: (square: Square) => string;
  readonly chosen: Square | null;
  /** The squares whose unit can be dragged. */
  readonly draggable: ReadonlySet<Square>;
  /** Squares that a touch beside them may mean, where squares are small. */
  readonly relevant?: ReadonlySet<Square>;
  /** Whether the screen is rotated for a player across the table. */
  readonly across: boolean;
  readonly onPress: (square: Square, touch: boolean) => void;
  /** A touch between squares, where it cannot be told which is meant. */
  readonly onDoubt: (square: Square) => void;
  readonly onPoint?: (square: Square | null) => void;
  /** Where the tab stop is at first; the corner at the top left if not said. */
  readonly start?: Square;
}

const ACTS = actsOf('board');
const NONE: ReadonlySet<Square> = new Set();
/** Rows that a page key goes over. */
const PAGE = 5;

/** Where a key leads from a place on the screen. */
function led(
  act: Exclude<Act<'board'>, 'press'>,
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

/** The squares to point at, press and hear: one tab stop, a grid with roving focus. */
export function Cells(props: CellsProps) {
  const { board, orientation, label, describe, chosen, draggable, relevant = NONE } = props;
  const { across, onPress, onDoubt, onPoint, start } = props;
  const size = shownSize(board, orientation);
  const { columns, rows } = size;
  const stop = useRef<Square>(chosen ?? start ?? squareShownAt(board, orientation, 0, 0));
  const grid = useRef<HTMLDivElement>(null);
  // What a finger presses it does not point at: the press itself shows all there is to see.
  const byTouch = useRef(false);
  const touched = useRef<Touched | null>(null);

  // A chosen unit takes the tab stop along, and the focus too if the grid has it; a board turned round has new squares.
  useLayoutEffect(() => {
    stop.current = chosen ?? stop.current;
    moveTabStop(grid.current, stop.current);
  }, [chosen, board, orientation]);
  useEffect(() => {
    if (chosen === null || !grid.current?.contains(document.activeElement)) return;
    // Pressed, it has the focus already; to give it again would lay out the page before its time.
    if (squareOfTarget(document.activeElement) === chosen) return;
    cellOf(grid.current, chosen)?.focus();
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
  const said = useMemo(
    () => ({
      language,
      rows: shown.map((squares) => ({
        name: style?.row(board, squares),
        squares: squares.map(describe),
      })),
    }),
    [language, style, board, shown, describe],
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
        // Where its square lies is asked for now, and not when the press is answered.
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
        // What has been pressed is not asked about by having the focus, nor what it was handed on to after a press.
        if (event.target.matches(':focus-visible')) onPoint?.(square);
      }}
      onBlur={({ relatedTarget }) => {
        // From square to square the next one says what is pointed at now; a finger points at nothing.
        if (byTouch.current || squareOfTarget(relatedTarget) === null) onPoint?.(null);
      }}
      onClick={(event) => {
        const square = squareOfTarget(event.target);
        if (square === null) return;
        const finger = touched.current;
        touched.current = null;
        const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
        // A screen reader's click comes from no pointer and moves no focus: the keys go on from there as after Enter.
        if (!event.detail) cellOf(grid.current, square)?.focus();
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
          name={said.rows[row]?.name}
          labels={said.rows[row]?.squares ?? []}
          draggable={draggable}
          chosen={inRow(chosen, row)}
        />
      ))}
    </div>
  );
}

interface RowProps extends Pick<CellsProps, 'draggable'> {
  readonly row: number;
  readonly squares: readonly Square[];
  /** Without it a screen reader reads all of the squares out. */
  readonly name: string | undefined;
  /** What each of the squares says. */
  readonly labels: readonly string[];
  /** A square of this row, or null. */
  readonly chosen: Square | null;
}

/** A row of the screen; most changes of choice leave most rows as they are. */
const Row = memo(function Row(props: RowProps) {
  const { row, squares, name, labels, draggable, chosen } = props;
  return (
    <div role="row" aria-label={name} aria-rowindex={row + 1} className="cells-row">
      {squares.map((square, column) => (
        <Cell
          key={square}
          square={square}
          label={labels[column] ?? ''}
          chosen={chosen === square}
          draggable={draggable.has(square)}
        />
      ))}
    </div>
  );
}, saysTheSame);

/** Whether a row looks and says the same, though its labels and what can be dragged be in new lists. */
function saysTheSame(before: RowProps, now: RowProps): boolean {
  return (
    before.squares === now.squares &&
    before.chosen === now.chosen &&
    before.name === now.name &&
    (before.labels === now.labels || before.labels.every((label, i) => label === now.labels[i])) &&
    (before.draggable === now.draggable ||
      now.squares.every((square) => before.draggable.has(square) === now.draggable.has(square)))
  );
}

interface CellProps {
  readonly square: Square;
  readonly label: string;
  readonly chosen: boolean;
  readonly draggable: boolean;
}

const Cell = memo(function Cell({ square, label, chosen, draggable }: CellProps) {
  return (
    <div
      role="gridcell"
      aria-label={label}
      aria-selected={chosen || undefined}
      tabIndex={-1}
      data-square={square}
      className={draggable ? 'cell cell-draggable' : 'cell'}
    />
  );
});

const cellOf = (grid: HTMLElement | null, square: Square): HTMLElement | null =>
  grid?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;

/**
 * Moves the tab stop of the grid: two squares are told of it, and nothing is rendered. Where it is already nothing is
 * written: a browser lays the page out at once to see whether the square in focus can keep it.
 */
function moveTabStop(grid: HTMLElement | null, square: Square): void {
  const before = grid?.querySelector('[tabindex="0"]');
  const now = cellOf(grid, square);
  if (before === now) return;
  before?.setAttribute('tabindex', '-1');
  now?.setAttribute('tabindex', '0');
}

/** The square an event happened on, or null. */
export function squareOfTarget(target: EventTarget | null): Square | null {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  const text = cell?.getAttribute('data-square');
  return text === null || text === undefined ? null : Number(text);
}

/** The square at a place of the window, in client pixels, or null. */
export const squareUnder = ({
  clientX,
  clientY,
}: Pick<PointerEvent, 'clientX' | 'clientY'>): Square | null =>
  squareOfTarget(document.elementFromPoint(clientX, clientY));
