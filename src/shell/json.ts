export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value has members by name: no list, and not null. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a text says as JSON; undefined where it is none. Never throws. */
export function jsonOf(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The same; undefined also where it is nested deeper than the browser can write out again. */
export function rewritableJson(text: string | null | undefined): unknown {
  const value = jsonOf(text);
  try {
    JSON.stringify(value);
    return value;
  } catch {
    return undefined;
  }
}
