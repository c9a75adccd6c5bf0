import type { Board } from '../../../engine/board';
import { writeAction } from '../../../engine/notation/notation';
import type { Action } from '../../../engine/vocabulary';
import type { TurnRow } from '../../../game/turnHistory';
import { boardOf, type War } from '../../../game/war';
import { t } from '../../../words/t';

const FACE: readonly (readonly [string, readonly number[]])[] = [
  ['0123456789', [549, 452, 532, 541, 545, 527, 537, 505, 533, 543]],
  ['ABCDEFGHIJ', [721, 631, 662, 712, 638, 603, 728, 814, 376, 377]],
  ['KLMNOPQRST', [710, 605, 935, 768, 747, 617, 747, 690, 530, 650]],
  ['-x.#~=!+', [320, 574, 266, 525, 534, 534, 289, 534]],
];
/** The widths of the notation's signs in the font of the list, in thousandths of an em (history.css). */
const ADVANCES: Readonly<Record<string, number>> = Object.fromEntries(
  FACE.flatMap(([signs, advances]) => [...signs].map((sign, i) => [sign, advances[i] ?? 0])),
);
/** The width of any other character in a row. */
const OTHER = 620;
/** In rem as in history.css: an em of the list, the margins of a step, and its least width. */
const SIZE = { em: 0.8, around: 0.27, least: 1.5 } as const;

/** Returns the width of a step, in rem; its letters are closer by a fiftieth of an em. */
function widthOf(text: string): number {
  const advance = [...text].reduce((sum, sign) => sum + (ADVANCES[sign] ?? OTHER) - 20, 0);
  return Math.max(SIZE.least, (advance / 1000) * SIZE.em + SIZE.around);
}

/** Returns whether an action may have a mark: for an attack's outcome, or a taken arsenal. */
const mayBeMarked = ({ arsenals }: Board, action: Action): boolean =>
  action.type === 'attack' ||
  (action.type === 'move' && arsenals.some(({ square }) => square === action.to));

/** The widths of a turn's steps, the same in every war that shares it. */
const widths = new WeakMap<TurnRow, readonly number[]>();

function widthsOf(war: War, row: TurnRow): readonly number[] {
  const known = widths.get(row);
  if (known !== undefined) return known;
  const board = boardOf(war);
  const each: number[] = [];
  for (const action of war.actions.slice(row.from, row.to)) {
    if (action.type === 'surrender' || action.type === 'draw')
      each.push(widthOf(t(`history:ended.${action.type}`)));
    // The end of a turn stays in the line of the last action.
    else if (action.type === 'endTurn')
      each.push((each.pop() ?? 0) + widthOf(writeAction(board, action)));
    else
      each.push(widthOf(`${writeAction(board, action)}${mayBeMarked(board, action) ? '#' : ''}`));
  }
  if (!row.ended) each.push(widthOf(t('history:underWay')));
  widths.set(row, each);
  return each;
}

/** Returns how many lines steps need in a width. */
function linesOf(steps: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const step of steps) {
    if (used > 0 && used + step > room) {
      lines += 1;
      used = 0;
    }
    used += step;
  }
  return lines;
}

/**
 * Returns, for each row of the list of turns, how many lines of text are above it, and at the end the number of all
 * lines. Index 0 is the row for the start of the war, index n the turn `rows[n - 1]`. `room` is the width of a row in
 * rem, which decides how its actions are broken into lines.
 */
export function topsOf(war: War, rows: readonly TurnRow[], room: number): number[] {
  const tops = [0, 1];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + linesOf(widthsOf(war, row), room));
  return tops;
}

/**
 * Returns the index of the row of the list of turns that is at a height, given in lines of text from the top; `tops` is
 * the result of `topsOf`. A height beyond the ends gives the first or the last row.
 */
export function placeAt(tops: readonly number[], height: number): number {
  let low = 0;
  let high = Math.max(0, tops.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= height) low = middle;
    else high = middle - 1;
  }
  return low;
}
