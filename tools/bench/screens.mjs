// What the benchmarks of the page have in common.

/** The assault on the fort L15 from Debord's book, both armies in contact (rules.md, known facts). */
export const POSITION =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';
/** Draws every layer and asks no questions. */
export const PREFERENCES = { layer: 'both', fire: 'theirs', figures: true, warnUnspent: false };
/** Milliseconds; longer than any animation of the board. */
export const REST_MS = 260;

/** A desk with a mouse, and a phone by touch with the processor throttled four times. */
export const SCREENS = [
  { name: 'desktop', throttle: 1, options: { viewport: { width: 1280, height: 720 } } },
  {
    name: 'phone',
    throttle: 4,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
];

/**
 * Returns the median and the 95th percentile of some times in milliseconds.
 * @param {readonly number[]} times
 */
export function summary(times) {
  const sorted = [...times].sort((a, b) => a - b);
  /** @param {number} share */
  const at = (share) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95), samples: sorted.length };
}
