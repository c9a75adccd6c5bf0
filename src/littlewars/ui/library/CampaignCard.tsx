import { useEffect, useId, useState, type ReactNode } from 'react';
import type { InCampaign } from '../../game/game';
import type { KeptGame } from '../../store/saves';
import { campaignWords } from '../../words/records';
import { lateMessages } from '../../words/t';
import { useBattleStore } from '../base/useGame';
import { KeptCard, type CardOrders } from './KeptCard';

const tell = lateMessages('lwRecords');

interface CampaignCardProps extends CardOrders {
  /** Its battles, in the order in which they are fought; all of them of one campaign. */
  readonly battles: readonly KeptGame[];
  readonly campaign: InCampaign;
}

/** A campaign as one thing: how it stands, and its battles with what each side scored in them (6.6). */
export function CampaignCard({ battles, campaign, ...orders }: CampaignCardProps): ReactNode {
  const id = useId();
  const standing = useStanding(battles.at(-1), campaign);
  return (
    <li>
      <section className="lw-kept-campaign" aria-labelledby={id}>
        <h2 id={id}>{tell('campaign.title', { target: campaign.target })}</h2>
        <p>{campaignWords(standing)}</p>
        <ul className="lw-kept-list">
          {battles.map((each) => (
            <KeptCard key={each.id} kept={each} campaign={standing} {...orders} />
          ))}
        </ul>
      </section>
    </li>
  );
}

/**
 * A campaign with all of its battles that are over. What the last of them has scored no other battle tells: its orders are
 * carried out for it, and until then it counts as under way.
 */
function useStanding(last: KeptGame | undefined, campaign: InCampaign): InCampaign {
  const { library } = useBattleStore();
  const [after, setAfter] = useState<InCampaign | null>(null);
  const id = last?.id ?? '';
  const over = (last?.result ?? '*') !== '*';
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    library.campaignOf(id).then(
      (found) => {
        if (wanted) setAfter(found);
      },
      // Nothing is told of what the browser does not give.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library, id, over]);
  return over && after !== null && after.id === campaign.id ? after : campaign;
}
