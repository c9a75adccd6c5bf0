import { createContext, useContext } from 'react';
import type { TextStorage } from '../../../shell/storage';

/** React context: the browser's storage, with own Countries and finished lessons; null outside the page. */
export const StorageContext = createContext<TextStorage | null>(null);

/**
 * Hook: returns the browser's storage.
 *
 * @throws outside the page of Little Wars, which is a programming error.
 */
export function useStorage(): TextStorage {
  const storage = useContext(StorageContext);
  if (storage === null) throw new Error('no storage around this component');
  return storage;
}
