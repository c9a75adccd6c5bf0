/** Long work in steps: each yields the progress, 0 to 1, and the end returns the result. */
export type Steps<T> = Generator<number, T, undefined>;

/** Runs work in steps to its end at once, and returns its result. */
export function finished<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
