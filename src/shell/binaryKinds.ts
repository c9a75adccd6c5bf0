/** The kinds of binary files, by their first bytes. */
const BINARY_KINDS = ['picture', 'archive', 'document', 'media', 'binary'] as const;
/**
 * The kind of a file that is not text: `picture`, `archive`, `document` (such as a PDF), `media` (sound or film), or
 * `binary` for any other.
 */
export type BinaryKind = (typeof BINARY_KINDS)[number];

/** The first bytes of each kind, one character a byte. */
const HEADS: readonly (readonly [BinaryKind, RegExp])[] = [
  [
    'picture',
    /^(?:[\x89\ufffd]?PNG\r?\n|data:image\/|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0\0\0\0|II\*\0|MM\0\*|[^]{4}ftyp(?:avif|heic|mif1))/,
  ],
  ['archive', /^(?:PK[\x03\x05]|\x1f\x8b|Rar!|7z\xbc\xaf|BZh|\xfd7zXZ|[^]{257}ustar)/],
  ['document', /^(?:%PDF|\{\\rtf|\xd0\xcf\x11\xe0)/],
  ['media', /^(?:ID3|OggS|fLaC|RIFF[^]{4}(?:WAVE|AVI )|[^]{4}ftyp|\x1aE\xdf\xa3)/],
];
/**
 * Returns the kind of a binary file by its beginning, `head`, one character for each byte; also of a text that a
 * program made from a binary file, such as a `data:image/` address. Null if it may be text.
 */
export const binaryKind = (head: string): BinaryKind | null =>
  HEADS.find(([, form]) => form.test(head))?.[0] ?? null;
