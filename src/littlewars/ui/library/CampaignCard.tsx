import { useEffect, useId, useState, type ReactNode } from 'react';
import type { SavedRow } from '../../../shell/ui/library/LibraryPage';
import type { InCampaign } from '../../game/game';
import type { SavedBattle } from '../../store/saves';
import { battleOfCampaign, campaignWords } from '../../words/records';
import { t } from '../../words/t';
import { useBattleStore } from '../base/useGame';

interface CampaignCardProps {
  readonly battles: readonly SavedBattle[];
  readonly last: SavedBattle;
  readonly row: SavedRow<SavedBattle>;
}

/**
 * Renders a campaign as one entry of the library: how it stands, and the rows of `battles`, which match the search,
 * with what each side scored in them (littlewars.md 6.6). `last` is the last of all its battles; nothing is shown
 * until that is read.
 */
export function CampaignCard({ battles, last, row }: CampaignCardProps): ReactNode {
  const id = useId();
  const standing = useCampaignScore(last);
  if (standing === null) return null;
  return (
    <li>
      <section className="lw-saved-campaign" aria-labelledby={id}>
        <h3 id={id}>{t('lwRecords:campaign.title', { target: standing.target })}</h3>
        <p>{campaignWords(standing)}</p>
        <ul className="library-games">
          {battles.map((battle) =>
            row(battle, battle.game && <p>{battleOfCampaign(battle.game, standing)}</p>),
          )}
        </ul>
      </section>
    </li>
  );
}

/**
 * Hook: a campaign with all its finished battles. What the last one scored is stored in no other battle, so its
 * orders are carried out in the background; until then it counts as unfinished.
 */
function useCampaignScore({ id, game, result = '*' }: SavedBattle): InCampaign | null {
  const { library } = useBattleStore();
  const [after, setAfter] = useState<InCampaign | null>(null);
  const campaign = game?.campaign ?? null;
  const over = result !== '*';
  useEffect(() => {
    if (!over) return;
    let wanted = true;
    library.campaignOf(id).then(
      (found) => {
        if (wanted) setAfter(found);
      },
      // If the browser does not return it, nothing is shown.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library, id, over]);
  return over && after?.id === campaign?.id ? after : campaign;
}
