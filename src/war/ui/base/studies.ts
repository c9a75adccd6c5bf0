import { createContext, useContext } from 'react';
import { createStudies, type Studies, studiesDatabase } from '../../store/studies/studies';
import { useGameStore } from './useGame';

/**
 * The operations on saved studies for the components below it, which tests replace; null stands for those on the
 * studies saved in this browser. Read it by `useStudies`.
 */
export const StudiesContext = createContext<Studies | null>(null);

let ofBrowser: Studies | null = null;

/** Returns the studies saved in this browser, once for a page. */
const studiesOfBrowser = (newId: () => string): Studies =>
  (ofBrowser ??= createStudies({ database: studiesDatabase(), newId, now: () => new Date() }));

/**
 * Hook: returns the operations on saved studies: those of a `StudiesContext` around the component, by default those on
 * the studies saved in this browser.
 */
export function useStudies(): Studies {
  const { newId } = useGameStore();
  return useContext(StudiesContext) ?? studiesOfBrowser(newId);
}
