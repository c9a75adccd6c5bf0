/**
 * Something that a finger may have been meant for: the thing itself (`what`), its distance from the finger in pixels,
 * and whether it is more likely wanted than others (`relevant`).
 */
export interface Candidate<T> {
  readonly what: T;
  /** Pixels from the finger to the middle of the thing. */
  readonly distance: number;
  /** Whether it is more likely wanted than the ground beside it. */
  readonly relevant: boolean;
}

/** The deviation of a finger from its target, in pixels: the standard deviation along each axis. */
const TREMOR = 5;
/** Returns by how much the square of one's distance must exceed the other's to be so many times less likely. */
const lessLikely = (times: number): number => 2 * TREMOR ** 2 * Math.log(times);
/** One intended target in a hundred may be mistaken for another. */
const DOUBTFUL = lessLikely(100);
/** Irrelevant targets are rarely wanted. */
const IRRELEVANT = lessLikely(20);

/**
 * Returns what a finger was most likely meant for, judged by distance and relevance, the likeliest first: the best
 * candidate, and the relevant ones at most a hundred times less likely. Only the best if that is not relevant; empty
 * without candidates.
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
