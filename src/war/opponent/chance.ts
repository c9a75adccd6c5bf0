/** Returns a random whole number from 0 to n - 1. */
export type RandomInt = (n: number) => number;

/** Returns a random generator from a seed, the same on every machine (mulberry32). `seed` is taken modulo 2^32. */
export function chanceOf(seed: number): RandomInt {
  let state = seed | 0;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}
