/**
 * Returns the time of a monotonic clock in milliseconds, for measuring spans: it never goes back, and a change of the
 * system's clock does not affect it.
 */
export const ticks = (): number => performance.now();
