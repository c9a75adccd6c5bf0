import { useEffect, useId, useRef } from 'react';
import { bookWords } from './book';

interface SearchProps {
  readonly query: string;
  /** How many rules are shown, in words. */
  readonly told: string;
  readonly onQuery: (query: string) => void;
  /** Goes to the first rule found. */
  readonly onEnter: () => void;
}

/** The field that finds rules as they are typed: `/` leads to it, Enter on to the first rule found, Escape empties it. */
export function RuleSearch({ query, told, onQuery, onEnter }: SearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const { target } = event;
      if (event.key !== '/' || target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    }
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div role="search" className="rulebook-search">
      <label htmlFor={id}>{bookWords().labels.search}</label>
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
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
      <p role="status">{told}</p>
    </div>
  );
}
