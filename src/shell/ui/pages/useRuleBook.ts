import { createContext, useContext } from 'react';

/** Opens the rule book, at a clause if one is given. */
export const RuleBookContext = createContext<(clause?: string) => void>(() => undefined);

export const useRuleBook = (): ((clause?: string) => void) => useContext(RuleBookContext);
