/** Returns the time of a monotonic clock in milliseconds, which changes to the system clock do not affect. */
export const ticks = (): number => performance.now();
