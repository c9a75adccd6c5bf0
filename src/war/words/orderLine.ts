import { attacks } from '../engine/combat';
import { moveEffect } from '../engine/insight/consequence';
import { destinations, movers } from '../engine/march';
import { unitAt, unitsOf, type Position } from '../engine/position';
import { nameOf, readSquare } from '../engine/board';
import type { Square } from '../engine/vocabulary';
import { LINE_WORDS, type LineReading, type LineWord, type WordFinder } from '../game/orderLine';
import { goalWords } from './terse';
import { t } from './t';
import { targetLine } from './lists';
import { unitName } from './sentences';

/** Returns a word as it is typed in the language of the page. */
const lineWord = (word: LineWord): string => t(`line:words.${word}`);

/**
 * Returns the command that a word of a typed order stands for, in the language of the page or in English; undefined if
 * it stands for none.
 */
export const findWord: WordFinder = (typed) =>
  LINE_WORDS.find((word) => word === typed || lineWord(word) === typed);

/** Returns the sentences that explain typed orders and list their commands. */
export const helpWords = (): string =>
  t('line:help', { words: LINE_WORDS.map(lineWord).join(', ') });

/**
 * Returns a sentence on why a typed order could not be read: `“j66” names no square: give a letter from A to T and a
 * number from 1 to 25.`
 */
export function lineFault(
  { board }: Position,
  { code, text }: Extract<LineReading, { ok: false }>,
): string {
  const last = nameOf(board, board.size - 1);
  return code === 'empty'
    ? t('line:empty')
    : t(`line:${code}`, { text, row: last.charAt(0), column: last.slice(1) });
}

/**
 * A completion of the line in which orders are typed: the whole line when completed, and a description of what the
 * completion stands for.
 */
export interface Completion {
  /** The whole line. */
  readonly line: string;
  /** A description. */
  readonly words: string;
}

/** The most completions: as many as arrow keys cover easily. */
const MOST = 12;

/** Words that may have a square. */
const ABOUT: readonly LineWord[] = ['go', 'reach', 'rays', 'chain', 'sum'];

/**
 * Returns the possible completions of the last word of a typed order, at most twelve: targets, squares to which the
 * unit typed can march or else units that can march, and commands; after a command that asks about a square, all units.
 */
export function completions(position: Position, line: string): Completion[] {
  const [, before = '', last = ''] = /^(.*?)([^\s?]*)$/.exec(line) ?? [];
  const first = before.trim();
  const word = findWord(first.toLowerCase());
  const begun = (text: string): boolean => text.toLowerCase().startsWith(last.toLowerCase());
  const at = (text: string, words: string): Completion => ({ line: before + text, words });
  const units = (squares: readonly Square[], behind = ''): Completion[] =>
    squares.map((square) => {
      const unit = unitAt(position, square);
      return at(nameOf(position.board, square) + behind, unit === null ? '' : unitName(unit));
    });
  const found =
    first === '?' || (word !== undefined && ABOUT.includes(word))
      ? units(unitsOf(position).map(({ square }) => square))
      : [
          ...(/^x/i.test(last) ? targets(position, before) : []),
          ...(last.includes('-') ? goals(position, before, last) : units(movers(position), '-')),
          ...(first === ''
            ? LINE_WORDS.map((each) => at(lineWord(each), t(`line:means.${each}`)))
            : []),
        ];
  const fits = found.filter((each) => begun(each.line.slice(before.length)) && each.line !== line);
  return fits.slice(0, MOST);
}

const targets = (position: Position, before: string): Completion[] =>
  attacks(position).map((assault) => ({
    line: `${before}x${nameOf(position.board, assault.target)}`,
    words: targetLine(position, assault),
  }));

/** Returns the squares that the unit of an unfinished march can reach. */
function goals(position: Position, before: string, last: string): Completion[] {
  const { board } = position;
  const from = readSquare(board, last.slice(0, last.lastIndexOf('-')));
  if (from === undefined) return [];
  return destinations(position, from).map((to) => {
    const goal = moveEffect(position, from, to) ?? 'keeps';
    const square = nameOf(board, to);
    return {
      line: `${before}${nameOf(board, from)}-${square}`,
      words: t('line:goal', { square, goal: goalWords(goal) }),
    };
  });
}
