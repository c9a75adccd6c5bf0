import { jsonOf } from './json';
import type { TextStorage, Written } from './storage';
import {
  besideKey,
  broughtUp,
  newerAt,
  ownKey,
  versionAfter,
  versionIn,
  type VersionStep,
} from './versions';

/** A small value of the browser's storage: how its text is read and written. */
export interface StoredFormat<T> {
  readonly key: string;
  /** From every version of the text to the next, none yet where there is one version. A text that names none is of the first. */
  readonly steps?: readonly VersionStep[];
  /**
   * The value of what today's version has written; null of anything else, which is damaged. A function, since valibot comes
   * later than what headquarters read.
   */
  readonly schema: (json: unknown) => T | null;
  /** What is written of a value, as JSON, with today's version where a text says one; all of it unless said. */
  readonly written?: (value: T, version: number) => unknown;
  /** The value where nothing is stored. */
  readonly empty: T;
  /** A value that holds a damaged text; where none can, the text is put aside under `KEY/damaged` before it is written over. */
  readonly holding?: (damaged: string) => T;
  /** Both of two values: what was stored beside a newer version's comes back once that is gone. Without it, it stays there. */
  readonly joined?: (own: T, beside: T) => T;
}

/** A value in the browser's storage. Each change reads it first, since other tabs write there too. */
export interface Stored<T> {
  /** Never throws. */
  readonly read: (storage: Pick<TextStorage, 'read'>) => T;
  /** Never over what a newer version has written: beside it. */
  readonly write: (storage: TextStorage, value: T) => Written;
  /** The text that a newer version of the program has written there, or null; it stays as it is. */
  readonly newer: (storage: Pick<TextStorage, 'read'>) => string | null;
  /** Whether it lies under a key, also while a newer version's lies under its own. */
  readonly isAt: (key: string | null) => boolean;
}

export function stored<T>({
  key,
  steps = [],
  schema,
  written = (value) => value,
  empty,
  holding,
  joined,
}: StoredFormat<T>): Stored<T> {
  const version = versionAfter(steps);
  const beside = besideKey(key, version);
  /** What a text says; null where it is damaged. */
  const valueOf = (text: string): T | null =>
    schema(broughtUp(steps, versionIn(text), jsonOf(text), () => undefined));
  const readAt = (storage: Pick<TextStorage, 'read'>, at: string): T => {
    const text = storage.read(at);
    return typeof text === 'string' ? (valueOf(text) ?? holding?.(text) ?? empty) : empty;
  };
  return {
    read(storage) {
      const at = ownKey(storage, key, version);
      const own = readAt(storage, at);
      return at === key && joined ? joined(own, readAt(storage, beside)) : own;
    },
    write(storage, value) {
      const at = ownKey(storage, key, version);
      const before = holding ? null : storage.read(at);
      if (typeof before === 'string' && valueOf(before) === null)
        storage.write(`${key}/damaged`, before);
      const outcome = storage.write(at, JSON.stringify(written(value, version)));
      if (joined && outcome === 'kept' && at === key) storage.remove(beside);
      return outcome;
    },
    newer: (storage) => newerAt(storage, key, version),
    isAt: (at) => at === key || at === beside,
  };
}

/** The texts of a list, what is no text left out; null where it is no list. */
export const textsIn = (json: unknown): string[] | null =>
  Array.isArray(json) ? json.filter((each) => typeof each === 'string') : null;
