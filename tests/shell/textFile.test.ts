import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../src/shell/textFile';

const read = (bytes: readonly number[] | Uint8Array, most = 1_000) =>
  readTextFile(new Blob([Uint8Array.from(bytes)]), most);

describe('the text of a file', () => {
  test.each<[string, readonly number[] | Uint8Array, string, boolean]>([
    ['UTF-8', Buffer.from('Jörg – “x” 🐎'), 'Jörg – “x” 🐎', false],
    ['UTF-8 with its mark', Buffer.from('\uFEFFJörg'), 'Jörg', false],
    ['UTF-16', [0xff, 0xfe, ...Buffer.from('Jörg', 'utf16le')], 'Jörg', false],
    ['UTF-16 the other way', [0xfe, 0xff, 0, 0x4a, 0, 0xf6], 'Jö', false],
    ['Windows-1252', [0x4a, 0xf6, 0x72, 0x67], 'Jörg', true],
    ['no letters', [], '', false],
  ])('in %s', async (_, bytes, text, isWindows) => {
    expect(await read(bytes)).toEqual({ text, isWindows });
  });

  test('cut within a character ends before that character', async () => {
    expect(await read(Buffer.from('Jörg'), 2)).toEqual({ text: 'J', isWindows: false });
  });

  test.each<[string, readonly number[] | Uint8Array, string]>([
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], 'picture'],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'picture'],
    ['GIF', Buffer.from('GIF89a'), 'picture'],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBP'), 'picture'],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic'), 'picture'],
    ['ZIP', [0x50, 0x4b, 3, 4], 'archive'],
    ['gzip', [0x1f, 0x8b, 8], 'archive'],
    ['RAR', Buffer.from('Rar!'), 'archive'],
    ['PDF', Buffer.from('%PDF-1.4'), 'document'],
    ['RTF', Buffer.from('{\\rtf1'), 'document'],
    ['an old Word document', [0xd0, 0xcf, 0x11, 0xe0], 'document'],
    ['MP4', Buffer.from('\0\0\0\x18ftypisom'), 'media'],
    ['a program', [0x7f, 0x45, 0x4c, 0x46, 2, 0], 'binary'],
  ])('%s is none', async (_, bytes, kind) => {
    expect(await read(bytes)).toEqual({ kind });
  });
});
