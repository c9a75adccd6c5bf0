import type { Side } from '../../src/war/engine/vocabulary';

/** A game of two deployments, by their numbers: 1 where the North won, 0 where the South did, 0.5 where nobody. */
export interface Meeting {
  readonly north: number;
  readonly south: number;
  readonly won: number;
}

/** How far strengths are drawn to the mean, in games; steps and their length. */
const PRIOR = 2;
const STEPS = 1500;
const STEP = 0.05;

/**
 * How strong deployments are, by the games between them: the logarithm of the odds against a middling one of the other side
 * (Bradley and Terry's model, with a normal prior), so that to win against a strong one counts for more.
 */
export function strengthsOf(
  meetings: readonly Meeting[],
  count: Readonly<Record<Side, number>>,
): Record<Side, Float64Array> {
  const strengths = { N: new Float64Array(count.N), S: new Float64Array(count.S) };
  let lead = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = { N: strengths.N.map((x) => -PRIOR * x), S: strengths.S.map((x) => -PRIOR * x) };
    let leadSlope = 0;
    for (const { north, south, won } of meetings) {
      const odds = (strengths.N[north] ?? 0) - (strengths.S[south] ?? 0) + lead;
      const surprise = won - 1 / (1 + Math.exp(-odds));
      slope.N[north] = (slope.N[north] ?? 0) + surprise;
      slope.S[south] = (slope.S[south] ?? 0) - surprise;
      leadSlope += surprise;
    }
    for (const side of ['N', 'S'] as const)
      for (let i = 0; i < count[side]; i++)
        strengths[side][i] = (strengths[side][i] ?? 0) + STEP * (slope[side][i] ?? 0);
    lead += (STEP * leadSlope) / Math.max(1, meetings.length / 20);
  }
  return strengths;
}
