/** Milliseconds of work after which the page draws a frame and handles input. */
const SLICE = 12;

/**
 * Returns a function for long work to await between its parts: if some milliseconds have passed since the last
 * time, it resolves only after the page could respond; otherwise at once.
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
 * Runs long work in steps, yielding to the page between them; returns its result, or null if it was aborted.
 *
 * @param steps each yields the progress of the work, 0 to 1
 * @param onProgress gets the progress after each
 * @param signal aborts the work
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
