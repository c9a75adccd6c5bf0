/**
 * A function that remembers its last answer and gives it again for identical arguments: what the board draws and
 * the panel tells of one question is worked out once. For pure functions; arguments are compared by `!==`.
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
