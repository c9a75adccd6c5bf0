import { memo, useMemo, type ReactNode } from 'react';
import { nameOf } from '../../../engine/board';
import { STANDARD_BOARD } from '../../../engine/standardMap';
import { Ground } from '../../board/art/Ground';
import { CELL } from '../../board/geometry';
import { Overlay, Sums, Underlay, ChosenUnderlay } from '../../board/Overlay';
import { Pieces } from '../../board/Pieces';
import { bookWords, fill } from './book';
import type { Diagram } from './diagrams';
import { extentOf, viewIn } from './drawnDiagram';
import { Found } from '../../../../shell/ui/pages/SearchField';

/** The id of the ground, which is on the page once and drawn again by every diagram. */
const GROUND = 'rulebook-ground';
/** The space for the coordinates and the frame, in the drawing's units. */
const EDGE = 26;
/** The side of a square, in rem, on a page wide enough for it. */
const SQUARE = 2.4;
/** The graduated border's width. */
const SCALE = 4;

/** An invisible drawing of the terrain of Debord's board, rendered once; every diagram shows a part of it. */
export const GroundPlate = memo(function GroundPlate() {
  return (
    <svg className="rulebook-plate" aria-hidden="true" focusable="false">
      <defs>
        <g id={GROUND}>
          <Ground board={STANDARD_BOARD} orientation={0} />
        </g>
      </defs>
    </svg>
  );
});

interface FigureProps {
  readonly anchor: string;
  readonly clause: string;
  readonly diagram: Diagram;
  readonly caption: string;
}

/**
 * A diagram of the rule book: a part of the board in a position, with its coordinates and a caption. `anchor` is the
 * HTML id of its rule, `clause` the number of the rule. A `GroundPlate` must be on the page.
 */
export const Figure = memo(function Figure({ anchor, clause, diagram, caption }: FigureProps) {
  const view = useMemo(() => viewIn(diagram), [diagram]);
  const { column, row, columns, rows } = extentOf(diagram);
  const [left, top] = [column * CELL, row * CELL];
  const [width, height] = [columns * CELL, rows * CELL];
  const layer = { board: STANDARD_BOARD, orientation: 0, view } as const;
  const clip = `${anchor}-sheet`;
  return (
    <figure
      className="rulebook-figure rulebook-diagram"
      style={{ width: `${SQUARE * (columns + (2 * EDGE) / CELL)}rem` }}
    >
      <svg
        viewBox={`${left - EDGE} ${top - EDGE} ${width + 2 * EDGE} ${height + 2 * EDGE}`}
        aria-hidden="true"
        focusable="false"
      >
        <clipPath id={clip}>
          <rect x={left} y={top} width={width} height={height} />
        </clipPath>
        <rect
          x={left - EDGE}
          y={top - EDGE}
          width={width + 2 * EDGE}
          height={height + 2 * EDGE}
          className="rulebook-margin"
        />
        <g clipPath={`url(#${clip})`}>
          <use href={`#${GROUND}`} />
          <Underlay {...layer} />
          <ChosenUnderlay {...layer} />
          <Pieces
            board={STANDARD_BOARD}
            orientation={0}
            units={view.units}
            arsenals={view.arsenals}
          />
          <Overlay {...layer} />
          <Sums {...layer} />
        </g>
        <Edge {...{ column, row, columns, rows }} />
      </svg>
      <figcaption>
        <b>{fill(bookWords().labels.figure, { clause })}</b> <Found text={caption} />
      </figcaption>
    </figure>
  );
});

/** The neatlines, the graduated border and the coordinates of a part of the map. */
function Edge({ column, row, columns, rows }: ReturnType<typeof extentOf>): ReactNode {
  const [left, top] = [column * CELL, row * CELL];
  const [width, height] = [columns * CELL, rows * CELL];
  const ring = (out: number): string =>
    `M${left - out} ${top - out}h${width + 2 * out}v${height + 2 * out}h${-width - 2 * out}Z`;
  const steps = (count: number) => Array.from({ length: count }, (_, i) => i);
  const bars =
    steps(columns)
      .map(
        (c) =>
          `M${left + c * CELL} ${c % 2 === 0 ? top - SCALE : top + height}h${CELL}v${SCALE}h${-CELL}Z`,
      )
      .join('') +
    steps(rows)
      .map(
        (r) =>
          `M${r % 2 === 0 ? left - SCALE : left + width} ${top + r * CELL}v${CELL}h${SCALE}v${-CELL}Z`,
      )
      .join('');
  // A name is its row's letter and its column's number.
  const name = (c: number, r: number): string =>
    nameOf(STANDARD_BOARD, (row + r) * STANDARD_BOARD.width + column + c);
  return (
    <>
      <path d={bars} className="rulebook-scale" />
      <path d={ring(0) + ring(SCALE) + ring(EDGE - 1)} className="rulebook-neatline" />
      <g className="rulebook-coordinates" fontSize={15}>
        {steps(columns).flatMap((c) =>
          [top - 9, top + height + 20].map((y) => (
            <text key={`${c} ${y}`} x={left + (c + 0.5) * CELL} y={y}>
              {name(c, 0).slice(1)}
            </text>
          )),
        )}
        {steps(rows).flatMap((r) =>
          [left - 15, left + width + 15].map((x) => (
            <text key={`${x} ${r}`} x={x} y={top + (r + 0.5) * CELL + 5}>
              {name(0, r).charAt(0)}
            </text>
          )),
        )}
      </g>
    </>
  );
}
