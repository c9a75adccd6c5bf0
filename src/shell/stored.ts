import { jsonOf, isRecord } from './json';
import type { TextStorage, Written } from './storage';

/** A small value in the browser's storage: how its text is read and written. */
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

/** A value in the browser's storage. Each change reads it first, because other tabs write too. */
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

/** Returns how a value is read from the browser's storage and written there, by its format. */
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
      if (joined && outcome === 'saved' && at === key) storage.remove(beside);
      return outcome;
    },
    newer: (storage) => newerAt(storage, key, version),
    isAt: (at) => at === key || at === beside,
  };
}

/** Returns the texts of a list, without other elements; null if it is no list. */
export const textsIn = (json: unknown): string[] | null =>
  Array.isArray(json) ? json.filter((each) => typeof each === 'string') : null;

/** A storage for reading: null if nothing is stored, undefined if it is forbidden. */
interface Readable {
  read(key: string): string | null | undefined;
}

/**
 * A step from one version of a format to the next, on plain JSON. Damaged values are passed on for the reader to
 * report; `report` reports what only the step can know.
 */
export type VersionStep<F = never> = (value: unknown, report: (fault: F) => void) => unknown;

/** Converts a value of a version to today's form: `steps[0]` leads from version 1 to 2, and so on. */
export const broughtUp = <F>(
  steps: readonly VersionStep<F>[],
  version: number,
  value: unknown,
  report: (fault: F) => void,
): unknown => steps.slice(version - 1).reduce((now, step) => step(now, report), value);

/** Returns the version of a format after so many steps. */
const versionAfter = (steps: readonly unknown[]): number => steps.length + 1;

/** Returns the version in a saved text; 1 if it has none, as the first and damaged texts. */
export function versionIn(text: string): number {
  const saved = jsonOf(text);
  return isRecord(saved) && typeof saved.version === 'number' ? saved.version : 1;
}

/** Returns the text under a key if a newer version wrote it, otherwise null. */
export function newerAt(storage: Readable, key: string, version: number): string | null {
  const saved = storage.read(key);
  return typeof saved === 'string' && versionIn(saved) > version ? saved : null;
}

/** Returns the key that a version uses while a newer one's text, which is never overwritten, is under the usual one. */
export const besideKey = (key: string, version: number): string => `${key}-${version}`;

/** Returns the key where a version reads and writes now. */
export const ownKey = (storage: Readable, key: string, version: number): string =>
  newerAt(storage, key, version) === null ? key : besideKey(key, version);
