/**
 * Returns a function that caches its last result for identical arguments, so that board and panel compute one
 * question once. For pure functions; arguments are compared by `!==`.
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
