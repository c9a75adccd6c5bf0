/** A game as it is stored in the library's database. */
export interface Entry {
  /** As its game writes it. */
  readonly text: string;
  /** When it was last saved, in milliseconds; after tampering it may be any value. */
  readonly at?: unknown;
}

/** Returns whether a value of the library's database is a saved game. */
export const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'text' in entry && typeof entry.text === 'string';

/** Returns when an entry of the library was last saved; an invalid date if its stored time is unusable. */
export const timeOf = ({ at }: Entry): Date => new Date(typeof at === 'number' ? at : NaN);
