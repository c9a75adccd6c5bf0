/** The assault on the fort L15 from Debord's book, both armies in contact (rules.md, known facts). */
export const POSITION =
  '25/25/25/25/25/20c4/16I3ccr2/11R4I3ac3/14A1I3i4/12I1H1I2i5/11CCIII2i6/7S3CCIiiih7/15i9/16i5s2/25/25/25/25/25/25 N B15,D8,T3,T23 - 1';
/** Draws every layer and asks no questions. */
export const PREFERENCES = { layer: 'both', fire: 'theirs', figures: true, warnUnspent: false };
/** Milliseconds; longer than any animation of the board. */
export const REST_MS = 260;
