import { createContext, useContext } from 'react';
import { piecesOf } from './finding';

/** The normalised words of the search. */
export const SearchedContext = createContext<readonly string[]>([]);

/** A text with the words of the search marked. */
export function Found({ text }: { readonly text: string }) {
  const words = useContext(SearchedContext);
  if (words.length === 0) return text;
  return piecesOf(text, words).map((piece, i) =>
    piece.found ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}
