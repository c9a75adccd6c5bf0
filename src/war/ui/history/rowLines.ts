import { writeAction } from '../../engine/notation/notation';
import type { TurnRow } from '../../game/chronicle';
import { BOARD } from '../../game/ground';
import type { War } from '../../game/war';
import { tellHistory } from '../../words/history';

/** How wide letters are at most, in rem: capitals, digits and what stands between them; and the room around a step. */
const WIDE = { capital: 0.6, other: 0.43, around: 0.25, least: 1.5 } as const;

/** The width of a step, in rem, as long as it can be in the faces of the page. */
function widthOf(text: string): number {
  const letters = [...text].reduce(
    (sum, letter) => sum + (/[A-Z#~]/.test(letter) ? WIDE.capital : WIDE.other),
    0,
  );
  return Math.max(WIDE.least, letters + WIDE.around);
}

/** The widths of a turn's steps, which stay as they are in whatever war it is told. */
const widths = new WeakMap<TurnRow, readonly number[]>();

function widthsOf(war: War, row: TurnRow): readonly number[] {
  const known = widths.get(row);
  if (known !== undefined) return known;
  const each: number[] = [];
  for (const action of war.actions.slice(row.from, row.to)) {
    if (action.type === 'surrender' || action.type === 'draw')
      each.push(widthOf(tellHistory(`ended.${action.type}`)));
    // What ends a turn stays in the line of what was done last.
    else if (action.type === 'endTurn')
      each.push((each.pop() ?? 0) + widthOf(writeAction(BOARD, action)));
    // An attack has the mark of its outcome behind it, and so has what takes an arsenal.
    else each.push(widthOf(`${writeAction(BOARD, action)}#`));
  }
  if (!row.ended) each.push(widthOf(tellHistory('underWay')));
  widths.set(row, each);
  return each;
}

/** How many lines steps take in a room. */
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

/** How many lines lie above each row, the start being the first of them, and above the end of all; `room` in rem. */
export function topsOf(war: War, rows: readonly TurnRow[], room: number): number[] {
  const tops = [0, 1];
  for (const row of rows) tops.push((tops.at(-1) ?? 0) + linesOf(widthsOf(war, row), room));
  return tops;
}

/** The row at a height of the list. */
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
