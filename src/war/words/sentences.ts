import { nameOf, type Board } from '../engine/board';
import {
  movesMade,
  MOVES_A_TURN,
  unitAt,
  type ArsenalState,
  type Position,
} from '../engine/position';
import type { Between } from '../engine/march';
import type { Reason } from '../engine/reasons';
import type { Side, Square, Unit, UnitKind } from '../engine/vocabulary';
import { t } from './t';
import { eitherOf, listed } from '../../shell/language/intl';

/** Returns the name of a side: `North`. */
export const sideName = (side: Side): string => t(`field:sides.${side}`);
/** Returns the name of a side as sentences use it: `the North`. */
export const theSide = (side: Side): string => t(`field:theSides.${side}`);
/** Returns the name of a kind of unit: `cavalry`. */
export const kindName = (kind: UnitKind): string => t(`field:units.${kind}`);

/** Returns the name of a unit with its side: `North cavalry`. */
export const unitName = ({ side, kind }: Unit): string =>
  t('field:unitOf', { side: sideName(side), unit: kindName(kind) });

/** Returns the name of an arsenal with its side: `fallen arsenal of the North`; also that it was given away. */
export const arsenalName = ({ side, is }: ArsenalState): string =>
  t(`field:arsenals.${is}`, { side: theSide(side) });

/** Returns a text with its first letter in upper case: for `the North`, `The North`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const betweenSentence = (board: Board, { square, passage }: Between): string =>
  t(`reasons:between.${passage}`, { square: nameOf(board, square) });

/** What sentences on refused orders need: a board, and the unit on each square, null for an empty one. */
export interface BoardContext {
  readonly board: Board;
  readonly unitAt: (square: Square) => Unit | null;
}

/** Returns the board of a position and the unit on each square, for `reasonSentence`. */
export const contextOf = (position: Position): BoardContext => ({
  board: position.board,
  unitAt: (square) => unitAt(position, square),
});

/**
 * Returns all the reasons why an order is refused in a position, a sentence each, as one text: `The infantry on H6 has
 * already moved in this turn. H8 is a mountain: nobody can stand there.` The text is empty if there are none.
 */
export const reasonSentences = (position: Position, reasons: readonly Reason[]): string =>
  reasons.map((reason) => reasonSentence(contextOf(position), reason)).join(' ');

/** Returns a sentence on one reason why an order is refused; `unitAt` returns the unit on a square. */
export function reasonSentence({ board, unitAt: at }: BoardContext, reason: Reason): string {
  const name = (square: Square): string => nameOf(board, square);
  const kindAt = (square: Square): string => {
    const unit = at(square);
    return unit === null ? '' : kindName(unit.kind);
  };
  switch (reason.code) {
    case 'gameOver':
    case 'noMovesLeft':
    case 'noAdvanceDue':
    case 'offBoard':
      return t(`reasons:${reason.code}`);
    case 'noUnit':
    case 'notYours':
    case 'advanceDue':
    case 'sameSquare':
    case 'mountain':
    case 'ownTarget':
    case 'outOfRange':
    case 'arsenalBarsRetreat':
    case 'arsenalWasAttack':
      return t(`reasons:${reason.code}`, { square: name(reason.square) });
    case 'alreadyMoved':
    case 'retreatDue':
    case 'isolated':
      return t(`reasons:${reason.code}`, {
        square: name(reason.square),
        unit: kindAt(reason.square),
      });
    case 'occupied':
      return t('reasons:occupied', { square: name(reason.square), side: theSide(reason.by) });
    case 'tooFar':
      return t('reasons:tooFar', {
        to: name(reason.to),
        steps: reason.steps,
        count: reason.speed,
        unit: kindAt(reason.from),
      });
    case 'noWay':
      return t('reasons:noWay', {
        to: name(reason.to),
        unit: kindAt(reason.from),
        between: listed(reason.between.map((b) => betweenSentence(board, b))),
      });
    case 'secondArsenal':
      return t('reasons:secondArsenal', { square: name(reason.square), taken: name(reason.taken) });
    case 'notAnAttacker':
      return t('reasons:notAnAttacker', { attackers: eitherOf(reason.attackers.map(name)) });
    case 'wrongAdvance':
      return t('reasons:wrongAdvance', { emptied: name(reason.emptied) });
    case 'notYourTerritory':
      return t('reasons:notYourTerritory', {
        square: name(reason.square),
        side: theSide(reason.side),
      });
    case 'noneLeft':
      return t('reasons:noneLeft', { unit: kindName(reason.kind) });
  }
}

/** Returns how many moves the side to move has left in its turn (rules.md 5.1). */
export const movesLeft = (position: Position): number => MOVES_A_TURN - movesMade(position);

type Names = Readonly<Record<Side, string>>;

/** Returns whether a player's name for a side has been given. */
export const isNamed = (players: Names, side: Side): boolean =>
  players[side] !== '' && players[side] !== sideName(side);

/** Returns the name of a side's player with the side: `Ada (the North)`; without a player's name `the North`. */
export const playerTitle = (players: Names, side: Side): string =>
  isNamed(players, side)
    ? t('field:namedSide', { name: players[side], side: theSide(side) })
    : theSide(side);

/** Returns the name of a side's player: `Ada`; if there is none, the side: `the North`. */
export const playerName = (players: Names, side: Side): string =>
  isNamed(players, side) ? players[side] : theSide(side);
