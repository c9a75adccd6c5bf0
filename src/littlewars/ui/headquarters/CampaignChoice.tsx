import type { ReactNode } from 'react';
import { campaignAfter, nextMuster, standingOf } from '../../game/campaign';
import type { Game, InCampaign } from '../../game/game';
import { isKriegspiel } from '../../game/playing';
import { campaignWords } from '../../words/records';
import { sideName } from '../../words/names';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';
import { useBattle, useBattleState } from '../base/useGame';

/** A campaign (littlewars.md 6.6) whose last battle (`game`) is over and which nobody has won yet. */
export interface OpenCampaign {
  /** Its last battle. */
  readonly game: Game;
  /** The campaign with all its battles, the last included. */
  readonly campaign: InCampaign;
}

/**
 * Hook: returns the campaign of the current battle (littlewars.md 6.6) if its next battle may be begun; null if the
 * battle is not over or in no campaign, or the campaign is won.
 */
export function useOpenCampaign(): OpenCampaign | null {
  const game = useBattleState((state) => state.game);
  const battle = useBattle();
  // A battle of Kriegspiel is in no campaign.
  if (game === null || isKriegspiel(game) || battle?.phase !== 'over') return null;
  const campaign = campaignAfter(game, battle);
  if (campaign === null || standingOf(campaign).winner !== null) return null;
  return { game, campaign };
}

const VALUES = ['goesOn', 'other'] as const;

interface CampaignChoiceProps {
  readonly open: OpenCampaign;
  readonly goesOn: boolean;
  readonly onGoesOn: (goesOn: boolean) => void;
}

/**
 * Renders the choice between the next battle of the campaign `open`, for which only the Country is asked, and a battle
 * outside it. `goesOn` is true while the next battle is chosen; `onGoesOn` is called when that changes.
 */
export const CampaignChoice = ({ open, goesOn, onGoesOn }: CampaignChoiceProps): ReactNode => (
  <Choice
    legend={t('lwHeadquarters:campaign.legend')}
    values={VALUES}
    value={goesOn ? 'goesOn' : 'other'}
    words={(each) => t(`lwHeadquarters:campaign.${each}`)}
    note={
      goesOn
        ? t('lwHeadquarters:campaign.note', {
            standing: campaignWords(open.campaign),
            side: sideName(nextMuster(open.game).first),
          })
        : undefined
    }
    onChoose={(each) => onGoesOn(each === 'goesOn')}
  />
);
