import { createContext, useContext } from 'react';

/** Opens the rule book at the clause given, such as `6.6b`, or at its beginning; by default does nothing. */
export const RuleBookContext = createContext<(clause?: string) => void>(() => undefined);

/**
 * Hook: returns the function that opens the rule book of the game, at the clause given, such as `6.6b`, or at its
 * beginning. On a page without rule book the function does nothing.
 */
export const useRuleBook = (): ((clause?: string) => void) => useContext(RuleBookContext);
