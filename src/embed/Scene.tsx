import type { ReactNode } from 'react';
import { nameOf, type Board } from '../war/engine/board';
import type { Position } from '../war/engine/position';
import { SIDES, type Square } from '../war/engine/vocabulary';
import type { War } from '../war/game/war';
import { Ground } from '../war/ui/board/art/Ground';
import { MovePath } from '../war/ui/board/art/LastMove';
import { CommunicationLines } from '../war/ui/board/art/Lines';
import { CELL, centreOf, MARGIN, shownSize, type Orientation } from '../war/ui/board/geometry';
import { Pieces } from '../war/ui/board/Pieces';
import { eventsAt } from '../war/ui/effects/animations/pastEvents';
import { LastStep, LastStepUnder } from '../war/ui/effects/animations/PastMarks';
import { viewOf } from '../war/ui/board/viewOf';
import { describeSquare } from '../war/words/board';
import { t } from '../war/words/t';

/**
 * The props of the drawing of a step of a game: the war, the step `at` (how many actions were played before it) with
 * its `position`, which way the board is turned, whether lines of communication are drawn (`lines`), and the drawn
 * terrain (`ground`).
 */
export interface SceneProps {
  readonly war: War;
  readonly at: number;
  readonly position: Position;
  readonly orientation: Orientation;
  readonly lines: boolean;
  /** Rendered once, because it does not change. */
  readonly ground: ReactNode;
}

const boxOf = (board: Board, orientation: Orientation): string => {
  const { columns, rows } = shownSize(board, orientation);
  return `${-MARGIN} ${-MARGIN} ${columns * CELL + 2 * MARGIN} ${rows * CELL + 2 * MARGIN}`;
};

/**
 * Returns the drawing of a board's terrain as an SVG element. It is the same at every step, so a page makes it once and
 * passes it to `Scene` as `ground`.
 */
export const groundOf = (board: Board, orientation: Orientation): ReactNode => (
  <svg className="board-map" viewBox={boxOf(board, orientation)} aria-hidden="true">
    <Ground board={board} orientation={orientation} />
  </svg>
);

/**
 * Draws the board after the first `at` actions of `war`, that is, `position`: over `ground`, the drawn terrain, the
 * pieces, the last order, and, if `lines`, both sides' lines of communication. Hidden from screen readers, which get
 * `BoardTable`.
 */
export function Scene({ war, at, position, orientation, lines, ground }: SceneProps): ReactNode {
  const { board } = position;
  const view = viewOf(position, lines ? SIDES : []);
  const scene = eventsAt(war, at);
  const centre = (square: Square) => centreOf(board, orientation, square);
  const map = {
    className: 'board-map board-map-raised',
    viewBox: boxOf(board, orientation),
    'aria-hidden': true,
  } as const;
  return (
    <>
      {ground}
      <svg {...map}>
        {view.lines.map(({ side, lines: drawn }) => (
          <CommunicationLines
            key={side}
            side={side}
            segments={drawn
              .filter(({ source, end }) => source !== end)
              .map(({ source, end, cut }) => ({ from: centre(source), to: centre(end), cut }))}
          />
        ))}
        {scene && (
          <>
            <g opacity={0.75}>
              {scene.earlier.map((path) => (
                <MovePath key={path.join()} points={path.map(centre)} />
              ))}
            </g>
            <g key={`ways ${at}`}>
              <LastStepUnder scene={scene} centre={centre} />
            </g>
          </>
        )}
      </svg>
      <svg {...map}>
        <Pieces
          board={board}
          orientation={orientation}
          units={view.units}
          arsenals={view.arsenals}
        />
      </svg>
      <svg {...map}>
        {scene && (
          <g key={`step ${at}`}>
            <LastStep scene={scene} centre={centre} />
          </g>
        )}
      </svg>
    </>
  );
}

/**
 * Shows a position as a table for screen readers, invisible on the screen: a row for each row of the board and a cell
 * for each square, with its unit and its terrain in words.
 */
export function BoardTable({ position }: { readonly position: Position }): ReactNode {
  const { board } = position;
  const columns = Array.from({ length: board.width }, (_, column) => column);
  const rows = Array.from({ length: board.height }, (_, row) => row * board.width);
  return (
    <div className="embed-visually-hidden">
      <table>
        <caption>{t('embed:board')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((first) => (
            <tr key={first}>
              <th scope="row">{nameOf(board, first).slice(0, 1)}</th>
              {columns.map((column) => (
                <td key={column} data-square={nameOf(board, first + column)}>
                  {describeSquare(position, first + column, false).replace(/^[A-Z]\d+, /, '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
