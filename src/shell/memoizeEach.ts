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
