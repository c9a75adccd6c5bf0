/** A parsed JSON object whose members have not been checked. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object as JSON has it: neither an array nor null. Its members are not checked. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON text; null or undefined if there is none. */
type MaybeText = string | null | undefined;

/**
 * Returns whether two JSON texts are the same apart from the value at a `path`, the names of a member and of the
 * objects around it from the outermost. A missing text, and one that is not valid JSON, is the same only as itself.
 */
export function isSameBut(path: readonly string[], one: MaybeText, other: MaybeText): boolean {
  const rest = (text: MaybeText): unknown => JSON.stringify(cleared(jsonOf(text) ?? text, path));
  return one === other || rest(one) === rest(other);
}

/** Returns a JSON value with null at a path; unchanged if it has nothing there. */
const cleared = (value: unknown, [name, ...rest]: readonly string[]): unknown =>
  isRecord(value) && name !== undefined && name in value
    ? { ...value, [name]: rest.length > 0 ? cleared(value[name], rest) : null }
    : value;

/**
 * Returns the value of a JSON text; undefined if the text is missing (null or undefined), invalid, or nested so deeply
 * that it could not be written again. Never throws.
 */
export function jsonOf(text: string | null | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}
