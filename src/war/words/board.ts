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
import type { Square } from '../engine/vocabulary';
import { arsenalName, kindName, unitName } from './sentences';
import { onLanguageChange } from '../../shell/language/current';
import { createSignal } from '../../shell/signal';
import { t } from './t';
import type { Assault } from '../engine/combat';

/** Cached labels of the squares of a position: with orders, and without. */
let labels = new WeakMap<Position, [string[], string[]]>();
/** Cached labels of empty squares of a board, the same in every position and most of them. */
let emptyLabels = new WeakMap<Board, string[]>();
onLanguageChange(() => {
  labels = new WeakMap();
  emptyLabels = new WeakMap();
});

/** The result of an attack on a unit (rules.md 6): the sums of attack and defence, and the outcome. */
export type Verdict = Pick<Assault, 'attack' | 'defence' | 'outcome'>;

/**
 * The additions to the label of a square: `target`, the attack that the side to move can order on its unit; `threat`,
 * the enemy's possible attack on its unit; `goal`, the effect of a march of the chosen unit to it.
 */
export interface AskedOfSquare {
  /** The attack that the side to move can order on its unit. */
  readonly target?: Verdict;
  /** The enemy's possible attack on its unit. */
  readonly threat?: Verdict;
  /** The consequence for the chosen unit of marching there. */
  readonly goal?: MoveEffect;
}

/**
 * How squares and rows of the board are labelled for screen readers: functions that return the label of a square and of
 * a row. `orders` says whether units can be ordered, so that the label includes what they may do.
 */
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

/** Returns how squares and rows are labelled for screen readers; null until `setBoardStyle` was called. */
export const boardStyle = (): BoardStyle | null => style;

/** Calls back whenever `setBoardStyle` has changed how squares are labelled; returns an unsubscribe function. */
export const onBoardStyle = styles.subscribe;

/** Sets how squares and rows are labelled for screen readers, and calls the subscribers of `onBoardStyle`. */
export function setBoardStyle(next: BoardStyle): void {
  style = next;
  styles.send();
}

/**
 * Returns the label of a square for screen readers, in the style that `setBoardStyle` has set; before that in
 * sentences, without `asked`. `orders` says whether the label includes what its unit may do; `asked` are additions,
 * such as the attack that can be ordered on the unit.
 */
export const squareWords: BoardStyle['square'] = (position, square, orders, asked) =>
  style?.square(position, square, orders, asked) ?? describeSquare(position, square, orders);

/**
 * Returns the label of a square in full: `H6, North mounted artillery, in communication, can move`. If `orders` is
 * false, as before the first turn, what the unit may do is left out.
 */
export function describeSquare(position: Position, square: Square, orders = true): string {
  let known = labels.get(position);
  if (known === undefined) labels.set(position, (known = [[], []]));
  return (known[orders ? 0 : 1][square] ??= isBare(position, square)
    ? bareWords(position, square)
    : words(position, square, orders));
}

const isBare = (position: Position, square: Square): boolean =>
  slotAt(position, square) === NOBODY &&
  !position.board.arsenals.some((arsenal) => arsenal.square === square);

function bareWords(position: Position, square: Square): string {
  let known = emptyLabels.get(position.board);
  if (known === undefined) emptyLabels.set(position.board, (known = []));
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

/** Returns the name of a unit with its square, without its side: `cavalry at H6`. */
export const unitAtSquare = (position: Position, { kind, square }: PlacedUnit): string =>
  t('field:unitAt', { unit: kindName(kind), square: nameOf(position.board, square) });
