import { isRecord, jsonOf } from './json';

/** A storage as far as it is read: null where nothing is kept, undefined where it is forbidden. */
interface Readable {
  read(key: string): string | null | undefined;
}

/**
 * A step from one version of a format to the next, on plain JSON. What is damaged is handed on for the reader to tell
 * of; `tell` takes what only the step can know.
 */
export type VersionStep<F = never> = (value: unknown, tell: (fault: F) => void) => unknown;

/** What a version wrote, as today's would write it: `steps[0]` leads from version 1 to 2, and so on. */
export const broughtUp = <F>(
  steps: readonly VersionStep<F>[],
  version: number,
  value: unknown,
  tell: (fault: F) => void,
): unknown => steps.slice(version - 1).reduce((now, step) => step(now, tell), value);

/** The version of a format that so many steps lead to. */
export const versionAfter = (steps: readonly unknown[]): number => steps.length + 1;

/** The version that a kept text says it is of; the first said none, and damaged texts cannot. */
export function versionIn(text: string): number {
  const kept = jsonOf(text);
  return isRecord(kept) && typeof kept.version === 'number' ? kept.version : 1;
}

/** The text under a key if a newer version wrote it, else null. */
export function newerAt(storage: Readable, key: string, version: number): string | null {
  const kept = storage.read(key);
  return typeof kept === 'string' && versionIn(kept) > version ? kept : null;
}

/** Where a version keeps things while a newer one's lie under the key: they are never written over. */
export const besideKey = (key: string, version: number): string => `${key}-${version}`;

/** Where a version reads and writes now. */
export const ownKey = (storage: Readable, key: string, version: number): string =>
  newerAt(storage, key, version) === null ? key : besideKey(key, version);
