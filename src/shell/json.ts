/** A parsed JSON object whose members have not been checked. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object as JSON has it: neither an array nor null. Its members are not checked. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
