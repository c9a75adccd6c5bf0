import type { ReactNode, Ref } from 'react';
import type { Board } from '../../../engine/board';
import { setupOf } from '../../../engine/setups';
import type { Position } from '../../../engine/position';
import { writeSetup } from '../../../engine/notation/notation';
import type { Players } from '../../../game/game';
import { playerTitle, capital, theSide } from '../../../words/sentences';
import { Ground } from '../art/Ground';
import { CELL, MARGIN } from '../geometry';
import { Pieces } from '../Pieces';
import { viewOf } from '../viewOf';
import { t } from '../../../words/t';

/** The space for two lines above the board, in the drawing's units. */
const HEAD = 76;
const EDGE = 10;
/** Returns the width and height of the picture of a board with border and heading, in units of the drawing. */
export const pictureSize = ({ width, height }: Board) => ({
  width: width * CELL + 2 * (MARGIN + EDGE),
  height: height * CELL + 2 * (MARGIN + EDGE) + HEAD,
});

interface PictureSheetProps {
  readonly ref: Ref<SVGSVGElement>;
  readonly position: Position;
  readonly players: Players;
}

/**
 * The drawing from which a picture file of a position is made: the board with the North at the top, under a heading
 * with the players and the turn. `ref` gets its SVG element.
 */
export function PictureSheet({ ref, position, players }: PictureSheetProps): ReactNode {
  const { board } = position;
  const { width, height } = pictureSize(board);
  const { units, arsenals } = viewOf(position, []);
  const heading = capital(
    t('headquarters:against', {
      north: playerTitle(players, 'N'),
      south: playerTitle(players, 'S'),
    }),
  );
  const state = stateOf(position);
  const [left, top] = [-MARGIN - EDGE, -MARGIN - EDGE - HEAD];
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      {...{ width, height }}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <title>{`${heading}. ${state}.`}</title>
      <desc>{writeSetup(board, setupOf(position))}</desc>
      <rect x={left} y={top} {...{ width, height }} fill="var(--map-margin)" />
      <g fontFamily="var(--font-map)" textAnchor="middle">
        <text
          x={(board.width * CELL) / 2}
          y={top + 42}
          fontSize={fitting(heading, 30, width)}
          fill="var(--ink)"
        >
          {heading}
        </text>
        <text x={(board.width * CELL) / 2} y={top + 70} fontSize={20} fill="var(--ink-muted)">
          {state}
        </text>
      </g>
      <Ground board={board} orientation={0} />
      <Pieces board={board} orientation={0} units={units} arsenals={arsenals} />
    </svg>
  );
}

/** Returns the font size at which a line fits the sheet; letters are on average half as wide as high. */
const fitting = (line: string, most: number, width: number): number =>
  Math.min(most, (width - 4 * EDGE) / (0.52 * line.length));

function stateOf({ over, turn, side }: Position): string {
  if (over === null) return t('headquarters:stages.war', { turn, side: theSide(side) });
  return over.winner === null
    ? t('pictures:drawn', { turn })
    : t('pictures:won', { turn, side: theSide(over.winner) });
}
