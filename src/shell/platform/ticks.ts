/** Returns the milliseconds of a monotonic clock, independent of changes to the system clock. */
export const ticks = (): number => performance.now();
