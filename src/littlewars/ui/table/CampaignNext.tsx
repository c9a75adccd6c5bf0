import { useState, type ReactNode } from 'react';
import { TARGETS } from '../../engine/campaign';
import { campaignAfter, standingOf } from '../../game/campaign';
import { campaignWords } from '../../words/records';
import { t } from '../../words/t';
import { Choice } from '../base/Choice';
import { useBattle, useBattleState, useBattleStore } from '../base/useGame';
import './table.css';

const CHOICES = TARGETS.map((target) => `${target}`);

/**
 * Below the score of a finished battle: its campaign and the campaign's next battle, or a button that begins a
 * campaign.
 */
export function CampaignNext(): ReactNode {
  const store = useBattleStore();
  const game = useBattleState((state) => state.game);
  const battle = useBattle();
  const [target, setTarget] = useState(CHOICES[0] ?? '');
  if (game === null || battle?.phase !== 'over') return null;
  const campaign = campaignAfter(game, battle);
  if (campaign === null)
    return (
      <Choice
        legend={t('lwRecords:next.begin')}
        values={CHOICES}
        value={target}
        words={(each) => t('lwHeadquarters:spans.to', { target: each })}
        onChoose={setTarget}
      >
        <div className="lw-acts row">
          <button type="button" onClick={() => store.nextBattle(Number(target))}>
            {t('lwRecords:next.go')}
          </button>
        </div>
      </Choice>
    );
  return (
    <div className="lw-campaign">
      <p>
        {t('lwRecords:campaign.title', { target: campaign.target })}. {campaignWords(campaign)}
      </p>
      {standingOf(campaign).winner === null && (
        <button type="button" className="primary" onClick={() => store.nextBattle(campaign.target)}>
          {t('lwRecords:next.battle')}
        </button>
      )}
    </div>
  );
}
