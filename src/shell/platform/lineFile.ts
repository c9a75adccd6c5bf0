/** The most bytes of a file, compressed: some ten thousand long games. */
const MOST_FILE_BYTES = 64_000_000;
/** The most characters of a file, uncompressed. */
const MOST_FILE_TEXT = 256_000_000;
/** The most characters of a line; a longer one is not read. */
const LONGEST_LINE = 10_000_000;

/**
 * Why reading the lines of a file ended early: the file is too large for this program (`tooLarge`), cut off or
 * garbled (`damaged`), or compressed in a browser that cannot decompress (`unsupported`).
 */
export type LineFileFault = 'tooLarge' | 'damaged' | 'unsupported';

/**
 * A line of a file as `readLines` yields it: its `text`, null if the line is too long to read; or, as the last one, the
 * `fault` because of which reading ended early.
 */
export type FileLine =
  | { readonly text: string | null }
  | { readonly fault: LineFileFault; readonly text?: never };

/** The first bytes of every gzip file. */
const GZIP = [0x1f, 0x8b];

const canPack = (): boolean => 'CompressionStream' in globalThis;

/** Returns the name of a file that `writeLines` makes: `name` with `.jsonl`, and `.gz` if it is compressed. */
export const lineFileName = (name: string): string => `${name}.jsonl${canPack() ? '.gz' : ''}`;

/** Resolves with a file of these lines, compressed with gzip if this browser can. Rejects if `lines` does. */
export async function writeLines(lines: AsyncIterable<string>): Promise<Blob> {
  const parts: BlobPart[] = [];
  let text = '';
  // Blobs need not be in memory, as one text of all lines would.
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length > 1_000_000) {
      parts.push(text);
      text = '';
    }
  }
  const whole = new Blob([...parts, text]);
  if (!canPack()) return whole;
  return new Response(whole.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/**
 * Yields the lines of a file, compressed with gzip or not, and last the fault because of which reading ended early, if
 * it did. Never rejects: of a file that was cut off, the lines before the break are yielded.
 */
export async function* readLines(file: Blob): AsyncGenerator<FileLine> {
  if (file.size > MOST_FILE_BYTES) {
    yield { fault: 'tooLarge' };
    return;
  }
  let begun = '';
  let isOver = false;
  let read = 0;
  try {
    const head = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
    const isPacked = GZIP.every((byte, i) => head[i] === byte);
    if (isPacked && !canPack()) {
      yield { fault: 'unsupported' };
      return;
    }
    for await (const text of texts(file, isPacked)) {
      read += text.length;
      if (read > MOST_FILE_TEXT) {
        yield { fault: 'tooLarge' };
        return;
      }
      const [first = '', ...others] = text.split('\n');
      if (!isOver) begun += first;
      for (const next of others) {
        yield { text: isOver || begun.length > LONGEST_LINE ? null : begun };
        [begun, isOver] = [next, false];
      }
      if (begun.length > LONGEST_LINE) [begun, isOver] = ['', true];
    }
    if (isOver || begun !== '') yield { text: isOver ? null : begun };
  } catch {
    // A partial line before the break may look complete.
    yield { fault: 'damaged' };
  }
}

async function* texts(file: Blob, isPacked: boolean): AsyncGenerator<string> {
  const bytes = isPacked
    ? file.stream().pipeThrough(new DecompressionStream('gzip'))
    : file.stream();
  const reader = bytes.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    // Not awaited: the rest of a file that is not read to its end.
    void reader.cancel().catch(() => undefined);
  }
}
