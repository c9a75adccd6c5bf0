/**
 * Writes and reads the lines of a library file: one of JSON for its head, one for each of its entries, and one for
 * its end, without which the file was cut off (docs/library-file.md).
 */
import { isRecord, jsonOf, type JsonRecord } from '../json';

/** The format of a game's library files: its `name`, such as `game-of-war-library`, and its `version`. */
export interface FileFormat {
  /** Also the beginning of the file's name, followed by its day. */
  readonly name: string;
  /** Raised when an older program would misread a file; new kinds of entries do not raise it. */
  readonly version: number;
}

/** The most entries that are read from a library file; the rest is not read, which is reported. */
export const MOST_ENTRIES = 20_000;

/** An entry of a library file: one line, parsed as a JSON object whose members are not checked. */
export type Line = JsonRecord;

/** Returns the first line of a library file, as JSON: its format, its version, and `at`, when it was written. */
export const writeHead = ({ name, version }: FileFormat, at: Date): string =>
  JSON.stringify({ format: name, version, at: at.toISOString() });
/** Returns the last line of a library file, with the number of its `entries`; a file without it was cut off. */
export const writeEnd = (entries: number): string => JSON.stringify({ kind: 'end', entries });

/**
 * What the first line of a file says: `own`, a library file of this game; `newer`, one of a newer version of it, with
 * that version; `other`, one of another game, with the name of its format; `foreign`, no library file at all.
 */
export type HeadReading =
  | 'own'
  | 'foreign'
  | { readonly newer: number }
  | { readonly other: string };

/**
 * Returns to which game and version a file belongs, by its first line; `foreign` if it is no library file, or if `line`
 * is null, which stands for a line too long to read. The first parameter is this game's own format. Never throws.
 */
export function readHead({ name, version: own }: FileFormat, line: string | null): HeadReading {
  const head = jsonOf(line);
  if (!isRecord(head)) return 'foreign';
  const { format, version } = head;
  if (typeof format !== 'string' || typeof version !== 'number') return 'foreign';
  if (format !== name) return { other: format };
  return version > own ? { newer: version } : 'own';
}

/** A line of a library file after the first: an `entry` with its kind and members, the `end`, or a `fault`. */
export type LineReading =
  | { readonly is: 'entry'; readonly kind: string; readonly line: Line }
  | { readonly is: 'end' }
  | { readonly is: 'fault'; readonly code: LineFault };

/**
 * Why a line of a library file is not an entry: it is not JSON (`notJson`), does not have the form of an entry
 * (`noEntry`), or is too long (`longEntry`).
 */
export type LineFault = 'notJson' | 'noEntry' | 'longEntry';

/**
 * Returns the content of a line of a library file after the first: an entry, the end of the file, or a fault. Null as
 * `text` stands for a line that was too long to read. Never throws.
 */
export function readLine(text: string | null): LineReading {
  if (text === null) return { is: 'fault', code: 'longEntry' };
  const line = jsonOf(text);
  if (line === undefined) return { is: 'fault', code: 'notJson' };
  if (!isRecord(line) || typeof line.kind !== 'string') return { is: 'fault', code: 'noEntry' };
  const { kind } = line;
  if (kind !== 'end') return { is: 'entry', kind, line };
  return typeof line.entries === 'number' ? { is: 'end' } : { is: 'fault', code: 'noEntry' };
}

/** Returns the id that an entry of a library file states in its member `id`; null if it has no valid one. */
export const idIn = ({ id }: Line): string | null =>
  typeof id === 'string' && id.length > 0 && id.length <= 200 ? id : null;
