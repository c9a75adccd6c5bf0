import { nameOf, readSquare, type Board } from '../board';
import type { Action, Square } from '../vocabulary';

/** The colours of arrows and marked squares, named as on lichess. */
export const BRUSHES = ['green', 'red', 'blue', 'yellow'] as const;
/** The colour of an arrow or a marked square on a board: one of `BRUSHES`. */
export type Brush = (typeof BRUSHES)[number];

/** A shape drawn on a board: an arrow, or a marked square if `to` is null. */
export interface Shape {
  readonly brush: Brush;
  readonly from: Square;
  readonly to: Square | null;
}

/**
 * Returns actions as shapes in the colour `brush`, in their order: an arrow for a move or an advance, a marked square
 * for an attack; other actions have none.
 */
export const orderShapes = (actions: readonly Action[], brush: Brush): readonly Shape[] =>
  actions.flatMap((action): readonly Shape[] => {
    if (action.type === 'attack') return [{ brush, from: action.target, to: null }];
    return action.type === 'move' || action.type === 'advance'
      ? [{ brush, from: action.from, to: action.to }]
      : [];
  });

/** The contents of a comment: its words, shapes, other commands, which are preserved, and unreadable shapes. */
export interface CommentReading {
  /** The words, without the commands; lines are parted by `\n`. */
  readonly comment: string;
  readonly shapes: readonly Shape[];
  /** Commands that this program does not know, without their brackets: `%clk 0:04:30`. */
  readonly commands: readonly string[];
  /** Unreadable shapes, each with the index of its first character in the comment. */
  readonly faults: readonly { readonly at: number; readonly text: string }[];
}

const LETTERS: Readonly<Record<Brush, string>> = { green: 'G', red: 'R', blue: 'B', yellow: 'Y' };
/** Escapes within a comment of signs with another meaning: a brace ends it, a bracket may open a command. */
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\', '[': '[', ')': '}' };
const COMMAND = /\[(%[a-z]+)(?![a-z])([^\][}]*)\]/giy;
const SHAPE = /^([GRBY])([A-Z][0-9]{1,2})([A-Z][0-9]{1,2})?$/i;

/**
 * Returns the contents of the text between the braces of a record's comment: its words, its arrows and marked squares
 * (`[%cal GA1B2]`, `[%csl RC3]`), its other commands, and the arrows and squares that cannot be read. Never throws.
 */
export function readComment(board: Board, text: string): CommentReading {
  const shapes: Shape[] = [];
  const commands: string[] = [];
  const faults: { at: number; text: string }[] = [];
  let words = '';
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    const escaped = sign === '\\' ? ESCAPED[text.charAt(at + 1)] : undefined;
    COMMAND.lastIndex = at;
    const command = sign === '[' ? COMMAND.exec(text) : null;
    if (escaped !== undefined) {
      words += escaped;
      at += 2;
    } else if (command === null) {
      words += sign;
      at += 1;
    } else {
      const [whole, name = '', rest = ''] = command;
      if (/^%c[as]l$/i.test(name)) readShapes(board, name, rest, at + 1 + name.length);
      else commands.push(`${name}${rest}`.trim());
      at += whole.length;
    }
  }

  function readShapes(board: Board, name: string, rest: string, from: number): void {
    let at = from;
    for (const part of rest.split(',')) {
      const word = part.trim();
      const [, letter = '', first = '', second] = SHAPE.exec(word) ?? [];
      const brush = BRUSHES.find((one) => LETTERS[one] === letter.toUpperCase());
      const square = readSquare(board, first);
      const to = second === undefined ? null : readSquare(board, second);
      const fits = (to === null) === (name.toLowerCase() === '%csl');
      if (brush === undefined || square === undefined || to === undefined || !fits)
        faults.push({ at: at + part.length - part.trimStart().length, text: word });
      else if (!shapes.some((old) => old.from === square && old.to === to))
        shapes.push({ brush, from: square, to });
      at += part.length + 1;
    }
  }

  return { comment: tidy(words), shapes, commands, faults };
}

/** Trims blanks around words and removed commands; line breaks stay. */
const tidy = (words: string): string =>
  words
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();

/** Returns a comment with its braces, which `readComment` reads back: commands, shapes, then words; null if empty. */
export function writeComment(
  board: Board,
  { comment, shapes, commands }: Pick<CommentReading, 'comment' | 'shapes' | 'commands'>,
): string | null {
  const drawn = (name: string, some: readonly Shape[]): string[] =>
    some.length === 0 ? [] : [`[%${name} ${some.map((one) => writeShape(board, one)).join(',')}]`];
  const parts = [
    ...commands.map((command) => `[${command}]`),
    ...drawn(
      'csl',
      shapes.filter(({ to }) => to === null),
    ),
    ...drawn(
      'cal',
      shapes.filter(({ to }) => to !== null),
    ),
  ].join('');
  const words = tidy(comment)
    .replace(/\\|\[(?=%)/g, '\\$&')
    .replaceAll('}', '\\)');
  const whole = [parts, words].filter((part) => part !== '').join(' ');
  return whole === '' ? null : `{${whole}}`;
}

const writeShape = (board: Board, { brush, from, to }: Shape): string =>
  `${LETTERS[brush]}${nameOf(board, from)}${to === null ? '' : nameOf(board, to)}`;
