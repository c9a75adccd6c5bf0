/** A game as the database of the library has it. */
export interface Entry {
  /** As `writeGame` writes it. */
  readonly text: string;
  /** When it was last kept, in milliseconds; what a meddler has left there may be anything. */
  readonly at?: unknown;
}

export const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'text' in entry && typeof entry.text === 'string';

/** When an entry was last kept, or null where it says no time that there can be. */
export function timeOf({ at }: Entry): Date | null {
  const time = typeof at === 'number' ? new Date(at) : null;
  return time === null || Number.isNaN(time.getTime()) ? null : time;
}
