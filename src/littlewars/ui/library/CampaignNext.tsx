import { useState, type ReactNode } from 'react';
import { Segments } from '../../../shell/ui/Segments';
import { TARGETS } from '../../engine/campaign';
import { campaignAfter, standingOf } from '../../game/campaign';
import { campaignWords } from '../../words/records';
import { lateMessages } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import './library.css';

const tell = lateMessages('lwRecords');
const CHOICES = TARGETS.map((target) => `${target}`);

/** Under the score of a battle that is over: its campaign and the next battle of it, or a campaign to be begun. */
export function CampaignNext(): ReactNode {
  const store = useBattleStore();
  const game = useBattleState((state) => state.game);
  const battle = useBattleState((state) => state.battle);
  const [target, setTarget] = useState(CHOICES[0] ?? '');
  if (game === null || battle?.phase !== 'over') return null;
  const campaign = campaignAfter(game, battle);
  if (campaign === null)
    return (
      <fieldset className="lw-campaign">
        <legend>{tell('next.begin')}</legend>
        <Segments values={CHOICES} value={target} words={(value) => value} onChoose={setTarget} />
        <button type="button" onClick={() => store.nextBattle(Number(target))}>
          {tell('next.go')}
        </button>
      </fieldset>
    );
  return (
    <div className="lw-campaign">
      <p>
        {tell('campaign.title', { target: campaign.target })}. {campaignWords(campaign)}
      </p>
      {standingOf(campaign).winner === null && (
        <button type="button" className="primary" onClick={() => store.nextBattle(campaign.target)}>
          {tell('next.battle')}
        </button>
      )}
    </div>
  );
}
