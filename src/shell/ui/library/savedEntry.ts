import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu';
import type { Arrangeable } from './arrange';
import type { RowAnswers } from './LibraryRow';

/** A saved game, in the words of its game; of one that cannot be read only what is wrong. */
export interface SavedEntry extends Arrangeable {
  readonly picture?: ReactNode;
  /** The name that it was given; empty where it has none. */
  readonly given: string;
  /** How it stands, in a line. */
  readonly stage: string;
  /** What is said of it. */
  readonly facts: ReactNode;
  readonly isOver: boolean;
  /** What is wrong with it; false of one that is whole, which alone can be renamed and has a record. */
  readonly damage: ReactNode;
  /** What can be ordered of one that is whole, besides what can of every one. */
  readonly orders: (answers: RowAnswers) => readonly MenuItem[];
  /** What stands in its menu besides the orders. */
  readonly also?: ReactNode;
  /** What is lost with it that nobody has seen. */
  readonly lost?: string;
}

/** The entry of a save that cannot be read: `name` says so, `damage` why. It is found by its name alone. */
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
