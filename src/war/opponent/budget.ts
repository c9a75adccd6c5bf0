/** Milliseconds by a clock that only goes forward. */
export type Clock = () => number;

/** How long to think: so many orders tried, or so many milliseconds by a clock that is handed in. */
export type Limit = { readonly nodes: number } | { readonly ms: number; readonly clock: Clock };

/** A limit as it is used up. */
export interface Budget {
  /** Orders tried so far. */
  nodes: number;
  /** The share of the limit that is used up: from 0, and 1 or more where nothing is left. */
  readonly used: () => number;
}

/** A budget of which nothing is used up. */
export function budgetOf(limit: Limit): Budget {
  const begun = 'ms' in limit ? limit.clock() : 0;
  const budget: Budget = {
    nodes: 0,
    used: () =>
      'ms' in limit
        ? (limit.clock() - begun) / Math.max(limit.ms, 1)
        : budget.nodes / Math.max(limit.nodes, 1),
  };
  return budget;
}
