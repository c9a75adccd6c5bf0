import type { Board } from '../board';
import { readSquare } from '../squares';
import type { Action, Square } from '../vocabulary';

const WORDS: Readonly<Record<string, Action>> = {
  '.': { type: 'endTurn' },
  resign: { type: 'surrender' },
  draw: { type: 'draw' },
};

/** Longer than any action in any spelling of squares. */
const MOST_LETTERS = 16;

/** Reads one action, which may end with `!`, `=`, `~` or `#`; undefined if it is none. */
export function readAction(board: Board, text: string): Action | undefined {
  if (text.length > MOST_LETTERS) return undefined;
  const word = Object.hasOwn(WORDS, text) ? WORDS[text] : undefined;
  if (word !== undefined) return word;
  if (/^x/i.test(text)) {
    const target = readSquare(board, text.slice(1).replace(/[=~#]$/, ''));
    return target === undefined ? undefined : { type: 'attack', target };
  }
  const advancing = text.includes('>');
  const squares = advancing
    ? readTwoSquares(board, text, '>')
    : readTwoSquares(board, text.replace(/!$/, ''), '-');
  return squares && { type: advancing ? 'advance' : 'move', from: squares[0], to: squares[1] };
}

/** Reads two squares and the sign between them, which may also occur within squares: `5-H-G7`. */
function readTwoSquares(board: Board, text: string, sign: string): [Square, Square] | undefined {
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const from = readSquare(board, text.slice(0, at));
    const to = readSquare(board, text.slice(at + 1));
    if (from !== undefined && to !== undefined) return [from, to];
  }
  return undefined;
}
