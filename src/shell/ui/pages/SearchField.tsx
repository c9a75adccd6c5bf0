import { useEffect, useId, useRef } from 'react';
import { latinKey } from '../latinKey';
import '../controls.css';

interface SearchProps {
  readonly label: string;
  readonly query: string;
  /** The result of the search, in words. */
  readonly told: string;
  readonly onQuery: (query: string) => void;
  /** Goes to the first match. */
  readonly onEnter: () => void;
}

/** A search field that filters as one types: `/` focuses it, Enter goes to the first match, Escape empties it. */
export function SearchField({ label, query, told, onQuery, onEnter }: SearchProps) {
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
        {told}
      </p>
    </div>
  );
}
