import { assaultOn, type Assault } from '../../../engine/combat';
import { moveEffect } from '../../../engine/insight/consequence';
import { destinations } from '../../../engine/march';
import { readAction } from '../../../engine/notation/recordText';
import { readPosition } from '../../../engine/notation/notation';
import { positionOf, type Position } from '../../../engine/position';
import { RULE_SETS } from '../../../engine/rules';
import { readSquare } from '../../../engine/board';
import { play } from '../../../engine/turn';
import type { Action, Square } from '../../../engine/vocabulary';
import { STANDARD_BOARD } from '../../../engine/standardMap';
import { explainUnit } from '../../../game/previews';
import type { BoardView } from '../../board/view';
import { shownTarget, viewOf, communicationShown } from '../../board/viewOf';
import type { Diagram } from './diagrams';

/** Returns the square of a name. @throws {RangeError} if there is none, which is a mistake in a diagram. */
function squareNamed(name: string): Square {
  const square = readSquare(STANDARD_BOARD, name);
  if (square === undefined) throw new RangeError(`no square ${name}`);
  return square;
}

/**
 * Returns the position of a diagram of the rule book, after its march if it has one.
 *
 * @throws {RangeError} if its text is no position, or the march is not legal in it, which is a mistake in the diagram
 */
export function positionIn(diagram: Diagram): Position {
  const reading = readPosition(STANDARD_BOARD, diagram.position);
  if (!reading.ok) throw new RangeError(`no position: ${diagram.position}`);
  const position = positionOf(STANDARD_BOARD, RULE_SETS.debord, reading.setup);
  const move = moveIn(diagram);
  if (move === null) return position;
  const answer = play(position, move);
  if (!answer.ok) throw new RangeError(`no move: ${diagram.played}`);
  return answer.position;
}

/** @throws {RangeError} if the text is no move, which is a mistake in a diagram. */
function moveIn({ played }: Diagram): Extract<Action, { type: 'move' }> | null {
  if (played === undefined) return null;
  const action = readAction(STANDARD_BOARD, played);
  if (action?.type !== 'move') throw new RangeError(`no move: ${played}`);
  return action;
}

/**
 * Returns what the board draws in a diagram of the rule book: units, and the lines, communication, destinations, attack
 * or path that the diagram asks for.
 *
 * @throws {RangeError} for a mistake in the diagram's texts
 */
export function viewIn(diagram: Diagram): BoardView {
  const { lines = [], chain, chosen, target, figures = false } = diagram;
  const position = positionIn(diagram);
  const move = moveIn(diagram);
  return {
    ...viewOf(position, lines, figures),
    ...(move !== null && { paths: [[move.from, move.to]] }),
    ...(chain !== undefined && {
      chain: communicationShown(position, explainUnit(position, squareNamed(chain))).chain ?? null,
    }),
    ...(chosen !== undefined && goals(position, squareNamed(chosen))),
    ...(target !== undefined && fire(assaultOn(position, squareNamed(target)))),
  };
}

const goals = (position: Position, chosen: Square): Partial<BoardView> => ({
  chosen,
  destinations: destinations(position, chosen).map((square) => ({
    square,
    kind: moveEffect(position, chosen, square) ?? 'keeps',
  })),
});

const fire = (assault: Assault | null): Partial<BoardView> =>
  assault === null ? {} : { targets: [shownTarget(assault, true)], fire: assault };

/**
 * Returns the part of the board that a diagram shows: the column and the row of its north-west square, both counted
 * from 0, and how many columns and rows it has.
 */
export function extentOf({ corners }: Diagram) {
  const [first, last] = corners.map(squareNamed) as [Square, Square];
  const [column, row] = [first % STANDARD_BOARD.width, Math.floor(first / STANDARD_BOARD.width)];
  return {
    column,
    row,
    columns: (last % STANDARD_BOARD.width) - column + 1,
    rows: Math.floor(last / STANDARD_BOARD.width) - row + 1,
  };
}
