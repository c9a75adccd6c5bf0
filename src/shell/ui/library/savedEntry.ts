import type { ReactNode } from 'react';
import type { MenuItem } from '../Menu';
import type { Arrangeable } from './arrange';
import type { RowAnswers } from './LibraryRow';

/** The description of a saved game by its game; of an unreadable one only its fault. */
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

/** Returns the entry of an unreadable save: `name` says so, `damage` why. It is found only by its name. */
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
