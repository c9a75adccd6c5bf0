import type { Casualties } from '../engine/meleeTypes';
import type { Point, Side } from '../engine/types';
import { choice, clipped, CommandRefusal, integer, placeOf, sideOf, word } from './orderLine';

// The words of orders by their parts, each of which is read and written by the same table.

/**
 * A part of an order as words: `read` removes its words from the beginning of a list, and throws a `CommandRefusal` if
 * they do not fit; `write` returns them.
 */
export interface Part<T> {
  readonly read: (texts: string[]) => T;
  readonly write: (value: T) => readonly (string | number)[];
}

/** How an order of one kind is written: the parts after its kind, in the order of their words. */
export type Form<O> = { readonly [P in Exclude<keyof O, 'kind'>]: Part<O[P]> };

/** How orders are written, by their kinds: the parts of each after its kind (`Form`). */
export type FormsOf<O extends { readonly kind: string }> = {
  readonly [K in O['kind']]: Form<Extract<O, { readonly kind: K }>>;
};

type Parts = Readonly<Record<string, Part<unknown>>>;

const partsIn = (form: Parts, texts: string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(form)
      .map(([name, { read }]) => [name, read(texts)] as const)
      .filter(([, part]) => part !== undefined),
  );

const wordsOf = (form: Parts, order: object): readonly (string | number)[] =>
  Object.entries(form).flatMap(([name, { write }]) =>
    write((order as Readonly<Record<string, unknown>>)[name]),
  );

/** Returns the parts of an order, read from the words after its kind; those without words are left out. */
export const readParts = <O>(form: Form<O>, texts: string[]): Omit<O, 'kind'> =>
  partsIn(form as Parts, texts) as Omit<O, 'kind'>;

/** Returns the words of an order after its kind. */
export const writeParts = <O extends object>(
  form: Form<O>,
  order: Omit<O, 'kind'>,
): readonly (string | number)[] => wordsOf(form as Parts, order);

/** Returns the words of an order after its kind, by the form of its kind. */
export const writeForm = <O extends { readonly kind: string }>(
  forms: FormsOf<O>,
  order: O,
): readonly (string | number)[] => wordsOf(forms[order.kind as O['kind']] as Parts, order);

/** The functions that read orders, by their kinds, each from the words after its kind, which it removes from a list. */
export type ReadersOf<O extends { readonly kind: string }> = {
  readonly [K in O['kind']]: (texts: string[]) => Extract<O, { readonly kind: K }>;
};

/**
 * Returns, for each kind of order in `forms`, the function that reads an order of that kind from the words after it,
 * which are removed from the list; it throws a `CommandRefusal` if they do not fit.
 */
export const readersOf = <O extends { readonly kind: string }>(forms: FormsOf<O>): ReadersOf<O> =>
  Object.fromEntries(
    Object.entries(forms as Readonly<Record<string, Parts>>).map(([kind, form]) => [
      kind,
      (texts: string[]) => ({ kind, ...partsIn(form, texts) }),
    ]),
  ) as unknown as ReadersOf<O>;

/** Returns the part of an order that is one word; `what` names it in errors. */
export const id = (what: string): Part<string> => ({
  read: (texts) => word(texts, what),
  write: (text) => [text],
});

/** Returns the part of an order that is a whole number; `what` names it in errors. */
export const number = (what: string): Part<number> => ({
  read: (texts) => integer(texts.shift(), what),
  write: (value) => [value],
});

/** Returns the part of an order that is one of the words `known`; `what` names it in errors. */
export const oneOf = <T extends string>(known: readonly T[], what: string): Part<T> => ({
  read: (texts) => choice(texts, known, what),
  write: (text) => [text],
});

/** The part of an order that names a side. */
export const side: Part<Side> = {
  read: (texts) => sideOf(word(texts, 'a side')),
  write: (of) => [of],
};

/** The part of an order that is all the words left, such as ids of men. */
export const ids: Part<readonly string[]> = {
  read: (texts) => texts.splice(0),
  write: (texts) => texts,
};

/** The part of an order that is a place of two words, x and y. */
export const place: Part<Point> = { read: placeOf, write: ({ x, y }) => [x, y] };

/** Returns whether a word of an order looks like a point, written as `x,y`; false without a word. */
export const isPair = (text: string | undefined): boolean => text?.includes(',') ?? false;

/** Returns the place that the next word, `X,Y`, names; the word is removed. */
function pairOf(texts: string[]): Point {
  const text = word(texts, 'places, each X,Y');
  const [x, y, ...more] = text.split(',');
  if (more.length > 0)
    throw new CommandRefusal(`“${clipped(text)}” is no place: it is written X,Y.`);
  return { x: integer(x, 'x'), y: integer(y, 'y') };
}

/** The part of an order that is any number of places, each one word `X,Y`. */
export const pairs: Part<readonly Point[]> = {
  read: (texts) => {
    const places: Point[] = [];
    while (isPair(texts[0])) places.push(pairOf(texts));
    return places;
  },
  write: (places) => places.map(({ x, y }) => `${x},${y}`),
};

/** The part of an order that is one or more places, each one word `X,Y`. */
export const path: Part<readonly Point[]> = {
  ...pairs,
  read: (texts) => [pairOf(texts), ...pairs.read(texts)],
};

/**
 * Returns the part of an order that names the dead and the taken of a melee or charge, `dead ID… taken ID…`: all the
 * words left. `what` names it in errors.
 */
export const casualties = (what: string): Part<Casualties> => ({
  read: (texts) => {
    const named = texts.splice(0);
    const [dead, taken] = [named.indexOf('dead'), named.indexOf('taken')];
    if (dead !== 0 || taken < 0)
      throw new CommandRefusal(`A ${what} is settled as “dead ID… taken ID…”.`);
    return { dead: named.slice(1, taken), taken: named.slice(taken + 1) };
  },
  write: ({ dead, taken }) => ['dead', ...dead, 'taken', ...taken],
});
