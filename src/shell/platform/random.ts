import { fillByChance } from './browserApis';

/**
 * Returns a uniformly distributed random whole number from 0 to n - 1, from the browser's cryptographic source if it
 * has one. `n` is a whole number from 1 to 2³².
 */
export function randomInt(n: number): number {
  // Draws from the incomplete last part of the range would favour low numbers, so they are repeated.
  const limit = Math.floor(2 ** 32 / n) * n;
  let drawn: number;
  do drawn = fillByChance(new Uint32Array(1))[0] ?? 0;
  while (drawn >= limit);
  return drawn % n;
}
