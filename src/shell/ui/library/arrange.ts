import { folded, wordsOf } from '../pages/finding';

/** The orders of a library: last saved first, longest first, or alphabetical. */
export const LIBRARY_ORDERS = ['saved', 'length', 'name'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** The properties by which an entry of a library is found and sorted. */
export interface Arrangeable {
  readonly name: string;
  /** Texts that a search covers besides the name. */
  readonly searched: readonly string[];
  /** Its length; -1 if it is unreadable. */
  readonly length: number;
}

/** The entries that contain every word of a query, in the chosen order; `entries` are given last saved first. */
export function arranged<E extends Arrangeable>(
  entries: readonly E[],
  query: string,
  order: LibraryOrder,
): readonly E[] {
  const words = wordsOf(query);
  const found =
    words.length === 0
      ? entries
      : entries.filter(({ name, searched }) => {
          const text = folded([name, ...searched].join(' '));
          return words.every((word) => text.includes(word));
        });
  if (order === 'saved') return found;
  return [...found].sort((a, b) =>
    order === 'length'
      ? b.length - a.length
      : a.name.localeCompare(b.name, undefined, { numeric: true }),
  );
}
