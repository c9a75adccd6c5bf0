import { setupOf } from '../../src/war/engine/setups';
import {
  unitAt,
  unitsOf,
  hasMoved,
  inCommunication,
  type Position,
} from '../../src/war/engine/position';
import { writeAction, writeSetup } from '../../src/war/engine/notation/notation';
import { nameOf } from '../../src/war/engine/board';
import type { Square } from '../../src/war/engine/vocabulary';
import { STANDARD_BOARD as BOARD } from '../../src/war/engine/standardMap';
import type { War } from '../../src/war/game/war';

const squares = (list: readonly Square[]): string =>
  list.map((square) => nameOf(BOARD, square)).join(',') || '-';

/** A position as one line: the position string, who has moved, who is isolated, and the end. */
function textOf(position: Position): string {
  const where = unitsOf(position).map(({ square }) => square);
  const side = (square: Square): boolean => unitAt(position, square)?.side === position.side;
  return [
    writeSetup(BOARD, setupOf(position)),
    `moved ${squares(where.filter((square) => side(square) && hasMoved(position, square)))}`,
    `isolated ${squares(where.filter((square) => !inCommunication(position, square)))}`,
    `advance ${position.advance === null ? '-' : squares(position.advance.from)}`,
    `over ${position.over === null ? '-' : `${position.over.winner ?? 'nobody'} ${position.over.by}`}`,
  ].join(' | ');
}

/** The replay of a war: its first position and the position after every action, a line each. */
export const textOfWar = ({ actions, positions }: War): string =>
  positions
    .map((position, i) => {
      const action = actions[i - 1];
      return `${action === undefined ? 'start' : writeAction(BOARD, action)} | ${textOf(position)}\n`;
    })
    .join('');
