import { binaryKind, type BinaryKind } from './binaryKinds';

/** The text of a file, and whether its letters were read as those of old Windows programs, or what else it is. */
export type TextFile =
  | { readonly text: string; readonly isWindows: boolean }
  | { readonly kind: BinaryKind; readonly text?: never };

/** Bytes that tell what a file is. */
const HEAD = 300;

/**
 * The text of a file's first bytes: in UTF-8 or, marked as such, UTF-16, and else in the letters of Windows. @throws where the
 * browser cannot read it.
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
