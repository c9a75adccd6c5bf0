/** A game as it is stored in the library's database: its `text`, and when it was saved (`at`). */
export interface Entry {
  /** As its game writes it. */
  readonly text: string;
  /** When it was last saved, in milliseconds since 1970; unchecked, so it may be any value. */
  readonly at?: unknown;
}

/** Returns whether a value read from the library is a saved game, and not the mark of a deleted one. */
export const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'text' in entry && typeof entry.text === 'string';

/** Returns when an entry of the library was last saved; an invalid date if the stored time is unusable. */
export const timeOf = ({ at }: Entry): Date => new Date(typeof at === 'number' ? at : NaN);
