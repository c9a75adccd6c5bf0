/** Long work in steps: each says how far it has come, 0 to 1, and at last there is what it is for. */
export type Steps<T> = Generator<number, T, undefined>;

/** What comes of work in steps that is done at once. */
export function finished<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
