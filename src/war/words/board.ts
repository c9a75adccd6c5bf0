import { nameOf, type Board } from '../engine/board';
import type { MoveEffect } from '../engine/insight/consequence';
import { NOBODY } from '../engine/communication';
import { mayMoveNow } from '../engine/march';
import {
  arsenalAt,
  hasMoved,
  isLinked,
  sideOfSlot,
  slotAt,
  unitAt,
  type PlacedUnit,
  type Position,
} from '../engine/position';
import { unitOfSlot, UNITS } from '../engine/units';
import type { Outcome, Square } from '../engine/vocabulary';
import { arsenalName, kindName, unitName } from './sentences';
import { onLanguageChange } from '../../shell/language/current';
import { createSignal } from '../../shell/signal';
import { t } from './t';

/** Cached labels of the squares of a position: with orders, and without. */
let said = new WeakMap<Position, [string[], string[]]>();
/** Cached labels of empty squares of a board, the same in every position and most of them. */
let saidEmpty = new WeakMap<Board, string[]>();
onLanguageChange(() => {
  said = new WeakMap();
  saidEmpty = new WeakMap();
});

/** The sum and outcome of an attack on a unit. */
export interface Verdict {
  readonly attack: number;
  readonly defence: number;
  readonly outcome: Outcome;
}

/**
 * What the label of a square says besides its unit: a possible attack on the unit, or what a march to the square
 * would do.
 */
export interface AskedOfSquare {
  /** The attack that can be ordered on it, and the enemy's possible one. */
  readonly target?: Verdict;
  readonly threat?: Verdict;
  /** The consequence for the chosen unit of marching there. */
  readonly goal?: MoveEffect;
}

/** How the squares and rows of the board are labelled. */
export interface BoardStyle {
  readonly square: (
    position: Position,
    square: Square,
    orders: boolean,
    asked?: AskedOfSquare,
  ) => string;
  /** Returns the name of a row on the screen, from its squares. */
  readonly row: (board: Board, squares: readonly Square[]) => string;
}

/** The style is loaded with the announcements; until then labels name the units, and rows have no names. */
let style: BoardStyle | null = null;
const styles = createSignal();

/** Returns how the squares and rows of the board are labelled; null until that is set. */
export const boardStyle = (): BoardStyle | null => style;

/** Calls back whenever the style of labels has changed; returns an unsubscribe function. */
export const onBoardStyle = styles.subscribe;

/** Sets how squares and rows are labelled from now on. */
export function setBoardStyle(next: BoardStyle): void {
  style = next;
  styles.send();
}

/** Returns the label of a square in the style that is set, otherwise in sentences. */
export const squareWords: BoardStyle['square'] = (position, square, orders, asked) =>
  style?.square(position, square, orders, asked) ?? describeSquare(position, square, orders);

/**
 * Returns the label of a square: `H6, North mounted artillery, in communication, can move`. Without `orders`,
 * before the first turn, it omits what a unit may do.
 */
export function describeSquare(position: Position, square: Square, orders = true): string {
  let known = said.get(position);
  if (known === undefined) said.set(position, (known = [[], []]));
  return (known[orders ? 0 : 1][square] ??= isBare(position, square)
    ? bareWords(position, square)
    : words(position, square, orders));
}

const isBare = (position: Position, square: Square): boolean =>
  slotAt(position, square) === NOBODY &&
  !position.board.arsenals.some((arsenal) => arsenal.square === square);

function bareWords(position: Position, square: Square): string {
  let known = saidEmpty.get(position.board);
  if (known === undefined) saidEmpty.set(position.board, (known = []));
  return (known[square] ??= words(position, square, false));
}

function words(position: Position, square: Square, orders: boolean): string {
  const { board } = position;
  const parts = [nameOf(board, square)];
  const slot = slotAt(position, square);
  const unit = unitAt(position, square);
  if (unit !== null) {
    parts.push(
      unitName(unit),
      t(
        `field:${isLinked(position, slot) ? 'inCommunication' : UNITS[unit.kind].fighting ? 'isolated' : 'outOfCommunication'}`,
      ),
    );
    if (orders && slot === position.retreatDue) parts.push(t('field:mustRetreat'));
    else if (orders && hasMoved(position, square)) parts.push(t('field:hasMoved'));
    else if (orders && canMarch(position, slot)) parts.push(t('field:canMove'));
  }
  const terrain = board.terrain[square] ?? 'plain';
  if (terrain !== 'plain') parts.push(t(`field:terrain.${terrain}`));
  const arsenal = arsenalAt(position, square);
  if (arsenal !== null) parts.push(arsenalName(arsenal));
  if (parts.length === 1) parts.push(t('field:empty'));
  return parts.join(', ');
}

const canMarch = (position: Position, slot: number): boolean =>
  sideOfSlot(slot) === position.side &&
  mayMoveNow(position, slot) &&
  (isLinked(position, slot) || !UNITS[unitOfSlot(slot).kind].fighting);

/** Returns a unit with its square: `cavalry at H6`. */
export const unitAtSquare = (position: Position, { kind, square }: PlacedUnit): string =>
  t('field:unitAt', { unit: kindName(kind), square: nameOf(position.board, square) });
