import { createContext, useContext } from 'react';
import { createStudies, type Studies, studiesDatabase } from '../../store/studies';
import { useGameStore } from './useGame';

/** The studies of a page of its own; without one, those of the browser. */
export const StudiesContext = createContext<Studies | null>(null);

let ofBrowser: Studies | null = null;

/** The studies that this browser keeps; one page has them once. */
const studiesOfBrowser = (newId: () => string): Studies =>
  (ofBrowser ??= createStudies({ database: studiesDatabase(), newId, now: () => new Date() }));

/** The studies that are kept. */
export function useStudies(): Studies {
  const { newId } = useGameStore();
  return useContext(StudiesContext) ?? studiesOfBrowser(newId);
}
