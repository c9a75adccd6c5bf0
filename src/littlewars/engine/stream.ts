/** The state of a seeded stream of random numbers: a whole number from 0 to 2³² − 1. A battle stores it. */
export type Stream = number;

const RANGE = 4_294_967_296;

/** Returns the next random number of a stream, from 0 to 2³² − 1, and the stream after it (SplitMix32). */
export function draw(stream: Stream): readonly [value: number, after: Stream] {
  const after = (stream + 0x9e3779b9) >>> 0;
  let z = after;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return [(z ^ (z >>> 16)) >>> 0, after];
}

/** Returns a random whole number of at least 0 and less than `n`, and the stream after it. */
export function drawBelow(stream: Stream, n: number): readonly [value: number, after: Stream] {
  const [value, after] = draw(stream);
  return [Math.floor((value / RANGE) * n), after];
}

/**
 * Returns a random number with mean 0 and standard deviation 1, and the stream after it: the sum of twelve uniform
 * numbers less 6, which needs no function that differs between machines.
 */
export function drawNormal(stream: Stream): readonly [value: number, after: Stream] {
  let sum = -6;
  let state = stream;
  for (let i = 0; i < 12; i++) {
    const [value, after] = draw(state);
    sum += value / RANGE;
    state = after;
  }
  return [sum, state];
}
