import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu';
import type { RowReport } from './LibraryRow';
import { folded, wordsOf } from '../pages/SearchField';

/** The orders in which the library can list its games: last saved first, longest first, or alphabetical by name. */
export const LIBRARY_ORDERS = ['saved', 'length', 'name'] as const;
/** The order of the library's games: last saved first, longest first (`length`), or alphabetical by `name`. */
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
 * Returns the entries of the library that match a search, in the chosen order: those whose name or searched texts
 * contain every word of `query`, without regard to case or accents; all for an empty query. `entries` are given last
 * saved first.
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
 * A saved game as the library's list shows it: its name, picture, state (`stage`), description (`facts`), faults
 * (`damage`), the actions of its menu (`orders`), and the texts by which a search finds it. An unreadable save has only
 * a name and faults.
 */
export interface SavedEntry extends Arrangeable {
  readonly picture?: ReactNode;
  /** The name that the player gave it; empty if none. */
  readonly given: string;
  /** Its state, in one line; empty if it is unreadable. */
  readonly stage: string;
  /** Its description. */
  readonly facts: ReactNode;
  readonly isOver: boolean;
  /** A description of its faults; false if it has none. A damaged game cannot be renamed, and has no record. */
  readonly damage: ReactNode;
  /** Returns the actions in the menu of an undamaged game, besides those of every game. */
  readonly orders: (report: RowReport) => readonly MenuItem[];
  /** Content of the menu above its actions. */
  readonly also?: ReactNode;
  /** A warning, shown before deleting it, of hidden content that is lost with it. */
  readonly lost?: string;
}

/**
 * Returns the library's description of a save that cannot be read: `name` is shown in place of the game's name, and a
 * search finds it by that; `damage` says what is wrong; `picture` is shown beside it, if given.
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
