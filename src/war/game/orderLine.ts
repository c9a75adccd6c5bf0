import { readSquare, type Board } from '../engine/board';
import { readAction } from '../engine/notation/recordText';
import type { Action, Square } from '../engine/vocabulary';

/** The commands that a player can type in the line under the board; each language also has its words. */
export const LINE_WORDS = [
  'end',
  'undo',
  'go',
  'reach',
  'rays',
  'chain',
  'sum',
  'units',
  'targets',
  'threats',
  'isolated',
  'state',
  'last',
  'again',
  'present',
  'help',
  'surrender',
  'draw',
] as const;
/** A command that a player can type in the line under the board, besides orders: one of `LINE_WORDS`. */
export type LineWord = (typeof LINE_WORDS)[number];

/** Words that are orders: several of them, and orders in the notation, may stand in one line. */
const ORDERS: Partial<Readonly<Record<LineWord, Action>>> = {
  end: { type: 'endTurn' },
  surrender: { type: 'surrender' },
  draw: { type: 'draw' },
};

/**
 * One command in a line that a player has typed: an `order` of the war (`sure` if it ends with `!`, so that it is
 * executed without a question), a question about a square (`look`), a question about the effect of a move (`change`),
 * or a `word` of `LINE_WORDS`. `text` is the part of the line as typed.
 */
export type LineCommand = { readonly text: string } &
  /** `sure`: skips the question, `end!`. */
  (
    | { readonly is: 'order'; readonly action: Action; readonly sure: boolean }
    | { readonly is: 'look'; readonly square: Square }
    | { readonly is: 'change'; readonly from: Square; readonly to: Square }
    /** For some words the square they refer to; null if none is typed. */
    | { readonly is: 'word'; readonly word: LineWord; readonly square: Square | null }
  );

/**
 * The result of reading a line that a player has typed: its commands in order, or a reason and the part in question.
 * The line is `empty`, or a part of it is `unknown` or names a square that the board does not have (`noSquare`).
 */
export type LineReading =
  | { readonly ok: true; readonly commands: readonly LineCommand[] }
  | { readonly ok: false; readonly code: 'empty' | 'unknown' | 'noSquare'; readonly text: string };

/**
 * A function that returns the command for which a typed word, in lower case, stands in the page's language; undefined
 * if it stands for none.
 */
export type WordFinder = (typed: string) => LineWord | undefined;

const fault = (code: 'empty' | 'unknown' | 'noSquare', text: string): LineReading => ({
  ok: false,
  code,
  text,
});

/**
 * Returns the commands in a line that a player has typed: orders in the notation of records, `i12-j11 xk13`, or one
 * question, `? j11`, `rays k8`. `wordOf` finds commands in the language of the page. If a part is unreadable, it
 * returns that part and the reason instead.
 */
export function readLine(board: Board, line: string, wordOf: WordFinder): LineReading {
  const text = line.trim();
  if (text.startsWith('?')) return readQuestion(board, text);
  const [first, ...rest] = text.split(/\s+/);
  if (first === undefined || first === '') return fault('empty', '');
  const word = wordOf(first.toLowerCase());
  if (word !== undefined && ORDERS[word] === undefined && word !== 'undo')
    return readAbout(board, text, word, rest);
  const square = readSquare(board, first);
  if (square !== undefined && rest.length === 0)
    return { ok: true, commands: [{ is: 'look', square, text }] };
  const commands: LineCommand[] = [];
  for (const typed of [first, ...rest]) {
    const command = readOrder(board, typed, wordOf);
    if (command === undefined) return unreadable(board, typed);
    commands.push(command);
  }
  return { ok: true, commands };
}

function readOrder(board: Board, text: string, wordOf: WordFinder): LineCommand | undefined {
  const sure = text.endsWith('!');
  const plain = sure ? text.slice(0, -1) : text;
  const word = wordOf(plain.toLowerCase());
  if (word === 'undo') return { is: 'word', word, square: null, text };
  const action = (word && ORDERS[word]) ?? readAction(board, plain);
  return action && { is: 'order', action, sure, text };
}

function readQuestion(board: Board, text: string): LineReading {
  const about = text.slice(1).trim();
  if (about === '')
    return { ok: true, commands: [{ is: 'word', word: 'state', square: null, text }] };
  const square = readSquare(board, about);
  if (square !== undefined) return { ok: true, commands: [{ is: 'look', square, text }] };
  const action = readAction(board, about);
  if (action?.type === 'move' || action?.type === 'advance')
    return { ok: true, commands: [{ is: 'change', from: action.from, to: action.to, text }] };
  if (action?.type === 'attack')
    return { ok: true, commands: [{ is: 'word', word: 'sum', square: action.target, text }] };
  return unreadable(board, about);
}

function readAbout(
  board: Board,
  text: string,
  word: LineWord,
  rest: readonly string[],
): LineReading {
  const name = rest.join('');
  const square = name === '' ? null : readSquare(board, name);
  if (square === undefined) return fault('noSquare', rest.join(' '));
  return { ok: true, commands: [{ is: 'word', word, square, text }] };
}

/** Text that looks like one square or two is reported as naming none; other text as no order. */
function unreadable(board: Board, text: string): LineReading {
  const names = text.replace(/^x/i, '').split(/[->]/);
  const wrong = names.find(
    (name) => /^[a-z]-?\d+$/i.test(name) && readSquare(board, name) === undefined,
  );
  return wrong === undefined ? fault('unknown', text) : fault('noSquare', wrong);
}
