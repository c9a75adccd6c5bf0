/**
 * How many of `all` rounds a test goes through: mutation testing runs every test thousands of times, in
 * slow code, and takes a small share of the rounds (tests/mutants).
 */
export const rounds = (all: number): number => Math.ceil(all * Number(process.env.SHARE ?? 1));
