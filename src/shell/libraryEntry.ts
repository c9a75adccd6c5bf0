/** A game as the database of the library has it. */
export interface Entry {
  /** As the game it is of writes it. */
  readonly text: string;
  /** When it was last kept, in milliseconds; what a meddler has left there may be anything. */
  readonly at?: unknown;
}

export const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' && entry !== null && 'text' in entry && typeof entry.text === 'string';

/** When an entry was last kept; an invalid date where it says no time that there can be. */
export const timeOf = ({ at }: Entry): Date => new Date(typeof at === 'number' ? at : NaN);
