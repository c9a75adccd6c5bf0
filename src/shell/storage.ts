/**
 * What is wrong with the browser's storage. `silent`: its database has not answered in time; `disk`: it has failed for
 * another reason than permission or room, mostly a full or damaged disk.
 */
export type StorageFault = 'full' | 'forbidden' | 'silent' | 'disk';

/** What became of a write. `elsewhere`: another tab has written since this one last looked. */
export type Written = 'kept' | 'elsewhere' | StorageFault;

/** What an error is called that tells of a database that has not answered in time. */
export const SILENT = 'TimeoutError';

/** What an error of the browser's storage means: by its name, and by its words where browsers use one name for several. */
export function storageFault(error: unknown): StorageFault {
  const said = String(error);
  if (said.startsWith(SILENT)) return 'silent';
  // Firefox names a full disk in names of its own, Chromium in the words of an UnknownError.
  if (/quota|no_(device_)?space/i.test(said)) return 'full';
  return /^(Unknown|Abort|InvalidState)Error(?!.*denied)|NS_ERROR_FILE/.test(said)
    ? 'disk'
    : 'forbidden';
}

/** Texts by key, kept between visits, without guard: for what belongs to the browser rather than to a game. */
export interface TextStorage {
  read(key: string): string | null | undefined;
  write(key: string, text: string): Written;
  remove(key: string): void;
}

/** Tells when another tab has changed a key; returns the way to stop. */
export type StorageWatcher = (key: string, changed: () => void) => () => void;
