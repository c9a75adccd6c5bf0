/** A parsed JSON object whose members have not been checked. */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Returns whether a value is a JSON object, neither an array nor null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a text as JSON; undefined if the text is missing, invalid, or nested so deeply that it could not be written
 * again. Never throws.
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
