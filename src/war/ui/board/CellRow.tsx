import { memo } from 'react';
import type { Square } from '../../engine/vocabulary';

interface RowProps {
  readonly row: number;
  readonly squares: readonly Square[];
  /** Without it a screen reader reads all squares. */
  readonly name: string | undefined;
  readonly labels: readonly string[];
  /** A square of this row, or null. */
  readonly chosen: Square | null;
  /** The squares of the board whose unit can be dragged. */
  readonly draggable: ReadonlySet<Square>;
}

/**
 * Renders a row of the board's squares as cells of a grid, for screen readers and keys. It renders again only if what it
 * says has changed: most changes of choice affect few rows.
 */
export const Row = memo(function Row(props: RowProps) {
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
}, hasSameLabels);

/** Returns whether a row is unchanged, although its labels and draggable squares are in new lists. */
function hasSameLabels(before: RowProps, now: RowProps): boolean {
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
