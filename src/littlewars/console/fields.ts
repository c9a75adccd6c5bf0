import { ALL_PIECES, SIDES, type Piece, type Point, type Shape } from '../engine/types';
import { CommandRefusal } from '../game/orderLine';

/**
 * Reads a value of a battle given as JSON; `where` is its path, such as `men[2].x`. @throws {CommandRefusal} that names
 * the path of the first wrong value.
 */
export type Reader<T> = (value: unknown, where: string) => T;

/**
 * Returns the error to throw when a value in JSON is wrong. `where` is its path, such as `men[2].x`, and `what` says
 * what it must be.
 */
export const refuse = (where: string, what: string): CommandRefusal =>
  new CommandRefusal(`${where} must be ${what}.`);

/** Returns a reader of the values for which `is` returns true; `what` says which they are, such as `a text`. */
const valueOf =
  <T>(what: string, is: (value: unknown) => value is T): Reader<T> =>
  (value, where) => {
    if (!is(value)) throw refuse(where, what);
    return value;
  };

const MOST = 2 ** 32;
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MOST;

/** Reads a number from −2³² to 2³², whole or not. @throws {CommandRefusal} for any other value. */
export const real = valueOf('a number', isNumber);
/** Reads a whole number from −2³² to 2³². @throws {CommandRefusal} for any other value. */
export const whole = valueOf(
  'a whole number',
  (value): value is number => isNumber(value) && Number.isInteger(value),
);
/** Reads a string. @throws {CommandRefusal} for any other value. */
export const text = valueOf('a text', (value) => typeof value === 'string');
const truth = valueOf('true or false', (value) => typeof value === 'boolean');
const object = valueOf(
  'an object',
  (value): value is Readonly<Record<string, unknown>> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
);
const array = valueOf('a list', (value): value is readonly unknown[] => Array.isArray(value));

/** Returns a reader of one of the strings `known`. */
export const oneOf = <const T extends string>(known: readonly T[]): Reader<T> =>
  valueOf(`one of ${known.join(', ')}`, (value): value is T =>
    known.some((each) => each === value),
  );

/** Returns a reader that returns `usual` for a value that is null or missing, and otherwise what `read` returns. */
export const or =
  <T, const U>(read: Reader<T>, usual: U): Reader<T | U> =>
  (value, where) =>
    value === undefined || value === null ? usual : read(value, where);

/** Returns a reader that returns null for a value that is null or missing, and otherwise what `read` returns. */
export const orNull = <T>(read: Reader<T>): Reader<T | null> => or(read, null);

/** Reads a whole number; 0 if the value is null or missing. @throws {CommandRefusal} for any other value. */
export const count = or(whole, 0);
/** Reads a boolean; false if the value is null or missing. @throws {CommandRefusal} for any other value. */
export const flag = or(truth, false);
/** Reads a boolean; true if the value is null or missing. @throws {CommandRefusal} for any other value. */
export const flagOn = or(truth, true);
/** Reads a number from 0 to 1; 0 if the value is null or missing. @throws {CommandRefusal} for any other value. */
export const share = or(
  valueOf(
    'a number from 0 to 1',
    (value): value is number => isNumber(value) && value >= 0 && value <= 1,
  ),
  0,
);

/** Returns a reader of a list, each of its members by `read`; empty if the value is null or missing. */
export const listOf = <T>(read: Reader<T>): Reader<readonly T[]> =>
  or((value, where) => array(value, where).map((each, i) => read(each, `${where}[${i}]`)), []);

/** Returns a reader of an object whose keys are ids, each value by `read`; empty if it is null or missing. */
export const recordOf = <T>(read: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  or(
    (value, where) =>
      Object.fromEntries(
        Object.entries(object(value, where)).map(([id, each]) => [
          id,
          read(each, `${where}.${id}`),
        ]),
      ),
    {},
  );

/**
 * Returns a reader of an object whose members are known, each by its reader, in their order; other members are ignored.
 * The path of a member begins with that of the object, which is empty for the whole battle.
 */
export const membersOf =
  <T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value, where) => {
    const fields = object(value, where === '' ? 'A battle' : where);
    const path = (name: string): string => (where === '' ? name : `${where}.${name}`);
    return Object.fromEntries(
      Object.entries<Reader<unknown>>(readers).map(([name, read]) => [
        name,
        read(fields[name], path(name)),
      ]),
    ) as T;
  };

/** Returns a reader of an object that may be missing, and whose members then all have their usual values. */
export const optional =
  <T>(read: Reader<T>): Reader<T> =>
  (value, where) =>
    read(value ?? {}, where);

/** Reads a list of ids; empty if the value is null or missing. @throws {CommandRefusal} for any other value. */
export const ids = listOf(text);
/** Reads a side, `red` or `blue`. @throws {CommandRefusal} for any other value. */
export const side = oneOf(SIDES);

const place = { x: whole, y: whole };
/**
 * Reads a point: whole numbers `x` and `y`, in sixteenths of an inch. @throws {CommandRefusal} for any other value.
 */
export const point = membersOf<Point>(place);

const circle = membersOf<Extract<Shape, { readonly kind: 'circle' }>>({
  kind: oneOf(['circle']),
  ...place,
  radius: whole,
});
const polygon = membersOf<Extract<Shape, { readonly kind: 'polygon' }>>({
  kind: oneOf(['polygon']),
  corners: (value, where) => listOf(point)(array(value, where), where),
});
const shapeKind = membersOf<Pick<Shape, 'kind'>>({ kind: oneOf(['polygon', 'circle']) });

const pieceMembers = membersOf<
  Omit<Piece, 'name' | 'fordable'> & { readonly name: string | null; readonly fordable: boolean }
>({
  id: text,
  kind: oneOf(ALL_PIECES),
  shape: (value, where) =>
    (shapeKind(value, where).kind === 'circle' ? circle : polygon)(value, where),
  height: whole,
  name: orNull(text),
  fordable: flag,
});

/**
 * Reads a piece of scenery of a Country, given as JSON; its name and whether it is fordable may be missing.
 * @throws {CommandRefusal} for any other value.
 */
export const piece: Reader<Piece> = (value, where) => {
  const { name, fordable, ...rest } = pieceMembers(value, where);
  return { ...rest, ...(name !== null && { name }), ...(fordable && { fordable }) };
};
