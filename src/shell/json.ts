export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value has members by name: no list, and not null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text says as JSON; undefined where it is none, or nested deeper than the browser can write out again. Never throws. */
export function jsonOf(text: string | null | undefined): unknown {
  try {
    const value: unknown = JSON.parse(text ?? '');
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}
