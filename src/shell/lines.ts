/**
 * The default limit of the length of a line, in characters (UTF-16 units); longer lines are not read. A game of a
 * thousand turns has about fifty thousand.
 */
export const LONGEST_LINE = 1 << 20;

/**
 * Yields the lines of a text that arrives in pieces of any length, without their line ends (`\n` or `\r\n`) and without
 * a byte order mark; the last line needs no line end. Yields null in place of a line longer than `longest` characters.
 */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | null> {
  let parts: string[] = [];
  let length = 0;
  const add = (part: string): void => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const take = (): string | null => {
    const line = length > longest ? null : parts.join('').replace(/\r$/, '');
    parts = [];
    length = 0;
    return line;
  };
  let first = true;
  for await (const piece of pieces) {
    // Some systems put a byte order mark before piped text.
    let at = first && piece.startsWith('\uFEFF') ? 1 : 0;
    first = false;
    for (let end = piece.indexOf('\n', at); end >= 0; end = piece.indexOf('\n', at)) {
      add(piece.slice(at, end));
      yield take();
      at = end + 1;
    }
    if (at < piece.length) add(piece.slice(at));
  }
  if (length > 0) yield take();
}

/** Returns a value as JSON in one line of ASCII, which survives any encoding: all else is escaped as `\uXXXX`. */
export const written = (answer: unknown): string =>
  JSON.stringify(answer).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
