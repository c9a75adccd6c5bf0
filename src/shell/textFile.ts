import { binaryKind, type BinaryKind } from './binaryKinds';

/**
 * A file read as text: its `text`, and whether it was decoded as Windows-1252 (`isWindows`); or, if it is not text, its
 * `kind`, such as a picture.
 */
export type TextFile =
  | { readonly text: string; readonly isWindows: boolean }
  | { readonly kind: BinaryKind; readonly text?: never };

/** The number of bytes that decide the kind of a file. */
const HEAD = 300;

/**
 * Reads the first `mostBytes` of a file as text: in UTF-8, in UTF-16 if it begins with a byte order mark of that,
 * otherwise in Windows-1252. Resolves with the kind of the file instead if it is not text. Rejects if the browser
 * cannot read the file.
 */
export async function readTextFile(file: Blob, mostBytes: number): Promise<TextFile> {
  const bytes = new Uint8Array(await file.slice(0, mostBytes).arrayBuffer());
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  const kind = binaryKind(head);
  if (kind !== null) return { kind };
  const mark = /^(?:\xff\xfe|\xfe\xff)/.exec(head)?.[0];
  if (mark !== undefined) {
    const decoder = new TextDecoder(mark === '\xff\xfe' ? 'utf-16le' : 'utf-16be');
    return { text: decoder.decode(bytes), isWindows: false };
  }
  if (head.includes('\0')) return { kind: 'binary' };
  try {
    return {
      text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, {
        stream: file.size > mostBytes,
      }),
      isWindows: false,
    };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWindows: true };
  }
}
