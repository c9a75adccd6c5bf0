import type { BySide, Side } from './types';

/**
 * A campaign: several battles that are scored together until one side leads by `target` points (littlewars.md 6.6).
 * `battles` has the points of each battle that is over.
 */
export interface Campaign {
  /** The lead in points that wins it: 200, 300, 400 or more. */
  readonly target: number;
  /** The points of each side in each battle that is over, in their order. */
  readonly battles: readonly BySide<number>[];
}

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

/** Returns a campaign without battles, which a lead of `target` points will win (littlewars.md 6.6). */
export const beginCampaign = (target: number): Campaign => ({ target, battles: [] });

/** Returns a campaign after one more battle, in which the sides made `points` (littlewars.md 6.5, 6.6). */
export const withBattle = (campaign: Campaign, points: BySide<number>): Campaign => ({
  ...campaign,
  battles: [...campaign.battles, points],
});

/**
 * Returns how a campaign stands (littlewars.md 6.6): the differences of the sides' points in all battles are summed,
 * and the side with more has won once that lead reaches the target.
 */
export function campaignStanding({ target, battles }: Campaign): CampaignStanding {
  const ahead = battles.reduce((sum, { red, blue }) => sum + red - blue, 0);
  const score = { red: Math.max(0, ahead), blue: Math.max(0, -ahead) };
  const leader: Side | null = ahead === 0 ? null : ahead > 0 ? 'red' : 'blue';
  return { score, leader, winner: Math.abs(ahead) >= target ? leader : null };
}
