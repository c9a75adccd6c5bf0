/** Returns a text normalised for search: without case or accents, and with a keyboard's apostrophe. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Returns the words of a query, normalised. */
export const wordsOf = (query: string): readonly string[] =>
  folded(query).split(/\s+/).filter(Boolean);

/** A piece of a text, which is a match of a query or not. */
export interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

/** Splits a text at the matches of normalised words; one piece without a match. */
export function piecesOf(text: string, words: readonly string[]): TextPiece[] {
  const letters = Array.from(text);
  const heard = letters.map(folded);
  // Normalising may change the length: for each normalised character, the one it comes from.
  const origin = heard.flatMap((letter, i) => Array.from(letter, () => i));
  const whole = heard.join('');
  const hits = new Set<number>();
  for (const word of words)
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1))
      for (const i of origin.slice(at, at + word.length)) hits.add(i);
  const pieces: TextPiece[] = [];
  letters.forEach((letter, i) => {
    const found = hits.has(i);
    const last = pieces.at(-1);
    if (last?.found === found) pieces[pieces.length - 1] = { text: last.text + letter, found };
    else pieces.push({ text: letter, found });
  });
  return pieces;
}
