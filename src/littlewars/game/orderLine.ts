import { SIDES, type Battle, type Point, type Side } from '../engine/types';
import type { Casualties } from '../engine/meleeTypes';

// Orders written as lines of words, by the console and in records of Kriegspiel.

/** Thrown for a line of words that is no order, or a command that cannot be executed; its message says why. */
export class CommandRefusal extends Error {}

/** Returns a text as a refusal quotes it: no longer than a line. */
export const clipped = (text: string): string =>
  text.length <= 60 ? text : `${text.slice(0, 59)}…`;

/** Returns the words of a text, which blanks and line ends separate. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/**
 * Reads a word as a whole number. `what` names it in the error. @throws {CommandRefusal} if the word is missing or
 * no whole number of at most nine digits.
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
 * Removes the first word from a list and returns it. `what` names it in the error. @throws {CommandRefusal} if
 * there is none.
 */
export function word(texts: string[], what: string): string {
  const text = texts.shift();
  if (text === undefined) throw new CommandRefusal(`The order needs ${what}.`);
  return text;
}

/** Returns the side that a word names. @throws {CommandRefusal} if it names none. */
export function sideOf(text: string): Side {
  const side = SIDES.find((each) => each === text);
  if (side === undefined) throw new CommandRefusal(`“${clipped(text)}” is no side: red or blue.`);
  return side;
}

/**
 * Removes the first word from a list and returns it. `what` names it in the error. @throws {CommandRefusal} if it
 * is none of the known ones.
 */
export function choice<T extends string>(texts: string[], known: readonly T[], what: string): T {
  const text = word(texts, what);
  const found = known.find((each) => each === text);
  if (found === undefined)
    throw new CommandRefusal(`“${clipped(text)}” is not ${what}: ${known.join(', ')}.`);
  return found;
}

/**
 * Removes the first two words from a list, `x` and `y`, and returns the point. @throws {CommandRefusal} if they are
 * not whole numbers.
 */
export const placeOf = (texts: string[]): Point => ({
  x: integer(texts.shift(), 'x'),
  y: integer(texts.shift(), 'y'),
});

/** Removes all words from a list, calling `take` until none is left, and returns its results in order. */
export function rest<T>(texts: string[], take: (texts: string[]) => T): T[] {
  const taken: T[] = [];
  while (texts.length > 0) taken.push(take(texts));
  return taken;
}

/**
 * Reads all the words left as a choice of the dead and the taken in a melee. `what` names it in the error. @throws
 * {CommandRefusal} if they are none.
 */
export function casualtiesOf(texts: string[], what: string): Casualties {
  const named = texts.splice(0);
  const [dead, taken] = [named.indexOf('dead'), named.indexOf('taken')];
  if (dead !== 0 || taken < 0)
    throw new CommandRefusal(`A ${what} is settled as “dead ID… taken ID…”.`);
  return { dead: named.slice(1, taken), taken: named.slice(taken + 1) };
}

/** Functions that read the words after the kind of an order, by that kind. */
export type Readers<T> = Readonly<Record<string, (texts: string[], battle: Battle) => T>>;

/** Reads an order written as words, of the kinds that `readers` has. @throws {CommandRefusal} if it is none. */
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
