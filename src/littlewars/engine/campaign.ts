import type { BySide, Side } from './types';

/**
 * How a campaign stands (littlewars.md 6.6): `score` is the lead in points of the side that leads, and 0 for the
 * other; `leader` is null if they are equal, `winner` until the lead is large enough.
 */
export interface CampaignStanding {
  /** The sum over all battles of a side's points less the enemy's, or 0 where that is negative. */
  readonly score: BySide<number>;
  readonly leader: Side | null;
  readonly winner: Side | null;
}

/** The leads in points, of which the players choose one, that win a campaign (littlewars.md 6.6). */
export const TARGETS = [200, 300, 400] as const;

/**
 * Returns how a campaign stands (littlewars.md 6.6): the differences of the sides' points in all battles that
 * are over (`battles`) are summed, and the side with more has won once that lead reaches the target.
 */
export function campaignStanding(
  target: number,
  battles: readonly BySide<number>[],
): CampaignStanding {
  const ahead = battles.reduce((sum, { red, blue }) => sum + red - blue, 0);
  const score = { red: Math.max(0, ahead), blue: Math.max(0, -ahead) };
  const leader: Side | null = ahead === 0 ? null : ahead > 0 ? 'red' : 'blue';
  return { score, leader, winner: Math.abs(ahead) >= target ? leader : null };
}
