/** Milliseconds of work after which the page draws a frame and handles input. */
const SLICE = 12;

/** Returns a function that long work calls between its parts: now and then it waits until the page has had its turn. */
export function createYieldToMain(
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let begun = now();
  return async () => {
    if (now() - begun < SLICE) return;
    await new Promise((done) => setTimeout(done));
    begun = now();
  };
}
