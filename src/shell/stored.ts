import { jsonOf, isRecord } from './json';
import type { TextStorage, Written } from './storage';

/**
 * The format of a small value in the browser's storage, such as a list of templates: its storage `key`, how a JSON
 * value is checked (`schema`) and written, its versions, and its value if nothing is stored (`empty`).
 */
export interface StoredFormat<T> {
  readonly key: string;
  /**
   * The conversions from each version of the text to the next, from version 1; none if there is only one version. A
   * text that states no version is of version 1.
   */
  readonly steps?: readonly VersionStep[];
  /** Returns the value of a JSON text of today's version; null if invalid, so that it counts as damaged. */
  readonly schema: (json: unknown) => T | null;
  /** Returns what is written as JSON for a value, with today's `version` if it states one; by default the value. */
  readonly written?: (value: T, version: number) => unknown;
  /** The value if nothing is stored. */
  readonly empty: T;
  /**
   * Returns a value that contains a damaged text. Without this function, a damaged text counts as `empty`, and is
   * copied to the key `KEY/damaged` before it is overwritten.
   */
  readonly holding?: (damaged: string) => T;
  /**
   * Joins the value at the key with the one stored beside it while a newer version's text was there, or the empty one;
   * used whenever no such text is there. Without this function, the value beside it is then no longer read.
   */
  readonly joined?: (own: T, beside: T) => T;
}

/** Reads and writes a small value in the browser's storage. Other tabs write it too: read before each change. */
export interface Stored<T> {
  /** Returns the value; the empty one if nothing usable is stored. Never throws. */
  readonly read: (storage: Pick<TextStorage, 'read'>) => T;
  /**
   * Writes the value and returns the result. A newer version's text is never overwritten; the value is then written
   * under a key beside it.
   */
  readonly write: (storage: TextStorage, value: T) => Written;
  /** Returns the text that a newer version of the program has stored, which stays; null if there is none. */
  readonly newer: (storage: Pick<TextStorage, 'read'>) => string | null;
  /** Returns whether the value is stored under this key of a storage event: its own, or the one beside it. */
  readonly isAt: (key: string | null) => boolean;
}

/**
 * Returns the functions that read and write a small value in the browser's storage, such as a list of templates. The
 * parameter is its format: key, check, versions, and value if nothing is stored.
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

/** Returns the strings among the elements of a JSON array, in order; null if the value is not an array. */
export const textsIn = (json: unknown): string[] | null =>
  Array.isArray(json) ? json.filter((each) => typeof each === 'string') : null;

/** A storage for reading: null if nothing is stored, undefined if it is forbidden. */
interface Readable {
  read(key: string): string | null | undefined;
}

/**
 * A function that converts a parsed JSON value from one version of a format to the next. It returns damaged values
 * unchanged, for the reader to report; it calls `report` for a fault that only this step can recognise.
 */
export type VersionStep<F = never> = (value: unknown, report: (fault: F) => void) => unknown;

/**
 * Returns a stored value of a format's `version`, counted from 1, converted to today's version: `steps[0]` converts
 * from version 1 to 2, and so on. `report` gets the faults that the steps find.
 */
export const upgraded = <F>(
  steps: readonly VersionStep<F>[],
  version: number,
  value: unknown,
  report: (fault: F) => void,
): unknown => steps.slice(version - 1).reduce((now, step) => step(now, report), value);

/** Returns the version of a format after so many steps. */
const versionAfter = (steps: readonly unknown[]): number => steps.length + 1;

/** Returns the version that a saved JSON text states in its member `version`; 1 if it states none or is unreadable. */
export function versionIn(text: string): number {
  const saved = jsonOf(text);
  return isRecord(saved) && typeof saved.version === 'number' ? saved.version : 1;
}

/** Returns the text stored under `key` if it states a version greater than `version`; otherwise null. */
export function newerAt(storage: Readable, key: string, version: number): string | null {
  const saved = storage.read(key);
  return typeof saved === 'string' && versionIn(saved) > version ? saved : null;
}

/**
 * Returns the storage key, such as `game-of-war/save-5`, that this `version` uses instead of `key` while a newer
 * version's text is stored under `key`, because that text is never overwritten.
 */
export const besideKey = (key: string, version: number): string => `${key}-${version}`;

/**
 * Returns the storage key at which this `version` of a format reads and writes: `key` itself, or, while a newer
 * version's text is stored there, `besideKey(key, version)`.
 */
export const ownKey = (storage: Readable, key: string, version: number): string =>
  newerAt(storage, key, version) === null ? key : besideKey(key, version);
