/**
 * Returns `work` with a cache of its result for each object, as long as the object exists: called again with the same
 * object, it returns that result. `work` must be pure.
 */
export function memoizeEach<K extends object, R>(work: (of: K) => R): (of: K) => R {
  const known = new WeakMap<K, { readonly answer: R }>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found.answer;
    const answer = work(of);
    known.set(of, { answer });
    return answer;
  };
}

/**
 * Returns `work` with a cache of its results for each object and second argument (compared by `===`), as long as the
 * object exists. `work` must be pure.
 */
export function memoizeEachBy<K extends object, B, R>(
  work: (of: K, by: B) => R,
): (of: K, by: B) => R {
  const resultsOf = memoizeEach<K, Map<B, { readonly answer: R }>>(() => new Map());
  return (of, by) => {
    const results = resultsOf(of);
    const found = results.get(by) ?? { answer: work(of, by) };
    results.set(by, found);
    return found.answer;
  };
}
