const share = (): number => Number(process.env.SHARE ?? 1);

/**
 * How many rounds a test goes through where `npm test` has `all`: `npm run exhaustive` takes ten times as many or those
 * named, and mutation testing (tests/mutants), which runs every test thousands of times in slow code, a small share of them.
 */
export const rounds = (all: number, exhaustive = 10 * all): number =>
  Math.ceil(share() > 1 ? (exhaustive * share()) / 10 : all * share());

/** So many of a list, spread over it; all of them where there are more rounds, as in `npm run exhaustive`. */
export const sampleOf = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  share() > 1 ? items : items.filter((_, i) => (i * count) % items.length < count);
