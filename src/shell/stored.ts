import { jsonOf, isRecord } from './json';
import type { TextStorage, Written } from './storage';

/**
 * The format of a small value in the browser's storage, such as a list of templates: its key, its versions, and how
 * its text is read and written.
 */
export interface StoredFormat<T> {
  readonly key: string;
  /**
   * The steps from every version of the text to the next, none if there is one version. A text without a version is
   * of the first.
   */
  readonly steps?: readonly VersionStep[];
  /**
   * Returns the value written by today's version; null for anything else, which is damaged. A function, because
   * valibot is loaded later than headquarters.
   */
  readonly schema: (json: unknown) => T | null;
  /** Returns the JSON to write for a value, with today's version if the text has one; by default all of it. */
  readonly written?: (value: T, version: number) => unknown;
  /** The value if nothing is stored. */
  readonly empty: T;
  /**
   * Returns a value that contains a damaged text; without it, the text is quarantined under `KEY/damaged` before it
   * is overwritten.
   */
  readonly holding?: (damaged: string) => T;
  /**
   * Joins two values: what was stored beside a newer version's returns once that is gone. Without it, it stays
   * there.
   */
  readonly joined?: (own: T, beside: T) => T;
}

/**
 * Reads and writes a small value in the browser's storage, such as a list of templates. Each change reads the value
 * first, because other tabs write it too.
 */
export interface Stored<T> {
  /** Returns the value. Never throws. */
  readonly read: (storage: Pick<TextStorage, 'read'>) => T;
  /** Writes the value; a newer version's is never overwritten, the new one is written beside it. */
  readonly write: (storage: TextStorage, value: T) => Written;
  /** Returns the text that a newer version of the program has written, or null; it stays as it is. */
  readonly newer: (storage: Pick<TextStorage, 'read'>) => string | null;
  /** Returns whether it is stored under a key, also while a newer version's is there and its own beside it. */
  readonly isAt: (key: string | null) => boolean;
}

/**
 * Returns the functions that read and write a small value in the browser's storage, such as a list of templates, by
 * its format.
 */
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
  /** Returns the value of a text; null if it is damaged. */
  const valueOf = (text: string): T | null =>
    schema(upgraded(steps, versionIn(text), jsonOf(text), () => undefined));
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
      if (joined && outcome === 'saved' && at === key) storage.remove(beside);
      return outcome;
    },
    newer: (storage) => newerAt(storage, key, version),
    isAt: (at) => at === key || at === beside,
  };
}

/** Returns the elements of a JSON list that are texts, in order; null if the value is no list. */
export const textsIn = (json: unknown): string[] | null =>
  Array.isArray(json) ? json.filter((each) => typeof each === 'string') : null;

/** A storage for reading: null if nothing is stored, undefined if it is forbidden. */
interface Readable {
  read(key: string): string | null | undefined;
}

/**
 * Converts a parsed JSON value from one version of a format to the next. Damaged values are passed on unchanged for
 * the reader to report; `report` reports faults that only this step can recognise.
 */
export type VersionStep<F = never> = (value: unknown, report: (fault: F) => void) => unknown;

/**
 * Returns a stored value converted from its `version` to today's: `steps[0]` converts from version 1 to 2, and so on.
 * `report` gets the faults found on the way.
 */
export const upgraded = <F>(
  steps: readonly VersionStep<F>[],
  version: number,
  value: unknown,
  report: (fault: F) => void,
): unknown => steps.slice(version - 1).reduce((now, step) => step(now, report), value);

/** Returns the version of a format after so many steps. */
const versionAfter = (steps: readonly unknown[]): number => steps.length + 1;

/** Returns the `version` stated by a saved text; 1 if it states none, as in the first version, or is damaged. */
export function versionIn(text: string): number {
  const saved = jsonOf(text);
  return isRecord(saved) && typeof saved.version === 'number' ? saved.version : 1;
}

/** Returns the text stored under `key` if a version newer than `version` wrote it, otherwise null. */
export function newerAt(storage: Readable, key: string, version: number): string | null {
  const saved = storage.read(key);
  return typeof saved === 'string' && versionIn(saved) > version ? saved : null;
}

/**
 * Returns the storage key that this `version` uses instead of `key` while the text under `key` was written by a newer
 * version, which is never overwritten.
 */
export const besideKey = (key: string, version: number): string => `${key}-${version}`;

/**
 * Returns the storage key at which this `version` reads and writes: `key`, or another while a newer version's text is
 * there.
 */
export const ownKey = (storage: Readable, key: string, version: number): string =>
  newerAt(storage, key, version) === null ? key : besideKey(key, version);
