/**
 * Writes and reads the lines of a library file: one of JSON for its head, one for each of its entries, and one for
 * its end, without which the file was cut off (docs/library-file.md).
 */
import { isRecord, jsonOf, type JsonRecord } from '../json';

/** The format of a game's library files. */
export interface FileFormat {
  /** Also the beginning of the file's name, followed by its day. */
  readonly name: string;
  /** Raised when an older program would misread a file; new kinds of entries do not raise it. */
  readonly version: number;
}

/** The most entries read from a file. */
export const MOST_ENTRIES = 20_000;

/** A line after the head, as JSON. */
export type Line = JsonRecord;

export const writeHead = ({ name, version }: FileFormat, at: Date): string =>
  JSON.stringify({ format: name, version, at: at.toISOString() });
export const writeEnd = (entries: number): string => JSON.stringify({ kind: 'end', entries });

/**
 * The kind of a file: this game's; this game's of a newer version; another game's, by its format's name; or no
 * library.
 */
export type HeadReading =
  | 'own'
  | 'foreign'
  | { readonly newer: number }
  | { readonly other: string };

/** Reads the first line of a file; null if it is too long. Never throws. */
export function readHead({ name, version: own }: FileFormat, line: string | null): HeadReading {
  const head = jsonOf(line);
  if (!isRecord(head)) return 'foreign';
  const { format, version } = head;
  if (typeof format !== 'string' || typeof version !== 'number') return 'foreign';
  if (format !== name) return { other: format };
  return version > own ? { newer: version } : 'own';
}

/** A line after the head: an entry of some kind, the end of the file, or a fault. */
export type LineReading =
  | { readonly is: 'entry'; readonly kind: string; readonly line: Line }
  | { readonly is: 'end' }
  | { readonly is: 'fault'; readonly code: LineFault };

export type LineFault = 'notJson' | 'noEntry' | 'longEntry';

/** Reads a line after the head; null stands for a line that is too long. Never throws. */
export function readLine(text: string | null): LineReading {
  if (text === null) return { is: 'fault', code: 'longEntry' };
  const line = jsonOf(text);
  if (line === undefined) return { is: 'fault', code: 'notJson' };
  if (!isRecord(line) || typeof line.kind !== 'string') return { is: 'fault', code: 'noEntry' };
  const { kind } = line;
  if (kind !== 'end') return { is: 'entry', kind, line };
  return typeof line.entries === 'number' ? { is: 'end' } : { is: 'fault', code: 'noEntry' };
}

/** Returns the id in a line, or null if it has no valid one. */
export const idIn = ({ id }: Line): string | null =>
  typeof id === 'string' && id.length > 0 && id.length <= 200 ? id : null;
