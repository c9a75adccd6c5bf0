/**
 * A fault of the browser's storage. `silent`: its database has not answered in time; `disk`: another failure than
 * permission or room, mostly a full or damaged disk.
 */
export type StorageFault = 'full' | 'forbidden' | 'silent' | 'disk';

/** The result of a write. `elsewhere`: another tab has written since this one last looked. */
export type Written = 'saved' | 'elsewhere' | StorageFault;

/** The name of the error of a database that has not answered in time. */
export const SILENT = 'TimeoutError';

/**
 * Returns the fault that an error of the browser's storage means: by the error's name, and by its text where
 * browsers use one name for several faults.
 */
export function storageFault(error: unknown): StorageFault {
  const said = String(error);
  if (said.startsWith(SILENT)) return 'silent';
  // Firefox reports a full disk by names of its own, Chromium in the text of an UnknownError.
  if (/quota|no_(device_)?space/i.test(said)) return 'full';
  return /^(Unknown|Abort|InvalidState)Error(?!.*denied)|NS_ERROR_FILE/.test(said)
    ? 'disk'
    : 'forbidden';
}

/**
 * Texts by key, stored by the browser between visits. `read` returns null without a text, undefined if storage is
 * forbidden. Writes do not check what other tabs have written (`SaveSlot` does).
 */
export interface TextStorage {
  read(key: string): string | null | undefined;
  write(key: string, text: string): Written;
  remove(key: string): void;
}

/** Calls back when another tab has changed a key; returns an unsubscribe function. */
export type StorageWatcher = (key: string, changed: () => void) => () => void;
