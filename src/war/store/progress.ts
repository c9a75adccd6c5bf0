import type { TextStorage } from '../../shell/storage';

/** What is kept under a key, or null where nothing is or what is there is no list of texts. */
function listIn(storage: Pick<TextStorage, 'read'>, key: string): readonly string[] | null {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? 'null');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : null;
  } catch {
    return null;
  }
}

/** The ids of what is done in this browser, under a key of its storage; what is damaged counts as none. Never throws. */
export const readProgress = (storage: Pick<TextStorage, 'read'>, key: string): readonly string[] =>
  listIn(storage, key) ?? [];

/**
 * Keeps that one more is done; false where the browser keeps nothing. What is damaged is put aside first, under the key with
 * `/damaged` behind it, and ids of a newer version stay.
 */
export function keepProgress(storage: TextStorage, key: string, id: string): boolean {
  const kept = storage.read(key);
  const list = listIn(storage, key);
  if (typeof kept === 'string' && list === null) storage.write(`${key}/damaged`, kept);
  return storage.write(key, JSON.stringify([...new Set([...(list ?? []), id])])) === 'kept';
}
