import type { Board } from '../board';
import type { Handicap } from '../handicap';
import { nameOf } from '../squares';
import type { Tag } from '../../../shell/record/recordText';
import { UNITS } from '../units';
import { UNIT_KINDS } from '../vocabulary';

/** How a record says what one side gave the other (handicapText.ts). */
export const HANDICAP_TAG = 'Handicap';
/** How the first turn is said that is given. */
export const FIRST_TURN = 'first';

/** A handicap as the tag of a record: `N 2C 1A B15 first`, the side, its units, its arsenals, the first turn. */
export const writeHandicap = (board: Board, handicap: Handicap): string =>
  [
    handicap.by,
    ...UNIT_KINDS.flatMap((kind) => {
      const number = handicap.units[kind] ?? 0;
      return number === 0 ? [] : [`${number}${UNITS[kind].letter}`];
    }),
    ...handicap.arsenals.map((square) => nameOf(board, square)),
    ...(handicap.firstTurn ? [FIRST_TURN] : []),
  ].join(' ');

/** What a record says of a handicap among its tags; none where nothing was given. */
export const handicapTags = (board: Board, handicap: Handicap | undefined): Tag[] =>
  handicap === undefined ? [] : [{ name: HANDICAP_TAG, value: writeHandicap(board, handicap) }];
