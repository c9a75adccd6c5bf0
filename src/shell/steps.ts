/** Long work in steps: each yields the progress, 0 to 1, and the end returns the result. */
export type Steps<T> = Generator<number, T, undefined>;

/** Returns the result of work in steps, done at once. */
export function finished<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
