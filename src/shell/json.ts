/** A parsed JSON object whose members have not been checked. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object as JSON has it: neither an array nor null. Its members are not checked. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON text; null or undefined if there is none. */
type MaybeText = string | null | undefined;

/**
 * Returns whether two JSON texts are the same apart from the values of all members called `name`. A missing text, and
 * one that is not valid JSON, is the same only as itself.
 */
export function isSameBut(name: string | undefined, one: MaybeText, other: MaybeText): boolean {
  const rest = (text: MaybeText): unknown =>
    JSON.stringify(jsonOf(text) ?? text, (key, value: unknown) => (key === name ? null : value));
  return one === other || rest(one) === rest(other);
}

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
