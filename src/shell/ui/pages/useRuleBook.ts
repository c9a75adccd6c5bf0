import { createContext, useContext } from 'react';

/** Opens the rule book, at a clause if one is given. */
export const RuleBookContext = createContext<(clause?: string) => void>(() => undefined);

/** Hook: returns how to open the rule book, at a clause if one is given; outside a game that does nothing. */
export const useRuleBook = (): ((clause?: string) => void) => useContext(RuleBookContext);
