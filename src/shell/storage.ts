/**
 * A fault of the browser's storage: it has no room (`full`), is `forbidden`, has not answered in time (`silent`), or
 * failed otherwise (`disk`), mostly because a disk is full or damaged.
 */
export type StorageFault = 'full' | 'forbidden' | 'silent' | 'disk';

/**
 * The result of a write to the browser's storage: `saved`; `elsewhere`, not written because another tab has written
 * since this one last read; or a fault.
 */
export type Written = 'saved' | 'elsewhere' | StorageFault;

/** The name of the error with which a database request that was not answered in time is rejected. */
export const SILENT = 'TimeoutError';

/**
 * Returns which fault of the browser's storage an error means: by the error's name, and by its text where browsers
 * use one name for several faults.
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
 * Stores texts by key between visits. `read` returns null if there is no text, undefined if storage is forbidden.
 * Writes do not check what other tabs have written (`SaveSlot` does).
 */
export interface TextStorage {
  read(key: string): string | null | undefined;
  write(key: string, text: string): Written;
  remove(key: string): void;
}

/** Calls `changed` whenever another tab has changed this key of the storage; returns an unsubscribe function. */
export type StorageWatcher = (key: string, changed: () => void) => () => void;
