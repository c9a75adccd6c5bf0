import { SIDES, type Battle, type Point, type Side } from '../engine/types';

// Orders written as lines of words, by the console and in records of Kriegspiel.

/** Thrown for words that are no order, or a command that cannot be executed; its message says why. */
export class CommandRefusal extends Error {}

/** Returns a text as messages quote it: at most 60 characters, with an ellipsis if it is longer. */
export const clipped = (text: string): string =>
  text.length <= 60 ? text : `${text.slice(0, 59)}…`;

/** Returns the words of a text, in their order, which spaces and line ends separate. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Reads a word as a whole number of at most nine digits. `what` names the number in the error. @throws
 * {CommandRefusal} if the word is missing or no such number.
 */
export function integer(text: string | undefined, what: string): number {
  if (text === undefined || !/^-?[0-9]{1,9}$/.test(text))
    throw new CommandRefusal(
      `The command needs ${what}, a whole number${text === undefined ? '.' : `, not “${clipped(text)}”.`}`,
    );
  // Without a negative zero.
  return Number(text) + 0;
}

/**
 * Removes the first word from a list and returns it. `what` names it in the error.
 *
 * @throws {CommandRefusal} if the list is empty
 */
export function word(texts: string[], what: string): string {
  const text = texts.shift();
  if (text === undefined) throw new CommandRefusal(`The order needs ${what}.`);
  return text;
}

/** Returns the side that a word names, `red` or `blue`. @throws {CommandRefusal} if it names neither. */
export function sideOf(text: string): Side {
  const side = SIDES.find((each) => each === text);
  if (side === undefined) throw new CommandRefusal(`“${clipped(text)}” is no side: red or blue.`);
  return side;
}

/**
 * Removes the first word from a list and returns it, one of `known`. `what` names it in the error. @throws
 * {CommandRefusal} if it is none of them.
 */
export function choice<T extends string>(texts: string[], known: readonly T[], what: string): T {
  const text = word(texts, what);
  const found = known.find((each) => each === text);
  if (found === undefined)
    throw new CommandRefusal(`“${clipped(text)}” is not ${what}: ${known.join(', ')}.`);
  return found;
}

/**
 * Removes the first two words from a list, `x` and `y`, and returns the point.
 *
 * @throws {CommandRefusal} unless both are whole numbers
 */
export const placeOf = (texts: string[]): Point => ({
  x: integer(texts.shift(), 'x'),
  y: integer(texts.shift(), 'y'),
});

/**
 * The functions that read orders, by the kind of order. Each gets the words after the kind and the battle, removes the
 * words from the list, and returns the order. @throws {CommandRefusal} if the words are no order of that kind.
 */
export type Readers<T> = Readonly<Record<string, (texts: string[], battle: Battle) => T>>;

/**
 * Reads an order written as words, the first of which is its kind, by the function of that kind in `readers`, which
 * also gets `battle`. @throws {CommandRefusal} if the words are no order.
 */
export function orderOf<T>(text: string, battle: Battle, readers: Readers<T>): T {
  const [kind = '', ...texts] = wordsOf(text);
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined;
  if (read === undefined)
    throw new CommandRefusal(
      `There is no order “${clipped(kind)}”; the orders are ${Object.keys(readers).join(', ')}.`,
    );
  const order = read(texts, battle);
  const [left] = texts;
  if (left !== undefined) throw new CommandRefusal(`The order ends before “${clipped(left)}”.`);
  return order;
}
