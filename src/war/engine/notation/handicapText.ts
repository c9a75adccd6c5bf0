import { readSquare, nameOf, type Board } from '../board';
import { beginsWith, handicapFaults, type Handicap, type HandicapFault } from '../handicap';
import type { Setup } from '../position';
import { unitOfLetter, UNITS } from '../units';
import { SIDES, UNIT_KINDS, type Square, type UnitKind } from '../vocabulary';
import type { Tag } from '../../../shell/record/recordText';

/** The name of the tag of a record that contains its handicap. */
export const HANDICAP_TAG = 'Handicap';
/** The word in it for the first turn. */
const FIRST_TURN = 'first';

/** Returns a handicap as the value of a tag, such as `N 2C 1A B15 first`: giving side, units, arsenals, first turn. */
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

/** Returns the tags of a record for a handicap: one, or none if the handicap is undefined. */
export const handicapTags = (board: Board, handicap: Handicap | undefined): Tag[] =>
  handicap === undefined ? [] : [{ name: HANDICAP_TAG, value: writeHandicap(board, handicap) }];

/**
 * A fault of a handicap as text: any `HandicapFault`, no giving side at its beginning (`badGiver`), an unreadable or
 * repeated gift (`badGift`, `giftTwice`), or a war that begins differently (`otherStart`). `at` is the index of its
 * first character, from 0.
 */
export type HandicapTextFault = { readonly at: number } & (
  | HandicapFault
  /** It does not begin with the giving side. */
  | { readonly code: 'badGiver'; readonly text: string }
  | { readonly code: 'badGift'; readonly text: string }
  | { readonly code: 'giftTwice'; readonly text: string }
  /** The war begins differently. */
  | { readonly code: 'otherStart' }
);

/** A handicap as read from its text, or every fault of the text. */
export type HandicapReading =
  | { readonly ok: true; readonly handicap: Handicap }
  | { readonly ok: false; readonly faults: readonly HandicapTextFault[] };

/**
 * Returns the handicap in a text written by `writeHandicap`, such as `N 2C B15 first`, in letters of either case; or
 * every fault of the text. `start` is the setup with which the war begins, which must agree with the handicap; null if
 * there is none yet.
 */
export function readHandicap(board: Board, start: Setup | null, text: string): HandicapReading {
  const words = [...text.matchAll(/\S+/g)].map((found) => ({ word: found[0], at: found.index }));
  const [giver = { word: '', at: 0 }, ...gifts] = words;
  const by = SIDES.find((side) => side === giver.word.toUpperCase());
  if (by === undefined)
    return { ok: false, faults: [{ at: giver.at, code: 'badGiver', text: giver.word }] };
  const faults: HandicapTextFault[] = [];
  const units: Partial<Record<UnitKind, number>> = {};
  const arsenals: Square[] = [];
  let firstTurn = false;
  for (const { word, at } of gifts) {
    const [, number, letter = ''] = /^([1-9]\d?)([A-Za-z])$/.exec(word) ?? [];
    const kind = number === undefined ? undefined : unitOfLetter(letter.toUpperCase())?.kind;
    const square = readSquare(board, word);
    const isFirst = word.toLowerCase() === FIRST_TURN;
    const isTwice =
      (kind !== undefined && units[kind] !== undefined) ||
      (square !== undefined && arsenals.includes(square)) ||
      (isFirst && firstTurn);
    if (isTwice) faults.push({ at, code: 'giftTwice', text: word });
    else if (kind !== undefined) units[kind] = Number(number);
    else if (square !== undefined) arsenals.push(square);
    else if (isFirst) firstTurn = true;
    else faults.push({ at, code: 'badGift', text: word });
  }
  const handicap: Handicap = { by, units, arsenals, firstTurn };
  if (faults.length === 0)
    faults.push(...handicapFaults(board, handicap).map((fault) => ({ ...fault, at: giver.at })));
  if (faults.length === 0 && start !== null && !beginsWith(start, handicap))
    faults.push({ at: giver.at, code: 'otherStart' });
  return faults.length === 0 ? { ok: true, handicap } : { ok: false, faults };
}
