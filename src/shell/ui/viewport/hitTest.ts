/** What may be meant by a finger. */
export interface Candidate<T> {
  readonly what: T;
  /** Pixels from the finger to its middle. */
  readonly distance: number;
  /** Whether it is wanted more than the ground is. */
  readonly relevant: boolean;
}

/** How far a finger falls from what it means, in pixels: the standard deviation, along and across. */
const TREMOR = 5;
/** By how much the square of one's distance must exceed the other's to be so many times less likely. */
const lessLikely = (times: number): number => 2 * TREMOR ** 2 * Math.log(times);
/** One meant in a hundred may be mistaken for another. */
const DOUBTFUL = lessLikely(100);
/** Of what is not relevant little is wanted. */
const IRRELEVANT = lessLikely(20);

/**
 * What a finger may mean, the likeliest first: one where that is certain, and otherwise all that are nearly as likely. Empty
 * where there is no candidate.
 */
export function likeliest<T>(candidates: readonly Candidate<T>[]): readonly T[] {
  const costOf = ({ distance, relevant }: Candidate<T>): number =>
    distance ** 2 + (relevant ? 0 : IRRELEVANT);
  const [first] = candidates;
  if (first === undefined) return [];
  const best = candidates.reduce(
    (least, each) => (costOf(each) < costOf(least) ? each : least),
    first,
  );
  if (!best.relevant) return [best.what];
  const most = costOf(best) + DOUBTFUL;
  return candidates
    .filter((each) => each === best || (each.relevant && costOf(each) < most))
    .sort((a, b) => costOf(a) - costOf(b))
    .map(({ what }) => what);
}
