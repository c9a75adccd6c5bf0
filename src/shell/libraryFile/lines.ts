/**
 * The lines of a library's file: one of JSON for its head, one for each of its entries, and one for its end, by which a
 * file that was cut off is known (docs/library-file.md).
 */
import { isRecord, jsonOf, type JsonRecord } from '../json';

/** What a game's files say of themselves. */
export interface FileFormat {
  /** Also how a file is called, with its day behind it. */
  readonly name: string;
  /** Raised when an older program would misread a file; kinds of entries may be added without. */
  readonly version: number;
}

/** Entries of a file that are read at most. */
export const MOST_ENTRIES = 20_000;

/** A line behind the head, as JSON has it. */
export type Line = JsonRecord;

export const writeHead = ({ name, version }: FileFormat, at: Date): string =>
  JSON.stringify({ format: name, version, at: at.toISOString() });
export const writeEnd = (entries: number): string => JSON.stringify({ kind: 'end', entries });

/** Whose a file is: this game's; a newer version's of it; another game's, by its format's name; or no library's. */
export type HeadReading =
  | 'own'
  | 'foreign'
  | { readonly newer: number }
  | { readonly other: string };

/** Reads the first line of a file; null where it is too long to be read. Never throws. */
export function readHead({ name, version: own }: FileFormat, line: string | null): HeadReading {
  const head = jsonOf(line);
  if (!isRecord(head)) return 'foreign';
  const { format, version } = head;
  if (typeof format !== 'string' || typeof version !== 'number') return 'foreign';
  if (format !== name) return { other: format };
  return version > own ? { newer: version } : 'own';
}

/** What a line behind the head is: an entry of some kind, the end of the file, or what is wrong with it. */
export type LineReading =
  | { readonly is: 'entry'; readonly kind: string; readonly line: Line }
  | { readonly is: 'end' }
  | { readonly is: 'fault'; readonly code: LineFault };

export type LineFault = 'notJson' | 'noEntry' | 'longEntry';

/** Reads a line behind the head; null where it is too long to be read. Never throws. */
export function readLine(text: string | null): LineReading {
  if (text === null) return { is: 'fault', code: 'longEntry' };
  const line = jsonOf(text);
  if (line === undefined) return { is: 'fault', code: 'notJson' };
  if (!isRecord(line) || typeof line.kind !== 'string') return { is: 'fault', code: 'noEntry' };
  const { kind } = line;
  if (kind !== 'end') return { is: 'entry', kind, line };
  return typeof line.entries === 'number' ? { is: 'end' } : { is: 'fault', code: 'noEntry' };
}

/** The id that a line says, or null where it says none that can be one. */
export const idIn = ({ id }: Line): string | null =>
  typeof id === 'string' && id.length > 0 && id.length <= 200 ? id : null;
