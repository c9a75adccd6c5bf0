import type { BySide, Side } from './types';

/**
 * A campaign: several battles that are scored together until one side leads by `target` points (littlewars.md 6.6).
 * `battles` has the points of each battle that is over.
 */
export interface Campaign {
  /** The lead in points that ends it: 200, 300, 400 or more. */
  readonly target: number;
  /** The points of each battle fought. */
  readonly battles: readonly BySide<number>[];
}

/**
 * How a campaign stands: each side's sum of the differences of points, who leads (null if nobody), and who has won
 * (null until it is over).
 */
export interface CampaignStanding {
  /** The sums of the differences of points, for each side. */
  readonly score: BySide<number>;
  readonly leader: Side | null;
  readonly winner: Side | null;
}

/** The leads in points, of which the players choose one, that win a campaign (littlewars.md 6.6). */
export const TARGETS = [200, 300, 400] as const;

/** Returns a campaign without battles that a lead of `target` points ends (littlewars.md 6.6). */
export const beginCampaign = (target: number): Campaign => ({ target, battles: [] });

/** Returns a campaign after one more battle, in which the sides made `points` (littlewars.md 6.5, 6.6). */
export const withBattle = (campaign: Campaign, points: BySide<number>): Campaign => ({
  ...campaign,
  battles: [...campaign.battles, points],
});

/**
 * Returns how a campaign stands (littlewars.md 6.6): each battle counts the difference of the two sides' points,
 * for the side with more.
 */
export function campaignStanding({ target, battles }: Campaign): CampaignStanding {
  const ahead = battles.reduce((sum, { red, blue }) => sum + red - blue, 0);
  const score = { red: Math.max(0, ahead), blue: Math.max(0, -ahead) };
  const leader: Side | null = ahead === 0 ? null : ahead > 0 ? 'red' : 'blue';
  return { score, leader, winner: Math.abs(ahead) >= target ? leader : null };
}
