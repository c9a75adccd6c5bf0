/**
 * Returns a function that caches its last result for identical arguments (compared by `===`), so that several
 * components compute it once. `work` must be pure.
 */
export function memoizeLast<A extends readonly unknown[], R>(
  work: (...args: A) => R,
): (...args: A) => R {
  let last: { readonly args: A; readonly answer: R } | null = null;
  return (...args) => {
    if (last === null || args.some((arg, i) => arg !== last?.args[i]))
      last = { args, answer: work(...args) };
    return last.answer;
  };
}
