import type { Board } from './board';
import type { Deployment } from './deployment';
import { other, type Side, type Square } from './vocabulary';

/** Returns a deployment with its units mirrored east to west; units whose new square is a mountain are dropped. */
export const mirrored = (board: Board, deployment: Deployment): Deployment =>
  carried(board, deployment, deployment.side, (square) => {
    const column = square % board.width;
    return square - column + (board.width - 1 - column);
  });

/** Returns a deployment for the other side, turned half round, without units whose square is a mountain. */
export const turned = (board: Board, deployment: Deployment): Deployment =>
  carried(board, deployment, other(deployment.side), (square) => board.size - 1 - square);

const carried = (
  board: Board,
  { units }: Deployment,
  side: Side,
  to: (square: Square) => Square,
): Deployment => ({
  side,
  units: units
    .map(({ kind, square }) => ({ side, kind, square: to(square) }))
    .filter(({ square }) => board.terrain[square] !== 'mountain')
    .sort((a, b) => a.square - b.square),
});
