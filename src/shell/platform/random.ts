/** A whole number from 0 to n - 1, each as likely, from the browser's cryptographic source. */
export function randomInt(n: number): number {
  // Draws from the incomplete last stretch of the range would favour low numbers: draw again.
  const limit = Math.floor(2 ** 32 / n) * n;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % n;
}
