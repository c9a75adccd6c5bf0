import type { TextStorage, Written } from './storage';
import { stored, textsIn } from './stored';

/** A set of finished lessons or problems in this browser, by id. */
export interface Progress {
  /** Returns the ids in the order they were finished; a damaged text counts as none. Never throws. */
  readonly read: (storage: Pick<TextStorage, 'read'>) => readonly string[];
  /** Adds ids; those of a newer version stay. */
  readonly add: (storage: TextStorage, ...ids: readonly string[]) => Written;
}

/** Returns a set of finished lessons or problems, which is stored in this browser under `key` as a list of ids. */
export function progressAt(key: string): Progress {
  const { read, write } = stored<readonly string[]>({ key, schema: textsIn, empty: [] });
  return {
    read,
    add: (storage, ...ids) => write(storage, [...new Set([...read(storage), ...ids])]),
  };
}
