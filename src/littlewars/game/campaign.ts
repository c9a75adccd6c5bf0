import { campaignStanding, type CampaignStanding } from '../engine/campaign';
import { pointsOf } from '../engine/points';
import type { Battle } from '../engine/types';
import type { Game, InCampaign } from './game';

/** The campaign of a game with its own battle among those fought, once that is over; null where it is of none. */
export function campaignAfter(
  { campaign }: Pick<Game, 'campaign'>,
  battle: Battle | null,
): InCampaign | null {
  if (campaign === null || battle?.phase !== 'over') return campaign;
  const points = { red: pointsOf(battle, 'red').total, blue: pointsOf(battle, 'blue').total };
  return { ...campaign, before: [...campaign.before, points] };
}

/** How a campaign stands (6.6), by the battles that have been fought. */
export const standingOf = ({ target, before }: InCampaign): CampaignStanding =>
  campaignStanding({ target, battles: before });
