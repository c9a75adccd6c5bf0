import { createContext, useContext } from 'react';
import { createStudies, type Studies, studiesDatabase } from '../../store/studies/studies';
import { useGameStore } from './useGame';

/** The studies for the components below; null for those saved in the browser. */
export const StudiesContext = createContext<Studies | null>(null);

let ofBrowser: Studies | null = null;

/** Returns the studies saved in this browser, once for a page. */
const studiesOfBrowser = (newId: () => string): Studies =>
  (ofBrowser ??= createStudies({ database: studiesDatabase(), newId, now: () => new Date() }));

/** Hook: returns the operations on the saved studies. */
export function useStudies(): Studies {
  const { newId } = useGameStore();
  return useContext(StudiesContext) ?? studiesOfBrowser(newId);
}
