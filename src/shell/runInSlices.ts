import { createYieldToMain } from './yieldToMain';

/**
 * Does long work that is given in steps, the page having its turn in between.
 *
 * @param steps each says how far the work has come, 0 to 1
 * @param onProgress is told so after each
 * @param signal ends the work, and the answer is null
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
