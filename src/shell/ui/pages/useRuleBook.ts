import { createContext, useContext } from 'react';

/** The function that opens the rule book, at `clause` if one is given; outside a game it does nothing. */
export const RuleBookContext = createContext<(clause?: string) => void>(() => undefined);

/**
 * Hook: returns the function that opens the rule book, at `clause` if one is given; outside a game it does nothing.
 */
export const useRuleBook = (): ((clause?: string) => void) => useContext(RuleBookContext);
