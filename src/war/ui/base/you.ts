import { createContext, useContext } from 'react';
import type { Side } from '../../engine/vocabulary';

/** The side that is called *you*: the only person's, opposite a program or a lesson; null where two people play. */
export const YouContext = createContext<Side | null>(null);

export const useYou = (): Side | null => useContext(YouContext);
