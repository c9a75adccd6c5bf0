/** Long work as a generator, which yields the progress so far, from 0 to 1, and returns the result. */
export type Steps<T> = Generator<number, T, undefined>;

/** Runs long work in steps to its end without a pause, and returns its result. */
export function finished<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
