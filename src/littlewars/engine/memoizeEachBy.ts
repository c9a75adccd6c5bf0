import { memoizeEach } from '../../shell/memoizeEach';

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
