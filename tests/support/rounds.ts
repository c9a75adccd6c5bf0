/**
 * How many rounds a test goes through where `npm test` has `all`: `npm run exhaustive` takes ten times as many, and mutation
 * testing (tests/mutants), which runs every test thousands of times in slow code, a small share of them.
 */
export const rounds = (all: number): number => Math.ceil(all * Number(process.env.SHARE ?? 1));
