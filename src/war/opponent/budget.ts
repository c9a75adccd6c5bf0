/** A function that returns the time in milliseconds of a clock that never goes back. */
export type Clock = () => number;

/** The limit of a search: a number of orders tried (`nodes`), or milliseconds (`ms`) measured by `clock`. */
export type Limit = { readonly nodes: number } | { readonly ms: number; readonly clock: Clock };

/** The limit of the search for a turn, and how much of it is used. Code that tries an order adds 1 to `nodes`. */
export interface Budget {
  /** The orders tried so far. */
  nodes: number;
  /** Returns the used share of the limit, from 0; 1 or more if nothing is left. */
  readonly used: () => number;
}

/** Returns the budget of a limit, of which nothing is used. */
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
