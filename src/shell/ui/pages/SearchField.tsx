import { useEffect, useId, useRef, createContext, useContext } from 'react';
import { latinKey } from '../latinKey';
import '../controls.css';

/** How many characters of a query are searched for: all the words of a pasted book would freeze the page. */
const LONGEST_QUERY = 200;

/** The words searched for, normalised by `folded`; `Found` marks them in texts. Empty without a search. */
export const SearchedContext = createContext<readonly string[]>([]);

/** Renders a text in which the words searched for (`SearchedContext`) are marked. */
export function Found({ text }: { readonly text: string }) {
  const words = useContext(SearchedContext);
  if (words.length === 0) return text;
  return piecesOf(text, words).map((piece, i) =>
    piece.found ? <mark key={i}>{piece.text}</mark> : piece.text,
  );
}

interface SearchProps {
  readonly label: string;
  readonly query: string;
  readonly announced: string;
  readonly onQuery: (query: string) => void;
  readonly onEnter: () => void;
}

/**
 * Renders a search field with the text `query`. `onQuery` is called with each change of it; the key `/` anywhere on the
 * page focuses the field, Escape empties it, Enter calls `onEnter`. `announced` states the result in words below it.
 */
export function SearchField({ label, query, announced, onQuery, onEnter }: SearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const { target } = event;
      if (latinKey(event) !== '/' || target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div role="search" className="search-field">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        aria-keyshortcuts="/"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
          else if (event.key === 'Escape' && query !== '') onQuery('');
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <p role="status" className="note">
        {announced}
      </p>
    </div>
  );
}

/** Returns a text normalised for comparison in a search: without case or accents, and with straight apostrophes. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/**
 * Returns the words of the first 200 characters of a search query in order, normalised by `folded`; empty for a query
 * of blanks.
 */
export const wordsOf = (query: string): readonly string[] =>
  folded(query.slice(0, LONGEST_QUERY)).split(/\s+/).filter(Boolean);

/** A piece of a text, which is a match of a query or not. */
interface TextPiece {
  readonly text: string;
  readonly found: boolean;
}

/**
 * Splits a text into pieces, in order, that together are the text: those that match any of the `words`, which are
 * normalised by `folded`, and those between them, as `found` says. One piece if nothing matches, none for an empty
 * text.
 */
export function piecesOf(text: string, words: readonly string[]): TextPiece[] {
  const letters = Array.from(text);
  const foldedLetters = letters.map(folded);
  // Normalising may change the length: for each normalised character, the one it comes from.
  const origin = foldedLetters.flatMap((letter, i) => Array.from(letter, () => i));
  const whole = foldedLetters.join('');
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
