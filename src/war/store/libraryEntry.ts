/** A game as the database of the library has it. */
export interface Entry {
  /** As `writeGame` writes it. */
  readonly text: string;
  /** When it was last kept, in milliseconds. */
  readonly at: number;
}

export const isEntry = (entry: unknown): entry is Entry =>
  typeof entry === 'object' &&
  entry !== null &&
  'text' in entry &&
  typeof entry.text === 'string' &&
  'at' in entry &&
  typeof entry.at === 'number';
