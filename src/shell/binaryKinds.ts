/** What a file is that holds no text, by the bytes it begins with. */
export const BINARY_KINDS = ['picture', 'archive', 'document', 'media', 'binary'] as const;
export type BinaryKind = (typeof BINARY_KINDS)[number];

/** What files begin with, in letters of one byte each. */
const HEADS: readonly (readonly [BinaryKind, RegExp])[] = [
  [
    'picture',
    /^(?:[\x89\ufffd]?PNG\r?\n|data:image\/|\xff\xd8\xff|GIF8|RIFF[^]{4}WEBP|BM[^]{4}\0\0\0\0|II\*\0|MM\0\*|[^]{4}ftyp(?:avif|heic|mif1))/,
  ],
  ['archive', /^(?:PK[\x03\x05]|\x1f\x8b|Rar!|7z\xbc\xaf|BZh|\xfd7zXZ|[^]{257}ustar)/],
  ['document', /^(?:%PDF|\{\\rtf|\xd0\xcf\x11\xe0)/],
  ['media', /^(?:ID3|OggS|fLaC|RIFF[^]{4}(?:WAVE|AVI )|[^]{4}ftyp|\x1aE\xdf\xa3)/],
];
/** What a file, or a text that was made of one, is by its first signs; null where it may be text. */
export const binaryKind = (head: string): BinaryKind | null =>
  HEADS.find(([, form]) => form.test(head))?.[0] ?? null;
