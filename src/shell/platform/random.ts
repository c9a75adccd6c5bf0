import { fillByChance } from './pieces';

/** A whole number from 0 to n - 1, each as likely, by the chance of the browser. */
export function randomInt(n: number): number {
  // Draws from the incomplete last stretch of the range would favour low numbers: draw again.
  const limit = Math.floor(2 ** 32 / n) * n;
  let drawn: number;
  do drawn = fillByChance(new Uint32Array(1))[0] ?? 0;
  while (drawn >= limit);
  return drawn % n;
}
