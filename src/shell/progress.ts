import type { TextStorage, Written } from './storage';
import { stored, textsIn } from './stored';

/** The lessons or problems finished in this browser, as a set of ids: `read` returns it, `add` adds to it. */
export interface Progress {
  /** Returns the ids in the order in which they were finished; empty if they are unreadable. Never throws. */
  readonly read: (storage: Pick<TextStorage, 'read'>) => readonly string[];
  /**
   * Adds ids to the stored ones, each once, and returns the result of the write; what a newer version of the program
   * stored stays.
   */
  readonly add: (storage: TextStorage, ...ids: readonly string[]) => Written;
}

/** Returns the set of finished lessons or problems that this browser stores under `key`, as a list of ids. */
export function progressAt(key: string): Progress {
  const { read, write } = stored<readonly string[]>({ key, schema: textsIn, empty: [] });
  return {
    read,
    add: (storage, ...ids) => write(storage, [...new Set([...read(storage), ...ids])]),
  };
}
