/** Milliseconds of a time that only goes forward, whoever sets the clock of the machine. */
export const ticks = (): number => performance.now();
