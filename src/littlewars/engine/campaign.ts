import type { BySide, Side } from './types';

export interface Campaign {
  /** How many points up end it: 200, 300, 400 or more. */
  readonly target: number;
  /** The points of each battle fought. */
  readonly battles: readonly BySide<number>[];
}

export interface CampaignStanding {
  /** The sum of the differences, as points for each side. */
  readonly score: BySide<number>;
  readonly leader: Side | null;
  readonly winner: Side | null;
}

/** 6.6: how many points up a campaign may be fought to. */
export const TARGETS = [200, 300, 400] as const;

export const beginCampaign = (target: number): Campaign => ({ target, battles: [] });

/** A campaign after one battle more, with the points of both sides in it. */
export const withBattle = (campaign: Campaign, points: BySide<number>): Campaign => ({
  ...campaign,
  battles: [...campaign.battles, points],
});

/** How a campaign stands (6.6): each battle counts the difference of the two sides' points, for who has more. */
export function campaignStanding({ target, battles }: Campaign): CampaignStanding {
  const ahead = battles.reduce((sum, { red, blue }) => sum + red - blue, 0);
  const score = { red: Math.max(0, ahead), blue: Math.max(0, -ahead) };
  const leader: Side | null = ahead === 0 ? null : ahead > 0 ? 'red' : 'blue';
  return { score, leader, winner: Math.abs(ahead) >= target ? leader : null };
}
