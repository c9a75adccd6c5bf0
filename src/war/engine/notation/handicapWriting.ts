import type { Board } from '../board';
import type { Handicap } from '../handicap';
import { nameOf } from '../squares';
import type { Tag } from '../../../shell/record/recordText';
import { UNITS } from '../units';
import { UNIT_KINDS } from '../vocabulary';

/** The tag of a record with its handicap (handicapText.ts). */
export const HANDICAP_TAG = 'Handicap';
/** The word in it for the first turn. */
export const FIRST_TURN = 'first';

/** A handicap as the value of a record's tag: `N 2C 1A B15 first`, that is side, units, arsenals, first turn. */
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

/** Returns the tags of a record for a handicap; empty if nothing was given. */
export const handicapTags = (board: Board, handicap: Handicap | undefined): Tag[] =>
  handicap === undefined ? [] : [{ name: HANDICAP_TAG, value: writeHandicap(board, handicap) }];
