/** Milliseconds of work after which the page draws a frame and handles input. */
const SLICE = 12;

/**
 * Returns a function to be awaited by long work between its parts. If 12 milliseconds have passed since the page could
 * last respond, its promise resolves after the page could draw and handle input; otherwise at once. `now` returns the
 * time in milliseconds.
 */
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

/**
 * Runs long work in steps, and lets the page draw and handle input every 12 milliseconds. Resolves with the result of
 * the work, or with null if it was aborted.
 *
 * @param steps yields the progress, from 0 to 1, after each step, and returns the result @param onProgress gets that
 * progress @param signal aborts the work before its next step
 */
export async function runInSlices<T>(
  steps: Generator<number, T, undefined>,
  onProgress?: (share: number) => void,
  signal?: AbortSignal,
): Promise<T | null> {
  const yieldToMain = createYieldToMain();
  for (;;) {
    if (signal?.aborted === true) return null;
    const step = steps.next();
    if (step.done === true) return step.value;
    onProgress?.(step.value);
    await yieldToMain();
  }
}
