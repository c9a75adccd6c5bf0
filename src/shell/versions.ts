import { isRecord, jsonOf } from './json';

/** A storage for reading: null if nothing is stored, undefined if it is forbidden. */
interface Readable {
  read(key: string): string | null | undefined;
}

/**
 * A step from one version of a format to the next, on plain JSON. Damaged values are passed on for the reader to
 * report; `tell` reports what only the step can know.
 */
export type VersionStep<F = never> = (value: unknown, tell: (fault: F) => void) => unknown;

/** Converts a value of a version to today's form: `steps[0]` leads from version 1 to 2, and so on. */
export const broughtUp = <F>(
  steps: readonly VersionStep<F>[],
  version: number,
  value: unknown,
  tell: (fault: F) => void,
): unknown => steps.slice(version - 1).reduce((now, step) => step(now, tell), value);

/** Returns the version of a format after so many steps. */
export const versionAfter = (steps: readonly unknown[]): number => steps.length + 1;

/** Returns the version in a saved text; 1 if it has none, as the first and damaged texts. */
export function versionIn(text: string): number {
  const kept = jsonOf(text);
  return isRecord(kept) && typeof kept.version === 'number' ? kept.version : 1;
}

/** Returns the text under a key if a newer version wrote it, otherwise null. */
export function newerAt(storage: Readable, key: string, version: number): string | null {
  const kept = storage.read(key);
  return typeof kept === 'string' && versionIn(kept) > version ? kept : null;
}

/** Returns the key that a version uses while a newer one's text, which is never overwritten, is under the usual one. */
export const besideKey = (key: string, version: number): string => `${key}-${version}`;

/** Returns the key where a version reads and writes now. */
export const ownKey = (storage: Readable, key: string, version: number): string =>
  newerAt(storage, key, version) === null ? key : besideKey(key, version);
