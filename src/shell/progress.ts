import type { TextStorage, Written } from './storage';
import { stored, textsIn } from './stored';

/** What is done in this browser, by its ids. */
export interface Progress {
  /** In the order they were done; what is damaged counts as none. Never throws. */
  readonly read: (storage: Pick<TextStorage, 'read'>) => readonly string[];
  /** Stores that more is done; the ids of a newer version stay. */
  readonly add: (storage: TextStorage, ...ids: readonly string[]) => Written;
}

/** What is done as a list under a key of the browser's storage. */
export function progressAt(key: string): Progress {
  const { read, write } = stored<readonly string[]>({ key, schema: textsIn, empty: [] });
  return {
    read,
    add: (storage, ...ids) => write(storage, [...new Set([...read(storage), ...ids])]),
  };
}
