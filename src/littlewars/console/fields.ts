import { ALL_PIECES, type Piece, type Point, type Shape } from '../engine/types';
import { CommandRefusal } from '../game/orderLine';

// The parts of a battle given as JSON. Each reader throws a refusal that names the place of the fault.

/** A JSON object whose members have not been checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the error to throw when a value in JSON is wrong. `where` is its path, such as `men[2].x`, and `what` says
 * what it must be.
 */
export const refuse = (where: string, what: string): CommandRefusal =>
  new CommandRefusal(`${where} must be ${what}.`);

/** Reads a JSON object. @throws {CommandRefusal} that names `where`, the path of the value, if it is no object. */
export function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw refuse(where, 'an object');
  return value as Fields;
}

function listOf(value: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(value)) throw refuse(where, 'a list');
  return value;
}

/**
 * Reads a whole number from −2³² to 2³² from JSON, or `otherwise` if the value is null or missing. @throws
 * {CommandRefusal} that names `where`, the path of the value, if it is no such number.
 */
export function whole(value: unknown, where: string, otherwise?: number): number {
  const number = value ?? otherwise;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 2 ** 32)
    throw refuse(where, 'a whole number');
  return number;
}

/**
 * Reads a number from −2³² to 2³², whole or not, from JSON. @throws {CommandRefusal} that names `where`, the path of
 * the value, if it is no such number.
 */
export function real(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 2 ** 32)
    throw refuse(where, 'a number');
  return value;
}

/**
 * Reads a number from 0 to 1 from JSON; 0 if the value is null or missing. @throws {CommandRefusal} that names `where`,
 * the path of the value, if it is no such number.
 */
export function share(value: unknown, where: string): number {
  const number = value ?? 0;
  if (typeof number !== 'number' || !(number >= 0 && number <= 1))
    throw refuse(where, 'a number from 0 to 1');
  return number;
}

/**
 * Reads a string from JSON, or `otherwise` if the value is null or missing. @throws {CommandRefusal} that names
 * `where`, the path of the value, if it is no string.
 */
export function text(value: unknown, where: string, otherwise?: string): string {
  const string = value ?? otherwise;
  if (typeof string !== 'string') throw refuse(where, 'a text');
  return string;
}

/**
 * Reads a boolean from JSON, or `otherwise` if the value is null or missing. @throws {CommandRefusal} that names
 * `where`, the path of the value, if it is no boolean.
 */
export function truth(value: unknown, where: string, otherwise = false): boolean {
  const truth = value ?? otherwise;
  if (typeof truth !== 'boolean') throw refuse(where, 'true or false');
  return truth;
}

/**
 * Reads one of the strings `known` from JSON, or `otherwise` if the value is null or missing. @throws {CommandRefusal}
 * that names `where`, the path of the value, if it is none of them.
 */
export function oneOf<T extends string>(
  known: readonly T[],
  value: unknown,
  where: string,
  otherwise?: T,
): T {
  const found = known.find((each) => each === (value ?? otherwise));
  if (found === undefined) throw refuse(where, `one of ${known.join(', ')}`);
  return found;
}

/**
 * Reads a point from JSON: whole numbers `x` and `y`, in sixteenths of an inch. Other members of the object are
 * ignored. @throws {CommandRefusal} that names the path of the wrong value, which begins with `where`.
 */
export function pointOf(value: unknown, where: string): Point {
  const { x, y } = fieldsOf(value, where);
  return { x: whole(x, `${where}.x`), y: whole(y, `${where}.y`) };
}

/**
 * Reads a list from JSON, in its order, each of its members by `read`; empty if the value is null or missing. `read`
 * gets the member and its path. @throws {CommandRefusal} that names `where`, the path of the value, if it is no list.
 */
export const listIn = <T>(
  value: unknown,
  where: string,
  read: (member: unknown, where: string) => T,
): readonly T[] => listOf(value ?? [], where).map((each, i) => read(each, `${where}[${i}]`));

/**
 * Reads an object from JSON whose keys are ids, each of its values by `read`, which gets the value and its path; empty
 * if the object is null or missing. @throws {CommandRefusal} that names `where`, the path of the object, if it is none.
 */
export const recordIn = <T>(
  value: unknown,
  where: string,
  read: (member: unknown, where: string) => T,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value ?? {}, where)).map(([id, member]) => [
      id,
      read(member, `${where}.${id}`),
    ]),
  );

/**
 * Reads a string from JSON; null if the value is null or missing. @throws {CommandRefusal} that names `where`, the
 * path of the value, if it is anything else.
 */
export const textOrNull = (value: unknown, where: string): string | null =>
  value === undefined || value === null ? null : text(value, where);

function shapeOf(value: unknown, where: string): Shape {
  const fields = fieldsOf(value, where);
  if (oneOf(['polygon', 'circle'], fields.kind, `${where}.kind`) === 'circle')
    return {
      kind: 'circle',
      ...pointOf(fields, where),
      radius: whole(fields.radius, `${where}.radius`),
    };
  const corners = listOf(fields.corners, `${where}.corners`);
  return {
    kind: 'polygon',
    corners: corners.map((each, i) => pointOf(each, `${where}.corners[${i}]`)),
  };
}

/**
 * Reads a piece of scenery of a Country from JSON; `where` is its path. @throws {CommandRefusal} that names the path of
 * the first wrong value.
 */
export function pieceOf(value: unknown, where: string): Piece {
  const piece = fieldsOf(value, where);
  return {
    id: text(piece.id, `${where}.id`),
    kind: oneOf(ALL_PIECES, piece.kind, `${where}.kind`),
    shape: shapeOf(piece.shape, `${where}.shape`),
    height: whole(piece.height, `${where}.height`),
    ...(piece.name === undefined ? {} : { name: text(piece.name, `${where}.name`) }),
    ...(truth(piece.fordable, `${where}.fordable`) ? { fordable: true } : {}),
  };
}
