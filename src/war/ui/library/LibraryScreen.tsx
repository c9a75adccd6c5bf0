import type { ReactNode } from 'react';
import { libraryTrouble } from '../../../shell/persistence/saveState';
import { LibraryPage } from '../../../shell/ui/library/LibraryPage';
import { useListed } from '../../../shell/ui/library/useListed';
import { t } from '../../words/t';
import { useGameState, useGameStore } from '../base/useGame';
import { useInProgress } from '../base/useInProgress';
import { useStudies } from '../base/studies';
import { useLibraryFiling } from '../persistence/libraryFile/LibraryOffer';
import { PublishedGames } from './PublishedGames';
import { savedWar } from './savedWar';
import { StudyList } from './StudyList';

/** The screen of the library: the games and studies saved in this browser, and the published games. */
export function LibraryScreen({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { library, navigation } = useGameStore();
  const currentId = useGameState(({ game }) => game?.id ?? null);
  const trouble = useGameState(libraryTrouble);
  const { all, watch } = useStudies();
  const { listed, refresh } = useListed(all, watch);
  return (
    <LibraryPage
      words={(word, values) => t(`records:library.${word}`, values)}
      library={library}
      entryOf={savedWar}
      currentId={currentId}
      inProgress={useInProgress()}
      trouble={trouble}
      filing={useLibraryFiling()}
      damagedFile="game-of-war-damaged.json"
      isRead={listed !== null}
      onAdded={refresh}
      onClose={onClose}
      foot={
        <button type="button" onClick={() => navigation.push({ screen: 'problems', id: '' })}>
          {t('records:library.problems')}
        </button>
      }
    >
      {listed !== null && <StudyList list={listed} refresh={refresh} />}
      <PublishedGames />
    </LibraryPage>
  );
}
