/** Returns `work`, which must be pure, with a cache of its last result, for identical arguments (by `===`). */
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
