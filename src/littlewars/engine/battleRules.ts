/** What players agree on before a battle (littlewars.md 2, 6): its kind, its terms, its forces. */

/** The kinds of battles (`BattleKind`). */
export const BATTLE_KINDS = ['finish', 'blow', 'defence'] as const;
/**
 * The kind of a battle: `finish`, the Fight to the Finish (littlewars.md 6.1); `blow`, the Blow at the Rear (6.2);
 * `defence`, the Defensive Game (6.3).
 */
export type BattleKind = (typeof BATTLE_KINDS)[number];

/** The parts of the enemy's back line on which men may count in a Blow at the Rear (`LinePart`). */
export const LINE_PARTS = ['whole', 'middle', 'left', 'right'] as const;
/**
 * The part of the enemy's back line on which men count in a Blow at the Rear (littlewars.md 6.2): the `whole`, its
 * `middle` half, or the half with the smaller (`left`) or the greater x (`right`).
 */
export type LinePart = (typeof LINE_PARTS)[number];

/** The numbers of infantrymen, cavalrymen and guns that a side has at the beginning of a battle (littlewars.md 2.2). */
export interface Force {
  readonly infantry: number;
  readonly cavalry: number;
  readonly guns: number;
}

/**
 * What the players have agreed about a battle (littlewars.md 2, 3.1, 6): its kind, the part of the enemy's line that
 * counts, whether it has a curtain and a clock, and the minutes between moves. Clauses in its members are those of
 * littlewars.md.
 */
export interface BattleRules {
  readonly kind: BattleKind;
  /** Which part of the enemy's back line counts in a Blow at the Rear (6.2); without meaning in the other kinds. */
  readonly linePart: LinePart;
  /** Whether a curtain hides from each side what the other sets out (2.3). */
  readonly curtain: boolean;
  /** Whether moves are timed (3.1). The clock itself is outside the engine: its end comes as the order `time`. */
  readonly timed: boolean;
  /** The most minutes between two moves (3.1): 5, 4 or 0. */
  readonly interval: number;
}
