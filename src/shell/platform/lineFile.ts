/** Bytes of a file that is read at most, as it lies there: some ten thousand long games, packed. */
export const MOST_FILE_BYTES = 64_000_000;
/** Characters of a file that are read at most, unpacked. */
export const MOST_FILE_TEXT = 256_000_000;
/** Characters of a line that are read at most; of a longer one nothing is. */
export const LONGEST_LINE = 10_000_000;

/** Why the lines of a file end before it does: too long for this program, broken off or garbled, or not to be unpacked here. */
export type LineFileFault = 'tooLarge' | 'damaged' | 'unsupported';

/** A line of a file: its text, null where that is too long to be read; last, where it ends too early, why. */
export type FileLine =
  | { readonly text: string | null }
  | { readonly fault: LineFileFault; readonly text?: never };

/** The bytes that every gzip file begins with. */
const GZIP = [0x1f, 0x8b];

const canPack = (): boolean => 'CompressionStream' in globalThis;

/** What a file of lines is called: packed where this browser can. */
export const lineFileName = (name: string): string => `${name}.jsonl${canPack() ? '.gz' : ''}`;

/** Texts as the lines of a file, packed with gzip where this browser can. */
export async function writeLines(lines: AsyncIterable<string>): Promise<Blob> {
  const parts: BlobPart[] = [];
  let text = '';
  // Blobs need not lie in memory, as one text of all lines would.
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

/** The lines of a file, packed or not, one at a time. Never throws: a file that breaks off gives those before it does. */
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
    // What was unpacked of a line before the break may look whole.
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
    // Nobody waits for what is left of a file that is not read to its end.
    void reader.cancel().catch(() => undefined);
  }
}
