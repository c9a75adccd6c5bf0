import { campaignStanding, type CampaignStanding } from '../engine/campaign';
import { other } from '../engine/men';
import { pointsOf } from '../engine/points';
import type { Battle, Muster } from '../engine/types';
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

/** A kept game, of which whether it could be read is not known. */
interface Kept {
  readonly game: Game | null;
}

/**
 * Games with those of one campaign (6.6) together, in the order in which they are fought, where the first of them stands in
 * the list; every other is alone.
 */
export function byCampaign<K extends Kept>(all: readonly K[]): readonly (readonly K[])[] {
  const groups = new Map<string | K, K[]>();
  for (const each of all) {
    const key = each.game?.campaign?.id ?? each;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const number = ({ game }: Kept): number => game?.campaign?.before.length ?? 0;
  return [...groups.values()].map((group) => group.sort((a, b) => number(a) - number(b)));
}

/**
 * What the next battle of a campaign is fought by: as the last, but the other side moves first; in the Defensive Game it
 * attacks, and the forces change sides with that.
 */
export function nextMuster({ muster }: Pick<Game, 'muster'>): Omit<Muster, 'seed'> {
  const { country, rules, first, forces } = muster;
  const changed = rules.kind === 'defence' ? { red: forces.blue, blue: forces.red } : forces;
  return { country, rules, first: other(first), forces: changed };
}
