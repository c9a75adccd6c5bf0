import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu';
import type { RowAnswers } from './LibraryRow';
import { folded, wordsOf } from '../pages/SearchField';

/** The orders in which the library lists games: last saved first, longest first, or alphabetical by name. */
export const LIBRARY_ORDERS = ['saved', 'length', 'name'] as const;
/**
 * An order in which the library lists games: last saved first (`saved`), longest first (`length`), or alphabetical by
 * `name`.
 */
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** The properties by which an entry of a library is found and sorted. */
interface Arrangeable {
  readonly name: string;
  /** Texts that a search covers besides the name. */
  readonly searched: readonly string[];
  /** Its length; -1 if it is unreadable. */
  readonly length: number;
}

/**
 * Returns the entries of the library that contain every word of a `query`, without regard to case or accents, in the
 * chosen order. `entries` are given last saved first.
 */
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

/**
 * A saved game as the library describes it: its name, picture, state, faults and actions; of an unreadable one only
 * its name and faults.
 */
export interface SavedEntry extends Arrangeable {
  readonly picture?: ReactNode;
  /** Its given name; empty if it has none. */
  readonly given: string;
  /** Its state, in a line. */
  readonly stage: string;
  /** Its description. */
  readonly facts: ReactNode;
  readonly isOver: boolean;
  /** Its faults; false if it has none, and only then can it be renamed and has a record. */
  readonly damage: ReactNode;
  /** Returns the acts of a faultless entry, besides those of every entry. */
  readonly orders: (answers: RowAnswers) => readonly MenuItem[];
  /** The menu's content besides the acts. */
  readonly also?: ReactNode;
  /** A warning of hidden content that is lost with it. */
  readonly lost?: string;
}

/**
 * Returns the library's description of a save that cannot be read: `name` is shown instead of the game's, `damage`
 * says what is wrong. A search finds it only by that name.
 */
export const unreadableEntry = (
  name: string,
  damage: ReactNode,
  picture?: ReactNode,
): SavedEntry => ({
  picture,
  name,
  searched: [],
  length: -1,
  given: '',
  stage: '',
  facts: null,
  isOver: false,
  damage,
  orders: () => [],
});
