import { mulberry32 } from '../support/random';

export type Random = () => number;

/** The counts of a storm by name: a sum, or a longest time. */
export type Figures = Record<string, number>;

export interface Failure {
  /** With this seed and one round it can be had again, where a round does not go on from the one before. */
  readonly seed: number;
  readonly what: string;
}

export interface Outcome {
  readonly rounds: number;
  readonly figures: Figures;
  readonly failures: readonly Failure[];
}

/** One storm: so many rounds, each with a seed of its own, the first with the one given. */
export interface StormOptions {
  readonly seed: number;
  readonly rounds: number;
}

/** The result of a round: its failures, in words. */
type Round = (random: Random, seed: number) => Promise<readonly string[]>;

/** Plays every round, also after a failed one. */
export async function storm(
  { seed, rounds }: StormOptions,
  figures: Figures,
  round: Round,
): Promise<Outcome> {
  const failures: Failure[] = [];
  for (let own = seed; own < seed + rounds; own++) {
    const failed = await round(mulberry32(own * 7919), own).catch((error: unknown) => [
      String(error)
        .split('\n')
        .slice(0, 12)
        .join(' ')
        // The colours that it is written in.
        .replace(/\u001b\[\d+m/g, ''),
    ]);
    for (const what of failed) failures.push({ seed: own, what });
  }
  return { rounds, figures, failures };
}

export const count = (figures: Figures, what: string, more = 1): void => {
  figures[what] = (figures[what] ?? 0) + more;
};

export const longest = (figures: Figures, what: string, value: number): void => {
  figures[what] = Math.max(figures[what] ?? 0, Math.round(value));
};
