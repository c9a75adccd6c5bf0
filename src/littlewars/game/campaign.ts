import { campaignStanding, type CampaignStanding } from '../engine/campaign';
import { other } from '../engine/men';
import { pointsOf } from '../engine/points';
import type { Battle, Muster } from '../engine/types';
import type { Game, InCampaign } from './game';
import type { AnyGame } from './playing';

/**
 * Returns the campaign of a game with the points of the game's own battle added, if that is over (littlewars.md 6.6);
 * otherwise the campaign unchanged; null if the game is not in a campaign.
 */
export function campaignAfter(
  { campaign }: Pick<AnyGame, 'campaign'>,
  battle: Battle | null,
): InCampaign | null {
  if (campaign === null || battle?.phase !== 'over') return campaign;
  const points = { red: pointsOf(battle, 'red').total, blue: pointsOf(battle, 'blue').total };
  return { ...campaign, before: [...campaign.before, points] };
}

/** Returns how a campaign stands: each side's score, the leader and the winner (littlewars.md 6.6). */
export const standingOf = ({ target, before }: InCampaign): CampaignStanding =>
  campaignStanding(target, before);

/** A saved game, which may be unreadable. */
interface ListedGame {
  readonly game: AnyGame | null;
}

/**
 * Returns the games of a list grouped by campaign (littlewars.md 6.6). The battles of a campaign are in their order,
 * at the place of the first of them in the list; a game without a campaign is a group of its own.
 */
export function byCampaign<K extends ListedGame>(all: readonly K[]): readonly (readonly K[])[] {
  const groups = new Map<string | K, K[]>();
  for (const each of all) {
    const key = each.game?.campaign?.id ?? each;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  const number = ({ game }: ListedGame): number => game?.campaign?.before.length ?? 0;
  return [...groups.values()].map((group) => group.sort((a, b) => number(a) - number(b)));
}

/**
 * Returns the terms of the next battle of a campaign, without a seed and a version of the rulings: those of this
 * battle, but the other side moves first. In a Defensive Game that side attacks, so the forces are swapped too.
 */
export function nextMuster({ muster }: Pick<Game, 'muster'>): Omit<Muster, 'seed'> {
  const { country, rules, first, forces } = muster;
  const changed = rules.kind === 'defence' ? { red: forces.blue, blue: forces.red } : forces;
  return { country, rules, first: other(first), forces: changed };
}
