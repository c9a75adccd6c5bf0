import { createContext, useContext } from 'react';
import { createStudies, type Studies, studiesDatabase } from '../../store/studies/studies';
import { useGameStore } from './useGame';

/** The operations on studies for the components below; null for those on the studies saved in this browser. */
export const StudiesContext = createContext<Studies | null>(null);

let ofBrowser: Studies | null = null;

/** Returns the studies saved in this browser, once for a page. */
const studiesOfBrowser = (newId: () => string): Studies =>
  (ofBrowser ??= createStudies({ database: studiesDatabase(), newId, now: () => new Date() }));

/** Hook: returns the operations on the saved studies: those of `StudiesContext`, by default those of this browser. */
export function useStudies(): Studies {
  const { newId } = useGameStore();
  return useContext(StudiesContext) ?? studiesOfBrowser(newId);
}
