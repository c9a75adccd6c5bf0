import { writeAction } from '../engine/notation/notation';
import { readAction } from '../engine/notation/recordText';
import type { Board } from '../engine/board';
import { unitAt, type Position } from '../engine/position';
import type { Action } from '../engine/vocabulary';
import type { TurnAnalysis } from './analyseTurn';
import { rounded } from './judgement';

// The analysis of a turn as a line, for games that ship with one: shares in thousandths, then, if present, `b` the
// better turn with its share, `k` each missed kill, `c` the cut with the number it isolates and the number the turn
// did: `770 820|b715 M3-O3 N3-P4 xP3|kM3-O3 xP3|c3/0 J5-J6`.

const MARK = '|';
const thousandths = (share: number): string => `${Math.round(share * 1000)}`;

/**
 * Returns the analysis of a turn as a line of text, which `readAnalysis` reads back: the expectations before and after
 * in thousandths, then the better turn `b`, each missed kill `k` and the missed cut `c`, as far as there are any, as in
 * `770 820|b715 M3-O3 N3-P4 xP3|kM3-O3 xP3|c3/0 J5-J6`. The number of the turn and its side are not written.
 */
export function writeAnalysis(
  board: Board,
  { before, after, better, kills, cut }: TurnAnalysis,
): string {
  const orders = (actions: readonly Action[]): string =>
    actions.map((action) => writeAction(board, action)).join(' ');
  return [
    `${thousandths(before)} ${thousandths(after)}`,
    ...(better === null ? [] : [`b${thousandths(better.share)} ${orders(better.actions)}`]),
    ...kills.map(({ actions }) => `k${orders(actions)}`),
    ...(cut === null ? [] : [`c${cut.isolates}/${cut.own} ${orders(cut.actions)}`]),
  ].join(MARK);
}

/**
 * Returns the analysis of a turn from a line of `writeAnalysis`; `begun` is the position in which the turn began.
 * Unknown parts, unreadable orders, and kills whose target holds no unit are dropped.
 *
 * @throws {RangeError} if the line does not begin with two expectations.
 */
export function readAnalysis(begun: Position, line: string): TurnAnalysis {
  const { board, turn, side } = begun;
  const [shares = '', ...parts] = line.split(MARK);
  const [before = NaN, after = NaN] = shares.split(' ').map((each) => Number(each) / 1000);
  if (!Number.isFinite(before + after)) throw new RangeError(`no shares: ${line}`);
  const orders = (words: readonly string[]): Action[] =>
    words.flatMap((word) => readAction(board, word) ?? []);
  let found: TurnAnalysis = {
    ...{ turn, side, before, after },
    ...{ loss: 0, better: null, kills: [], cut: null },
  };
  for (const part of parts) {
    const [head = '', ...words] = part.slice(1).split(' ');
    if (part.startsWith('b')) {
      const share = Number(head) / 1000;
      const loss = rounded(Math.abs(share - after));
      found = { ...found, loss, better: { share, actions: orders(words) } };
    } else if (part.startsWith('c')) {
      const [isolates = 0, own = 0] = head.split('/').map(Number);
      found = { ...found, cut: { isolates, own, actions: orders(words) } };
    } else if (part.startsWith('k')) {
      const actions = orders([head, ...words]);
      const last = actions.at(-1);
      const unit = last?.type === 'attack' ? unitAt(begun, last.target) : null;
      if (last?.type === 'attack' && unit !== null)
        found = { ...found, kills: [...found.kills, { unit, target: last.target, actions }] };
    }
  }
  return found;
}
