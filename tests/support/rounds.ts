/**
 * How many rounds a test goes through where `npm test` has `all`: `npm run exhaustive` takes ten times as many, and mutation
 * testing (tests/mutants), which runs every test thousands of times in slow code, a small share of them.
 */
export const rounds = (all: number): number => Math.ceil(all * Number(process.env.SHARE ?? 1));

/** So many of a list, spread over it; all of them where there are more rounds, as in `npm run exhaustive`. */
export const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  Number(process.env.SHARE ?? 1) > 1
    ? items
    : items.filter((_, i) => (i * count) % items.length < count);
