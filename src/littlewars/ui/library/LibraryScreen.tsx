import { useMemo, type ReactNode } from 'react';
import { libraryTrouble } from '../../../shell/persistence/saveState';
import { LibraryPage } from '../../../shell/ui/library/LibraryPage';
import { byCampaign } from '../../game/campaign';
import { t } from '../../words/t';
import { useBattleState, useBattleStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { CampaignCard } from './CampaignCard';
import { useLibraryFiling } from './LibraryOffer';
import { savedBattleOf } from './savedBattle';

/** The battles saved in this browser, those of a campaign together, and the way to open another. */
export function LibraryScreen({ onClose }: { readonly onClose: () => void }): ReactNode {
  const store = useBattleStore();
  const inHand = useBattleState(({ game }) => game?.id ?? null);
  const trouble = useBattleState(libraryTrouble);
  const entryOf = useMemo(() => savedBattleOf(store), [store]);
  return (
    <LibraryPage
      words={(word, values) => t(`lwRecords:library.${word}`, values)}
      library={store.library}
      entryOf={entryOf}
      list={(found, all, row) =>
        byCampaign(found).map((battles) => {
          const [first] = battles;
          if (first === undefined) return null;
          const id = first.game?.campaign?.id;
          if (id === undefined) return row(first);
          // The standing comes from the last battle, whether it matches the search or not.
          const last = byCampaign(all.filter(({ game }) => game?.campaign?.id === id))[0]?.at(-1);
          return last && <CampaignCard key={id} battles={battles} last={last} row={row} />;
        })
      }
      inHand={inHand}
      inProgress={useInProgress()}
      trouble={trouble}
      filing={useLibraryFiling()}
      damagedFile="little-wars-damaged.json"
      onClose={onClose}
    />
  );
}
