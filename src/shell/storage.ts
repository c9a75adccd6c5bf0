/**
 * What became of a write. `elsewhere`: another tab has written since this one last looked; `silent`: the browser's
 * database has not answered in time.
 */
export type Written = 'kept' | 'full' | 'forbidden' | 'silent' | 'elsewhere';

/** Texts by key, kept between visits, without guard: for what belongs to the browser rather than to a game. */
export interface TextStorage {
  read(key: string): string | null | undefined;
  write(key: string, text: string): Written;
  remove(key: string): void;
}

/** Tells when another tab has changed a key; returns the way to stop. */
export type StorageWatcher = (key: string, changed: () => void) => () => void;
