import { folded, wordsOf } from '../pages/finding';

/** How a library may be ordered: the last saved, the longest or the first of the alphabet first. */
export const LIBRARY_ORDERS = ['saved', 'length', 'name'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** What of an entry of a library it is found and ordered by. */
export interface Arrangeable {
  readonly name: string;
  /** What a search looks in besides the name. */
  readonly searched: readonly string[];
  /** How long it is; -1 of what cannot be read. */
  readonly length: number;
}

/** The entries in which every word of a query is found, in the order wished for; given are the last saved first. */
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
