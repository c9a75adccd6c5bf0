import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu';
import type { RowAnswers } from './LibraryRow';
import { folded, wordsOf } from '../pages/SearchField';

/** The orders of a library: last saved first, longest first, or alphabetical. */
export const LIBRARY_ORDERS = ['saved', 'length', 'name'] as const;
/** The order in which the library lists games. */
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
 * Returns the entries of the library that contain every word of a query, in the chosen order; `entries` are given
 * last saved first.
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

/** How the library describes a saved game; of an unreadable one only its fault. */
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
 * Returns the library's description of an unreadable save: `name` says so, `damage` says why. It is found only by
 * its name.
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
