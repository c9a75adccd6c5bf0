/**
 * A fault of the browser's storage: it has no room (`full`), the browser forbids it (`forbidden`), it has not answered
 * in time (`silent`), or it failed otherwise (`disk`), mostly because the disk is full or damaged.
 */
export type StorageFault = 'full' | 'forbidden' | 'silent' | 'disk';

/**
 * The result of a write to the browser's storage: `saved`; `elsewhere`, nothing was written because another tab has
 * written since this tab last read; or a fault of the storage.
 */
export type Written = 'saved' | 'elsewhere' | StorageFault;

/** The name of the error with which a database request that was not answered in time is rejected. */
export const SILENT = 'TimeoutError';

/** Returns the fault of storage that an error thrown by the browser means; `forbidden` for an unknown error. */
export function storageFault(error: unknown): StorageFault {
  const text = String(error);
  if (text.startsWith(SILENT)) return 'silent';
  // Firefox reports a full disk by names of its own, Chromium in the text of an UnknownError.
  if (/quota|no_(device_)?space/i.test(text)) return 'full';
  return /^(Unknown|Abort|InvalidState)Error(?!.*denied)|NS_ERROR_FILE/.test(text)
    ? 'disk'
    : 'forbidden';
}

/**
 * A storage of texts by key, which outlasts the visit. `read` returns null if there is no text, undefined if storage is
 * forbidden; `write` returns its result. A write overwrites whatever another tab has written meanwhile.
 */
export interface TextStorage {
  read(key: string): string | null | undefined;
  write(key: string, text: string): Written;
  remove(key: string): void;
}

/** Calls `changed` whenever another tab has changed the text at a storage key; returns an unsubscribe function. */
export type StorageWatcher = (key: string, changed: () => void) => () => void;
